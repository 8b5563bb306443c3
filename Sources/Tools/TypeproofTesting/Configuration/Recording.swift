import Glibc
public import Snapshots

/// The record mode of an assertion.
struct Recording: Equatable {
  /// The mode in force.
  let mode: RecordMode
  /// The mode that was asked for, which `CI` may have overridden.
  let wish: RecordMode

  /// Takes the mode of the assertion, else of its configuration, else of the environment, else
  /// `missing`. If `CI` is set, the mode is `never`.
  init(
    argument: RecordMode?, configured: RecordMode?, environment: SnapshotEnvironment
  ) throws(SnapshotAssertionError) {
    // A misspelt variable is told even where it would not count.
    let fromEnvironment = try environment.record.map(Self.mode(named:))
    wish = argument ?? configured ?? fromEnvironment ?? .missing
    mode = environment.isCI ? .never : wish
  }

  /// Whether a mode other than `never` was asked for, and `CI` forbids it.
  var isForbidden: Bool { mode != wish }

  private static func mode(named word: String) throws(SnapshotAssertionError) -> RecordMode {
    guard let mode = RecordMode(rawValue: word.lowercased()) else {
      throw .unknownRecordMode(word)
    }
    return mode
  }
}

/// The environment variables that assertions read.
struct SnapshotEnvironment: Equatable, Sendable {
  /// The value of `SNAPSHOT_TESTING_RECORD`.
  let record: String?
  /// The value of `SNAPSHOT_ARTIFACTS`: the folder for pictures of differences.
  let artifacts: String?
  /// The value of `SNAPSHOT_GOLDENS`: the folder of goldens, instead of the package's `Snapshots`.
  let goldens: String?
  /// Whether `CI` is set to anything but `false`, `0` or an empty text.
  let isCI: Bool

  /// The environment of the running process.
  static var process: SnapshotEnvironment {
    SnapshotEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// Creates an environment from a function that returns the value of a variable.
  init(_ value: (String) -> String?) {
    // A variable set to nothing counts as not set, as shells can hardly unset one for a command.
    func given(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    record = given("SNAPSHOT_TESTING_RECORD")
    artifacts = given("SNAPSHOT_ARTIFACTS")
    goldens = given("SNAPSHOT_GOLDENS")
    isCI = given("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// Creates a mode from a Boolean, as in swift-snapshot-testing: `true` is `all`, `false` is
  /// `missing`.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}
