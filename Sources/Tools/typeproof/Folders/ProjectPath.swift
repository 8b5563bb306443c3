import Glibc
import Wording

/// Paths as a project writes them, for what is to be the same on every machine.
enum ProjectPath {
  /// A folder as seen from where the program was started: its path where that lies below, else its
  /// own name.
  static func name(of folder: String) -> String {
    relative(folder) ?? folder.pathNames.last { !["", ".", ".."].contains($0) } ?? folder
  }

  /// A path from where the program was started; `nil` where it lies elsewhere.
  static func relative(_ path: String) -> String? {
    var parts = path
    if path.isFullPath {
      guard let folder = workingFolder, path.beginsWithBytes(of: folder + "/") else { return nil }
      parts = path.withoutBytes(first: folder.utf8.count + 1)
    }
    let names = parts.pathNames.filter { !$0.isEmpty && $0 != "." }
    return names.contains("..") || names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// Where the program was started; `nil` where that is no longer there.
  static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
