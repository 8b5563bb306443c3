/// A rule that a survey checks in a font, independent of its use.
///
/// The raw value is the rule's name in tables and results.
public enum SurveyRule: String, Hashable, Sendable, CaseIterable {
  /// A face has no glyph for any character.
  case noCharacters = "no-characters"
  /// A text cannot be laid out in the face.
  case notLaidOut = "not-laid-out"
  /// Letters of a joined script, such as Arabic, have the same shape everywhere in a word.
  case unjoinedLetters = "unjoined-letters"
  /// Ink of a letter extends beyond the face's line height, where a label cuts it off.
  case clippedInk = "clipped-ink"
  /// Ink of neighbouring lines overlaps at the face's own line height.
  case leadingTooTight = "leading-too-tight"
  /// Some letters of a script or language are missing, although the others exist.
  case missingLetters = "missing-letters"
  /// Figures 0 to 9 are missing.
  case noFigures = "no-figures"
  /// The space is missing.
  case noSpace = "no-space"
  /// The weight in the face's name differs from the one in its tables.
  case weightMismatch = "weight-mismatch"
  /// The face's name says italic or oblique and its tables do not, or the other way round.
  case italicMismatch = "italic-mismatch"
  /// The face has no family name, or no PostScript name to request it by.
  case noName = "no-name"
  /// At large sizes, a line of usual width has room for few letters.
  case fewCharactersPerLine = "few-characters-per-line"
  /// Signs are missing, although the letters of the script exist.
  case missingSigns = "missing-signs"
  /// Latin letters are missing.
  case noLatin = "no-latin"
  /// The ellipsis, which ends truncated text, is missing.
  case noEllipsis = "no-ellipsis"
  /// The height of capitals or of flat lowercase letters is not stated.
  case noHeights = "no-heights"
  /// The file has irregularities that cause no problem.
  case irregular
}

extension SurveyRule {
  /// Why the finding matters when you choose a font, in one sentence.
  public var why: String {
    switch self {
    case .noCharacters: "You cannot set any text in this face."
    case .notLaidOut: "An app cannot show text that has no layout."
    case .unjoinedLetters: "Words of joined letters are hard to read if each letter stands apart."
    case .clippedInk: "A label has the line height of the face and clips ink beyond it."
    case .leadingTooTight:
      "Marks of neighboring lines touch and become hard to tell apart."
    case .missingLetters: "Words of one language mix two fonts."
    case .noFigures: "Prices and dates use another font than the words around them."
    case .noSpace: "The spaces between words come from another font."
    case .weightMismatch: "An app that asks for a weight gets another one, or never finds the face."
    case .italicMismatch:
      "An app that asks for italics gets upright letters, or letters slanted twice."
    case .noName: "An app cannot ask for a face without a name."
    case .fewCharactersPerLine: "Lines with few characters are hard to read."
    case .missingSigns: "Quotation marks, dashes and figures use another font than the words."
    case .noLatin: "Names, addresses and units in the text use another font."
    case .noEllipsis: "The ellipsis of truncated text comes from another font."
    case .noHeights: "An app cannot align icons with the letters by the metrics of the font."
    case .irregular: "Other programs may reject the file."
    }
  }
}
