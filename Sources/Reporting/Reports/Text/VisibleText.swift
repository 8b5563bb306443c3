import Snapshots
import Wording

/// Makes text from strangers, such as samples and the names of files and fonts, safe to read.
package enum VisibleText {
  /// Returns a text on one line. Control characters, characters that change the direction of
  /// reading, and other invisible ones are shown as `U+` numbers.
  package static func line(_ text: String) -> String {
    shown(text) { $0 == "\n" || $0 == "\t" || $0 == "\r" ? " " : nil }
  }

  /// Returns a text in the same way, with its line breaks and tabs.
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

  /// Returns the beginning of a text, with an ellipsis if it is longer than a number of characters.
  static func cut(_ text: String, to count: Int) -> String {
    guard let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex),
      end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}

/// Returns a number with a noun, which gets an s unless the number is 1: `1 cell`, `12 cells`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
