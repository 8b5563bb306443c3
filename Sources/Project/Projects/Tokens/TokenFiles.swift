import DesignTokens
import Snapshots
import Wording

/// The token files that the imports of a project name.
struct TokenFiles {
  /// The files, in the order in which later ones replace earlier ones.
  private(set) var sources: [DesignTokenFile.Source] = []
  /// The import that each file belongs to, by its name.
  private(set) var places: [String: Int] = [:]
  /// The list of themes of a folder of Tokens Studio.
  private(set) var themeList: [UInt8]?

  private let files: ProjectFiles
  private static let endings = [".json", ".json5", ".jsonc", ".tokens", ".yaml", ".yml"]
  /// The greatest number of files of all imports.
  private static let mostFiles = 5000

  init(_ files: ProjectFiles) {
    self.files = files
  }

  /// Reads the files of an import.
  ///
  /// - Throws: `FileError`, `FileEnclosureError`, or ``TokenFilesError``.
  mutating func add(_ tokens: TokenImport, at place: Int) throws {
    if tokens.file.isNamePattern {
      let paths = try files.paths(matching: tokens.file).filter(Self.isTokenFile)
      guard !paths.isEmpty else { throw TokenFilesError.noMatch(tokens.file) }
      for path in paths { try add(path, set: nil, at: place) }
    } else if let folder = try? files.folder(tokens.file), (try? FileTree.isFolder(folder)) == true
    {
      try addFolder(tokens.file, at: folder, place)
    } else {
      try add(tokens.file, set: nil, at: place)
    }
  }

  private static func isTokenFile(_ path: String) -> Bool {
    endings.contains(where: path.hasNameEnding) && !path.lastPathName.hasPrefix("$")
  }

  private mutating func addFolder(_ path: String, at folder: String, _ place: Int) throws {
    let all = try FileTree.files(below: folder)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let names = all.filter { file in
      Self.isTokenFile(file)
        && !file.pathNames.contains { $0.hasPrefix(".") || $0 == "node_modules" }
    }
    guard !names.isEmpty else { throw TokenFilesError.emptyFolder(path) }
    let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    var order: [String: Int] = [:]
    if all.contains("$metadata.json") {
      let bytes = try files.read(prefix + "$metadata.json", atMost: ReadingLimits.greatestFileSize)
      for (index, name) in try DesignTokenFile.setOrder(parsing: bytes).enumerated() {
        order[name] = index
      }
    }
    if all.contains("$themes.json") {
      themeList = try files.read(prefix + "$themes.json", atMost: ReadingLimits.greatestFileSize)
    }
    let sets = names.map { name in (name: name, set: name.withoutEnding) }
    let sorted = sets.enumerated().sorted { one, other in
      (order[one.element.set] ?? .max, one.offset)
        < (order[other.element.set] ?? .max, other.offset)
    }
    for (_, file) in sorted { try add(prefix + file.name, set: file.set, at: place) }
  }

  private mutating func add(_ path: String, set: String?, at place: Int) throws {
    let name = files.prefix + path
    // A file that two imports name counts where the first has it.
    guard places[name] == nil else { return }
    guard places.count < Self.mostFiles else {
      throw TokenFilesError.tooMany(limit: Self.mostFiles)
    }
    places[name] = place
    let bytes = try files.read(path, atMost: ReadingLimits.greatestFileSize)
    sources.append(DesignTokenFile.Source(name, bytes: bytes, set: set))
  }
}

extension String {
  /// The text before its last full stop; unchanged without one.
  fileprivate var withoutEnding: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}

/// Why an import names no token files.
enum TokenFilesError: Error, Equatable, CustomStringConvertible {
  /// A pattern matches no file.
  case noMatch(String)
  /// A folder has no token file.
  case emptyFolder(String)
  /// There are too many files.
  case tooMany(limit: Int)

  var description: String {
    switch self {
    case .noMatch(let pattern):
      "No token file matches “\(pattern)”. Check the path, which is relative to this file. A * matches any "
        + "part of one name."
    case .emptyFolder(let path):
      "The folder “\(path)” has no token file. Name a folder with .json, .json5, .tokens or .yaml files."
    case .tooMany(let limit): "There are more than \(limit) token files. Name fewer."
    }
  }
}
