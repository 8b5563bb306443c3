import Snapshots
import StringFiles
import Wording

/// The files of strings below a folder, each read once.
struct StringFileFolder {
  /// One file as it was read.
  struct File {
    let path: String
    let table: StringTable
  }

  private let folder: ProjectFiles
  private var read: [String: StringTable] = [:]

  init(_ folder: ProjectFiles) {
    self.folder = folder
  }

  /// The files that a path stands for, in the order of their names.
  ///
  /// - Parameter pattern: A path below the folder; `*` stands for any part of a name.
  mutating func files(matching pattern: String) throws -> [File] {
    var files: [File] = []
    let paths = pattern.contains("*") ? try folder.paths(matching: pattern) : [pattern]
    for path in paths {
      files.append(File(path: path, table: try table(at: path)))
    }
    return files
  }

  private mutating func table(at path: String) throws -> StringTable {
    if let table = read[path] { return table }
    let bytes = try folder.read(path)
    let folders = path.pathNames.dropLast()
    let language = folders.last.flatMap { StringTable.language(ofFolder: String($0)) }
    let table: StringTable
    do {
      if path.hasNameEnding(".xcstrings") {
        table = try StringTable(catalogue: bytes)
      } else if path.hasNameEnding(".strings") {
        table = try StringTable(appleStrings: bytes, language: language)
      } else if path.hasNameEnding(".xml") {
        table = try StringTable(androidResources: bytes, language: language)
      } else {
        throw SampleProblem.unknownKind(file: path)
      }
    } catch let problem as SampleProblem {
      throw problem
    } catch {
      // Of several troubles each has a line, and they are told in one.
      let troubles = "\(error)".split(separator: "\n").joined(separator: " ")
      throw SampleProblem.damaged(
        file: folder.prefix + path, trouble: Excerpt.shortened(troubles))
    }
    read[path] = table
    return table
  }
}
