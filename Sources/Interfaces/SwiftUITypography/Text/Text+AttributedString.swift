public import DynamicType
public import Foundation

extension AttributeScopes {
  /// The SwiftUI attributes that Typeproof supports.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The text colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The space added after each letter, in points.
    public let tracking: TrackingAttribute
    /// The space added after each letter, in points. Kerning is drawn like tracking.
    public let kern: KerningAttribute
    /// The distance of letters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The underline of a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough line of a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of the font attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The attribute's value is a font.
      public typealias Value = Font
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the text colour attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The attribute's value is a colour.
      public typealias Value = Color
      /// The attribute's name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the tracking attribute, the space added after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// The attribute's value is a distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the kerning attribute, which is drawn like tracking.
    public enum KerningAttribute: AttributedStringKey {
      /// The attribute's value is a distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the baseline offset attribute, the distance of letters above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The attribute's value is a distance in points.
      public typealias Value = CGFloat
      /// The attribute's name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The key of the underline attribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The attribute's value is a line style.
      public typealias Value = Text.LineStyle
      /// The attribute's name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the strikethrough attribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The attribute's value is a line style.
      public typealias Value = Text.LineStyle
      /// The attribute's name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// The scope of SwiftUI's attributes.
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
  /// The style of an underline or a strikethrough line.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public enum Pattern: Hashable, Sendable {
      /// A continuous line, the only supported pattern.
      case solid
    }

    let color: Color?

    /// Creates a line style. A colour of `nil` uses the colour of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// A single continuous line in the colour of the letters.
    public static let single = LineStyle()
  }

  /// Creates a text from an attributed string and the SwiftUI attributes of its runs.
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
