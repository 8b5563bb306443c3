public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit that are supported here.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The space added after each letter, in points.
    public let kern: KernAttribute
    /// The space added after each letter, in points. It takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The style of the line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The style of the line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance of a run above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of paragraphs, such as their alignment and line height.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of the font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// The name of the attribute in archives.
      public static let name = "NSFont"
    }
    /// The key of the colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute in archives.
      public static let name = "NSColor"
    }
    /// The key of the space added after each letter.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value, a distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "NSKern"
    }
    /// The key of the space added after each letter, which takes precedence over `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value, a distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "CTTracking"
    }
    /// The key of the line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in archives.
      public static let name = "NSUnderline"
    }
    /// The key of the line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in archives.
      public static let name = "NSStrikethrough"
    }
    /// The key of the distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value, a distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "NSBaselineOffset"
    }
    /// The key of the style of paragraphs.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in archives.
      public static let name = "NSParagraphStyle"
    }
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of a UIKit attribute, by the name of its property.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The text as labels take it: with UIKit's attributes and no others.
  var forLabels: NSAttributedString {
    let whole = NSMutableAttributedString()
    for run in runs {
      var values: [NSAttributedString.Key: Any] = [:]
      values[.font] = run.uiKit.font
      values[.foregroundColor] = run.uiKit.foregroundColor
      values[.kern] = run.uiKit.kern
      values[.tracking] = run.uiKit.tracking
      values[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
      values[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
      values[.baselineOffset] = run.uiKit.baselineOffset
      values[.paragraphStyle] = run.uiKit.paragraphStyle
      whole.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: values))
    }
    return whole
  }
}

extension NSAttributedString {
  /// Creates an attributed string with the UIKit attributes of another one. All others are dropped.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.forLabels)
  }
}

extension AttributeContainer {
  /// Creates a container from UIKit's attributes in a dictionary. Others are ignored.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    let line = { (value: Any?) in
      TextNumber(value)?.whole.map { NSUnderlineStyle(rawValue: $0) }
    }
    let length = { (value: Any?) in TextNumber(value).map { CGFloat($0.value) } }
    self.uiKit.font = attributes[.font] as? UIFont
    self.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.uiKit.kern = length(attributes[.kern])
    self.uiKit.tracking = length(attributes[.tracking])
    self.uiKit.underlineStyle = line(attributes[.underlineStyle])
    self.uiKit.strikethroughStyle = line(attributes[.strikethroughStyle])
    self.uiKit.baselineOffset = length(attributes[.baselineOffset])
    self.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
  }
}

/// A function that transforms the text attributes of a configuration.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer. It runs again after each change of traits.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
