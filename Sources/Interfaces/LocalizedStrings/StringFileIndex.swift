import Files
import StringFiles

/// The strings files below a folder, by the name of their table.
struct StringFileIndex: Sendable {
  /// A file of strings.
  struct File: Hashable, Sendable {
    /// The full path.
    let path: String
    /// The language of its folder; `nil` for a catalogue, which has many, and for `Base.lproj`.
    let language: String?
    let isCatalogue: Bool
  }

  private(set) var tables: [String: [File]] = [:]

  /// Creates an index without files.
  init() {}

  /// Creates an index of the files below a folder: `*.xcstrings`, and `*.strings` in language
  /// folders.
  init(below folder: String) throws(FileError) {
    for file in try FileTree.files(below: folder) {
      let parts = file.split(separator: "/").map(String.init)
      guard let name = parts.last else { continue }
      let path = folder + "/" + file
      if name.hasSuffix(".xcstrings") {
        let table = String(name.dropLast(".xcstrings".count))
        tables[table, default: []].append(File(path: path, language: nil, isCatalogue: true))
      } else if name.hasSuffix(".strings"), let group = parts.dropLast().last,
        group.hasSuffix(".lproj")
      {
        let table = String(name.dropLast(".strings".count))
        let language = StringTable.language(ofFolder: group)
        tables[table, default: []].append(File(path: path, language: language, isCatalogue: false))
      }
    }
  }
}
