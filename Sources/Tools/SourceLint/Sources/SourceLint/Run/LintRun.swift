import Glibc

/// Reads the Swift and Interface Builder files of folders, and applies the rules.
package struct LintRun: Sendable {
  /// The folders and files to read. Findings begin with these paths.
  package let paths: [String]
  package let jobs: Int
  /// The file that keeps trees between runs; `nil` for none.
  package let cache: String?

  /// The largest file that is read. Larger ones are generated.
  private static let mostBytes = 4 << 20

  package init(paths: [String], jobs: Int, cache: String? = nil) {
    self.paths = paths
    self.jobs = jobs
    self.cache = cache
  }

  /// A file to read.
  private struct Entry: Sendable {
    /// The path of the file, which findings show.
    let place: String
    /// The path below the folder that was named, which tells the file's module.
    let path: String
  }

  /// The result of reading a file.
  private struct Reading: Sendable {
    var swift: SourceFile?
    var interface: InterfaceFile?
    var digest: [UInt8] = []
    var isCached = false
    var trouble: String?
  }

  /// Returns what the rules find in the files.
  ///
  /// - Throws: `LintRunError` if a path does not exist.
  package func report() throws(LintRunError) -> LintReport {
    let read = try readFiles()
    var report = Self.judge(read.swift, read.interfaces, places: read.places, jobs: jobs)
    report.troubles = read.troubles
    report.cached = read.cached
    return report
  }

  /// The files of all paths, parsed.
  struct ReadFiles: Sendable {
    let swift: [SourceFile]
    let interfaces: [InterfaceFile]
    /// The path of each file below the folder that was named, by the file's path in findings.
    let places: [String: String]
    /// Sentences about files that were left out, partly or completely.
    let troubles: [String]
    /// The number of trees that were read from the cache.
    let cached: Int
  }

  /// - Throws: `LintRunError` if a path does not exist.
  func readFiles() throws(LintRunError) -> ReadFiles {
    let entries = try self.entries()
    let program = ContentHash.of(SourceBytes.read("/proc/self/exe", most: 64 << 20) ?? [])
    let known = TreeCache(
      program: program, bytes: cache.flatMap { SourceBytes.read($0, most: 1 << 30) } ?? [])
    let usesCache = cache != nil
    let readings = onThreads(entries, jobs: jobs) { Self.read($0, usesCache ? known : nil) }
    if let cache {
      // A file with a trouble is parsed each time, so that its sentence is printed again.
      let trees = readings.filter { $0.trouble == nil }.compactMap { reading in
        reading.swift.map { (digest: reading.digest, tree: $0.tree) }
      }
      // Without a cache the next run only takes longer.
      if readings.contains(where: { $0.swift != nil && !$0.isCached }) {
        _ = SourceBytes.write(known.file(of: trees), to: cache)
      }
    }
    return ReadFiles(
      swift: readings.compactMap(\.swift), interfaces: readings.compactMap(\.interface),
      places: Dictionary(uniqueKeysWithValues: entries.map { ($0.place, $0.path) }),
      troubles: readings.compactMap(\.trouble), cached: readings.count { $0.isCached })
  }

  private func entries() throws(LintRunError) -> [Entry] {
    var found: [Entry] = []
    var seen: Set<String> = []
    for path in paths {
      let folder = Self.plain(path)
      switch FolderWalk.kind(of: folder, followingLinks: true) {
      case .folder:
        for file in FolderWalk.files(below: folder) {
          let place = folder == "." ? file : folder == "/" ? "/\(file)" : "\(folder)/\(file)"
          if seen.insert(place).inserted { found.append(Entry(place: place, path: file)) }
        }
      case .file:
        if seen.insert(folder).inserted { found.append(Entry(place: folder, path: folder)) }
      case .other: throw .noSuchPath(path)
      }
    }
    return found
  }

  /// The path without slashes at its end.
  static func plain(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func read(_ entry: Entry, _ cache: TreeCache?) -> Reading {
    var reading = Reading()
    guard let bytes = SourceBytes.read(entry.place, most: mostBytes + 1) else {
      reading.trouble = "\(entry.place) cannot be read: \(String(cString: strerror(errno)))."
      return reading
    }
    guard bytes.count <= mostBytes else {
      reading.trouble = "\(entry.place) has more than 4 MB and was not checked."
      return reading
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      reading.trouble = "\(entry.place) is not UTF-8 and was not checked."
      return reading
    }
    guard entry.place.hasSuffix(".swift") else {
      do throws(InterfaceFileError) {
        reading.interface = InterfaceFile(
          path: entry.place, root: try InterfaceReader.root(of: bytes))
      } catch {
        reading.trouble = "\(entry.place) is damaged and was not checked."
      }
      return reading
    }
    if let cache {
      reading.digest = ContentHash.of(bytes)
      if let tree = cache.tree(reading.digest) {
        reading.isCached = true
        reading.swift = SourceFile(path: entry.place, at: entry.path, tree: tree)
        return reading
      }
    }
    let (tree, isCut, hasErrors) = SourceTree.parsing(bytes)
    if isCut {
      reading.trouble = "\(entry.place) is nested too deeply, so parts of it were not checked."
    } else if hasErrors {
      reading.trouble = "\(entry.place) has syntax errors, so parts of it may not be checked."
    }
    reading.swift = SourceFile(path: entry.place, at: entry.path, tree: tree)
    return reading
  }
}

/// The reason why nothing was checked.
package enum LintRunError: Error, Equatable, CustomStringConvertible {
  case noSuchPath(String)

  package var description: String {
    switch self {
    case .noSuchPath(let path): "There is no file or folder \(path)."
    }
  }
}
