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
  /// Files that a writer left that was stopped.
  var temporaryFiles: [String] = []

  /// What to say of the files that a writer left; `nil` where there are none.
  var temporaryFilesInWords: String? {
    guard let first = temporaryFiles.first else { return nil }
    let others = temporaryFiles.count - 1
    return
      "A recording that was stopped left \(first)\(others > 0 ? " and \(others) more" : ""). No golden changed. "
      + "Delete with: typeproof clean"
  }
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
    let others = try declared.undeclaredFiles()
    findings.obsolete = declared.obsoleteGoldens(among: others)
    // Of several parts the first tells what belongs to no cell.
    guard filter == .all, shard.map({ $0.index == 1 }) ?? true else { return findings }
    findings.strayFiles = try strayFiles(among: others)
    findings.temporaryFiles = try declared.temporaryFiles()
    return findings
  }

  /// Those whose names are no coordinates of the suite, and what else lies among the goldens that is never
  /// read as one.
  private func strayFiles(among files: [String]) throws(FileError) -> [String] {
    (declared.plainStrayFiles(among: files) + (try declared.oddFiles().map(\.path)))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
