public import Foundation

extension NSAttributedString.Key {
  /// The font, a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of the letters, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the letters, a ``UIColor``; stored, but not drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The space added after each letter, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space added after each letter, in points. It takes precedence over ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line below the letters, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the line below the letters, a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through the letters, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through the letters, a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// The distance of the letters above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Whether ligatures are used; 0 turns them off.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The thickness of an outline of the letters, in per cent of the font size; stored, but not
  /// drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of an outline of the letters, a ``UIColor``; stored, but not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The target of a link; stored, and drawn like other text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The language of the text, a BCP 47 tag such as `de`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
}

/// The style of a line below or through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style, as in UIKit.
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

// As a value of an attribute, a style becomes its number, which Foundation can compare.
extension NSUnderlineStyle: _ObjectiveCBridgeable {
  /// Returns the bits as a number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }

  /// Creates a style from a number.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSNumber, result: inout NSUnderlineStyle?
  ) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Creates a style from a number. It always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout NSUnderlineStyle?
  ) -> Bool {
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }

  /// Creates a style from a number, or one without bits.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSNumber?
  ) -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: source?.intValue ?? 0)
  }
}

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options, as in UIKit.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text may have several lines, and its origin is the top left corner. Without this option,
  /// it has one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height includes the font's leading; no effect here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The size is that of the drawn glyphs; no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits for shrinking text while it is measured.
public final class NSStringDrawingContext {
  /// The smallest scale that text may shrink to; 0 for none.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale at which text was measured last; 1 if it did not shrink.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounding rectangle of the text that was measured last, in points.
  public internal(set) var totalBounds = CGRect.zero

  /// Creates a context in which text does not shrink.
  public init() {}
}

extension NSMutableAttributedString {
  /// Creates an empty attributed string.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

/// The number in an attribute's value, whatever its numeric type is.
struct TextNumber {
  let value: Double

  /// The number without its fraction; `nil` if it is too large for an `Int`.
  var whole: Int? { Int(exactly: value.rounded(.towardZero)) }

  /// Creates a number from an attribute's value; `nil` if it is not a finite number.
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
