import Imaging
import TextEngine

/// A colour that somebody typed: `#FF3B30`, `FF3B30`, and two digits more for how opaque it is.
///
/// Without the # too, since a shell takes a word that begins with it for a comment.
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

/// A language that somebody typed, as a tag of BCP 47: `en`, `zh-Hans`, `pt-BR`.
///
/// Only its form is judged (RFC 5646, section 2.1): what a font and the line-break rules do not know
/// changes nothing.
struct TypedLanguage: ArgumentValue, Equatable {
  /// The tag, as typed.
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

/// Which way paragraphs run, as it is typed.
enum TypedDirection: String, CaseIterable, ArgumentValue {
  case natural, ltr, rtl

  /// The direction that layout knows.
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
