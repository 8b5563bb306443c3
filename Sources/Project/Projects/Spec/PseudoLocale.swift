public import TextEngine

/// A pseudo-language that simulates a translation before a text is translated.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Accented letters in brackets. Plain letters show text that was not localized, and missing
  /// brackets show text that was clipped.
  case accented
  /// The text made two fifths longer, like German.
  case long
  /// The text twice.
  case doubled
  /// The text shown from right to left, by a Unicode override.
  case rightToLeft = "right-to-left"

  /// Returns a text in this language.
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

  /// The direction of paragraphs.
  public var direction: WritingDirection? {
    self == .rightToLeft ? .rightToLeft : nil
  }

  /// Repeats words of the text until it is two fifths longer.
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
