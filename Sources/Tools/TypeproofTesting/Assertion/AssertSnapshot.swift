public import Snapshots

/// Asserts that a text looks as it was recorded.
///
/// Works in Swift Testing and in XCTest; a failure points at the caller's line. What is not on disk
/// yet is recorded, which fails on purpose: look at the picture, commit it, and run again.
///
/// ```swift
/// assertSnapshot(of: "Grüße", as: .image(style: .body, category: .ax3))
/// assertSnapshot(of: "Grüße", as: .image(styles: TextStyle.allCases).lineLimit(2), named: "short")
/// ```
///
/// The golden lies at `Snapshots/<suite>/<style>/<sample>.<category>@<scale>x.png` in the package
/// that the calling file belongs to; before the scale come the font's family, in a matrix of several
/// fonts, and `bold-text`. The suite is the file's name and the sample the test's, both cleaned by
/// ``Snapshots/RampName/clean(_:)``. These are coordinates and no counters: two assertions of one
/// test on different texts, or on one text that is set in different ways, need a name each.
///
/// Only what is said here counts: a picture is drawn at its own category, whatever
/// ``DynamicType/TraitCollection/current`` says around the assertion.
///
/// Pictures of what is expected, drawn and different go to the folder `SNAPSHOT_ARTIFACTS`, or else
/// to `.build/snapshot-artifacts` in the package.
///
/// - Parameters:
///   - text: A `String`, an ``TextEngine/AttributedText`` whose runs differ, or a
///     ``Snapshots/Sample`` with a name, a language and a direction.
///   - snapshotting: What pictures are taken of it.
///   - name: The sample's name, instead of the test's.
///   - record: Which pictures become goldens, over what
///     ``withSnapshotTesting(record:fonts:systemFont:fallback:packageRoot:operation:)``, the trait
///     `.snapshots(record:)` and `SNAPSHOT_TESTING_RECORD` say. Where `CI` is set, nothing is
///     recorded.
public func assertSnapshot<Text: SnapshotText>(
  of text: @autoclosure () throws -> Text,
  as snapshotting: Snapshotting,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let caller = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  snapshotResult(
    of: text, as: snapshotting, named: name, record: record, in: testName, at: caller
  ).report(at: caller)
}

/// Says how a text does not look as it was recorded, for assertions of your own.
///
/// - Returns: What ``assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)`` would
///   fail with; `nil` where it would pass. The parameters are the same.
public func verifySnapshot<Text: SnapshotText>(
  of text: @autoclosure () throws -> Text,
  as snapshotting: Snapshotting,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  snapshotResult(
    of: text, as: snapshotting, named: name, record: record, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ).failure?.message
}

/// What both functions do; errors become messages, since a test shall fail and not stop.
private func snapshotResult<Text: SnapshotText>(
  of text: () throws -> Text, as snapshotting: Snapshotting, named name: String?,
  record: RecordMode?, in testName: String, at caller: CallerLocation
) -> SnapshotResult {
  do {
    return try SnapshotAssertion(
      text: try text(), snapshotting: snapshotting, name: name, testName: testName,
      caller: caller, configuration: .current, environment: .process, session: .process
    ).result(record: record)
  } catch {
    return SnapshotResult(failing: error)
  }
}
