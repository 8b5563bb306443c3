public import DynamicType

/// How the paragraphs of a text are set, in the words of `NSParagraphStyle`, `UILabel` and SwiftUI.
///
/// What `ParagraphStyle()` says changes nothing: any number of lines, as high as their faces ask.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the edges of the frame.
  public var alignment: TextAlignment
  /// The greatest number of lines, at least 1; `nil` for any (`numberOfLines`, where 0 is any).
  public var lineLimit: Int?
  /// What the last line shows of a text that needs more lines than it may have.
  public var truncationMode: TruncationMode
  /// The least part of its size that text may shrink to before it is truncated, above 0; 1 for
  /// none. Sizes go down by quarter points.
  public var minimumScaleFactor: Double
  /// Whether a last line too wide by up to `Tightening.greatest` is set tighter before text is shrunk
  /// or truncated (`allowsDefaultTighteningForTruncation`).
  public var allowsTightening: Bool
  /// Whether a style's leading is tighter or looser than its table says.
  public var leading: LeadingTrait
  /// How many times the natural line height a line is high; above 0. UIKit's 0 is 1 here.
  public var lineHeightMultiple: Double
  /// The least height of a line, after the multiple; 0 for none.
  public var minimumLineHeight: Points
  /// The greatest height of a line, after the multiple; it wins over the least; `nil` for none.
  /// What is taken away is taken above the line, and ink may leave the line's box.
  public var maximumLineHeight: Points?
  /// What is added between two lines, those of different paragraphs too.
  public var lineSpacing: Points
  /// What is added to that below each paragraph but the last.
  public var paragraphSpacing: Points
  /// What is added to both above each paragraph but the first.
  public var paragraphSpacingBefore: Points
  /// Where tabs lead to.
  public var tabs: TabStops

  /// A way to set paragraphs; what is not named changes nothing.
  public init(
    alignment: TextAlignment = .natural, lineLimit: Int? = nil,
    truncationMode: TruncationMode = .tail, minimumScaleFactor: Double = 1,
    allowsTightening: Bool = false, leading: LeadingTrait = .standard,
    lineHeightMultiple: Double = 1, minimumLineHeight: Points = 0,
    maximumLineHeight: Points? = nil, lineSpacing: Points = 0, paragraphSpacing: Points = 0,
    paragraphSpacingBefore: Points = 0, tabs: TabStops = TabStops()
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.leading = leading
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.tabs = tabs
  }
}

/// Where lines stand between the edges of the frame.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where each paragraph begins: left, or right where it runs from right to left.
  case natural
  /// At the edge where the text's first paragraph begins, for all of them.
  case leading
  /// At the edge across from `leading`.
  case trailing
  /// In the middle.
  case center
  /// At both edges: spaces are widened, but not in the last line of a paragraph, which is natural.
  /// Letters are never moved apart, so Arabic stays joined.
  case justified
}

/// What the last line shows of a text that needs more lines than it may have.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// An ellipsis, then the end of the text.
  case head
  /// What begins the line, an ellipsis, the end of the text; each about half of the width.
  case middle
  /// What begins the line, then an ellipsis.
  case tail
  /// The line as it would be with more lines below it, and no sign of what is left out.
  case cut
}

/// What `UIFontDescriptor`'s traits and SwiftUI's `Font.leading(_:)` do to a style's leading.
///
/// The numbers were observed, not published. On a face's own line height there is no style to
/// change, and they do nothing.
public enum LeadingTrait: String, Hashable, Sendable, CaseIterable {
  /// As the style's table says.
  case standard
  /// 2 pt less.
  case tight
  /// 2 pt more.
  case loose

  /// What it adds to a style's leading.
  public var change: Points {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

/// Where tabs lead to, counted from the edge where the line begins: from the right where the
/// paragraph runs from right to left.
///
/// What follows a tab begins at the stop, as with UIKit's natural tabs.
public struct TabStops: Hashable, Sendable {
  /// Stops of their own, each once, in ascending order.
  public let places: [Points]
  /// The distance of the stops after the last of `places`: its multiples, counted from the edge.
  ///
  /// 28 pt unless told otherwise, after `NSParagraphStyle.tabStops`: “12 left-aligned tabs at
  /// 28-point intervals”. That they go on after the twelfth is a model.
  public let interval: Points

  /// Stops at some places, and from there on at intervals.
  public init(places: [Points] = [], interval: Points = 28) {
    self.places = Set(places).sorted()
    self.interval = interval
  }

  /// The first stop beyond a place, in points.
  func next(after pen: Double) -> Double {
    // Sums of advances that should meet a stop can miss it by their last bits.
    let reached = pen + Self.tolerance
    let place = places.partitioningIndex { $0.value > reached }
    if place < places.count { return places[place].value }
    return ((reached / interval.value).rounded(.down) + 1) * interval.value
  }

  private static let tolerance = 1.0 / 4096
}
