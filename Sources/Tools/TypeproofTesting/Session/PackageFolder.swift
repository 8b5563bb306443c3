import Snapshots
import Wording

/// The folder of the package that a test belongs to, where its fonts and goldens lie.
struct PackageFolder: Equatable {
  /// The folder's full path, without a slash at the end.
  let path: String

  /// A folder that somebody named.
  init(path: String) {
    self.path =
      path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/")
      ? path.pathBeforeLastName ?? path : path
  }

  /// The nearest folder above a file that holds a `Package.swift`.
  init(above file: String) throws(SnapshotAssertionError) {
    var folder = file
    while let above = folder.pathBeforeLastName {
      folder = above
      if FileTree.exists("\(folder)/Package.swift") {
        self.init(path: folder)
        return
      }
    }
    throw .noPackage(above: file)
  }

  /// Where goldens lie.
  var snapshots: String { path("Snapshots") }

  /// Where pictures of differences go unless `SNAPSHOT_ARTIFACTS` names another folder.
  var artifacts: String { path(".build/snapshot-artifacts") }

  /// The full path of something in the package; a path that is full already stays as it is.
  func path(_ relative: String) -> String {
    relative.isFullPath ? relative : "\(path)/\(relative)"
  }
}
