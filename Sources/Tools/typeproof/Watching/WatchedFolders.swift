import Projects
import Snapshots
import Wording

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

extension WatchedFolders {
  /// The folders of a project: what its file names, as far as it may.
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
  /// The folders of what these options ask for, as they are now. Of a project's file that cannot be
  /// read, what it refers to is not known.
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
  /// - Parameter others: Folders that it writes to.
  /// - Throws: `FolderWatchError`.
  func watch(_ folders: WatchedFolders, except others: [String]) throws(FolderWatchError) {
    if let project = folders.project { try watch(project) }
    if let file = folders.file { try watchName(file) }
    for tree in folders.trees { try watchAll(below: tree, except: others) }
  }
}
