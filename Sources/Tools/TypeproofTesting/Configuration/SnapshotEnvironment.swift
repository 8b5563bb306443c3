import Glibc

/// What the environment variables of a process say to assertions.
struct SnapshotEnvironment: Equatable, Sendable {
  /// `SNAPSHOT_TESTING_RECORD`, as it is written.
  let record: String?
  /// `SNAPSHOT_ARTIFACTS`: where pictures of differences go.
  let artifacts: String?
  /// Whether `CI` is set to something else than `false`, `0` or nothing.
  let isCI: Bool

  /// The environment of the running process.
  static var process: SnapshotEnvironment {
    SnapshotEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// An environment in which a variable has the value that a function gives.
  init(_ value: (String) -> String?) {
    // A variable set to nothing counts as not set, as shells can hardly unset one for a command.
    func given(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    record = given("SNAPSHOT_TESTING_RECORD")
    artifacts = given("SNAPSHOT_ARTIFACTS")
    isCI = given("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false
  }
}
