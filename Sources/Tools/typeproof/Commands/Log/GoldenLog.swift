import Git
import ImageDiff
import Imaging
import Reviews
import Snapshots

/// What changed a golden, the newest first.
struct GoldenLog {
  /// What a commit did to a golden.
  enum Event: String {
    case recorded
    case changed
    case renamed
    /// A file was written in another way, and shows the same.
    case rewritten
    case deleted
    /// A shallow clone lacks what was before.
    case unknown
  }

  /// A commit that did something to the golden.
  struct Entry {
    let step: GoldenHistory.Step
    let event: Event
    let words: String
    /// Every change; `nil` where there is nothing to compare.
    var change: CellChange?
    /// The line of `reviews.txt` that accepted it.
    var review: ReviewLog.Entry?
  }

  let cell: SnapshotName
  let isShallow: Bool
  let entries: [Entry]
  /// The commit that is checked out.
  let head: String
  /// Whether the golden is there in that commit.
  let isThere: Bool

  /// - Throws: `FileError` or `ForeignReviews` where `reviews.txt` cannot be read.
  init(of cell: SnapshotName, history: GoldenHistory, in store: SnapshotStore) throws {
    self.cell = cell
    isShallow = history.isShallow
    head = history.head
    isThere = history.steps.first.map { !$0.files.isEmpty } ?? false
    var reader = RecordingReader(history: history)
    var reviews: [String: ReviewLog] = [:]
    entries = try history.steps.compactMap { step in
      guard var entry = Self.entry(of: step, &reader) else { return nil }
      let suite = step.name.ramp.suite
      if reviews[suite] == nil {
        let text = try store.reviews(of: suite) ?? []
        reviews[suite] = ReviewLog(String(decoding: text, as: UTF8.self))
      }
      let after = reader.recording(of: step.files, named: step.name)
      if entry.event == .deleted || after.cell != nil {
        entry.review = reviews[suite]?.acceptance(
          of: step.name.coordinates, pixels: after.cell?.facts.pixels,
          until: ReviewTime(secondsSince1970: step.facts.committed))
      }
      return entry
    }
  }

  /// What a commit did to a golden; `nil` where it changed other cells of the ramp alone.
  private static func entry(
    of step: GoldenHistory.Step, _ reader: inout RecordingReader
  ) -> Entry? {
    let after = reader.recording(of: step.files, named: step.name)
    let formerName = step.formerName ?? step.name
    let parents = step.before.map { reader.recording(of: $0, named: formerName) }
    let wasRenamed = formerName != step.name ? "was \(formerName.coordinates)" : nil
    func entry(_ event: Event, _ words: String, _ change: CellChange? = nil) -> Entry {
      Entry(
        step: step, event: event,
        words: [wasRenamed, words].compactMap(\.self).filter { !$0.isEmpty }.joined(
          separator: "; "), change: change)
    }
    // A merge that took the cell from one side did nothing to it.
    if parents.contains(after) {
      return wasRenamed == nil ? nil : entry(.renamed, "")
    }
    guard let before = parents.first, !before.isEmpty else {
      if after.isEmpty { return nil }
      return step.isBoundary
        ? entry(.unknown, "recorded here or before, which this shallow clone does not have")
        : entry(.recorded, after.size)
    }
    if after.isEmpty { return entry(.deleted, "") }
    guard let old = before.cell, let new = after.cell else {
      return entry(.changed, reader.words(from: before, to: after))
    }
    let found = RecordedChange(
      from: old, to: new, drift: reader.drift(from: before, to: after),
      pictures: reader.pictures(before, after))
    guard found.isEmpty else {
      let isRename = wasRenamed != nil && found.change.changes.allSatisfy { $0.kind == .name }
      return entry(isRename ? .renamed : .changed, "\(found)", found.change)
    }
    if wasRenamed != nil { return entry(.renamed, "") }
    // Versions that moved and changed nothing of the cell are no change of it.
    return entry(
      .rewritten,
      before.picture == after.picture
        ? "the layout text was written in another way, with the same facts"
        : "the picture file was written in another way, with the same pixels")
  }
}

/// A golden as a commit has it.
struct Recording: Equatable {
  /// The objects of its files.
  let picture: String?
  let fingerprint: String?
  /// The block of the layout text with its head; `nil` where there is none that can be read.
  let cell: LayoutDocument.Cell?
  /// Why the layout text cannot be read, and the lines of its block; `nil` where it can.
  let unreadable: Unreadable?

  struct Unreadable: Equatable {
    let reason: String
    let block: [String]
  }

  var isEmpty: Bool { picture == nil && cell == nil && unreadable == nil }

  /// How large the picture is, in words; empty where nobody knows.
  var size: String {
    cell.map { "\($0.facts.pictureWidth) × \($0.facts.pictureHeight) px" } ?? ""
  }

  /// The versions of libraries are those of the suite, and no part of the golden.
  static func == (left: Recording, right: Recording) -> Bool {
    left.picture == right.picture && left.cell == right.cell
      && left.unreadable == right.unreadable
  }
}
