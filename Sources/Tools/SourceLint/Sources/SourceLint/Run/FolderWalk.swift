import Glibc

/// The files below a folder that the linter reads.
enum FolderWalk {
  /// Folders of dependencies and build products.
  private static let leftOut: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build", "vendor",
    "Vendor",
  ]
  private static let endings = [".swift", ".xib", ".storyboard"]
  private static let mostDepth = 60

  /// The paths of the files relative to the folder, sorted. Links and hidden folders are not followed.
  static func files(below folder: String, depth: Int = 0) -> [String] {
    guard depth < mostDepth, let entries = entries(of: folder) else { return [] }
    var found: [String] = []
    for name in entries where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      switch kind(of: path) {
      case .folder where !leftOut.contains(name):
        found += files(below: path, depth: depth + 1).map { "\(name)/\($0)" }
      case .file where endings.contains(where: { isCurrent(name, ending: $0) }): found.append(name)
      default: break
      }
    }
    return found.sorted()
  }

  /// Whether a file has an ending and is not an editor's backup, such as “Main~.storyboard”.
  private static func isCurrent(_ name: String, ending: String) -> Bool {
    name.hasSuffix(ending) && !name.dropLast(ending.count).hasSuffix("~")
  }

  enum Kind {
    case file, folder, other
  }

  /// Returns the kind of a file. A link that is not followed is `other`.
  static func kind(of path: String, followingLinks: Bool = false) -> Kind {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private static func entries(of folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted()
  }
}

/// Reads and writes the bytes of files.
enum SourceBytes {
  /// Returns the content of a file, up to a number of bytes; `nil` if it cannot be read.
  static func read(_ path: String, most: Int) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { break }
      bytes += part[..<count]
    }
    return ferror(file) == 0 ? bytes : nil
  }

  /// Writes a file by renaming a temporary one, so that no other run reads an incomplete file.
  /// Returns false if that fails.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let half = "\(path).\(getpid())"
    guard let file = fopen(half, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count, rename(half, path) == 0 else {
      unlink(half)
      return false
    }
    return true
  }
}
