/// Tables as comma-separated values (RFC 4180) that are safe to open in a spreadsheet, even with
/// words from strangers.
enum CSVText {
  /// Returns the lines of a table, each with its line end.
  static func table(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Returns a cell. An apostrophe comes before text that a spreadsheet would read as a formula,
  /// and control characters are shown as numbers.
  ///
  /// In many countries spreadsheets split cells at semicolons or tabs. Cells with these are quoted,
  /// and text behind them is marked like the beginning of a cell.
  static func cell(_ text: String) -> String {
    let cell = marked(VisibleText.lines(text))
    // A comma with an accent is one character in Swift, and two in a spreadsheet.
    let scalars = cell.unicodeScalars
    guard scalars.contains(where: { ",;\t\"\n".unicodeScalars.contains($0) }) else { return cell }
    var quoted = "\""
    for scalar in scalars {
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// Returns a text with an apostrophe wherever a formula could begin, and before a leading tab or
  /// line end.
  private static func marked(_ visible: String) -> String {
    let scalars = visible.unicodeScalars
    var marked = String.UnicodeScalarView()
    if let first = scalars.first, first == "\t" || first == "\n" { marked.append("'") }
    /// The beginning of a cell as long as it holds only blanks and invisible characters.
    var beginning: String.UnicodeScalarView? = String.UnicodeScalarView()
    for scalar in scalars {
      guard let blanks = beginning else {
        marked.append(scalar)
        if parts(scalar) { beginning = String.UnicodeScalarView() }
        continue
      }
      if parts(scalar) {
        marked.append(contentsOf: blanks)
        marked.append(scalar)
        beginning = String.UnicodeScalarView()
      } else if isUnseen(scalar) {
        beginning?.append(scalar)
      } else {
        if "=+-@＝＋－＠﹢﹣﹦﹫".unicodeScalars.contains(scalar) { marked.append("'") }
        marked.append(contentsOf: blanks)
        marked.append(scalar)
        beginning = nil
      }
    }
    if let beginning { marked.append(contentsOf: beginning) }
    return String(marked)
  }

  private static func parts(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ";" || scalar == "\t" || scalar == "\n"
  }

  /// Whether spreadsheets drop a character at the beginning of a cell: blanks, the byte order mark
  /// and other invisible ones.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
}
