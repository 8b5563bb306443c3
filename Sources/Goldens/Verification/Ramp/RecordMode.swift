import Changes

/// Which cells a recording makes goldens.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Every cell; a picture whose pixels are right is left as it is.
  case all
  /// Cells without a golden.
  case missing
  /// Cells without a golden, with one that cannot be read, or that differ from theirs.
  case failed
  /// Cells that differ only because libraries or the size table are of other versions.
  case driftOnly = "drift-only"
  /// None.
  case never

  /// Whether a cell with that verdict becomes a golden; one that cannot be drawn never does.
  func records(_ verdict: Verdict) -> Bool {
    switch (self, verdict) {
    case (.never, _), (_, .failed), (_, .obsolete), (_, .unstable): false
    case (.all, _): true
    case (.missing, let verdict): verdict == .missing
    case (.failed, let verdict): !verdict.passes
    case (.driftOnly, .changed(let change)): change.isDrift
    case (.driftOnly, _): false
    }
  }
}
