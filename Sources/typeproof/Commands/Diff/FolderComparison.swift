import ImageDiff
import Snapshots
import Synchronization

/// Compares the pictures of two folders, paired by their names.
struct FolderComparison {
  let expected: String
  let actual: String
  /// The folder that difference pictures go to; `nil` for nowhere.
  let output: String?

  /// What became of every file, in the order of the names.
  ///
  /// - Throws: `FileError` where a folder cannot be listed, or `DiffCommandError.noPictures`.
  func result(progress: ProgressLine) throws -> DifferenceResult {
    let before = Set(try pictures(below: expected))
    let after = Set(try pictures(below: actual))
    guard !before.isEmpty || !after.isEmpty else {
      throw DiffCommandError.noPictures(expected, actual)
    }
    let names = before.union(after).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let done = Atomic(0)
    let files = try inParallel(
      names, jobs: JobCount.processors.count, worker: { ComparisonMemory() },
      body: { memory, name in
        let outcome = outcome(
          of: name, isBefore: before.contains(name), after: after.contains(name), in: memory)
        let count = done.wrappingAdd(1, ordering: .relaxed).newValue
        if count % 16 == 0 { progress.show("compared \(count)/\(names.count)") }
        return ComparedFile(name: name, comparison: outcome)
      })
    progress.clear()
    return DifferenceResult(expected: expected, actual: actual, areFolders: true, files: files)
  }

  private func outcome(
    of name: String, isBefore: Bool, after isAfter: Bool, in memory: ComparisonMemory
  ) -> PictureComparison.Outcome {
    guard isAfter else { return PictureComparison.Outcome(finding: .removed) }
    guard isBefore else { return PictureComparison.Outcome(finding: .added) }
    return PictureComparison(
      expected: "\(expected)/\(name)", actual: "\(actual)/\(name)",
      output: output.map { "\($0)/\(name)" }, memory: memory
    ).run()
  }

  private func pictures(below folder: String) throws -> [String] {
    try FileTree.files(below: folder).filter { $0.lowercased().hasSuffix(".png") }
  }
}
