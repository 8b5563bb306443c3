import Glibc
import Snapshots
import Testing

/// What an assertion came to.
struct SnapshotResult {
  /// What it fails with; `nil` where it passes.
  let failure: SnapshotFailure?
  /// What is worth knowing though it passes; `nil` where nothing is.
  let warning: SnapshotWarning?
}

extension SnapshotResult {
  /// An error, which is a failure.
  init(failing error: any Error) {
    self.init(failure: SnapshotFailure(error), warning: nil)
  }

  /// Warns and fails at the caller's line, where there is something to say.
  func report(at caller: CallerLocation) {
    warning?.report(at: caller)
    failure?.report(at: caller)
  }

  /// The same, warning of what need not be what a person sees.
  func warning(of leaks: [InterfaceLeak]) -> SnapshotResult {
    let lines = [warning?.message].compactMap(\.self) + leaks.map(\.description)
    return SnapshotResult(failure: failure, warning: SnapshotWarning(lines: lines))
  }
}

/// What is worth knowing of pictures that are as they were recorded.
struct SnapshotWarning: Equatable {
  /// What a person reads.
  let message: String

  /// The warning that some outcomes are; `nil` where none came near its tolerance's limit.
  init?(of outcomes: [CellOutcome]) {
    let lines = outcomes.compactMap { outcome -> String? in
      guard case .tolerated(let toleration) = outcome.verdict, toleration.isNear else { return nil }
      return "Snapshot “\(outcome.name.coordinates)” only just matches reference: \(toleration)"
    }
    self.init(lines: lines)
  }

  /// What some lines say; `nil` where there are none.
  init?(lines: [String]) {
    if lines.isEmpty { return nil }
    message = lines.joined(separator: "\n")
  }

  /// Warns at the caller's line: in Swift Testing by an issue that fails nothing, in XCTest, which
  /// knows no warnings on Linux, on the standard error stream.
  func report(at caller: CallerLocation) {
    guard RunningTest.isSwiftTesting else {
      let line = Array("\(caller.filePath):\(caller.line): warning: \(message)\n".utf8)
      // Where it cannot be told, the test passes all the same.
      _ = write(STDERR_FILENO, line, line.count)
      return
    }
    Issue.record(
      Comment(rawValue: message), severity: .warning, sourceLocation: caller.sourceLocation)
  }
}
