import Snapshots
import Wording

/// The folder of the package that a test belongs to.
struct PackageFolder: Equatable {
  /// The folder's full path, without a slash at the end.
  let path: String

  /// Creates a folder from the path that somebody has named.
  init(path: String) {
    self.path =
      path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/")
      ? path.pathBeforeLastName ?? path : path
  }

  /// Finds the nearest folder with a `Package.swift` above a file.
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

  /// The folder of goldens.
  var snapshots: String { path("Snapshots") }

  /// The folder for pictures of differences, unless `SNAPSHOT_ARTIFACTS` names another.
  var artifacts: String { path(".build/snapshot-artifacts") }

  /// Returns the full path of a file in the package. A path that is already full stays the same.
  func path(_ relative: String) -> String {
    relative.isFullPath ? relative : "\(path)/\(relative)"
  }
}
