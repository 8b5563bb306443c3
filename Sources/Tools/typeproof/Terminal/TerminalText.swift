import Wording

/// Makes text from strangers safe for a terminal and for the log of a CI service.
///
/// The name of a file or font may contain controls that move the cursor, change the window's title
/// or type for the user, or that change the order of reading. A line that begins with `::` or
/// contains `##[` is a command to GitHub's runner.
enum TerminalText {
  /// Returns a text with control characters escaped, as in `\u{1B}`, and line breaks too, because
  /// names have none.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var isBlank = true
    var signs = 0
    for scalar in text.unicodeScalars {
      let isCommand = (scalar == ":" && isBlank) || (scalar == "[" && signs >= 2)
      if scalar.actsOnTerminals || isCommand && isOfCommand(scalar, in: text) {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
      signs = scalar == "#" ? signs + 1 : 0
      isBlank = isBlank && scalar.properties.isWhitespace
    }
    return escaped
  }

  /// Returns whether a scalar could start a command. A single colon at the beginning does not.
  private static func isOfCommand(_ scalar: Unicode.Scalar, in text: String) -> Bool {
    scalar == "[" || text.drop(while: \.isWhitespace).hasPrefix("::")
  }
}

/// A style of text in a terminal: a parameter of “select graphic rendition” (ECMA-48, 8.3.117).
///
/// The colours are only the named ones, which people can choose to be readable.
enum TerminalStyle: Int, Sendable {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case cyan = 36

  /// Returns a text between the sequence that turns the style on and the one that resets all
  /// styles.
  func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// Rows of cells as lines with aligned columns, two blanks apart. The first column is aligned left,
/// the others right unless they hold words.
struct TextColumns {
  /// The cells of each row. All rows have the same number.
  let rows: [[String]]
  /// The number of columns at the end that hold words and are aligned left.
  let trailingWords: Int

  /// The lines, without trailing blanks.
  var lines: [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        let isWord = column == 0 || column >= count - trailingWords
        line += (column == 0 ? "" : "  ") + (isWord ? cell + blanks : blanks + cell)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
