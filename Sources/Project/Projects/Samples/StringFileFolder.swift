import Snapshots
import StringFiles
import Wording

/// The string files below a folder, each read once.
struct StringFileFolder {
  /// One file that was read.
  struct File {
    let path: String
    let table: StringTable
  }

  private let folder: ProjectFiles
  /// The greatest total size of all files in bytes.
  private let limit: Int
  /// The total size of the files read so far.
  private var size = 0
  /// The table of each file, or why it could not be read.
  private var read: [ExactPath: Result<StringTable, any Error>] = [:]
  /// The files that match each pattern.
  private var listed: [ExactPath: [String]] = [:]

  init(_ folder: ProjectFiles, limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  /// Returns the files that a path or pattern matches, in the order of their names.
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

  /// Returns the language in the name of an ARB file, such as `app_pt_BR.arb`; `nil` if there is
  /// none.
  ///
  /// The name may have other words before it, such as `my_app_en.arb`. So a code of two small
  /// letters is preferred to one of three.
  static func language(ofBundle name: String) -> String? {
    let parts = name.dropLast(".arb".count).split(separator: "_").dropFirst()
    func isCode(_ part: Substring, letters: Int) -> Bool {
      part.count == letters && part.allSatisfy { $0.isASCII && $0.isLowercase }
    }
    guard
      let start = parts.firstIndex(where: { isCode($0, letters: 2) })
        ?? parts.lastIndex(where: { isCode($0, letters: 3) })
        ?? parts.firstIndex(where: { (2...3).contains($0.count) })
    else { return nil }
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
