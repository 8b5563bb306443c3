import GoldenStore
import Files
import Suites
import Wording

/// What there is to say of a suite's goldens without drawing one.
struct StoreFindings {
  /// What is missing of the suite's own files, in words.
  var differences: [String] = []
  /// Goldens of cells that nobody declares any more.
  var obsolete: [SnapshotName] = []
  /// Files that are no goldens.
  var strayFiles: [String] = []
}

extension SuiteRun {
  /// What lies among the goldens of the suite and is none of it, and what is said of all of them.
  func storeFindings() throws -> StoreFindings {
    var findings = StoreFindings()
    if !FileTree.exists(store.path("\(suite.name)/\(SnapshotStore.fingerprintName)")) {
      findings.differences.append(
        "The suite has no fingerprint.txt, the file with the versions that drew its goldens. "
          + "Record the suite.")
    }
    let others = undeclaredFiles(among: try store.files(of: suite.name))
    findings.obsolete = obsoleteGoldens(among: others)
    findings.strayFiles = try strayFiles(among: others)
    return findings
  }

  /// Pictures and layout texts that the suite does not declare, drawn or not. Paths are compared, which is
  /// quicker than reading each: most are the suite's.
  func undeclaredFiles(among files: [String]) -> [String] {
    // By bytes, as texts are equal that are spelt otherwise, and files are not.
    let declared = Set(
      (suite.cells.map(\.picturePath) + suite.ramps.map(\.name.layoutPath)).map { Array($0.utf8) })
    return files.filter { !declared.contains(Array($0.utf8)) }
  }

  /// Those that are goldens, of cells that this run would see. Styles are spelled as the suite spells them.
  func obsoleteGoldens(among files: [String]) -> [SnapshotName] {
    let cells = files.compactMap(SnapshotName.init(picturePath:))
      .filter { filter.matches($0) && shard?.holds($0.ramp) ?? true }
    guard !cells.isEmpty else { return [] }
    let styles = Set(suite.ramps.map(\.name.style))
    return cells.map { cell in
      styles.firstIndex(of: cell.ramp.style).map { cell.titled(styles[$0].title) } ?? cell
    }
  }

  /// Those whose names are no coordinates of the suite, and what else lies among the goldens that is never
  /// read as one. Of several parts the first tells them.
  private func strayFiles(among files: [String]) throws(FileError) -> [String] {
    guard filter == .all, shard.map({ $0.index == 1 }) ?? true else { return [] }
    return (plainStrayFiles(among: files) + (try store.oddFiles(of: suite.name)))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Those whose names are no coordinates of the suite.
  func plainStrayFiles(among files: [String]) -> [String] {
    files.filter { $0.hasNameEnding(".txt") || SnapshotName(picturePath: $0) == nil }
  }
}
