import Snapshots
import Wording

/// Text from strangers made fit to be read: the words of samples, the names of files and fonts.
package enum VisibleText {
  /// The text in one line, with what a reader would not see, or would be misled by, told as `U+`
  /// numbers: controls, and what turns the direction of reading.
  package static func line(_ text: String) -> String {
    shown(text) { $0 == "\n" || $0 == "\t" || $0 == "\r" ? " " : nil }
  }

  /// The same with its line breaks and tabs.
  static func lines(_ text: String) -> String {
    shown(text) { $0 == "\n" || $0 == "\t" ? String($0) : nil }
  }

  private static func shown(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        shown += replacement
      } else if scalar.actsOnTerminals {
        shown += scalar.codePoint
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The beginning of a text that is longer than a number of characters, with an ellipsis.
  static func cut(_ text: String, to count: Int) -> String {
    guard let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex),
      end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}

/// A number with a noun, which takes an s where there is not one: `1 cell`, `12 cells`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
