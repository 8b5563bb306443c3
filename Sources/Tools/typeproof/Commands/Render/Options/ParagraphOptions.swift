import DynamicType
import TextEngine

/// The options for paragraphs: width, number of lines, distances.
struct ParagraphOptions: ArgumentGroup {
  static let heading: String? = "Paragraphs"

  @Option(
    "The width in which lines break. By default "
      + "unbounded.", value: "pt") var width: TypedWidth?
  @Option("The direction of paragraphs. natural follows their first letter.")
  var direction: TypedDirection = .natural
  @Option("The alignment of lines in the width.", value: "edge") var align: TextAlignment = .natural
  @Option("The greatest number of lines. By default unlimited.", value: "n")
  var lineLimit: TypedLineLimit?
  @Option(
    "Where to truncate text that needs more lines, with an ellipsis. cut draws no ellipsis. By "
      + "default tail.", value: "where")
  var truncate: TruncationMode?
  @Option(
    "How far the text may shrink before it is truncated, such as 0.75 of its size.",
    value: "part")
  var minimumScale: TypedShare?
  @Flag("Tighten the letters of the last line a little before text is shrunk or truncated.")
  var tighten = false
  @Option("The leading of a style: tight is 2 pt less, loose is 2 pt more.", value: "how")
  var leading: LeadingTrait?
  @Option("The line height as a multiple of the natural height.", value: "n")
  var lineHeightMultiple: TypedMultiple?
  @Option("The smallest line height, applied after the multiple.", value: "pt")
  var minimumLineHeight: TypedLength?
  @Option("The greatest line height. It overrides the smallest.", value: "pt")
  var maximumLineHeight: TypedLength?
  @Option("The space added between lines.", value: "pt") var lineSpacing: TypedLength?
  @Option("The space added below each paragraph, besides line spacing.", value: "pt")
  var paragraphSpacing: TypedLength?
  @Option("The space added above each paragraph, besides line spacing.", value: "pt")
  var paragraphSpacingBefore: TypedLength?
  @Option(
    "The tab stops, from the edge where a line begins: positions such as 40,120, or every=50. By "
      + "default every=28.", value: "stops")
  var tabStops: TypedTabStops?

  /// Returns the options other than width and direction as a paragraph style.
  ///
  /// - Throws: An error if an option would have no effect without another.
  func style(for measure: Typesetting.Measure) throws(RenderCommandError) -> ParagraphStyle {
    if leading != nil, case .size = measure { throw .leadingWithoutStyle }
    if lineLimit == nil {
      if truncate != nil { throw .withoutLineLimit(option: "--truncate") }
      if tighten { throw .withoutLineLimit(option: "--tighten") }
    }
    return ParagraphStyle(
      alignment: align, lineLimit: lineLimit?.count, truncationMode: truncate ?? .tail,
      minimumScaleFactor: minimumScale?.share ?? 1, allowsTightening: tighten,
      leading: leading ?? .standard, lineHeightMultiple: lineHeightMultiple?.factor ?? 1,
      minimumLineHeight: minimumLineHeight?.points ?? 0,
      maximumLineHeight: maximumLineHeight?.points, lineSpacing: lineSpacing?.points ?? 0,
      paragraphSpacing: paragraphSpacing?.points ?? 0,
      paragraphSpacingBefore: paragraphSpacingBefore?.points ?? 0,
      tabs: tabStops?.tabs ?? TabStops())
  }
}
