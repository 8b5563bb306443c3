public import DynamicType
public import Imaging
public import TextEngine

/// A text with its settings, before any face is chosen.
///
/// Its fonts have the text size it was made for; `update` says how they follow another one.
public struct StyledText: Hashable, Sendable {
  /// The text and the attributes of its runs.
  public var text: AttributedText
  /// The font of the whole text, used for runs without one.
  public var font: ScalableFont
  /// The style that selects fallback fonts where the font has none.
  public var textStyle: TextStyle
  /// The attributes of the whole text, which a run can override. A font in them is ignored.
  public var attributes: TextAttributes
  /// The settings of the paragraphs.
  public var paragraph: ParagraphStyle
  /// The colour of runs without one.
  public var color: RGBAColor
  /// The language, as a BCP 47 tag.
  public var language: String?
  /// The direction of the paragraphs.
  public var direction: WritingDirection
  /// How the text changes from the text size it was made for to another.
  public var update: AttributedText.Update
  /// The font that a design system sets for the category; `nil` where it sets none.
  package var step: FontSteps.Step?

  /// Creates a text in a font. By default it does not change with the text size.
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
  /// Returns whether both are set alike now and after a change of the text size. Equal fonts may
  /// behave differently then.
  public static func == (left: StyledText, right: StyledText) -> Bool {
    left.identity == right.identity
  }

  /// Hashes the values that equality compares.
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
