import DynamicType
import TextEngine

/// How the paragraphs of a text are set: in which width, on how many lines, how far apart.
struct ParagraphOptions: ArgumentGroup {
  static let heading: String? = "Paragraphs"

  @Option("The width to set it in; unbounded unless given.", value: "pt") var width: TypedWidth?
  @Option("Which way paragraphs run; natural is as their first letter says.")
  var direction: TypedDirection = .natural
  @Option("Where lines stand in the width.", value: "edge") var align: TextAlignment = .natural
  @Option("The most lines it may have; any number unless given.", value: "n")
  var lineLimit: TypedLineLimit?
  @Option(
    "Where an ellipsis stands for what these lines cannot hold; tail unless given, and cut for no "
      + "ellipsis.", value: "where")
  var truncate: TruncationMode?
  @Option(
    "The least part of its size that it may shrink to before it is truncated, such as 0.75.",
    value: "part")
  var minimumScale: TypedShare?
  @Flag("Set the last line a little tighter before text is shrunk or truncated.")
  var tighten = false
  @Option("What becomes of a style's leading: 2 pt less, or 2 pt more.", value: "how")
  var leading: LeadingTrait?
  @Option("How many times their natural height lines are high.", value: "n")
  var lineHeightMultiple: TypedMultiple?
  @Option("The least height of a line, after the multiple.", value: "pt")
  var minimumLineHeight: TypedLength?
  @Option("The greatest height of a line; it wins over the least.", value: "pt")
  var maximumLineHeight: TypedLength?
  @Option("What is added between lines.", value: "pt") var lineSpacing: TypedLength?
  @Option("What is added to that below each paragraph.", value: "pt")
  var paragraphSpacing: TypedLength?
  @Option("What is added to that above each paragraph.", value: "pt")
  var paragraphSpacingBefore: TypedLength?
  @Option(
    "Where tabs lead to, from the edge where a line begins: places such as 40,120, or every=50; "
      + "every=28 unless given.", value: "stops")
  var tabStops: TypedTabStops?

  /// All of that but width and direction, in the engine's words.
  ///
  /// - Throws: Where an option would do nothing, since another is lacking.
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
