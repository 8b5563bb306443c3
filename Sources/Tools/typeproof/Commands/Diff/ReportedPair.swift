import ImageDiff
import Imaging
import Reports
import Snapshots
import Wording

/// Copies the pictures of a pair into a report, and returns their cell.
///
/// It judges what it copies: files that differ are read completely and compared once more.
struct ReportedPair {
  let pair: PictureFolders.Pair
  /// The rules that ignore or tolerate something in the pair, as sentences.
  let rules: [String]
  let name: SnapshotName
  let knowsTextSize: Bool
  let comparison: PicturePairComparison
  let folder: ArtifactFolder

  /// Returns the cell, with the problem if its pictures could not be written.
  func cell(for outcome: PicturePairComparison.Outcome) -> (cell: CellResult, trouble: String?) {
    var cell = CellResult(name: name, verdict: .equal)
    cell.file = ComparedPicture(
      path: pair.name, obstacle: pair.obstacle, knowsTextSize: knowsTextSize, rules: rules)
    if case .allowed(let found, let allowed) = outcome.finding {
      cell.verdict = .tolerated
      cell.words = PairWords(finding: outcome.finding).text
      cell.tolerance = CellResult.Tolerance(
        words: "\(allowed) pixels", isNear: false,
        countedPixels: found.difference?.differingPixels)
      return (cell, nil)
    }
    if case .compared(let found) = outcome.finding, found.verdict != .differs {
      if found.verdict == .passes {
        cell.verdict = .tolerated
        cell.words = PairWords(finding: outcome.finding).text
        cell.tolerance = CellResult.Tolerance(
          words: "metric \(MetricName(found.metric).rawValue)", isNear: found.isNearLimit,
          countedPixels: found.pixelmatchCount?.differingPixels)
      }
      return (cell, nil)
    }
    do {
      return (try differing(cell, outcome), nil)
    } catch {
      cell.verdict = .failed
      cell.words = "\(error)"
      return (cell, "\(error)")
    }
  }

  private func differing(
    _ equal: CellResult, _ outcome: PicturePairComparison.Outcome
  ) throws -> CellResult {
    var cell = equal
    let expected =
      pair.expected == .file ? try? Side(comparison.expected, comparison.question) : nil
    let actual =
      pair.actual == .file
      ? try? Side(comparison.actual, comparison.question, content: comparison.actualContent) : nil
    cell.file?.expected = expected?.digest
    cell.file?.actual = actual?.digest
    switch outcome.finding {
    case .removed:
      cell.verdict = .obsolete
      cell.words = "there is no actual picture"
    case .added:
      cell.verdict = .missing
      cell.words = "there is no expected picture"
    case .unreadable(let reason):
      cell.verdict = actual?.picture == nil ? .failed : .unreadable
      cell.words = reason
    case .renamed, .allowed: break
    case .compared(let found): try judge(&cell, found, expected, actual)
    }
    guard !cell.verdict.passes else { return cell }
    cell.pictures.expected = try put(expected, as: .expected)
    cell.pictures.actual = try put(actual, as: .actual)
    return cell
  }

  /// Compares the copied pictures, and adds the result to a cell.
  private func judge(
    _ cell: inout CellResult, _ streamed: MetricComparison, _ expected: Side?, _ actual: Side?
  ) throws {
    guard let expected, let actual, let old = expected.picture, let new = actual.picture else {
      throw ChangedMeanwhile(path: comparison.actual)
    }
    let question = comparison.question
    let found = try compare(
      expected: MemorySource(expected.file, name: comparison.expected),
      actual: MemorySource(actual.file, name: comparison.actual), by: question.metric,
      ignoring: question.ignored, limits: question.limits.streamedPictures,
      memory: ComparisonMemory())
    guard found.verdict == .differs else { throw ChangedMeanwhile(path: comparison.actual) }
    cell.verdict = .changed
    cell.words = PairWords(finding: .compared(found)).text
    cell.clusters = found.clusters
    cell.changes = found.findings.map { Change($0).identified(from: old, to: new) }
    if cell.changes.isEmpty {
      cell.changes = [
        Change(.unexplained, role: .pixels, sentence: cell.words).identified(from: old, to: new)
      ]
    }
    cell.picture =
      found.expectedSize != found.actualSize
      ? .sizeDiffers(expected: found.expectedSize, actual: found.actualSize)
      : found.difference.map { .different($0) }
    // The page shows pictures of two sizes beside each other.
    guard found.expectedSize == found.actualSize else { return }
    let name = folder.name(of: .difference, of: name)
    let drawing = try DifferenceDrawing(question: question, found: found).file(
      expected: MemorySource(expected.file, name: comparison.expected),
      actual: MemorySource(actual.file, name: comparison.actual), memory: ComparisonMemory())
    try AtomicFile.writeUnsynced(drawing, named: name, within: folder.path)
    cell.pictures.difference = name
  }

  private func put(_ side: Side?, as kind: ArtifactFolder.Kind) throws -> String? {
    guard let side, side.picture != nil else { return nil }
    let name = folder.name(of: kind, of: name)
    try AtomicFile.writeUnsynced(side.file, named: name, within: folder.path)
    return name
  }

  /// One file of a pair, read once.
  private struct Side {
    let file: [UInt8]
    let digest: SecureDigest
    /// The picture; `nil` if the file cannot be read as one.
    let picture: Bitmap?

    init(_ path: String, _ question: DiffQuestion, content: [UInt8]? = nil) throws {
      file =
        try content ?? FileTree.read(
          path.lastPathName, within: path.pathBeforeLastName ?? ".",
          atMost: SnapshotStore.greatestPictureSize) ?? []
      digest = SecureDigest(of: file)
      let file = file
      picture = WorkWatch.over(path) {
        try? PNG.decode(MemorySource(file, name: path), limits: question.limits.pictures)
      }
    }
  }
}

/// A file that has changed between two readings.
private struct ChangedMeanwhile: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) changed while it was compared. Compare again." }
}

extension Change {
  /// Returns the change with an identity, because no inputs of these pictures are known. The amount
  /// identifies it, if it is a number; otherwise the changed pixels do, before and after.
  fileprivate func identified(from old: Bitmap, to new: Bitmap) -> Change {
    switch (kind, amount) {
    case (.pictureSize, _): return with(.exact)
    case (.antialiasing, _): return self
    case (_, .all), (_, .named), (_, .exact):
      let bytes = [old, new].map { $0.pixels(in: place.area) }
      let digest = SecureDigest(of: bytes[0] + [0] + bytes[1]).description.prefix(12)
      return Change(
        kind, role: role, aspect: (aspect.isEmpty ? "" : aspect + " ") + "pixels \(digest)",
        place: place, before: before, after: after, amount: .all, sentence: sentence)
    default: return self
    }
  }
}

extension Bitmap {
  /// Returns the pixels of an area, four bytes each, with the number of columns; all pixels without
  /// an area.
  fileprivate func pixels(in area: PixelRect?) -> [UInt8] {
    let picture = expandedToRGBA()
    let area = area ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let columns = max(0, area.x)..<max(0, area.x, min(width, area.x + area.width))
    let rows = max(0, area.y)..<max(0, area.y, min(height, area.y + area.height))
    var bytes = Array("\(columns.count) ".utf8)
    for row in rows {
      let start = row * picture.bytesPerRow
      bytes += picture.bytes[start + columns.lowerBound * 4..<start + columns.upperBound * 4]
    }
    return bytes
  }
}
