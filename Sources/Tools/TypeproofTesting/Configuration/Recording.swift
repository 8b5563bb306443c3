import Snapshots

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
