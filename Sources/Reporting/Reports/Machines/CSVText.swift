/// Tables of comma-separated values, as RFC 4180 has them, that a spreadsheet may open whoever chose the
/// words in them.
enum CSVText {
  /// The lines of a table, each with its end.
  static func table(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell. Text that a spreadsheet would take for a formula has an apostrophe before it, which is
  /// how spreadsheets themselves mark text; controls are told as numbers.
  ///
  /// In many countries spreadsheets part cells by semicolons or tabs, so these are quoted too, and what
  /// stands behind them is marked as the beginning of a cell is.
  static func cell(_ text: String) -> String {
    let cell = marked(VisibleText.lines(text))
    guard cell.contains(where: { ",;\t\"\n".contains($0) }) else { return cell }
    return "\""
      + cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// The text with an apostrophe at each place where a cell could begin with a formula, and one before a
  /// tab or line end at its very beginning.
  private static func marked(_ visible: String) -> String {
    let scalars = visible.unicodeScalars
    var marked = String.UnicodeScalarView()
    if let first = scalars.first, first == "\t" || first == "\n" { marked.append("'") }
    /// What of a cell has no sign so far: blanks, and what nobody sees.
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

  /// Spreadsheets drop blanks, and some a byte order mark and others of what has no shape.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
}
