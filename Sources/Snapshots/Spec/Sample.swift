public import TextEngine

/// A text to prove: what it says, and how its parts differ.
public struct Sample: Hashable, Sendable {
  /// A part of the text with its own OpenType features.
  public struct Part: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// The features that are on or off in it.
    public var features: [FeatureSetting]

    /// A part of a text.
    public init(_ text: String, features: [FeatureSetting] = []) {
      self.text = text
      self.features = features
    }
  }

  /// What the sample is called in coordinates.
  public var name: String
  /// Its text, part by part.
  public var parts: [Part]
  /// Its language, as a BCP 47 tag.
  public var language: String?
  /// Which way its paragraphs run.
  public var direction: WritingDirection

  /// A text of several parts.
  public init(
    _ name: String, parts: [Part], language: String? = nil, direction: WritingDirection = .natural
  ) {
    self.name = name
    self.parts = parts
    self.language = language
    self.direction = direction
  }

  /// A text that is all of one kind.
  public init(
    _ name: String, text: String, language: String? = nil, direction: WritingDirection = .natural
  ) {
    self.init(name, parts: [Part(text)], language: language, direction: direction)
  }

  /// The whole text.
  public var text: String { parts.map(\.text).joined() }
}
