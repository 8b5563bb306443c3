public import DynamicType
public import Imaging
public import TextEngine

/// A text and how it is meant to be set, before any face is chosen.
///
/// Its fonts are those of the text size it was made for; how they come to another one is `update`.
public struct StyledText: Hashable, Sendable {
  /// What it says, and how its runs differ.
  public var text: AttributedText
  /// The font of the whole text, which runs without one are set in.
  public var font: ScalableFont
  /// The style that says what to fall back on where the font has none.
  public var textStyle: TextStyle
  /// How the whole text is set, where a run does not say otherwise. Its font counts for nothing.
  public var attributes: TextAttributes
  /// How its paragraphs are set.
  public var paragraph: ParagraphStyle
  /// The colour of what has none of its own.
  public var color: RGBAColor
  /// The language, as a BCP 47 tag.
  public var language: String?
  /// Which way its paragraphs run.
  public var direction: WritingDirection
  /// How it comes from the text size it was made for to another.
  public var update: AttributedText.Update
  /// The font as a design system states it for the category; `nil` where it does not.
  package var step: FontSteps.Step?

  /// A text in a font, by default left as it is at every text size.
  public init(
    _ text: AttributedText, font: ScalableFont, textStyle: TextStyle = .body,
    attributes: TextAttributes = TextAttributes(), paragraph: ParagraphStyle = ParagraphStyle(),
    color: RGBAColor = .black, language: String? = nil, direction: WritingDirection = .natural,
    update: AttributedText.Update = .never
  ) {
    self.text = text
    self.font = font
    self.textStyle = textStyle
    self.attributes = attributes
    self.paragraph = paragraph
    self.color = color
    self.language = language
    self.direction = direction
    self.update = update
  }
}

extension StyledText {
  /// Whether both are set alike now and after a change of the text size, which equal fonts may not be.
  public static func == (left: StyledText, right: StyledText) -> Bool {
    left.identity == right.identity
  }

  /// Hashes what counts for equality.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  private struct Identity: Hashable {
    let text: AttributedText
    let font: FontDescriptor
    let scaling: ScalableFont.Scaling?
    let textStyle: TextStyle
    let attributes: TextAttributes
    let paragraph: ParagraphStyle
    let color: RGBAColor
    let language: String?
    let direction: WritingDirection
    let update: AttributedText.Update
    let step: FontSteps.Step?
  }

  private var identity: Identity {
    Identity(
      text: text, font: font.fontDescriptor, scaling: font.scaling, textStyle: textStyle,
      attributes: attributes, paragraph: paragraph, color: color, language: language,
      direction: direction, update: update, step: step)
  }
}
