public import DynamicType
public import JSON

/// A typography token: a design system's settings for one kind of text.
public struct TypographyToken: Equatable, Sendable {
  /// The path of the token in its file.
  public let path: TokenPath
  /// The name of its file; empty where only one was read.
  public let file: String
  /// The position of its name in the file; for an inherited token, the position it was inherited
  /// from.
  public let position: SourcePosition
  /// The families to try, the most preferred first; empty where the file names none.
  public let families: [String]
  /// The size of the text; above zero.
  public let size: TokenLength
  /// The weight, from 1 to 1000; `nil` where the file has none.
  public let weight: FontWeight?
  /// The width of letters, in percent of the normal width; `nil` where the file has none.
  public let width: Double?
  /// Whether the file sets italics, by a `fontStyle` or by the name of a weight.
  public let isItalic: Bool
  /// The space between letters; `nil` where the file has none.
  public let letterSpacing: LetterSpacing?
  /// The distance between lines; `nil` where the file has none.
  public let lineHeight: LineHeight?
  /// The space below a paragraph, above zero; `nil` for none.
  public let paragraphSpacing: TokenLength?

  /// The space added between letters; a negative value moves them together.
  public enum LetterSpacing: Hashable, Sendable {
    /// A length that is the same at each size.
    case length(TokenLength)
    /// A share of the text's size: 0.02 for `2%` and `0.02em`.
    case em(Double)
  }

  /// The distance between lines, from baseline to baseline.
  public enum LineHeight: Hashable, Sendable {
    /// A multiple of the text's size; above zero.
    case multiple(Double)
    /// A length that is the same at each size; above zero.
    case length(TokenLength)
    /// The font's own line height: `AUTO` in Figma, `normal` in CSS.
    case automatic
  }
}
