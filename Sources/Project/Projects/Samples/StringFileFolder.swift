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
  /// The most bytes that all files have together.
  private let limit: Int
  /// How many those have that were read.
  private var size = 0
  /// What was read, or why it could not be.
  private var read: [ExactPath: Result<StringTable, any Error>] = [:]
  /// What patterns stand for.
  private var listed: [ExactPath: [String]] = [:]

  init(_ folder: ProjectFiles, limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  /// The files that a path stands for, in the order of their names.
  ///
  /// - Parameter pattern: A path below the folder; `*` stands for any part of a name.
  mutating func files(matching pattern: String) throws -> [File] {
    var files: [File] = []
    for path in try paths(matching: pattern) {
      files.append(File(path: path, table: try table(at: path)))
    }
    return files
  }

  private mutating func paths(matching pattern: String) throws -> [String] {
    guard pattern.isNamePattern else { return [pattern] }
    if let paths = listed[ExactPath(pattern)] { return paths }
    let paths = try folder.paths(matching: pattern)
    listed[ExactPath(pattern)] = paths
    return paths
  }

  private mutating func table(at path: String) throws -> StringTable {
    if let table = read[ExactPath(path)] { return try table.get() }
    let table = Result { try readTable(at: path) }
    read[ExactPath(path)] = table
    return try table.get()
  }

  /// The language in the name of an ARB file, such as `app_pt_BR.arb`; `nil` if there is none.
  static func language(ofBundle name: String) -> String? {
    let parts = name.dropLast(".arb".count).split(separator: "_").dropFirst()
    guard let start = parts.firstIndex(where: { (2...3).contains($0.count) }) else { return nil }
    return parts[start...].joined(separator: "-")
  }

  private mutating func readTable(at path: String) throws -> StringTable {
    let bytes: [UInt8]
    do {
      bytes = try folder.read(path, atMost: min(limit - size, ReadingLimits.greatestFileSize))
    } catch let error as FileError
      where error.limit.map({ $0 < ReadingLimits.greatestFileSize }) ?? false
    {
      throw SampleProblem.tooMuch(file: folder.prefix + path, limit: limit)
    }
    size += bytes.count
    let folders = path.pathNames.dropLast()
    let language = folders.last.flatMap { StringTable.language(ofFolder: String($0)) }
    do {
      if path.hasNameEnding(".xcstrings") { return try StringTable(catalogue: bytes) }
      if path.hasNameEnding(".strings") || path.hasNameEnding(".stringsdict") {
        return try StringTable(appleStrings: bytes, language: language)
      }
      if path.hasNameEnding(".xml") {
        return try StringTable(androidResources: bytes, language: language)
      }
      if path.hasNameEnding(".arb") {
        return try StringTable(arb: bytes, language: Self.language(ofBundle: path.lastPathName))
      }
      if path.hasNameEnding(".xliff") || path.hasNameEnding(".xlf") {
        return try StringTable(xliff: bytes)
      }
      throw SampleProblem.unknownKind(file: path)
    } catch let problem as SampleProblem {
      throw problem
    } catch {
      // Of several troubles each has a line, and they are told in one.
      let troubles = "\(error)".split(separator: "\n").joined(separator: " ")
      throw SampleProblem.damaged(
        file: folder.prefix + path, trouble: Excerpt.shortened(troubles))
    }
  }
}
