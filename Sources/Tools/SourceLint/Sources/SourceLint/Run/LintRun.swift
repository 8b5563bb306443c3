import Glibc

/// Reads the files of folders, and judges them.
package struct LintRun: Sendable {
  /// Folders and files, as they are shown in findings.
  package let paths: [String]
  package let jobs: Int
  /// The file that remembers trees between runs; `nil` for none.
  package let cache: String?

  /// Files with more bytes are made by programs.
  private static let mostBytes = 4 << 20

  package init(paths: [String], jobs: Int, cache: String? = nil) {
    self.paths = paths
    self.jobs = jobs
    self.cache = cache
  }

  /// A file to read.
  private struct Entry: Sendable {
    /// Where it is, and how findings name it.
    let place: String
    /// The path below the folder that was named, which says what the file is part of.
    let path: String
  }

  /// What reading a file gave.
  private struct Reading: Sendable {
    var swift: SourceFile?
    var interface: InterfaceFile?
    var digest: [UInt8] = []
    var isCached = false
    var trouble: String?
  }

  /// What the rules find in the files.
  ///
  /// - Throws: `LintRunError` if a path does not exist.
  package func report() throws(LintRunError) -> LintReport {
    let read = try readFiles()
    var report = Self.judge(read.swift, read.interfaces, places: read.places, jobs: jobs)
    report.troubles = read.troubles
    report.cached = read.cached
    return report
  }

  /// The files of all paths.
  struct ReadFiles: Sendable {
    let swift: [SourceFile]
    let interfaces: [InterfaceFile]
    /// The path of each file below the folder that was named, by how findings name it.
    let places: [String: String]
    /// Sentences about files that were left out, in part or as a whole.
    let troubles: [String]
    /// How many trees came from the cache.
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
      var folder = path
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      switch FolderWalk.kind(of: folder) {
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

/// Why nothing was checked.
package enum LintRunError: Error, Equatable, CustomStringConvertible {
  case noSuchPath(String)

  package var description: String {
    switch self {
    case .noSuchPath(let path): "There is no file or folder \(path)."
    }
  }
}
