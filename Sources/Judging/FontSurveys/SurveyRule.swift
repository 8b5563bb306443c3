/// What a survey looks for in a font by itself, whatever it is used for.
///
/// The raw value is the rule's name in tables and results.
public enum SurveyRule: String, Hashable, Sendable, CaseIterable {
  /// A face has a glyph for no character at all.
  case noCharacters = "no-characters"
  /// A text cannot be laid out in it.
  case notLaidOut = "not-laid-out"
  /// Letters of a joined script, such as Arabic, have one shape wherever they stand in a word.
  case unjoinedLetters = "unjoined-letters"
  /// Ink of a letter leaves the height that the face asks for as a line, where a label cuts it off.
  case clippedInk = "clipped-ink"
  /// Ink of neighbouring lines meets at the face's own line height.
  case leadingTooTight = "leading-too-tight"
  /// Letters are missing of a script or language whose others are there.
  case missingLetters = "missing-letters"
  /// Figures 0 to 9 are missing.
  case noFigures = "no-figures"
  /// There is no space.
  case noSpace = "no-space"
  /// The weight that the face's name says is not the one that its tables say.
  case weightMismatch = "weight-mismatch"
  /// The face's name says italic or oblique and its tables do not, or the other way round.
  case italicMismatch = "italic-mismatch"
  /// The face has no family name, or no PostScript name to be asked for by.
  case noName = "no-name"
  /// At large sizes a line of usual width has room for few letters.
  case fewCharactersPerLine = "few-characters-per-line"
  /// Signs are missing beside the letters of a script.
  case missingSigns = "missing-signs"
  /// Latin letters are missing.
  case noLatin = "no-latin"
  /// The ellipsis is missing that ends truncated text.
  case noEllipsis = "no-ellipsis"
  /// The height of capitals or of flat lowercase letters is not stated.
  case noHeights = "no-heights"
  /// The file has what it should not, and what stands in nobody's way.
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
