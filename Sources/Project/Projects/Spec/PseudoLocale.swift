public import TextEngine

/// A made-up language that shows, before anyone has translated a text, what translating will do to
/// it.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents, in brackets: what is still plain was never meant to be translated, and
  /// what is clipped shows.
  case accented
  /// Two fifths longer, as German is.
  case long
  /// Twice.
  case doubled
  /// From right to left, letters in their order turned round.
  case rightToLeft = "right-to-left"

  /// A text in this language.
  public func text(_ text: String) -> String {
    switch self {
    case .accented: "[\(String(String.UnicodeScalarView(text.unicodeScalars.map(Self.accented))))]"
    case .long: Self.lengthened(text)
    case .doubled: text.isEmpty ? "" : "\(text) \(text)"
    // Each line of its own, as an override ends with its paragraph.
    case .rightToLeft:
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
    }
  }

  /// Which way paragraphs run.
  public var direction: WritingDirection? {
    self == .rightToLeft ? .rightToLeft : nil
  }

  /// Words of the text again, until two fifths of its letters are added.
  private static func lengthened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return text }
    let wanted = (text.count * 2 + 4) / 5
    var added = ""
    var (count, next) = (0, 0)
    while count < wanted {
      let word = words[next % words.count]
      added += " " + word
      count += 1 + word.count
      next += 1
    }
    return text + added.prefix(wanted)
  }

  private static func accented(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    accents[letter] ?? letter
  }

  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "AaBbCcDdEeGgHhIiKkLlMmNnOoPpRrSsTtUuWwXxYyZz".unicodeScalars,
      "ÅåḂḃÇçĎďÉéĜĝĤĥÎîĶķĽľṀṁÑñÖöṖṗŘřŠšŤťÛûŴŵẊẋÝýŽž".unicodeScalars))
}
