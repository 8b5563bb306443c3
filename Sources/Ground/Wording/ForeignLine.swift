/// A line that git or an editor left in a text file that Typeproof wrote or reads.
public enum ForeignLine: Hashable, Sendable {
  /// Git marks a merge conflict; lines count from 1.
  case conflictMarker(line: Int)
  /// The line ends in CR LF, as in Windows; lines count from 1.
  case carriageReturn(line: Int)

  /// The beginnings of the lines that git writes around both sides of a conflict, and before the
  /// common ancestor.
  private static let markers = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }
  /// The line that git writes between both sides.
  private static let middle = Array("=======".utf8)

  /// Finds the first such line of a text, conflicts before line ends; `nil` if there is none.
  public init?(in bytes: [UInt8]) {
    var firstReturn: Int?
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let hasReturn = line.last == UInt8(ascii: "\r")
      if hasReturn, firstReturn == nil { firstReturn = index + 1 }
      let text = hasReturn ? line.dropLast() : line
      if text.elementsEqual(Self.middle) || Self.markers.contains(where: text.starts) {
        self = .conflictMarker(line: index + 1)
        return
      }
    }
    guard let firstReturn else { return nil }
    self = .carriageReturn(line: firstReturn)
  }

  /// Returns a message: what is wrong with a file among the goldens, then what to type.
  ///
  /// - Parameter text: The file in words, such as `the layout text`.
  public func words(in text: String) -> String {
    switch self {
    case .conflictMarker(let line):
      "\(text) has a conflict marker of git in line \(line). Resolve typeproof.json, then run: "
        + "typeproof merge-goldens"
    case .carriageReturn(let line):
      "\(text) has CR LF at the end of line \(line), but was written with LF. Add the line "
        + "“Snapshots/**/*.txt text eol=lf” to .gitattributes, then run: "
        + #"find Snapshots -name '*.txt' -exec sed -i 's/\r$//' {} +"#
    }
  }
}
