public import TextEngine

/// A text to prove: what it says, and how its runs differ.
public struct Sample: Hashable, Sendable {
  /// What the sample is called in coordinates.
  public var name: String
  /// Its text; fonts of runs have the size they have at Large.
  public var text: AttributedText
  /// Its language, as a BCP 47 tag.
  public var language: String?
  /// Which way its paragraphs run.
  public var direction: WritingDirection

  /// A text whose runs differ.
  public init(
    _ name: String, text: AttributedText, language: String? = nil,
    direction: WritingDirection = .natural
  ) {
    self.name = name
    self.text = text
    self.language = language
    self.direction = direction
  }

  /// A text that is all of one kind.
  public init(
    _ name: String, text: String, language: String? = nil, direction: WritingDirection = .natural
  ) {
    self.init(name, text: AttributedText(text), language: language, direction: direction)
  }
}
