import Audit
public import DynamicType
public import Snapshots
public import SwiftUITypography

/// Asserts that a SwiftUI view looks as recorded.
///
/// ```swift
/// assertSnapshot(of: SettingsRow(), as: .image(categories: .all, widths: [320, 375]))
/// ```
///
/// The golden's path is `Snapshots/<suite>/views/<sample>.<category>.<variants>@<scale>x.png`.
/// Names, recording and difference pictures work as for texts. A failure names the element that
/// changed, by its path and text.
///
/// Each picture shows a launch: the view is created again on a device with that text size. Nothing
/// carries over from one picture to the next. To show a live change, use
/// ``InterfaceSnapshotting/changing(from:)``.
///
/// The actions of `onAppear` and `onChange` run, so a test of a view with such actions must be on
/// the main actor. The actions of `task` run only in the asynchronous form of this assertion.
///
/// - Parameters:
///   - interface: The view to lay out.
///   - snapshotting: The pictures to compare.
///   - name: The sample's name; `nil` for the test's.
///   - record: The pictures that become goldens; `nil` for the surrounding configuration. Nothing
///     is recorded while `CI` is set.
///   - fileID: The module and name of the test's file, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in. The package is found
///     from it.
///   - testName: The test's function, which the compiler fills in. The sample is named after it.
///   - line: The line that a failure points at.
///   - column: The column that a failure points at.
///   - isolation: The actor that the test runs on, which the compiler fills in.
public func assertSnapshot<Content: View>(
  of interface: @autoclosure @MainActor () throws -> Content,
  as snapshotting: InterfaceSnapshotting,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: isolation === MainActor.shared
  ).check(.goldens(record: record)) { typesetter in
    MadeInterface(
      view: try evaluate(()) { try interface() }, typesetter: typesetter, isolation: isolation)
  }
}

/// Returns why a SwiftUI view does not look as recorded, for assertions of your own.
///
/// The parameters are those of `assertSnapshot(of:as:named:record:)`.
///
/// - Returns: The message that the assertion would fail with; `nil` if it would pass.
public func verifySnapshot<Content: View>(
  of interface: @autoclosure @MainActor () throws -> Content,
  as snapshotting: InterfaceSnapshotting,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) -> String? {
  InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: isolation === MainActor.shared
  ).result(of: .goldens(record: record)) { typesetter in
    MadeInterface(
      view: try evaluate(()) { try interface() }, typesetter: typesetter, isolation: isolation)
  }.failure?.message
}

/// Asserts that a SwiftUI view adapts to every text size.
///
/// The assertion needs no golden and records nothing. It launches the view at each size and audits
/// it. It finds text that does not grow, or is truncated, clipped, broken, overlapping or out of
/// reach. It also finds tap targets that are too small, and bar items without large content. An
/// error or a warning fails the test; a note does not.
///
/// - Parameters:
///   - interface: The view to lay out.
///   - snapshotting: The text sizes, windows and appearances to check.
///   - name: The view's name in messages; `nil` for the test's.
///   - exemptions: Rules that are switched off for some elements, with reasons.
///   - platform: The platform whose minimum sizes apply.
///   - fileID: The module and name of the test's file, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in. The package is found
///     from it.
///   - testName: The test's function, which the compiler fills in. The sample is named after it.
///   - line: The line that a failure points at.
///   - column: The column that a failure points at.
///   - isolation: The actor that the test runs on, which the compiler fills in.
public func assertAdapts<Content: View>(
  of interface: @autoclosure @MainActor () throws -> Content,
  as snapshotting: InterfaceSnapshotting = .image(),
  named name: String? = nil,
  except exemptions: [AuditExemption] = [],
  platform: Platform = .iOS,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: isolation === MainActor.shared
  ).check(.rules(except: exemptions, platform: platform)) { typesetter in
    MadeInterface(
      view: try evaluate(()) { try interface() }, typesetter: typesetter, isolation: isolation)
  }
}
