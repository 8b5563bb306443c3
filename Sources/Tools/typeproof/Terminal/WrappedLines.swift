/// Wraps lines between words to the width of a terminal.
///
/// A word that is longer than a line gets its own line, which the terminal breaks.
struct WrappedLines {
  /// The least width for wrapping. Narrower terminals are treated as if they had it.
  private static let leastWidth = 20
  /// The indentation of continued lines.
  private static let indent = 2

  private let width: Int

  /// - Parameter width: The number of columns.
  init(width: Int) {
    self.width = max(width, Self.leastWidth)
  }

  /// Returns a text with its lines wrapped.
  func of(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.columns(of: $0) <= width ? String($0) : wrapped($0) }
      .joined(separator: "\n")
  }

  private func wrapped(_ line: Substring) -> String {
    let blanks = min(line.prefix { $0 == " " }.count, width / 2)
    let margin = String(repeating: " ", count: blanks + Self.indent)
    var lines: [String] = []
    var current = String(repeating: " ", count: blanks)
    var rest = line.drop { $0 == " " }
    var isFresh = true
    while !rest.isEmpty {
      // The blanks before a word stand or go with it: columns are more than one apart.
      let gap = rest.prefix { $0 == " " }
      let word = rest.dropFirst(gap.count).prefix { $0 != " " }
      rest = rest.dropFirst(gap.count + word.count)
      let needed = Self.columns(of: current) + gap.count + Self.columns(of: word)
      if !isFresh, needed > width {
        lines.append(current)
        current = margin + word
      } else {
        current += gap + word
      }
      isFresh = false
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Returns the number of columns of a text. Styles take none (ECMA-48, 8.3.117), and wide letters
  /// two.
  static func columns(of text: some StringProtocol) -> Int {
    var count = 0
    var isControl = false
    for character in text {
      if character == "\u{1B}" {
        isControl = true
      } else if isControl {
        isControl = character != "m"
      } else {
        count += isWide(character) ? 2 : 1
      }
    }
    return count
  }

  /// Returns whether terminals give a letter two columns: letters of East Asia and emoji (UAX 11,
  /// approximately).
  private static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
