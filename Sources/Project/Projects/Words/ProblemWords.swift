import Wording

/// Excerpts of a file for messages, limited in length.
///
/// More people may read messages than the file, for example those of a CI job.
enum Excerpt {
  /// The greatest number of characters quoted in a row.
  static let greatestLength = 40

  /// Returns a sentence in which each longer quotation is cut.
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

  /// Returns the beginning of long words.
  static func cut(_ words: String) -> String {
    words.count > greatestLength ? words.prefix(greatestLength) + "…" : words
  }
}

/// Returns names in quotation marks for a message; of many, the first ones and a count of the
/// others.
func quoted(_ names: [String]) -> String {
  let told = 20
  let rest = names.count > told ? " and \(names.count - told) more" : ""
  return names.prefix(told).map { "“\($0)”" }.joined(separator: ", ") + rest
}

/// Suggestions for names that refer to nothing, for the first of a run. Each suggestion compares a
/// name with all candidates. If there are many such names, they are not spelling mistakes.
struct SpellingGuesses {
  private var left = 10
  private var steps = usualSteps

  /// Returns the most similar candidate; `nil` where none is similar, after the first ten names,
  /// and where all that were compared had too many letters.
  mutating func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard left > 0, steps > 0 else { return nil }
    left -= 1
    return nearestSpelling(to: name, in: candidates(), within: &steps)
  }
}
