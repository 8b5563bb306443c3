import Glibc
import Snapshots
import Testing

/// The result of an assertion.
struct SnapshotResult {
  /// The failure; `nil` if the assertion passes.
  let failure: SnapshotFailure?
  /// A warning to show even if the assertion passes; `nil` if there is none.
  let warning: SnapshotWarning?
}

extension SnapshotResult {
  /// Creates the result of an assertion that failed with an error.
  init(failing error: any Error) {
    self.init(failure: SnapshotFailure(error), warning: nil)
  }

  /// Reports the warning and the failure at the caller's line, if there are any.
  func report(at caller: CallerLocation) {
    warning?.report(at: caller)
    failure?.report(at: caller)
  }

  /// Returns the result with a warning of values that were created before their launch.
  func warning(of leaks: [InterfaceLeak]) -> SnapshotResult {
    let lines = [warning?.message].compactMap(\.self) + leaks.map(\.description)
    return SnapshotResult(failure: failure, warning: SnapshotWarning(lines: lines))
  }
}

/// A warning about pictures that pass.
struct SnapshotWarning: Equatable {
  /// The message for people.
  let message: String

  /// Creates the warning for some outcomes; `nil` if none came close to the limit of its tolerance.
  init?(of outcomes: [CellOutcome]) {
    let lines = outcomes.compactMap { outcome -> String? in
      guard case .tolerated(let toleration) = outcome.verdict, toleration.isNear else { return nil }
      return "Snapshot “\(outcome.name.coordinates)” only just matches reference: \(toleration)"
    }
    self.init(lines: lines)
  }

  /// Creates the warning with some lines; `nil` if there are none.
  init?(lines: [String]) {
    if lines.isEmpty { return nil }
    message = lines.joined(separator: "\n")
  }

  /// Warns at the caller's line. Swift Testing gets an issue that fails nothing. XCTest has no
  /// warnings on Linux, so they go to the standard error stream.
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
