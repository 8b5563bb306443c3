import Wording

/// Text from strangers made fit for a terminal, and for the log of a CI service.
///
/// The name of a file or a font may hold controls that move the cursor, retitle the window or type
/// for the user, or that reorder what is read, so that it looks like something else. And a line that begins
/// with `::`, or has `##[`, is a command to GitHub's runner.
enum TerminalText {
  /// The text with controls spelled out, as in `\u{1B}`; line breaks too, for a name has none.
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

  /// One colon at the beginning commands nothing.
  private static func isOfCommand(_ scalar: Unicode.Scalar, in text: String) -> Bool {
    scalar == "[" || text.drop(while: \.isWhitespace).hasPrefix("::")
  }
}

/// A look of text in a terminal: a parameter of “select graphic rendition” (ECMA-48, 8.3.117).
///
/// Colours are the named ones only, since people choose those themselves to be readable.
enum TerminalStyle: Int, Sendable {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case cyan = 36

  /// The text between the control that turns the look on and the one that turns all looks off.
  func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// Rows of cells as lines with aligned columns, two blanks apart: the first column to the left, the
/// others to the right unless they are told to be words.
struct TextColumns {
  /// The cells, row by row; each row has the same number.
  let rows: [[String]]
  /// How many columns at the end hold words, and so are set to the left.
  let trailingWords: Int

  /// The lines, without blanks at their ends.
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
