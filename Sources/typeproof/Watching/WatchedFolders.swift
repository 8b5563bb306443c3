import Projects

/// The folders that a verification reads from.
struct WatchedFolders: Equatable {
  /// The folder of the project's file, of which no folders below count; `nil` where there is no
  /// project.
  var project: String?
  /// The project's file, which counts whatever it is called; `nil` where there is no project.
  var file: String?
  /// Folders that count with all below them.
  var trees: [String]
}

extension SuiteOptions {
  /// The folders of what these options ask for, as they are now. Of a project's file that cannot be
  /// read, what it refers to is not known.
  var watchedFolders: WatchedFolders {
    guard let file = projectFile else {
      let nearest = ProjectFolder.nearest()
      return WatchedFolders(
        trees: [fonts ?? nearest?.fonts, snapshots ?? nearest?.snapshots ?? "Snapshots"]
          .compactMap(\.self))
    }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    // Why it cannot be read, the verification itself tells.
    let read = (try? ProjectFileOnDisk(file: file, isNamed: config != nil))?.spec.folders ?? []
    let below = read.map { $0.isEmpty ? folder : "\(folder)/\($0)" }
    return WatchedFolders(
      project: folder, file: file, trees: below + [snapshots ?? "\(folder)/Snapshots"])
  }
}

extension FolderWatch {
  /// Watches all folders of a verification.
  ///
  /// - Parameter others: Folders that it writes to.
  /// - Throws: `FolderWatchError`.
  func watch(_ folders: WatchedFolders, except others: [String]) throws(FolderWatchError) {
    if let project = folders.project { try watch(project) }
    if let file = folders.file { try watchName(file) }
    for tree in folders.trees { try watchAll(below: tree, except: others) }
  }
}
