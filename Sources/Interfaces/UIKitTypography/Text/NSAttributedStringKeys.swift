public import Foundation

extension NSAttributedString.Key {
  /// The font, a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of its letters, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind its letters, a ``UIColor``; kept, and not drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The space added after each letter, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space added after each letter, in points. It takes precedence over ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line below its letters, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of that line, a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through its letters, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of that line, a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// The distance above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Whether letters are joined, 1 or 0.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How thick a line around its letters is, in per cent of the size; kept, and not drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of that line, a ``UIColor``; kept, and not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The link's target; kept, and drawn like other text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Its language, a BCP 47 tag.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
}

/// The style of a line below or through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left corner, and the text may have many lines; without it, one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height counts the font's gap between lines below the last line too.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The size is that of the ink; ignored here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits for shrinking text while it is measured.
public final class NSStringDrawingContext {
  /// The smallest scale that text may shrink to; 0 for none.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale at which text was measured.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounding rectangle.
  public internal(set) var totalBounds = CGRect.zero

  /// Creates a context in which text does not shrink.
  public init() {}
}

extension NSMutableAttributedString {
  /// Creates an empty attributed string.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

/// A number among attributes, which may have been put there as any kind of number.
struct TextNumber {
  let value: Double

  /// The whole number it has before the point; `nil` for what is too large for one.
  var whole: Int? { Int(exactly: value.rounded(.towardZero)) }

  /// - Returns: `nil` for what is no number, or not a finite one.
  init?(_ value: Any?) {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as Float: Double(value)
      case let value as UInt32: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    self.value = number
  }
}
