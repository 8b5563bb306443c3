public import Foundation

extension AttributeScopes {
  /// The attributes that UIKit knows, as far as they are drawn here.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// What is added after each letter, in points.
    public let kern: KernAttribute
    /// What is added after each letter, in points; it goes before `kern`.
    public let tracking: TrackingAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How far letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How paragraphs are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The attributes that Foundation knows.
    public let foundation: FoundationAttributes

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// Its name in archives.
      public static let name = "NSFont"
    }
    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Its name in archives.
      public static let name = "NSColor"
    }
    /// What is added after each letter.
    public enum KernAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "NSKern"
    }
    /// What is added after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "CTTracking"
    }
    /// The line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = NSUnderlineStyle
      /// Its name in archives.
      public static let name = "NSUnderline"
    }
    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = NSUnderlineStyle
      /// Its name in archives.
      public static let name = "NSStrikethrough"
    }
    /// How far letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "NSBaselineOffset"
    }
    /// How paragraphs are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSParagraphStyle
      /// Its name in archives.
      public static let name = "NSParagraphStyle"
    }
  }

  /// The attributes that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute that UIKit knows, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The same text with the attributes by which labels take it.
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
  /// The same text with the attributes that UIKit knows.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.forLabels)
  }
}

extension AttributeContainer {
  /// The attributes of a dictionary that UIKit knows; others are left out.
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

/// Says how the text of a configuration is set, from how it would be.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// A rule. It is asked again after each change of traits.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// What the rule makes of some attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
