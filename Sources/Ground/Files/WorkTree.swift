import Wording

/// The git work tree that a folder lies in, as the file system tells it.
///
/// Git itself would also take a folder for a repository that merely holds what one holds, and such a folder
/// can come with a change. It lets nobody commit what is called `.git`.
package struct WorkTree: Equatable, Sendable {
  /// Its top, without links and dots.
  package let top: String
  /// The folder, as names from the top.
  package let path: [String]

  /// - Parameter folder: A folder that is there.
  /// - Returns: `nil` where the folder is in no work tree, or is not there.
  package init?(around folder: String) {
    guard let place = FileTree.fullPath(of: folder) else { return nil }
    let names = place.pathNames.filter { !$0.isEmpty }
    let depth = (0...names.count).reversed().first { depth in
      FileTree.exists("/" + (names.prefix(depth) + [".git"]).joined(separator: "/"))
    }
    guard let depth else { return nil }
    top = "/" + names.prefix(depth).joined(separator: "/")
    path = Array(names.dropFirst(depth))
  }
}
