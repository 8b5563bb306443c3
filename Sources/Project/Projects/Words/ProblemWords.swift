import Wording

/// Words on what a file holds, without much of the file.
///
/// Messages are read by more people than the file may be, as those of a CI job are.
enum Excerpt {
  /// How many characters are quoted in a row.
  static let greatestLength = 40

  /// A sentence in which each quotation is cut that is longer.
  static func shortened(_ sentence: String) -> String {
    var shortened = ""
    var quotation: String?
    for character in sentence {
      switch (character, quotation) {
      case ("“", nil): quotation = ""
      case ("”", let words?):
        shortened += "“\(cut(words))”"
        quotation = nil
      case (_, let words?): quotation = words + [character]
      default: shortened.append(character)
      }
    }
    return shortened + (quotation.map { "“\(cut($0))" } ?? "")
  }

  /// The beginning of words that are long.
  static func cut(_ words: String) -> String {
    words.count > greatestLength ? words.prefix(greatestLength) + "…" : words
  }
}

/// Names in quotation marks for a message; of many, the first and how many there are beside.
func quoted(_ names: [String]) -> String {
  let told = 20
  let rest = names.count > told ? " and \(names.count - told) more" : ""
  return names.prefix(told).map { "“\($0)”" }.joined(separator: ", ") + rest
}

/// What names that lead nowhere may be meant for, for the first of a run. Each guess compares a name with
/// all there are, and whoever has more that lead nowhere has mistyped none of them.
struct SpellingGuesses {
  private var left = 10
  private var steps = usualSteps

  /// The candidate most likely meant; `nil` where none comes near, after the first ten names, and where
  /// all that were compared had too many letters.
  mutating func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard left > 0, steps > 0 else { return nil }
    left -= 1
    return nearestSpelling(to: name, in: candidates(), within: &steps)
  }
}
