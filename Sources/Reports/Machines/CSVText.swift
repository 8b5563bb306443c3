/// Tables of comma-separated values, as RFC 4180 has them, that a spreadsheet may open whoever chose the
/// words in them.
enum CSVText {
  /// The lines of a table, each with its end.
  static func table(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell. Text that a spreadsheet would take for a formula has an apostrophe before it, which is
  /// how spreadsheets themselves mark text; controls are told as numbers.
  static func cell(_ text: String) -> String {
    let visible = VisibleText.lines(text)
    let cell = isFormula(visible) ? "'" + visible : visible
    guard cell.contains(where: { ",\"\n".contains($0) }) else { return cell }
    return "\""
      + cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// What spreadsheets take for the beginning of a formula, with blanks before it or without: their signs
  /// in ASCII and in full width, and a tab or line end, behind which some begin a new cell.
  private static func isFormula(_ visible: String) -> Bool {
    let scalars = visible.unicodeScalars
    if let first = scalars.first, first == "\t" || first == "\n" { return true }
    let sign = scalars.first { !$0.properties.isWhitespace }
    return sign.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
  }
}
