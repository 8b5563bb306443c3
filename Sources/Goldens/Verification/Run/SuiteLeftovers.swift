import Files
package import GoldenStore
import GoldenText
import Glibc
package import Suites

/// The files and blocks among the goldens of a suite that it does not declare.
package struct SuiteLeftovers: Hashable, Sendable {
  /// Goldens of cells that are not declared, in ascending order.
  package var obsolete: [SnapshotName] = []
  /// Pictures and texts whose names are no coordinates of the suite, as paths below the folder of
  /// goldens.
  package var strayFiles: [String] = []
  /// Such files whose names are not UTF-8.
  package var misspelled: [OddFile] = []
  /// Blocks in the layout texts of declared ramps, of categories without a declared cell.
  package var blocks: [SnapshotName] = []
  /// Files of a writer that was stopped, as paths below the folder of goldens.
  package var temporaryFiles: [String] = []

  /// Creates an empty set of leftovers.
  package init() {}

  /// Whether there are no leftovers.
  package var isEmpty: Bool { self == SuiteLeftovers() }

  /// Adds the leftovers of another suite.
  package mutating func add(_ other: SuiteLeftovers) {
    obsolete += other.obsolete
    strayFiles += other.strayFiles
    misspelled += other.misspelled
    blocks += other.blocks
    temporaryFiles += other.temporaryFiles
  }
}

extension DeclaredGoldens {
  /// Returns what is among the goldens but not declared, if the filter selects it.
  ///
  /// The blocks of an unreadable layout text are not included.
  ///
  /// - Parameter isLocked: Whether nobody else can be writing, as the caller holds the folder's
  ///   lock.
  /// - Throws: `FileError`; its code is `ELOOP` where a symbolic link is in the way.
  ///   `ForeignGoldens` where all recorded files are of another suite of the same name.
  ///   `NoRecordedSuite` where the folder has files but no suite was recorded in it.
  package func leftovers(isLocked: Bool = false) throws -> SuiteLeftovers {
    if let link = FileTree.linkInTheWay(of: suite, below: store.root) {
      throw FileError(.list, link, code: ELOOP)
    }
    if mayBeOfAnother { try checkGoldensAreOurs() }
    let declared = Set(cells)
    var blocks: [SnapshotName] = []
    for ramp in ramps {
      do {
        blocks += (try store.layout(of: ramp)?.cells ?? [:]).keys.map {
          SnapshotName(ramp: ramp, category: $0)
        }
      } catch is LayoutDocumentError {
        // Verifying tells it; nothing of it is deleted.
        continue
      }
    }
    let files = try undeclaredFiles()
    let obsolete = obsoleteGoldens(among: files).sorted()
    var leftovers = SuiteLeftovers()
    leftovers.obsolete = obsolete
    leftovers.blocks = blocks.filter { !declared.contains($0) && filter.matches($0) }.sorted()
    if filter == .all {
      leftovers.strayFiles = plainStrayFiles(among: files) + filesOfSuite
      leftovers.misspelled = try oddFiles().filter(\.isMisspelled)
      leftovers.temporaryFiles = try temporaryFiles(isLocked: isLocked)
    } else {
      leftovers.strayFiles = layoutTexts(of: obsolete, among: files)
    }
    guard leftovers.isEmpty || isRecorded else {
      throw NoRecordedSuite(suite: suite, folder: store.path(suite))
    }
    return leftovers
  }

  /// The files that show that a suite was recorded in the folder, if they exist; empty while any
  /// cell is declared.
  private var filesOfSuite: [String] {
    guard cells.isEmpty else { return [] }
    return [SnapshotStore.fingerprintName, SnapshotStore.reviewsName].map { "\(suite)/\($0)" }
      .filter { FileTree.size(of: store.path($0)) != nil }
  }

  /// Whether the folder has a fingerprint, which shows that a suite was recorded in it.
  private var isRecorded: Bool {
    FileTree.size(of: store.path("\(suite)/\(SnapshotStore.fingerprintName)")) != nil
  }

  /// Checks that the goldens are not of another suite with the same name, such as that of another
  /// font folder.
  private func checkGoldensAreOurs() throws {
    let known = Set(try store.files(of: suite).compactMap(SnapshotName.init(picturePath:)))
    guard known.isEmpty || !known.isDisjoint(with: cells) else {
      throw ForeignGoldens(suite: suite, folder: store.path(suite), count: known.count)
    }
  }

  /// Returns the layout texts of ramps whose pictures are all obsolete.
  private func layoutTexts(of obsolete: [SnapshotName], among files: [String]) -> [String] {
    let all = files.compactMap(SnapshotName.init(picturePath:))
    let kept = Set(all).subtracting(obsolete).map(\.ramp.layoutPath)
    return Set(obsolete.map(\.ramp.layoutPath)).subtracting(kept).intersection(files).sorted()
  }

  /// Deletes what `leftovers` returns, while nobody else changes goldens: temporary files first,
  /// then goldens and stray files all together or not at all, then misspelled names.
  ///
  /// The versions and the record of reviews are kept unless nothing at all is declared. Files other
  /// than pictures and texts are always kept.
  ///
  /// - Parameter telling: Called before the deletion with what will be deleted.
  /// - Returns: The deleted leftovers.
  /// - Throws: As `leftovers` does, `InterruptedRecording`, and `FileTransactionError` where
  ///   something cannot be deleted.
  @discardableResult
  package func clean(telling: (SuiteLeftovers) throws -> Void) throws -> SuiteLeftovers {
    guard FileTree.exists(store.path(suite)) else {
      try telling(SuiteLeftovers())
      return SuiteLeftovers()
    }
    return try store.whileLocked(suite) {
      let leftovers = try leftovers(isLocked: true)
      try telling(leftovers)
      for path in leftovers.temporaryFiles { try AtomicFile.unlinkFile(store.path(path)) }
      var edit = GoldenEdit(of: suite, in: store)
      for path in leftovers.strayFiles { try edit.delete(path) }
      for path in leftovers.obsolete.map(\.picturePath) { try edit.delete(path) }
      let obsolete = leftovers.obsolete.filter { ramps.contains($0.ramp) }
      for cell in Set(leftovers.blocks + obsolete).sorted() { try edit.deleteBlock(of: cell) }
      try edit.commit()
      for file in leftovers.misspelled { try store.delete(file) }
      // One that is not empty stays, and that is no failure.
      if cells.isEmpty { rmdir(store.path(suite)) }
      return leftovers
    }
  }
}

extension SuiteRun {
  /// The goldens that the suite declares, with the filter of this run.
  package var declared: DeclaredGoldens {
    var declared = DeclaredGoldens(of: suite.name, in: store, cells: suite.cells)
    declared.filter = filter
    declared.shard = shard
    declared.mayBeOfAnother = true
    return declared
  }
}

/// The error that no recorded cell is one of the suite.
package struct ForeignGoldens: Error, Hashable, CustomStringConvertible {
  let suite: String
  let folder: String
  let count: Int

  /// The problem, then the remedy.
  package var description: String {
    "None of the \(count) recorded cells in \(folder) belongs to the suite “\(suite)”, so another "
      + "suite may own them. Name other --snapshots, --fonts or --config, or delete the folder "
      + "yourself."
  }
}

/// The error that the folder of a suite has pictures or texts, but no suite was ever recorded
/// there.
package struct NoRecordedSuite: Error, Hashable, CustomStringConvertible {
  let suite: String
  let folder: String

  /// The problem, then the remedy.
  package var description: String {
    "\(folder) has no fingerprint.txt, so “\(suite)” may not own its files. Record the suite "
      + "first, or delete the files yourself."
  }
}
