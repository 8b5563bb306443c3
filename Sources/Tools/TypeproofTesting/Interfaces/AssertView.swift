import Audit
public import DynamicType
public import Snapshots
public import SwiftUITypography

/// Asserts that an interface looks as it was recorded.
///
/// ```swift
/// assertSnapshot(of: SettingsRow(), as: .image(categories: .all, widths: [320, 375]))
/// ```
///
/// The golden lies at `Snapshots/<suite>/views/<sample>.<category>.<variants>@<scale>x.png`; names,
/// recording and pictures of differences are as for texts. A change is told by the part it happened
/// to: its path, and what it says.
///
/// Each picture is of a launch: `interface` is run for each of them, on a device that is set to its text size,
/// and nothing comes from one into the next. `.changing(from:)` pictures a live change instead. `onAppear` and
/// `onChange` actions run, which asks for a test on the main actor; `task` runs in the form that is waited for.
///
/// - Parameters:
///   - interface: A view in SwiftUI's words.
///   - snapshotting: What pictures are taken of it.
///   - name: The sample's name, instead of the test's.
///   - record: Which pictures become goldens, over what the surroundings say. Where `CI` is set,
///     nothing is recorded.
public func assertSnapshot<Content: View>(
  of interface: @autoclosure () throws -> Content,
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
    MadeInterface(view: try interface(), typesetter: typesetter, isolation: isolation)
  }
}

/// Says how an interface does not look as it was recorded, for assertions of your own.
///
/// - Returns: What the assertion would fail with; `nil` where it would pass. The parameters are the
///   same.
public func verifySnapshot<Content: View>(
  of interface: @autoclosure () throws -> Content,
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
    MadeInterface(view: try interface(), typesetter: typesetter, isolation: isolation)
  }.failure?.message
}

/// Asserts that an interface adapts to every text size, without a golden.
///
/// It is started at each size and audited: text that stays, is truncated, cut off, broken or out of
/// reach, texts that meet, targets that are too small, what cannot grow and is not shown large. An
/// error or a warning fails the test, a note does not. Nothing is drawn or recorded.
///
/// - Parameters:
///   - interface: A view in SwiftUI's words.
///   - snapshotting: The text sizes, windows and appearances it is laid out in.
///   - name: What it is called, instead of the test.
///   - exemptions: Rules that are switched off, for parts by path or by what they say, and why.
///   - platform: Whose bounds hold.
public func assertAdapts<Content: View>(
  of interface: @autoclosure () throws -> Content,
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
    MadeInterface(view: try interface(), typesetter: typesetter, isolation: isolation)
  }
}
