public import DynamicType
public import Foundation

extension AttributeScopes {
  /// The attributes that SwiftUI knows, as far as they are drawn here.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// What is added after each letter, in points.
    public let tracking: TrackingAttribute
    /// What is added after each letter, in points; drawn as tracking is.
    public let kern: KerningAttribute
    /// How far letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes that Foundation knows.
    public let foundation: FoundationAttributes

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// Its name in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// What is added after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// What is added after each letter.
    public enum KerningAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.Kern"
    }
    /// How far letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// The attributes that SwiftUI knows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute that SwiftUI knows, by its name; where UIKit has one of that name in sight, it is meant.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// A line below or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is drawn.
    public enum Pattern: Hashable, Sendable {
      /// Without gaps.
      case solid
    }

    let color: Color?

    /// A line, in the colour of the letters unless one is given.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// One line in the colour of the letters.
    public static let single = LineStyle()
  }

  /// A text each of whose runs says how it is set.
  public init(_ attributed: AttributedString) {
    self.init(
      runs: attributed.runs.map { run in
        var changes = TextChanges()
        changes.font = run.swiftUI.font
        changes.paint = run.swiftUI.foregroundColor.map(TextPaint.color)
        changes.tracking = run.swiftUI.tracking ?? run.swiftUI.kern
        changes.baselineOffset = run.swiftUI.baselineOffset
        changes.underline = run.swiftUI.underlineStyle.map {
          TextChanges.Line(isActive: true, color: $0.color)
        }
        changes.strikethrough = run.swiftUI.strikethroughStyle.map {
          TextChanges.Line(isActive: true, color: $0.color)
        }
        return Run(text: String(attributed[run.range].characters), changes: changes)
      })
  }
}
