import DynamicType
public import Foundation
import Synchronization
import TextEngine

/// The alignment of lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines are at the left edge.
  case left
  /// Lines are in the middle.
  case center
  /// Lines are at the right edge.
  case right
  /// Lines fill the width between both edges.
  case justified
  /// Each paragraph is at the edge where its text begins.
  case natural
}

/// The treatment of text that is wider than its line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Text wraps at words.
  case byWordWrapping
  /// Text wraps at characters. (Modelled: it wraps at words, and breaks words that are too wide.)
  case byCharWrapping
  /// Text is clipped at the edge.
  case byClipping
  /// An ellipsis replaces the start of the line.
  case byTruncatingHead
  /// An ellipsis replaces the end of the line.
  case byTruncatingTail
  /// An ellipsis replaces the middle of the line.
  case byTruncatingMiddle

  var truncation: TruncationMode {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .cut
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the first strong character.
  case natural = -1
  /// The paragraph runs from left to right.
  case leftToRight
  /// The paragraph runs from right to left.
  case rightToLeft
}

/// The settings of a paragraph.
///
/// A label sets all of its text in the style of the first paragraph. (Modelled: UIKit sets each
/// paragraph in its own.) Indents are stored but not drawn.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // A class that is not final can only be sent unchecked. All that changes is in `state`, behind a
  // mutex.
  private let mark = ForeignTypeMark()
  private let state = Mutex(Values())

  // `NSMutableParagraphStyle` alone sets it.
  fileprivate(set) var values: Values {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab]?
  }

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() {}

  /// The alignment of lines.
  public var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that is wider than its line.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The writing direction of the paragraph.
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The distance added between lines, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, in points.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, in points.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The factor for the natural line height; 0 counts as 1.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum line height in points; 0 for none.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height in points; 0 for none. It may clip taller glyphs.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indent of the first line, in points; not drawn.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of other lines, in points; not drawn.
  public var headIndent: CGFloat { values.headIndent }
  /// The trailing indent, in points; not drawn.
  public var tailIndent: CGFloat { values.tailIndent }
  /// The distance between tab stops in points; 0 for the default.
  public var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The threshold for hyphenation; stored, but words are not hyphenated.
  public var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether lines are set tighter before they are truncated.
  public var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// The strategy for line breaks; stored, but without effect.
  public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops; by default twelve, at intervals of 28 pt.
  public var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.usual }

  /// Returns an immutable copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether another object is a style with the same settings.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash value of the settings.
  public override var hash: Int { values.hashValue }

  /// The settings, for debugging.
  public override var description: String { "<\(type(of: self)): \(values)>" }
}

/// A paragraph style that you can change.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of lines.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The treatment of text that is wider than its line.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The writing direction of the paragraph.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The distance added between lines, in points.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space below the paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space above the paragraph, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The factor for the natural line height; 0 counts as 1.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The minimum line height in points; 0 for none.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum line height in points; 0 for none.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The indent of the first line, in points; not drawn.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of other lines, in points; not drawn.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The trailing indent, in points; not drawn.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The distance between tab stops in points; 0 for the default.
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// The threshold for hyphenation; stored, but words are not hyphenated.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether lines are set tighter before they are truncated.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// The strategy for line breaks; stored, but without effect.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The tab stops; by default twelve, at intervals of 28 pt.
  public override var tabStops: [NSTextTab] {
    get { values.tabStops ?? NSTextTab.usual }
    set { values.tabStops = newValue }
  }

  /// Copies all settings of another style.
  public func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
}

extension NSParagraphStyle.Values {
  /// Returns the style for the text engine. Lengths out of range count as not set.
  func style(lineLimit: Int?, isRightToLeft: Bool) -> ParagraphStyle {
    let points = { (length: CGFloat) -> Points in
      length > 0 && length < 100_000 ? Points(Double(length)) : .zero
    }
    let maximum = points(maximumLineHeight)
    let multiple = lineHeightMultiple > 0 && lineHeightMultiple <= 100 ? lineHeightMultiple : 1
    return ParagraphStyle(
      alignment: alignment.alignment(isRightToLeft: isRightToLeft), lineLimit: lineLimit,
      truncationMode: lineBreakMode.truncation,
      allowsTightening: allowsDefaultTighteningForTruncation,
      lineHeightMultiple: Double(multiple), minimumLineHeight: points(minimumLineHeight),
      maximumLineHeight: maximum > .zero ? maximum : nil, lineSpacing: points(lineSpacing),
      paragraphSpacing: points(paragraphSpacing),
      paragraphSpacingBefore: points(paragraphSpacingBefore),
      tabs: tabs)
  }
}

extension NSParagraphStyle.Values {
  private var tabs: TabStops {
    let isGiven = { (place: CGFloat) in place >= 1 && place < 100_000 }
    let places = (tabStops ?? []).map(\.location).filter(isGiven).map { Points(Double($0)) }
    return isGiven(defaultTabInterval)
      ? TabStops(places: places, interval: Points(Double(defaultTabInterval)))
      : TabStops(places: places)
  }
}

extension NSTextAlignment {
  /// - Parameter isRightToLeft: Whether the text's first paragraph runs from right to left.
  func alignment(isRightToLeft: Bool) -> TextAlignment {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// A tab stop. Text begins there, whatever the alignment is. (Modelled.)
public struct NSTextTab: Hashable, Sendable {
  /// The alignment at the stop; stored, but without effect.
  public let alignment: NSTextAlignment
  /// The position in points, from the start of the line.
  public let location: CGFloat

  /// Creates a tab stop at a position, in points.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
    self.alignment = alignment
    self.location = location
  }

  /// The default tab stops: twelve, at intervals of 28 pt, as Apple documents for `tabStops`.
  static let usual = (1...12).map {
    NSTextTab(textAlignment: .left, location: 28 * CGFloat($0))
  }
}

extension NSParagraphStyle {
  /// The strategy for line breaks, which has no effect here.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the strategies, as in UIKit.
    public let rawValue: UInt

    /// Creates strategies from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Avoids a single word in the last line; no effect here.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Keeps Korean words whole, as happens here in any case.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// Applies the strategies of the system's labels; no effect here.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
