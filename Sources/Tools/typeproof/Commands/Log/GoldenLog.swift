import Git
import ImageDiff
import Imaging
import Reviews
import Snapshots

/// The commits that changed a golden, the newest first.
struct GoldenLog {
  /// The effect of a commit on a golden.
  enum Event: String {
    case recorded
    case changed
    case renamed
    /// A file has other bytes and shows the same.
    case rewritten
    case deleted
    /// The history before this commit is missing in a shallow clone.
    case unknown
  }

  /// A commit that had an effect on the golden.
  struct Entry {
    let step: GoldenHistory.Step
    let event: Event
    let words: String
    /// All changes; `nil` if there is nothing to compare with.
    var change: CellChange?
    /// The line of `reviews.txt` that accepted the change; `nil` if there is none.
    var review: ReviewLog.Entry?
  }

  let cell: SnapshotName
  let isShallow: Bool
  let entries: [Entry]
  /// The hash of the checked-out commit.
  let head: String
  /// Whether that commit contains the golden.
  let isThere: Bool

  /// - Throws: `FileError` or `ForeignReviews` if `reviews.txt` cannot be read.
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

  /// Returns the effect of a commit on the golden; `nil` if it changed only other cells of the
  /// ramp.
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

/// The golden in one commit.
struct Recording: Equatable {
  /// The objects of its files.
  let picture: String?
  let fingerprint: String?
  /// The block of the layout text with its head; `nil` if there is none or it cannot be read.
  let cell: LayoutDocument.Cell?
  /// The reason why the layout text cannot be read, with the lines of its block; `nil` if it can.
  let unreadable: Unreadable?

  struct Unreadable: Equatable {
    let reason: String
    let block: [String]
  }

  var isEmpty: Bool { picture == nil && cell == nil && unreadable == nil }

  /// The size of the picture, in words; empty if it is not known.
  var size: String {
    cell.map { "\($0.facts.pictureWidth) × \($0.facts.pictureHeight) px" } ?? ""
  }

  /// Returns whether two goldens are equal. Versions of libraries do not count, because they belong
  /// to the suite.
  static func == (left: Recording, right: Recording) -> Bool {
    left.picture == right.picture && left.cell == right.cell
      && left.unreadable == right.unreadable
  }
}
