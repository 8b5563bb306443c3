import Projects
import Snapshots
import Wording

/// The folders that a verification reads from.
struct WatchedFolders: Equatable {
  /// The folder of the project file, without folders below it; `nil` if there is no project.
  var project: String?
  /// The project file, which counts whatever its name is; `nil` if there is no project.
  var file: String?
  /// Folders that count with everything below them.
  var trees: [String]
}

extension WatchedFolders {
  /// Creates the folders of a project: those that its file names and may read.
  ///
  /// - Parameters:
  ///   - isNamed: Whether a person named the file.
  ///   - goldens: The folder of goldens that a person named.
  init(ofProject file: String, isNamed: Bool, goldens: String?) {
    let folder = file.folderOfPath
    // Why it cannot be read, the verification itself tells.
    let read = (try? ProjectFileOnDisk(file: file, isNamed: isNamed))?.spec.folders ?? []
    // What a project may not name is not read either, and could be all there is.
    let enclosure = try? FileEnclosure(around: "\(folder)/")
    self.init(
      project: folder, file: file,
      trees: read.compactMap { try? enclosure?.folder($0) } + [goldens ?? "\(folder)/Snapshots"])
  }
}

extension SuiteOptions {
  /// The folders that these options read from, as they are now. If the project file cannot be read,
  /// the folders that it names are not known.
  var watchedFolders: WatchedFolders {
    guard let file = projectFile else {
      let nearest = ProjectFolder.nearest()
      return WatchedFolders(
        trees: [fonts ?? nearest?.fonts, snapshots ?? nearest?.snapshots ?? "Snapshots"]
          .compactMap(\.self))
    }
    return WatchedFolders(ofProject: file, isNamed: config != nil, goldens: snapshots)
  }
}

extension FolderWatch {
  /// Watches all folders of a verification.
  ///
  /// - Parameter others: The folders that it writes to.
  /// - Throws: `FolderWatchError`.
  func watch(_ folders: WatchedFolders, except others: [String]) throws(FolderWatchError) {
    if let project = folders.project { try watch(project) }
    if let file = folders.file { try watchName(file) }
    for tree in folders.trees { try watchAll(below: tree, except: others) }
  }
}
