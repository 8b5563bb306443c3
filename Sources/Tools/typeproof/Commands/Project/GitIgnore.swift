import Snapshots
import Wording

/// What Git is to leave out: reports, which are made anew each time, and what writers leave for a moment.
enum GitIgnore {
  static let name = ".gitignore"
  /// The folder of reports and builds, then the files of a recording that did not come to its end.
  static let lines = [".build/", ".typeproof-*.tmp", ".typeproof-journal"]

  /// The lines that neither a file here has nor, in a work tree, one above it.
  ///
  /// - Parameter present: The content of the file here; empty for none.
  /// - Throws: `FileError` where a file above cannot be read.
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

  /// A file's content with lines behind it, ended as its own are.
  static func adding(_ lines: [String], to present: [UInt8]) -> [UInt8] {
    let lineEnd = present.contains(13) ? "\r\n" : "\n"
    let isEnded = present.isEmpty || present.last == 10
    return present + Array(((isEnded ? "" : lineEnd) + lines.map { $0 + lineEnd }.joined()).utf8)
  }

  /// The patterns of a file, without the “!” of those that git must not ignore. A pattern with “!” counts as
  /// present, because somebody decided about it.
  private static func patterns(in content: [UInt8]) -> Set<String> {
    Set(
      content.split { $0 == 10 || $0 == 13 }.map { line in
        String(decoding: line.first == UInt8(ascii: "!") ? line.dropFirst() : line, as: UTF8.self)
      })
  }

  /// The ways people write a line.
  ///
  /// - Parameter isHere: Whether the file lies where typeproof.json does: a pattern that begins with a slash
  ///   is about no other folder.
  private static func forms(of line: String, atTop isHere: Bool) -> [String] {
    let name = line.hasSuffix("/") ? String(line.dropLast()) : line
    let names =
      [name] + (line.hasSuffix("/") ? [line] : [])
      + (line.hasPrefix(".typeproof-") ? [".typeproof-*"] : [])
    return names.flatMap { [$0, "**/\($0)"] + (isHere ? ["/\($0)"] : []) }
  }
}
