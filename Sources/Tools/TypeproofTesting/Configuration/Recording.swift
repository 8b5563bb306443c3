import Glibc
public import Snapshots

/// What an assertion may record, and why.
struct Recording: Equatable {
  /// The mode in force.
  let mode: RecordMode
  /// The mode that was asked for, which `CI` may have overruled.
  let wish: RecordMode

  /// The mode of the first that says one: the assertion, the configuration around it, the
  /// environment; `missing` where nobody does. Where `CI` is set, it is `never`.
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

/// What the environment variables of a process say to assertions.
struct SnapshotEnvironment: Equatable, Sendable {
  /// `SNAPSHOT_TESTING_RECORD`, as it is written.
  let record: String?
  /// `SNAPSHOT_ARTIFACTS`: where pictures of differences go.
  let artifacts: String?
  /// `SNAPSHOT_GOLDENS`: the folder of goldens, in place of the package's `Snapshots`.
  let goldens: String?
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
