import GoldenStore
import Files
import Suites
import Wording

/// The findings about a suite's goldens without drawing any.
struct StoreFindings {
  /// The suite's own files that are missing, in words.
  var differences: [String] = []
  /// Goldens of cells that nobody declares any more.
  var obsolete: [SnapshotName] = []
  /// Files that are no goldens.
  var strayFiles: [String] = []
  /// Files of a writer that was stopped.
  var temporaryFiles: [String] = []

  /// A sentence about the files of a stopped writer; `nil` where there are none.
  var temporaryFilesInWords: String? {
    guard let first = temporaryFiles.first else { return nil }
    let others = temporaryFiles.count - 1
    return
      "A recording that was stopped left \(first)\(others > 0 ? " and \(others) more" : ""). No golden changed. "
      + "Delete with: typeproof clean"
  }
}

extension SuiteRun {
  /// Returns the files among the goldens that do not belong to the suite, and notes on all of them.
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

  /// Returns the files whose names are no coordinates of the suite, and other files among the
  /// goldens that are never read as goldens.
  private func strayFiles(among files: [String]) throws(FileError) -> [String] {
    (declared.plainStrayFiles(among: files) + (try declared.oddFiles().map(\.path)))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
