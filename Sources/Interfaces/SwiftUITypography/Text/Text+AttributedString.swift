public import DynamicType
public import Foundation

extension AttributeScopes {
  /// SwiftUI's attributes that are supported here.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The space added after each letter, in points.
    public let tracking: TrackingAttribute
    /// The space added after each letter, in points. Kerning is drawn like tracking.
    public let kern: KerningAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The space added after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// The space added after each letter.
    public enum KerningAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Kern"
    }
    /// The distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// SwiftUI's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns a SwiftUI attribute by its name. If UIKit's attribute of that name is visible, it
  /// takes precedence.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// A line below or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public enum Pattern: Hashable, Sendable {
      /// A line without gaps.
      case solid
    }

    let color: Color?

    /// Creates a line. By default it has the colour of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// One line in the colour of the letters.
    public static let single = LineStyle()
  }

  /// Creates a text from an attributed string.
  @_disfavoredOverload
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
