public import DynamicType
public import JSON

/// A typography token: how a design system sets one kind of text.
public struct TypographyToken: Equatable, Sendable {
  /// Where its file has it.
  public let path: TokenPath
  /// The name of its file; empty where only one was read.
  public let file: String
  /// Where its name stands in the file; for a token that a group inherits, where it was inherited from.
  public let position: SourcePosition
  /// The families to try, the most preferred first; empty where the file names none.
  public let families: [String]
  /// The size of the text; above zero.
  public let size: TokenLength
  /// How heavy the text is, from 1 to 1000; `nil` where the file does not say.
  public let weight: FontWeight?
  /// How wide letters are, in percent of the normal width; `nil` where the file does not say.
  public let width: Double?
  /// Whether the file asks for italics, by a `fontStyle` or by the name of a weight.
  public let isItalic: Bool
  /// What is put between letters; `nil` where the file does not say.
  public let letterSpacing: LetterSpacing?
  /// How far lines stand apart; `nil` where the file does not say.
  public let lineHeight: LineHeight?
  /// What is added below a paragraph; above zero, and `nil` for nothing.
  public let paragraphSpacing: TokenLength?

  /// What is put between letters; negative moves them together.
  public enum LetterSpacing: Hashable, Sendable {
    /// A length that is the same at each size.
    case length(TokenLength)
    /// A share of the text's size: 0.02 for `2%` and `0.02em`.
    case em(Double)
  }

  /// How far lines stand apart, from baseline to baseline.
  public enum LineHeight: Hashable, Sendable {
    /// A multiple of the text's size; above zero.
    case multiple(Double)
    /// A length that is the same at each size; above zero.
    case length(TokenLength)
    /// What the font says: `AUTO` of Figma, `normal` of CSS.
    case automatic
  }
}
