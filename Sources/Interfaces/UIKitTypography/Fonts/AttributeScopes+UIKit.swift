public import Foundation

extension AttributeScopes {
  /// UIKit's attributes that are supported here.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The space added after each letter, in points.
    public let kern: KernAttribute
    /// The space added after each letter, in points. It takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The settings of paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's attributes.
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
    /// The space added after each letter.
    public enum KernAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "NSKern"
    }
    /// The space added after each letter.
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
    /// The distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "NSBaselineOffset"
    }
    /// The settings of paragraphs.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSParagraphStyle
      /// Its name in archives.
      public static let name = "NSParagraphStyle"
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns a UIKit attribute by its name.
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
  /// Creates the same text with UIKit's attributes.
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
