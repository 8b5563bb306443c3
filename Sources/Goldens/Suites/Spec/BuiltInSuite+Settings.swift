import DynamicType
import Imaging
import TextEngine

extension BuiltInSuite {
  /// Body ramps of texts with several settings, or that are made to fit.
  package static var settingRamps: [RampSpec] {
    let leftBehind = Sample("left-behind", text: Runs.leftBehind, language: "en")
    return [
      RampSpec(suite: name, style: .body, sample: latin, legibilityWeight: .bold),
      RampSpec(
        suite: name, style: .body, sample: Sample("runs", text: Runs.ofManyKinds, language: "en")),
      RampSpec(suite: name, style: .body, sample: leftBehind),
      RampSpec(
        suite: name, style: .body, sample: leftBehind, variants: ["reapplied"], update: .reapplied),
      RampSpec(
        suite: name, style: .body,
        sample: Sample("truncated", text: ProofingTexts.label, language: "en"),
        paragraph: ParagraphStyle(lineLimit: 2)),
      RampSpec(
        suite: name, style: .body,
        sample: Sample("truncated-arabic", text: ProofingTexts.arabic, language: "ar"),
        paragraph: ParagraphStyle(lineLimit: 1, truncationMode: .middle)),
      RampSpec(
        suite: name, style: .body,
        sample: Sample("shrunk", text: ProofingTexts.label, language: "en"),
        paragraph: ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.6, allowsTightening: true)),
      RampSpec(
        suite: name, style: .body,
        sample: Sample("justified-arabic", text: ProofingTexts.arabic, language: "ar"),
        paragraph: ParagraphStyle(alignment: .justified)),
      RampSpec(
        suite: name, style: .body,
        sample: Sample("clipped-thai", text: ProofingTexts.thai, language: "th"),
        paragraph: ParagraphStyle(lineHeightMultiple: 0.7)),
    ]
  }

  private enum Runs {
    private static let large = TraitCollection(preferredContentSizeCategory: .large)

    private static func style(_ style: TextStyle) -> ScalableFont {
      .preferredFont(forTextStyle: style, compatibleWith: large)
    }

    private static func run(
      _ text: String, _ attributes: TextAttributes = TextAttributes()
    ) -> AttributedText.Run {
      AttributedText.Run(text, attributes)
    }

    /// Styles, faces and decorations, one after the other.
    static let ofManyKinds = AttributedText([
      run("Title two", TextAttributes(font: style(.title2))),
      run("\nBody with "),
      run("bold", TextAttributes(traits: .bold)),
      run(", "),
      run("italic", TextAttributes(traits: .italic)),
      run(" and "),
      run("both", TextAttributes(traits: [.bold, .italic])),
      run("; "),
      run("grypq", TextAttributes(underline: TextDecoration())),
      run(", "),
      run("old price", TextAttributes(strikethrough: TextDecoration())),
      run(", "),
      run(
        "red",
        TextAttributes(
          color: RGBAColor(red: 176, green: 0, blue: 32),
          underline: TextDecoration(.double, color: RGBAColor(red: 0, green: 0, blue: 176)))),
      run(", "),
      run("tracked", TextAttributes(tracking: .em(0.1))),
      run(", "),
      run("0Oil1", TextAttributes(traits: .monoSpace)),
      run(", x"),
      run("2", TextAttributes(font: style(.caption2), baselineOffset: 6)),
      run(", "),
      run(
        "Noto Serif",
        TextAttributes(
          font: ScalableFont.custom("Noto Serif", size: 17).scaled(
            along: .body, compatibleWith: large))),
      run("\nA footnote.", TextAttributes(font: style(.footnote))),
    ])

    /// A run that follows the text size between two that do not, as fixed fonts do not.
    static let leftBehind = AttributedText([
      run(
        "Fixed heading ",
        TextAttributes(font: .systemFont(ofSize: 17, weight: .semibold), textStyle: .headline)),
      run("and body, "),
      run(
        "body at twice its size, ",
        TextAttributes(font: style(.body).withSize(34), textStyle: .body)),
      run(
        "serif.", TextAttributes(font: .custom("Noto Serif", size: 17), textStyle: .body)),
    ])
  }
}
