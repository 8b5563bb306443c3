import SwiftParser
import SwiftSyntax

extension SourceTree {
  /// Parses a file. Returns its tree, whether parts were left out because they are nested too
  /// deeply, and whether it has syntax errors.
  static func parsing(_ bytes: [UInt8]) -> (tree: SourceTree, isCut: Bool, hasErrors: Bool) {
    let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let comments = bytes.contains(SourceComment.mark) ? SourceComment.all(in: file) : []
    let (tree, isCut) = Lowering.tree(of: file, comments: comments)
    return (tree, isCut, file.hasError)
  }
}

extension [UInt8] {
  /// Whether these bytes contain those of a text.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    var place = startIndex
    while let found = self[place...].firstIndex(of: first) {
      if self[found...].starts(with: wanted) { return true }
      place = found + 1
    }
    return false
  }
}
