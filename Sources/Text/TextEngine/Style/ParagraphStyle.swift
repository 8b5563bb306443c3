public import DynamicType

/// The settings of paragraphs, named as in `NSParagraphStyle`, `UILabel` and SwiftUI.
///
/// The default style sets nothing: any number of lines, each as high as its faces ask.
public struct ParagraphStyle: Hashable, Sendable {
  /// The position of lines between the edges of the frame.
  public var alignment: TextAlignment
  /// The maximum number of lines, at least 1; `nil` for any. It equals `numberOfLines`, where 0
  /// means any.
  public var lineLimit: Int?
  /// The part of the last line that is replaced by an ellipsis if the text needs more lines.
  public var truncationMode: TruncationMode
  /// The smallest scale that text may shrink to before it is truncated, above 0 and up to 1. Sizes
  /// shrink in steps of a quarter point.
  public var minimumScaleFactor: Double
  /// Whether the last line may be set tighter before text shrinks or is truncated
  /// (`allowsDefaultTighteningForTruncation`).
  public var allowsTightening: Bool
  /// Whether the leading is tighter or looser than the style's table says.
  public var leading: LeadingTrait
  /// The factor for the natural line height, above 0. UIKit's 0 is 1 here.
  public var lineHeightMultiple: Double
  /// The minimum line height in points, applied after the multiple; 0 for none.
  public var minimumLineHeight: Points
  /// The maximum line height in points, applied after the multiple; `nil` for none. It wins over
  /// the minimum. The space is taken from above the line, so ink may leave the line's box.
  public var maximumLineHeight: Points?
  /// The space added between two lines, also between two paragraphs.
  public var lineSpacing: Points
  /// The space added below each paragraph but the last, on top of the line spacing.
  public var paragraphSpacing: Points
  /// The space added above each paragraph but the first, on top of the other two.
  public var paragraphSpacingBefore: Points
  /// The tab stops.
  public var tabs: TabStops

  /// Creates a paragraph style from the values you name.
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

/// The position of lines between the edges of the frame.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The edge where each paragraph begins: the left edge, or the right edge for a paragraph that
  /// runs from right to left.
  case natural
  /// The edge where the first paragraph begins, for all paragraphs.
  case leading
  /// The edge opposite to `leading`.
  case trailing
  /// In the middle.
  case center
  /// Both edges. Spaces are widened, except in the last line of a paragraph. Letters keep their
  /// distance, so Arabic stays joined.
  case justified
}

/// The part of the last line that is replaced by an ellipsis if the text needs more lines.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// An ellipsis, then the end of the text.
  case head
  /// The start of the line, an ellipsis, then the end of the text, with about half of the width
  /// each.
  case middle
  /// The start of the line, then an ellipsis.
  case tail
  /// The line as it is, without a sign that text is missing.
  case cut
}

/// The change that a leading trait of `UIFontDescriptor` or SwiftUI's `Font.leading(_:)` makes to a
/// text style's leading.
///
/// The numbers were observed, not published. Text with the face's own line height has no style's
/// leading, so the trait does nothing.
public enum LeadingTrait: String, Hashable, Sendable, CaseIterable {
  /// The leading in the style's table.
  case standard
  /// 2 pt less.
  case tight
  /// 2 pt more.
  case loose

  /// The number of points added to the style's leading.
  public var change: Points {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

/// The tab stops, counted from the edge where the line begins. That is the right edge if the
/// paragraph runs from right to left.
///
/// Text after a tab begins at the stop, like UIKit's natural tabs.
public struct TabStops: Hashable, Sendable {
  /// The positions of the stops in points, ascending and without duplicates.
  public let places: [Points]
  /// The distance of the stops after the last of `places`, in points. They are at its multiples,
  /// counted from the edge.
  ///
  /// The default is 28 pt, after the documentation of `NSParagraphStyle.tabStops`: “12 left-aligned
  /// tabs at 28-point intervals”. That the stops continue after the twelfth is modelled.
  public let interval: Points

  /// Creates tab stops at some positions, followed by stops at equal intervals.
  public init(places: [Points] = [], interval: Points = 28) {
    self.places = Set(places).sorted()
    self.interval = interval
  }

  /// Returns the first stop beyond a position, in points.
  func next(after pen: Double) -> Double {
    // Sums of advances that should meet a stop can miss it by their last bits.
    let reached = pen + Self.tolerance
    let place = places.partitioningIndex { $0.value > reached }
    if place < places.count { return places[place].value }
    return ((reached / interval.value).rounded(.down) + 1) * interval.value
  }

  private static let tolerance = 1.0 / 4096
}
