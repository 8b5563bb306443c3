import ImageDiff
import Imaging
import Reports
import Snapshots
import Synchronization
import ToolPictures

/// Compares the pictures of two folders, in pairs by name.
struct FolderComparison {
  let expected: String
  let actual: String
  let question: DiffQuestion
  /// The folder for pictures of differences; `nil` for none.
  let output: String?
  /// The report to write; `nil` for none.
  var report: PictureReport?
  /// The tool whose file names are used to find pairs; `nil` to recognise it by the names.
  var tool: ToolName?
  /// Whether only one folder was named, into which a tool has put actual pictures.
  let isOneFolder: Bool
  /// The rules of what to ignore and tolerate in pictures.
  var rules = DiffRules()

  /// Returns the result for every file, in the order of the names.
  ///
  /// - Throws: `FileError` if a folder cannot be listed, or `DiffCommandError.noPictures`.
  func result(telling console: Console, asJSON: Bool) throws -> DifferenceResult {
    let folders = try PictureFolders(
      expected: expected, actual: actual, by: tool, question.limits.pictures)
    let pairs = folders.pairs
    let isItself = folders.layout == nil && FileTree.areSame(expected, actual)
    if isItself, isOneFolder, tool == nil { throw DiffCommandError.noActualPictures(expected) }
    guard !pairs.isEmpty || folders.passed > 0 || !folders.otherFormats.isEmpty else {
      throw DiffCommandError.noPictures(expected, actual, folders.links)
    }
    let progress = console.progress(total: pairs.count, "pictures", isForProgram: asJSON)
    defer { progress.end() }
    let done = Atomic(0)
    let renamed = RenamedPictures(among: pairs, expected: expected, actual: actual, question)
    var report = report
    report?.tool = folders.layout?.name
    let names = report?.names(of: pairs)
    let found = inParallel(
      Array(pairs.indices), jobs: JobCount.processors.count, worker: { ComparisonMemory() },
      body: { [report] memory, place -> (ComparedFile, CellResult?, String?) in
        let pair = pairs[place]
        var comparison = comparison(of: pair, in: memory)
        let outcome: PicturePairComparison.Outcome
        do {
          if pair.isStrip { comparison.actualContent = try cut(pair, comparison) }
          outcome = self.outcome(of: pair, comparison)
        } catch {
          outcome = PicturePairComparison.Outcome(finding: .unreadable("\(error)"))
        }
        progress.show(done.wrappingAdd(1, ordering: .relaxed).newValue)
        let file = ComparedFile(name: pair.name, comparison: outcome)
        guard let report, let names else { return (file, nil, nil) }
        let reported = ReportedPair(
          pair: pair, rules: rules.sentences(for: pair.name), name: names.cells[place],
          knowsTextSize: names.knowTextSize[place],
          comparison: comparison, folder: report.folder.artifacts
        ).cell(for: outcome)
        return (file, renamed.told(reported.cell), reported.trouble)
      })
    if let report {
      _ = try report.write(
        found.compactMap(\.1),
        troubles: folders.otherFormats.map(\.sentence) + found.compactMap(\.2), of: expected,
        by: MetricName(question.metric))
    }
    return DifferenceResult(
      expected: expected, actual: actual, question: question, areFolders: true,
      files: renamed.joined(found.map(\.0)), links: folders.links, collisions: folders.collisions,
      tool: folders.layout?.title,
      passed: folders.passed, otherFormats: folders.otherFormats,
      inner: folders.inner, isItself: isItself)
  }

  private func comparison(
    of pair: PictureFolders.Pair, in memory: ComparisonMemory
  ) -> PicturePairComparison {
    PicturePairComparison(
      expected: "\(expected)/\(pair.name)", actual: "\(actual)/\(pair.actualName)",
      question: rules.question(question, for: pair.name),
      output: output.map { "\($0)/\(pair.name)" }, memory: memory)
  }

  /// Returns the actual picture that is part of a strip, as a file.
  private func cut(_ pair: PictureFolders.Pair, _ comparison: PicturePairComparison) throws
    -> [UInt8]
  {
    try WorkWatch.over(comparison.actual) {
      let limits = question.limits.pictures
      let strip = try PNG.decode(
        MemorySource(try FileTree.read(comparison.actual), name: comparison.actual), limits: limits)
      let expected =
        pair.expected == .file
        ? try? PNG.decode(
          MemorySource(try FileTree.read(comparison.expected), name: comparison.expected),
          limits: limits) : nil
      let size = expected.map { PixelSize(width: $0.width, height: $0.height) }
      guard let actual = PictureStrip(strip).actual(besides: size) else {
        throw UncutStrip(path: comparison.actual)
      }
      return try PNG.encode(actual, for: .fast)
    }
  }

  private func outcome(
    of pair: PictureFolders.Pair, _ comparison: PicturePairComparison
  ) -> PicturePairComparison.Outcome {
    if let reason = trouble(of: pair) {
      return PicturePairComparison.Outcome(finding: .unreadable(reason))
    }
    guard pair.actual != nil else { return PicturePairComparison.Outcome(finding: .removed) }
    guard pair.expected != nil else { return PicturePairComparison.Outcome(finding: .added) }
    var outcome = comparison.run()
    guard case .compared(let found) = outcome.finding else { return outcome }
    let size = found.expectedSize
    if !rules.rules.isEmpty, comparison.question.ignored.cover(size) {
      outcome.finding = .unreadable(
        "The rules of \(DiffRules.name) ignore all \(size) of \(pair.name), so nothing of it is compared. Ignore less "
          + "of it, or delete the picture.")
    } else if found.verdict == .differs, size == found.actualSize,
      let allowed = rules.allowedPixels(of: pair.name),
      let count = found.pixelmatchCount?.differingPixels ?? found.difference?.differingPixels,
      count <= allowed
    {
      outcome.finding = .allowed(found, pixels: allowed)
    }
    return outcome
  }

  /// Returns the reason why two files cannot be compared, without reading them.
  private func trouble(of pair: PictureFolders.Pair) -> String? {
    if let refusal = pair.refusal { return refusal }
    for kind in [pair.expected, pair.actual] {
      if case .unreadable(let error)? = kind { return "\(error)" }
    }
    let (old, new) = ("\(expected)/\(pair.name)", "\(actual)/\(pair.actualName)")
    switch (pair.expected, pair.actual) {
    case (.folder?, .file?): return "\(old) is a folder and \(new) is a file. Make both a file."
    case (.file?, .folder?): return "\(new) is a folder and \(old) is a file. Make both a file."
    default: return nil
    }
  }
}

/// A picture that is not a strip of three.
private struct UncutStrip: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "\(path) cannot be cut into three pictures of one size. Keep the actual pictures, and compare again."
  }
}
