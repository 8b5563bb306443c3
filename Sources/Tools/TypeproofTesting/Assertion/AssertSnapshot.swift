public import Snapshots

/// Asserts that a text looks as recorded.
///
/// The assertion works in Swift Testing and in XCTest. A missing golden is recorded, and the test
/// fails once: look at the picture, commit it, and run the test again.
///
/// ```swift
/// assertSnapshot(of: "Grüße", as: .image(style: .body, category: .ax3))
/// assertSnapshot(of: "Grüße", as: .image(styles: TextStyle.allCases).lineLimit(2), named: "short")
/// ```
///
/// The golden's path is `Snapshots/<suite>/<style>/<sample>.<category>@<scale>x.png` in the test's
/// package. The suite is named after the file, and the sample after the test. In a matrix of
/// several fonts, the family comes before the scale, and so does `bold-text`. Names keep lower-case
/// ASCII letters, digits and hyphens. Two assertions of one test that draw different pictures need
/// different names.
///
/// After you rename or delete a test, its goldens stay. The next run of all tests that passes counts them and names the
/// command that deletes them, `typeproof clean`.
///
/// A picture is drawn at its own category. ``/DynamicType/TraitCollection/current`` has no effect.
///
/// If pictures differ, Typeproof writes the expected, actual and difference pictures to
/// `.build/snapshot-artifacts` in the package. The environment variable `SNAPSHOT_ARTIFACTS` names
/// another folder.
///
/// - Parameters:
///   - text: A `String`, an ``AttributedText``, or a ``Sample`` with a name, a language and a
///     direction.
///   - snapshotting: The pictures to compare.
///   - name: The sample's name; `nil` for the test's.
///   - record: The pictures that become goldens; `nil` for the setting of the surrounding
///     configuration, then of `SNAPSHOT_TESTING_RECORD`. Nothing is recorded while `CI` is set.
///   - fileID: The module and name of the test's file, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in. The package is found
///     from it.
///   - testName: The test's function, which the compiler fills in. The sample is named after it.
///   - line: The line that a failure points at.
///   - column: The column that a failure points at.
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

/// Returns why a text does not look as recorded, for assertions of your own.
///
/// The parameters are those of `assertSnapshot(of:as:named:record:)`.
///
/// - Returns: The message that the assertion would fail with; `nil` if it would pass.
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

/// Runs the assertion for both functions. Errors become messages, because a test should fail and
/// not stop.
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
