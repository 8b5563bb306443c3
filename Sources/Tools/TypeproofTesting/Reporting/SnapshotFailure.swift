import Snapshots

/// The failure of an assertion.
struct SnapshotFailure: Equatable {
  /// The message for people.
  let message: String
  /// The files with the expected, actual and difference pictures.
  let artifacts: [String]
}

extension SnapshotFailure {
  /// Creates the failure for an error, with its description as the message.
  init(_ error: any Error) { self.init(message: "\(error)", artifacts: []) }

  /// Creates the failure for some outcomes; `nil` if they all pass.
  ///
  /// Recording everything fails even if all pictures are equal, so that nobody leaves it on.
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
  /// The sentences for a run with record mode on.
  fileprivate var words: String {
    isForbidden
      ? "Record mode is on, but CI is set, so nothing is recorded. Remove `record: .all` or "
        + "SNAPSHOT_TESTING_RECORD, and record on your own machine."
      : "Record mode is on, so every picture was recorded. Look at the pictures, turn record mode "
        + "off, and run again to compare with them."
  }
}

/// The ways in which a picture can fail, the worst first.
enum FailureKind: CaseIterable {
  /// The picture differs from the golden.
  case changed
  /// The golden cannot be read.
  case unreadable
  /// The picture cannot be drawn.
  case undrawable
  /// Two drawings of the picture differ.
  case unstable
  /// The picture has no golden.
  case missing

  /// Creates the kind of a verdict; `nil` if an assertion passes with it.
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
