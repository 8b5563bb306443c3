import Snapshots
import Wording

/// The lines for `.gitignore`: reports, which are made again each time, and temporary files.
enum GitIgnore {
  static let name = ".gitignore"
  /// The folder of reports and builds, then the files of an interrupted recording.
  static let lines = [".build/", ".typeproof-*.tmp", ".typeproof-journal"]

  /// Returns the lines that are missing in the file here and, in a work tree, in those above it.
  ///
  /// - Parameter present: The content of the file here; empty if there is none.
  /// - Throws: `FileError` if a file above cannot be read.
  static func missingLines(in present: [UInt8]) throws(FileError) -> [String] {
    var known = patterns(in: present)
    var missing = lines.filter { line in
      !forms(of: line, atTop: true).contains(where: known.contains)
    }
    guard !missing.isEmpty, let tree = WorkTree(around: ".") else { return missing }
    for depth in tree.path.indices {
      let folder = ([tree.top] + tree.path[..<depth]).joined(separator: "/")
      guard let content = try FileTree.readIfPresent("\(folder)/\(name)") else { continue }
      known = patterns(in: content)
      missing.removeAll { forms(of: $0, atTop: false).contains(where: known.contains) }
    }
    return missing
  }

  /// Returns a file's content with further lines, ended like its own.
  static func adding(_ lines: [String], to present: [UInt8]) -> [UInt8] {
    let lineEnd = present.contains(13) ? "\r\n" : "\n"
    let isEnded = present.isEmpty || present.last == 10
    return present + Array(((isEnded ? "" : lineEnd) + lines.map { $0 + lineEnd }.joined()).utf8)
  }

  /// Returns the patterns of a file. A pattern with “!” counts as present too, because somebody
  /// decided about it.
  private static func patterns(in content: [UInt8]) -> Set<String> {
    Set(
      content.split { $0 == 10 || $0 == 13 }.map { line in
        String(decoding: line.first == UInt8(ascii: "!") ? line.dropFirst() : line, as: UTF8.self)
      })
  }

  /// Returns the forms in which people write a line.
  ///
  /// - Parameter isHere: Whether the file is next to typeproof.json. A pattern that begins with a
  ///   slash applies to its own folder only.
  private static func forms(of line: String, atTop isHere: Bool) -> [String] {
    let name = line.hasSuffix("/") ? String(line.dropLast()) : line
    let names =
      [name] + (line.hasSuffix("/") ? [line] : [])
      + (line.hasPrefix(".typeproof-") ? [".typeproof-*"] : [])
    return names.flatMap { [$0, "**/\($0)"] + (isHere ? ["/\($0)"] : []) }
  }
}
