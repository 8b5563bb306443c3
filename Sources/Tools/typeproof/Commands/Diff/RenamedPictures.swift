import ImageDiff
import Reports
import Snapshots

/// Pictures with a new name and the same pixels.
struct RenamedPictures {
  /// The new name of each removed picture.
  private var newNames: [ExactPath: String] = [:]
  /// The old name of each added picture.
  private var oldNames: [ExactPath: String] = [:]

  /// Pairs removed and added pictures with the same pixels, in the order of their names.
  init(
    among pairs: [PictureFolders.Pair], expected: String, actual: String, _ question: DiffQuestion
  ) {
    let removed = pairs.filter { $0.actual == nil && $0.expected == .file }
    let added = pairs.filter {
      $0.expected == nil && $0.actual == .file && $0.obstacle == nil
    }
    guard !removed.isEmpty, !added.isEmpty else { return }
    let digest = { @Sendable (path: String) -> ContentDigest? in
      WorkWatch.over(path) {
        guard let file = try? FileSource(path),
          let picture = try? PNG.decode(file, limits: question.limits.pictures)
        else { return nil }
        return ContentDigest(ofPixelsIn: picture)
      }
    }
    let paths =
      removed.map { "\(expected)/\($0.name)" } + added.map { "\(actual)/\($0.actualName)" }
    let digests = inParallel(
      paths, jobs: JobCount.processors.count, worker: {}, body: { _, path in digest(path) })
    var waiting: [ContentDigest: [String]] = [:]
    for (pair, digest) in zip(added, digests.dropFirst(removed.count)) {
      if let digest { waiting[digest, default: []].append(pair.name) }
    }
    for (pair, digest) in zip(removed, digests) {
      guard let digest, var names = waiting[digest], !names.isEmpty else { continue }
      let name = names.removeFirst()
      waiting[digest] = names
      newNames[ExactPath(pair.name)] = name
      oldNames[ExactPath(name)] = pair.name
    }
  }

  /// Returns the files, with one result for both names of each renamed picture.
  func joined(_ files: [ComparedFile]) -> [ComparedFile] {
    files.compactMap { file in
      if newNames[ExactPath(file.name)] != nil { return nil }
      guard let old = oldNames[ExactPath(file.name)] else { return file }
      return ComparedFile(
        name: file.name, comparison: PicturePairComparison.Outcome(finding: .renamed(from: old)))
    }
  }

  /// Returns a cell with the change that both names of a picture share.
  func told(_ cell: CellResult) -> CellResult {
    guard let name = cell.file?.path else { return cell }
    let names =
      newNames[ExactPath(name)].map { (name, $0) } ?? oldNames[ExactPath(name)].map { ($0, name) }
    guard let (old, new) = names else { return cell }
    var told = cell
    told.verdict = .changed
    told.file?.otherName = newNames[ExactPath(name)] == nil ? old : new
    told.words = "the picture is named \(new), was \(old)"
    told.changes = [
      Change(.name, role: .record, before: old, after: new, sentence: told.words)
    ]
    return told
  }
}
