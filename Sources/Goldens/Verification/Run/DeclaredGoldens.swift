import Files
package import GoldenStore
package import Suites
import Wording

/// The goldens that a suite or tests declare, compared with all files in their folder.
package struct DeclaredGoldens: Sendable {
  /// The name of the suite.
  package let suite: String
  /// The store with its goldens.
  package let store: SnapshotStore
  /// All declared cells.
  let cells: [SnapshotName]
  /// The selected cells, declared or not.
  package var filter = CellFilter.all
  /// The selected part of the suite; `nil` for all of it.
  var shard: Shard?
  /// Whether another suite may have the same name. If so, nothing is deleted unless some golden is declared.
  var mayBeOfAnother = false

  /// Creates the declared goldens of a suite.
  package init(of suite: String, in store: SnapshotStore, cells: [SnapshotName]) {
    self.suite = suite
    self.store = store
    self.cells = cells
  }

  /// Returns whether the goldens are in the same folder as others.
  package func hasFolder(of other: DeclaredGoldens) -> Bool {
    FileTree.areSame(store.path(suite), other.store.path(other.suite))
  }

  /// The ramps of the cells.
  var ramps: Set<RampName> { Set(cells.map(\.ramp)) }

  /// Returns pictures and layout texts that nobody declares. It compares paths, which is quicker
  /// than parsing each, as most are declared.
  func undeclaredFiles() throws(FileError) -> [String] {
    // By bytes, as texts are equal that are spelt otherwise, and files are not.
    let declared = Set(
      (cells.map(\.picturePath) + ramps.map(\.layoutPath)).map { Array($0.utf8) })
    return try store.files(of: suite).filter { !declared.contains(Array($0.utf8)) }
  }

  /// Returns the files that are goldens of selected cells. Styles are spelled as in the declared
  /// cells.
  func obsoleteGoldens(among files: [String]) -> [SnapshotName] {
    let cells = files.compactMap(SnapshotName.init(picturePath:))
      .filter { filter.matches($0) && shard?.holds($0.ramp) ?? true }
    guard !cells.isEmpty else { return [] }
    let styles = Set(ramps.map(\.style))
    return cells.map { cell in
      styles.firstIndex(of: cell.ramp.style).map { cell.titled(styles[$0].title) } ?? cell
    }
  }

  /// Returns the files whose names are no coordinates of the suite.
  func plainStrayFiles(among files: [String]) -> [String] {
    files.filter { $0.hasNameEnding(".txt") || SnapshotName(picturePath: $0) == nil }
  }

  /// Returns other files among the goldens that are never read as goldens. Links in the places of
  /// declared goldens and their folders are left out, as they are reported with their cells.
  func oddFiles() throws(FileError) -> [OddFile] {
    let odd = try store.oddFiles(of: suite)
    guard odd.contains(where: \.isLink) else { return odd }
    let goldens = cells.map(\.picturePath) + ramps.map(\.layoutPath)
    let declared = Set((goldens + goldens.compactMap(\.pathBeforeLastName)).map(ExactPath.init))
    return odd.filter { !$0.isLink || !declared.contains(ExactPath($0.path)) }
  }

  /// Returns files of a writer that was stopped before it changed a golden, as paths below the
  /// folder of goldens; none while a writer is running.
  ///
  /// - Parameter isLocked: Whether no writer can be running, as the caller holds the folder's lock.
  func temporaryFiles(isLocked: Bool = false) throws(FileError) -> [String] {
    let folder = store.path(suite)
    guard FileTree.exists(folder), !GoldenJournal.exists(in: folder) else { return [] }
    let found = try AtomicFile.leftovers(below: folder)
    guard !found.isEmpty else { return [] }
    // Asked last: of a writer that began since, there are files among those found.
    if !isLocked, try FolderLock.isHeld(on: folder) { return [] }
    return found.map { "\(suite)/\($0)" }
  }
}
