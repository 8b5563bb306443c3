import Imaging
import TextEngine

/// The options for the look and position of letters, whatever their font is.
struct LetterOptions: ArgumentGroup {
  static let heading: String? = "Letters"

  @Option("The colour of the text; --color is for the terminal.", value: "RRGGBB")
  var foreground = TypedColor(.black)
  @Option(
    "The space added after each letter: points, or parts of the size, such as 0.05em. Negative "
      + "values move letters closer. Joined scripts, such as Arabic, are not "
      + "tracked.", value: "distance")
  var tracking: TypedTracking?
  @Option("How far the text is raised above the baseline. Negative values lower it.", value: "pt")
  var baselineOffset: TypedOffset?
  @Option("A line below the text.", value: "line") var underline: TextDecoration.Style?
  @Option(
    "The colour of the underline. Without --underline it draws a single "
      + "line.", value: "RRGGBB")
  var underlineColor: TypedColor?
  @Option("A line through the text.", value: "line") var strikethrough: TextDecoration.Style?
  @Option(
    "The colour of the strikethrough. Without --strikethrough it draws a single "
      + "line.", value: "RRGGBB")
  var strikethroughColor: TypedColor?
  @Option(
    "The language of the text, such as ar or "
      + "zh-Hans.", value: "tag") var language: TypedLanguage?

  /// Returns the options as text attributes, with the requested features.
  func attributes(features: [FeatureSetting]) -> TextAttributes {
    TextAttributes(
      color: foreground.color, features: features, tracking: tracking?.tracking,
      baselineOffset: baselineOffset?.points,
      underline: Self.decoration(underline, underlineColor),
      strikethrough: Self.decoration(strikethrough, strikethroughColor), language: language?.tag)
  }

  /// Returns the line below or through the text. A colour alone also requests a line.
  private static func decoration(
    _ style: TextDecoration.Style?, _ color: TypedColor?
  ) -> TextDecoration? {
    guard style != nil || color != nil else { return nil }
    return TextDecoration(style ?? .single, color: color?.color)
  }
}
