import DynamicType
import Snapshots

extension RunResults {
  /// The number of annotations of a step that GitHub shows. It drops others silently.
  private static let mostAnnotations = 10

  /// The annotations for a pull request: troubles and cells that could not be judged, then the
  /// causes by their number of cells, then the rest. If there are more than ten, the last one gives
  /// the number of all.
  public var annotations: [GitHubAnnotation] {
    let all =
      troubles.map { GitHubAnnotation(title: "\(suite): trouble", message: $0) }
      + cells.filter { fails($0) && $0.verdict.isTrouble }.map(annotation)
      + groups.groups.enumerated().map { annotation($0.element, at: $0.offset) }
      + alike(.missing) { "No reference was found on disk for \($0). Record what is missing." }
      + differences.map { GitHubAnnotation(title: "\(suite): changed", message: $0) }
      + (allowsObsolete ? [] : obsolete + strays)
    guard all.count > Self.mostAnnotations else { return all }
    let shown = all.prefix(Self.mostAnnotations - 1)
    return shown + [
      GitHubAnnotation(
        title: "\(suite): \(counted(all.count - shown.count, "more problem"))",
        message: "\(sum). The report has all of them.")
    ]
  }

  private func annotation(_ cell: CellResult) -> GitHubAnnotation {
    GitHubAnnotation(
      title: "\(suite): \(cell.verdict.rawValue)", message: cell.sentence, file: file(of: cell.name)
    )
  }

  private func annotation(_ group: ChangeGroup, at place: Int) -> GitHubAnnotation {
    let first = group.cells.first
    let kinds = Set(group.changes.map(\.kind))
    let words = ChangeKind.allCases.filter(kinds.contains).map(\.rawValue)
    return GitHubAnnotation(
      title: "\(suite): group \(ChangeGroup.letter(at: place)), "
        + "\(counted(group.cells.count, "cell")) changed, \(words.joined(separator: " and "))",
      message: group.sentence + (first.map { ". First: \($0.coordinates)" } ?? ""),
      file: first.map(file(of:)))
  }

  /// Returns one annotation for all cells of a verdict whose message is the same for each.
  private func alike(
    _ verdict: CellVerdict, words: (_ count: String) -> String
  ) -> [GitHubAnnotation] {
    let names = cells.filter { $0.verdict == verdict && !$0.isRecorded }.map(\.name)
    guard let first = names.first else { return [] }
    let count = counted(names.count, "cell")
    return [
      GitHubAnnotation(
        title: "\(suite): \(count) \(verdict.rawValue)",
        message: "\(words(count)) First: \(first.coordinates)", file: file(of: first))
    ]
  }

  private var obsolete: [GitHubAnnotation] {
    alike(.obsolete) { "No suite declares \($0) on disk. Delete the files, or declare the cells." }
  }

  private var strays: [GitHubAnnotation] {
    let more = strayFiles.count - strayFiles.listed.count
    return strayFiles.listed.map {
      GitHubAnnotation(
        title: "\(suite): " + (more > 0 ? counted(strayFiles.count, "stray file") : "stray file"),
        message: "No cell is called \($0). Delete the file."
          + (more > 0 ? " The report lists \(more) more." : ""),
        file: "\(goldens)/\($0)")
    }
  }

  /// The file to annotate: the layout text, which a pull request shows as text, or another tool's
  /// picture.
  private func file(of cell: SnapshotName) -> String {
    comparison == nil ? "\(goldens)/\(cell.ramp.layoutPath)" : "\(goldens)/\(label(of: cell))"
  }
}

/// The summary of a step on the page of its job.
public enum GitHubStepSummary {
  /// The most bytes that GitHub takes of a step. It shows nothing of a step that wrote more.
  public static let greatestSize = 1 << 20

  /// Returns a text cut to some bytes at the end of a line, with a sentence about the rest; empty
  /// if not even that fits.
  public static func fitting(_ markdown: String, into room: Int) -> String {
    if markdown.utf8.count <= room { return markdown }
    let sentence = "\nGitHub shows no more. The report has the rest.\n"
    let left = room - sentence.utf8.count
    guard left > 0 else { return "" }
    let head = markdown.utf8.prefix(left)
    guard let end = head.lastIndex(of: UInt8(ascii: "\n")) else { return "" }
    return String(markdown[...end]) + sentence
  }
}
