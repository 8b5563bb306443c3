import Imaging
import TextEngine

/// A typed colour: `#FF3B30`, `FF3B30`, or with two more digits for the opacity.
///
/// The # is optional, because shells take a word that begins with it for a comment.
struct TypedColor: ArgumentValue, Equatable {
  /// The colour.
  let color: RGBAColor

  init(argument: String) throws(ArgumentValueError) {
    guard let color = RGBAColor(hex: argument.first == "#" ? argument : "#" + argument) else {
      throw .notA(
        "a colour of six hexadecimal digits, or of eight with its opacity", text: argument,
        example: "FF3B30 or FF3B3080")
    }
    self.color = color
  }

  init(_ color: RGBAColor) {
    self.color = color
  }

  var argumentText: String { String(color.description.dropFirst()) }
}

/// A typed language, as a BCP 47 tag: `en`, `zh-Hans`, `pt-BR`.
///
/// Only the form of the tag is checked (RFC 5646, section 2.1). A language that neither the font
/// nor the line-break rules know has no effect.
struct TypedLanguage: ArgumentValue, Equatable {
  /// The tag as it was typed.
  let tag: String

  init(argument: String) throws(ArgumentValueError) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed =
      (2...8).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    guard isWellFormed else {
      throw .notA("a language tag (BCP 47)", text: argument, example: "en, zh-Hans or pt-BR")
    }
    tag = argument
  }

  var argumentText: String { tag }
}

/// A typed direction of paragraphs.
enum TypedDirection: String, CaseIterable, ArgumentValue {
  case natural, ltr, rtl

  /// The direction for the engine.
  var direction: WritingDirection {
    switch self {
    case .natural: .natural
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}

extension TextAlignment: ArgumentValue {}
extension TruncationMode: ArgumentValue {}
extension LeadingTrait: ArgumentValue {}
extension TextDecoration.Style: ArgumentValue {}
