import GoldenText
import Suites
import DynamicType
import TextEngine

/// The difference between two heads under one key, as a sentence.
package struct HeadWords {
  /// The key, such as `line height`.
  package let key: String
  /// The lines on record.
  package let old: [String]
  /// The lines of today.
  package let new: [String]

  /// The difference as a sentence: the value now, then the value before.
  package var sentence: String {
    if Self.ofEachSize.contains(key), let words = ofSizes { return words }
    if key == "picture" {
      let kinds = [new, old].map { Self.pictures[words($0)] ?? words($0) }
      return "the picture is of \(kinds[0]), was of \(kinds[1])"
    }
    return key == "fallback" ? ofFallback : "\(key) is \(words(new)), was \(words(old))"
  }

  private func words(_ lines: [String]) -> String {
    lines.isEmpty
      ? Self.usual[key] ?? "none"
      : lines.map { LineText.unescape($0[...]) ?? $0 }.joined(separator: "; ")
  }

  private static let pictures = [
    "text": "a text", "launch": "a launch", "change": "a live change",
  ]

  // MARK: Values of each size

  private static let ofEachSize: Set = [
    "sizes", "line heights", "font weight", "bold text weight", "font at each size",
  ]

  /// The first size at which a value differs, with the count of the others. `nil` where one head
  /// has no values by size, or where all are the same.
  private var ofSizes: String? {
    let values = [old, new].map { lines in
      lines.count == 1
        ? lines[0].split(separator: " ").map(String.init)
        : lines.map { LineText.unescape($0[...]) ?? $0 }
    }
    let categories = ContentSizeCategory.allCases
    guard values.contains(where: { $0.count == categories.count }),
      values.allSatisfy({ [1, categories.count].contains($0.count) })
    else { return nil }
    let value = { (values: [String], place: Int) in values.count == 1 ? values[0] : values[place] }
    let places = categories.indices.filter { value(values[0], $0) != value(values[1], $0) }
    guard let first = places.first else { return nil }
    let more = places.count - 1
    let others =
      more == 0 ? "" : ", and differs at \(more) more size\(more == 1 ? "" : "s")"
    let unit = ["sizes", "line heights"].contains(key) ? " pt" : ""
    return "\(Self.ofOneSize[key] ?? key) at \(categories[first].shortName) is "
      + "\(value(values[1], first))\(unit), was \(value(values[0], first))\(unit)" + others
  }

  private static let ofOneSize = [
    "sizes": "size", "line heights": "line height", "font at each size": "font",
  ]

  // MARK: Fallback

  /// The fallback rules that only one head has, or else the new order of the rules.
  private var ofFallback: String {
    let rules = [old, new].map { $0.compactMap(FontCascade.Rule.init(printed:)) }
    let added = rules[1].filter { !rules[0].contains($0) }
    let removed = rules[0].filter { !rules[1].contains($0) }
    let words = { (rules: [FontCascade.Rule]) in rules.map(\.words).joined(separator: "; ") }
    switch (added.isEmpty, removed.isEmpty) {
    case (true, true): return "fallback is in the order \(words(rules[1])), was \(words(rules[0]))"
    case (true, false): return "fallback is no longer \(words(removed))"
    case (false, true):
      return "fallback is \(rules[0].isEmpty ? "" : "also ")\(words(added))"
        + (rules[0].isEmpty ? ", was none" : "")
    case (false, false): return "fallback is \(words(added)), was \(words(removed))"
    }
  }

  // MARK: What is left out

  /// The value that a missing key means.
  private static let usual = [
    "picture": "text", "direction": "the text’s own", "text style": "body", "traits": "plain",
    "weight": "the font’s own", "font weight": "the face’s own",
    "bold text weight": "the system’s choice", "line heights": "the face’s own",
    "letter width": "the font’s own", "ink": "#000000",
    "background": "#FFFFFF", "width": "unbounded", "bold text": "off", "alignment": "natural",
    "truncation": "tail", "least scale": "1", "tightening": "not allowed",
    "leading": "standard", "line height multiple": "1", "line height": "the face’s own",
    "least line height": "0 pt", "line spacing": "0 pt", "paragraph spacing": "0 pt",
    "paragraph spacing before": "0 pt", "tabs": "every 28 pt", "update": "adjusted",
    "font": "the system font", "optical size": "automatic", "raised by": "0 pt",
  ]
}

extension FontCascade.Rule {
  /// The rule in words, such as “A.ttf, B.ttf for Arab in ur”.
  fileprivate var words: String {
    var words = fonts.joined(separator: ", ")
    if let scripts { words += " for " + scripts.sorted().joined(separator: ", ") }
    if let language { words += " in \(language)" }
    if let styles {
      words +=
        " as " + TextStyle.allCases.filter(styles.contains).map(\.name).joined(separator: ", ")
    }
    return words
  }
}
