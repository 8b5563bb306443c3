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
