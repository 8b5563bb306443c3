import Snapshots

/// What an assertion fails with.
struct SnapshotFailure: Equatable {
  /// What a person reads.
  let message: String
  /// Files with the pictures expected, drawn and different.
  let artifacts: [String]
}

extension SnapshotFailure {
  /// What an error says.
  init(_ error: any Error) { self.init(message: "\(error)", artifacts: []) }

  /// The failure that some outcomes are; `nil` where they are none.
  ///
  /// Recording everything fails even where all is equal, so that nobody leaves it on.
  init?(of outcomes: [CellOutcome], recording: Recording, store: SnapshotStore) {
    let failing = outcomes.filter { !$0.verdict.passes }
    let words = FailureKind.allCases.compactMap { kind in
      FailureWords(
        kind: kind, cells: failing.filter { FailureKind($0.verdict) == kind }, of: outcomes.count,
        recording: recording, store: store)
    }
    let paragraphs = (recording.wish == .all ? [recording.words] : []) + words.map(\.text)
    if paragraphs.isEmpty { return nil }
    self.init(
      message: paragraphs.joined(separator: "\n\n"), artifacts: words.flatMap(\.artifacts))
  }
}

extension Recording {
  /// What is said where everything shall be recorded.
  fileprivate var words: String {
    isForbidden
      ? "Record mode is on, but CI is set, so nothing is recorded. Remove `record: .all` or "
        + "SNAPSHOT_TESTING_RECORD, and record on your own machine."
      : "Record mode is on, so every picture was recorded. Look at the pictures, turn record mode "
        + "off, and run again to compare with them."
  }
}

/// The ways in which a picture is not as it should be, the worst first.
enum FailureKind: CaseIterable {
  /// It is not what was recorded.
  case changed
  /// What was recorded cannot be read.
  case unreadable
  /// It cannot be drawn.
  case undrawable
  /// It was drawn in two ways.
  case unstable
  /// Nothing was recorded.
  case missing

  /// The kind of a verdict; `nil` where it is no failure of an assertion.
  init?(_ verdict: Verdict) {
    switch verdict {
    case .changed: self = .changed
    case .unreadable: self = .unreadable
    case .failed: self = .undrawable
    case .unstable: self = .unstable
    case .missing: self = .missing
    case .equal, .tolerated, .obsolete: return nil
    }
  }
}
