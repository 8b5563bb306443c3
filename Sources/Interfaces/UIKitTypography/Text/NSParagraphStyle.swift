import DynamicType
public import Foundation
import Synchronization
import TextEngine

/// Where lines stand between the edges of a text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both edges.
  case justified
  /// Where each paragraph begins.
  case natural
}

/// What becomes of text that is wider than its line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It goes on in another line, words whole.
  case byWordWrapping
  /// It goes on in another line, wherever that ends. (Modelled: as by words, a word that is too wide is
  /// cut.)
  case byCharWrapping
  /// It ends at the edge.
  case byClipping
  /// An ellipsis stands for its beginning.
  case byTruncatingHead
  /// An ellipsis stands for its end.
  case byTruncatingTail
  /// An ellipsis stands for its middle.
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

/// Which way a paragraph runs.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// As its first strong character says.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How a paragraph is set.
///
/// A label sets all of its text as the first paragraph says. (Modelled: UIKit sets each in its own.)
/// Indents are kept and not drawn.
public class NSParagraphStyle: @unchecked Sendable {
  // All that changes is in here; a class that is not final can only be sent unchecked.
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

  /// The style of text that nobody said anything of.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The style of text that nobody said anything of.
  public init() {}

  /// Where lines stand.
  public var alignment: NSTextAlignment { values.alignment }
  /// What becomes of text that is wider than its line.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way it runs.
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What is added between lines, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// What is added below, in points.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// What is added above, in points.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How many times its natural height a line is high; 0 for once.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line in points; 0 for none.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line in points, which may cut off what is taller; 0 for none.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How far the first line is moved in, in points; not drawn.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far other lines are moved in, in points; not drawn.
  public var headIndent: CGFloat { values.headIndent }
  /// How far lines end before the edge, in points; not drawn.
  public var tailIndent: CGFloat { values.tailIndent }
  /// The distance of tab stops in points; 0 for the usual.
  public var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// How soon words are divided; kept, and no word is divided.
  public var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether lines are set tighter before they are cut.
  public var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// How lines are chosen; kept, without effect.
  public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops; twelve at every 28 pt unless told otherwise.
  public var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.usual }

  /// The same style, which cannot change any more.
  public func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// The same style, to be changed.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

extension NSParagraphStyle: Hashable {
  /// Whether both say the same.
  public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
    left.values == right.values
  }

  /// Hashes what it says.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Whether the other says the same.
  public func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle) == self }
}

/// How a paragraph is set, to be put together.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What becomes of text that is wider than its line.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way it runs.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// What is added between lines, in points.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// What is added below, in points.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// What is added above, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// How many times its natural height a line is high; 0 for once.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line in points; 0 for none.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line in points; 0 for none.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// How far the first line is moved in, in points; not drawn.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How far other lines are moved in, in points; not drawn.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// How far lines end before the edge, in points; not drawn.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The distance of tab stops in points; 0 for the usual.
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// How soon words are divided; kept, and no word is divided.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether lines are set tighter before they are cut.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// How lines are chosen; kept, without effect.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The tab stops.
  public override var tabStops: [NSTextTab] {
    get { values.tabStops ?? NSTextTab.usual }
    set { values.tabStops = newValue }
  }

  /// Takes over all that another style says.
  public func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
}

extension NSParagraphStyle.Values {
  /// The style in the words of the engine; lengths that are none count as if nothing were said.
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

/// A place that a tab goes to. Text begins there, whatever the alignment says. (Modelled.)
public struct NSTextTab: Hashable, Sendable {
  /// How text stands at the place; kept, without effect.
  public let alignment: NSTextAlignment
  /// The place, in points from where lines begin.
  public let location: CGFloat

  /// A place.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
    self.alignment = alignment
    self.location = location
  }

  /// Twelve at every 28 pt, as Apple's documentation of `tabStops` says.
  static let usual = (1...12).map {
    NSTextTab(textAlignment: .left, location: 28 * CGFloat($0))
  }
}

extension NSParagraphStyle {
  /// How lines are chosen.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Strategies from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// So that the last line is not a word alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole, as they do here in any case.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system's labels have it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
