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
