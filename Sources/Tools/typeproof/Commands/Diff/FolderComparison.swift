import ImageDiff
import Snapshots
import Synchronization

/// Compares the pictures of two folders, paired by their names.
struct FolderComparison {
  let expected: String
  let actual: String
  let question: DiffQuestion
  /// The folder that pictures of differences go to; `nil` for nowhere.
  let output: String?

  /// What became of every file, in the order of the names.
  ///
  /// - Throws: `FileError` where a folder cannot be listed, or `DiffCommandError.noPictures`.
  func result(telling console: Console, asJSON: Bool) throws -> DifferenceResult {
    let folders = try PictureFolders(expected: expected, actual: actual)
    let pairs = folders.pairs
    guard !pairs.isEmpty else { throw DiffCommandError.noPictures(expected, actual, folders.links) }
    let progress = console.progress(total: pairs.count, "pictures", isForProgram: asJSON)
    defer { progress.end() }
    let done = Atomic(0)
    let files = inParallel(
      pairs, jobs: JobCount.processors.count, worker: { ComparisonMemory() },
      body: { memory, pair in
        let outcome = outcome(of: pair, in: memory)
        progress.show(done.wrappingAdd(1, ordering: .relaxed).newValue)
        return ComparedFile(name: pair.name, comparison: outcome)
      })
    return DifferenceResult(
      expected: expected, actual: actual, question: question, areFolders: true, files: files,
      links: folders.links, collisions: folders.collisions)
  }

  private func outcome(
    of pair: PictureFolders.Pair, in memory: ComparisonMemory
  ) -> PicturePairComparison.Outcome {
    if let reason = trouble(of: pair) {
      return PicturePairComparison.Outcome(finding: .unreadable(reason))
    }
    guard pair.actual != nil else { return PicturePairComparison.Outcome(finding: .removed) }
    guard pair.expected != nil else { return PicturePairComparison.Outcome(finding: .added) }
    return PicturePairComparison(
      expected: "\(expected)/\(pair.name)", actual: "\(actual)/\(pair.name)", question: question,
      output: output.map { "\($0)/\(pair.name)" }, memory: memory
    ).run()
  }

  /// Why the two cannot be compared, seen from outside.
  private func trouble(of pair: PictureFolders.Pair) -> String? {
    for kind in [pair.expected, pair.actual] {
      if case .unreadable(let error)? = kind { return "\(error)" }
    }
    let (old, new) = ("\(expected)/\(pair.name)", "\(actual)/\(pair.name)")
    switch (pair.expected, pair.actual) {
    case (.folder?, .file?): return "\(old) is a folder and \(new) is a file. Make both a file."
    case (.file?, .folder?): return "\(new) is a folder and \(old) is a file. Make both a file."
    default: return nil
    }
  }
}
