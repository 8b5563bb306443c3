/// Replaces paths of this machine in sentences by the names that a project has for its folders.
public struct FolderNames: Sendable {
  private let names: [(path: [Unicode.Scalar], name: String)]

  /// Creates replacements of folders by names. The name is empty for the folder that all paths
  /// start from.
  ///
  /// Empty paths and paths such as `.` are ignored.
  public init(_ folders: [(path: String, name: String)] = []) {
    let known = folders.compactMap { folder -> (path: [Unicode.Scalar], name: String)? in
      var path = Array(folder.path.unicodeScalars)
      while path.last == "/" { path.removeLast() }
      return path.isEmpty || path == ["."] || path == [".", "."] ? nil : (path, folder.name)
    }
    // The longest first: what lies in a folder is told from there.
    names = known.enumerated()
      .sorted { ($1.element.path.count, $0.offset) < ($0.element.path.count, $1.offset) }
      .map(\.element)
  }

  /// Returns a text in which each path that begins with a known folder is written as a project
  /// writes it.
  public func plain(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var plain = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let isStart = index == 0 || !Self.isInName(scalars[index - 1])
      if isStart, let match = names.first(where: { Self.stands($0.path, in: scalars, at: index) }) {
        index += match.path.count
        // Of a path from the folder that all start from, the slash goes too.
        let isBelow = index < scalars.count && scalars[index] == "/"
        if match.name.isEmpty, isBelow { index += 1 }
        let name = match.name.isEmpty && !isBelow ? "." : match.name
        plain.append(contentsOf: name.unicodeScalars)
        continue
      }
      plain.append(scalars[index])
      index += 1
    }
    return String(plain)
  }

  private static func stands(
    _ path: [Unicode.Scalar], in text: [Unicode.Scalar], at start: Int
  ) -> Bool {
    let end = start + path.count
    guard end <= text.count, text[start..<end].elementsEqual(path) else { return false }
    if end == text.count || text[end] == "/" || !isInName(text[end]) { return true }
    // A full stop ends a sentence where nothing follows it.
    return text[end] == "." && (end + 1 == text.count || text[end + 1] == " ")
  }

  /// Whether a character can be part of a path's name, so that no path begins or ends next to it.
  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || ["/", "-", "_", "."].contains(scalar)
  }
}

extension RunResults {
  /// Returns the results with paths of the machine replaced in their sentences.
  public func plain(by folders: FolderNames) -> RunResults {
    var plain = self
    for index in cells.indices where !cells[index].words.isEmpty {
      plain.cells[index].words = folders.plain(cells[index].words)
    }
    plain.differences = differences.map(folders.plain)
    plain.troubles = troubles.map(folders.plain)
    return plain
  }
}
