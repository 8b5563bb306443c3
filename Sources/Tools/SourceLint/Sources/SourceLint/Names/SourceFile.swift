/// A parsed Swift file.
struct SourceFile: Sendable {
  /// The path as findings show it, relative to the folder that is checked.
  let path: String
  /// The module that the file belongs to, judged by its path.
  let module: String
  let tree: SourceTree

  /// - Parameter place: The path below the folder that is checked, if it differs from `path`.
  init(path: String, at place: String? = nil, tree: SourceTree) {
    self.path = path
    self.tree = tree
    module = Self.module(of: place ?? path)
  }

  /// The module of a path: the folder below `Sources` or `Tests` of a package, otherwise the first folder.
  ///
  /// Apps keep each target in a folder of its own. A wrong guess only makes the linter silent, since names of other
  /// modules are used if nothing else has the name.
  static func module(of path: String) -> String {
    let parts = path.split(separator: "/")
    if let sources = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      sources + 2 < parts.count
    {
      return parts[...(sources + 1)].joined(separator: "/")
    }
    return parts.count > 1 ? String(parts[0]) : ""
  }
}
