import Files
import GoldenStore
import GoldenText
package import Suites
import DynamicType
import Glibc

/// What lies among the goldens of a suite that it does not declare.
package struct SuiteLeftovers: Hashable, Sendable {
  /// Goldens of cells that are not declared, in ascending order.
  package var obsolete: [SnapshotName] = []
  /// Pictures and texts whose names are no coordinates of the suite, as paths below the folder of
  /// goldens.
  package var strayFiles: [String] = []
  /// Blocks in the layout texts of declared ramps, of categories without a declared cell.
  package var blocks: [SnapshotName] = []

  /// Whether there is nothing of that.
  package var isEmpty: Bool { obsolete.isEmpty && strayFiles.isEmpty && blocks.isEmpty }
}

extension SuiteRun {
  /// What lies among the goldens that the suite does not declare, as far as the filter goes; nothing is
  /// drawn.
  ///
  /// A layout text that cannot be read has no blocks to tell.
  ///
  /// - Throws: `FileError`, `ForeignGoldens` where all that is on record is of another suite, and
  ///   `NoRecordedSuite` where no suite was recorded in the folder and yet there are files.
  package func leftovers() throws -> SuiteLeftovers {
    if let link = FileTree.linkInTheWay(of: suite.name, below: store.root) {
      throw FileError(.list, link, code: ELOOP)
    }
    try checkGoldensAreOurs()
    let declared = Set(suite.cells)
    var blocks: [SnapshotName] = []
    for ramp in suite.ramps {
      do {
        blocks += (try store.layout(of: ramp.name)?.cells ?? [:]).keys.map {
          SnapshotName(ramp: ramp.name, category: $0)
        }
      } catch is LayoutDocumentError {
        // Verifying tells it; nothing of it is deleted.
        continue
      }
    }
    let others = undeclaredFiles(among: try store.files(of: suite.name))
    let leftovers = SuiteLeftovers(
      obsolete: obsoleteGoldens(among: others).sorted(),
      strayFiles: filter == .all ? plainStrayFiles(among: others) : [],
      blocks: blocks.filter { !declared.contains($0) && filter.matches($0) }.sorted())
    guard leftovers.isEmpty || isRecorded else {
      throw NoRecordedSuite(suite: suite.name, folder: store.path(suite.name))
    }
    return leftovers
  }

  /// Whether the folder says of itself that a suite was recorded in it.
  private var isRecorded: Bool {
    FileTree.size(of: store.path("\(suite.name)/\(SnapshotStore.fingerprintName)")) != nil
  }

  /// Deletes what `leftovers` tells: together, or not at all, while nobody else changes goldens.
  ///
  /// The versions and the record of reviews stay as they are, and so does whatever is
  /// no picture and no text.
  ///
  /// - Parameter telling: Called with what will be deleted before it is.
  /// - Returns: What was deleted.
  /// - Throws: As `leftovers` does, `InterruptedRecording`, and `FileTransactionError` where something
  ///   cannot be deleted.
  @discardableResult
  package func clean(telling: (SuiteLeftovers) throws -> Void) throws -> SuiteLeftovers {
    guard FileTree.exists(store.path(suite.name)) else {
      try telling(SuiteLeftovers())
      return SuiteLeftovers()
    }
    return try store.whileLocked(suite.name) {
      let leftovers = try leftovers()
      try telling(leftovers)
      _ = try AtomicFile.clearLeftovers(below: store.path(suite.name))
      var edit = GoldenEdit(of: suite.name, in: store)
      for path in leftovers.strayFiles { try edit.delete(path) }
      for path in leftovers.obsolete.map(\.picturePath) { try edit.delete(path) }
      let declared = Set(suite.ramps.map(\.name))
      let obsolete = leftovers.obsolete.filter { declared.contains($0.ramp) }
      for cell in Set(leftovers.blocks + obsolete).sorted() { try edit.deleteBlock(of: cell) }
      try edit.commit()
      return leftovers
    }
  }

  /// A suite of the same name may be another, as that of another folder of fonts.
  private func checkGoldensAreOurs() throws {
    let declared = Set(suite.cells)
    let known = Set(try store.files(of: suite.name).compactMap(SnapshotName.init(picturePath:)))
    guard known.isEmpty || !known.isDisjoint(with: declared) else {
      throw ForeignGoldens(suite: suite.name, folder: store.path(suite.name), count: known.count)
    }
  }
}

/// No cell on record is one of the suite.
package struct ForeignGoldens: Error, Hashable, CustomStringConvertible {
  let suite: String
  let folder: String
  let count: Int

  /// What is wrong, then the remedy.
  package var description: String {
    "None of the \(count) recorded cells in \(folder) belongs to the suite “\(suite)”, so another "
      + "suite may own them. Name other --snapshots, --fonts or --config, or delete the folder "
      + "yourself."
  }
}

/// There are pictures or texts in the folder of a suite, and no suite was ever recorded there.
package struct NoRecordedSuite: Error, Hashable, CustomStringConvertible {
  let suite: String
  let folder: String

  /// What is wrong, then the remedy.
  package var description: String {
    "\(folder) has no fingerprint.txt, so “\(suite)” may not own its files. Record the suite "
      + "first, or delete the files yourself."
  }
}
