import Snapshots

/// The words about the pictures of one assertion that fail in one way.
///
/// The first lines are those that people know from other snapshot tests. Then comes why, in numbers
/// of typography, then where the pictures are, then what to do.
struct FailureWords {
  /// How many causes are told.
  static let greatestCauseCount = 8
  /// How many pictures are named for each cause.
  static let greatestCellCount = 3

  let kind: FailureKind
  let cells: [CellOutcome]
  let count: Int
  let recording: Recording
  let store: SnapshotStore

  /// Words about the cells that fail in one way.
  ///
  /// - Precondition: There is at least one.
  init(
    kind: FailureKind, cells: [CellOutcome], of count: Int, recording: Recording,
    store: SnapshotStore
  ) {
    precondition(!cells.isEmpty, "Words need something to be about.")
    self.kind = kind
    self.cells = cells
    self.count = count
    self.recording = recording
    self.store = store
  }

  /// The whole text.
  var text: String {
    let details = count == 1 ? cells.flatMap(details(of:)) : groups
    return (["\(headline)\(share)"] + details + [advice]).joined(separator: "\n")
  }

  private var headline: String {
    switch kind {
    case .changed: "Snapshot “\(subject)” does not match reference."
    case .unreadable: "The reference of “\(subject)” cannot be read."
    case .undrawable: "Snapshot “\(subject)” cannot be drawn."
    case .missing: "No reference was found on disk."
    }
  }

  /// The coordinates that all cells have in common.
  private var subject: String {
    let first = cells[0].name
    return count == 1 ? first.coordinates : "\(first.ramp.suite)/*/\(first.ramp.sample)"
  }

  private var share: String {
    count == 1 ? "" : " So it is for \(cells.count) of \(count) pictures:"
  }

  // MARK: One picture

  private func details(of cell: CellOutcome) -> [String] {
    (reason(of: cell).map { [$0] } ?? []) + paths(of: cell)
  }

  private func reason(of cell: CellOutcome) -> String? {
    switch cell.verdict {
    case .changed(let change): change.description
    case .unreadable(let reason), .failed(let reason): reason
    case .missing, .equal, .obsolete: nil
    }
  }

  private func paths(of cell: CellOutcome) -> [String] {
    let golden = store.path(cell.name.picturePath)
    if cell.verdict == .missing, cell.isRecorded { return ["recorded: \(golden)"] }
    let pictures = [("expected: ", "expected"), ("actual:   ", "actual"), ("diff:     ", "diff")]
      .compactMap { label, kind in
        cell.artifacts.first { $0.hasSuffix("-\(kind).png") }.map { label + $0 }
      }
    return cell.verdict == .missing ? ["expected: \(golden)"] + pictures : pictures
  }

  // MARK: A matrix

  /// Causes, those of most pictures first, each with a few pictures.
  private var groups: [String] {
    let byCause = Dictionary(grouping: cells) { cause(of: $0) }
      .sorted { left, right in
        left.value.count == right.value.count
          ? left.value[0].name < right.value[0].name : left.value.count > right.value.count
      }
    let told = byCause.prefix(Self.greatestCauseCount).flatMap { cause, cells in
      cause.isEmpty ? pictures(cells) : ["· \(cause) (\(cells.count))"] + pictures(cells)
    }
    let untold = byCause.dropFirst(Self.greatestCauseCount)
    return untold.isEmpty
      ? told
      : told + ["· \(untold.count) more causes (\(untold.reduce(0) { $0 + $1.value.count }))"]
  }

  private func cause(of cell: CellOutcome) -> String {
    if case .changed(let change) = cell.verdict { return change.cause }
    return reason(of: cell) ?? ""
  }

  private func pictures(_ cells: [CellOutcome]) -> [String] {
    let named = cells.prefix(Self.greatestCellCount).flatMap { cell in
      ["  \(cell.name.coordinates)"] + paths(of: cell).map { "    \($0)" }
    }
    let rest = cells.count - Self.greatestCellCount
    return rest > 0 ? named + ["  and \(rest) more"] : named
  }

  // MARK: What to do

  private var advice: String {
    if cells.contains(where: \.isRecorded) {
      return kind == .missing
        ? "Recorded now. Look at it, commit it, and run the test again to compare with it."
        : "Recorded now in its place. Look at it, and run the test again to compare with it."
    }
    if recording.isForbidden {
      return "Nothing was recorded, because CI is set. "
        + "Record on your own machine and commit the pictures."
    }
    switch (kind, recording.mode) {
    case (.undrawable, _): return "Nothing was recorded."
    case (.missing, .never): return "Nothing was recorded, because the record mode is never."
    case (.missing, _):
      return "Nothing was recorded. Run again with SNAPSHOT_TESTING_RECORD=missing to record it."
    case (.changed, _), (.unreadable, _):
      return "If what is drawn is right, "
        + "run again with SNAPSHOT_TESTING_RECORD=failed to record it."
    }
  }
}
