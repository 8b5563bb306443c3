import Audit
public import DynamicType
public import Snapshots

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
/// and nothing comes from one into the next. `.changing(from:)` pictures a live change instead.
///
/// - Parameters:
///   - interface: What lays it out, on the main thread.
///   - snapshotting: What pictures are taken of it.
///   - name: The sample's name, instead of the test's.
///   - record: Which pictures become goldens, over what the surroundings say. Where `CI` is set,
///     nothing is recorded.
@MainActor public func assertSnapshot<Source: MainActorInterfaceSource>(
  of interface: @autoclosure () throws -> Source,
  as snapshotting: InterfaceSnapshotting,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: true
  ).check(.goldens(record: record)) { _ in
    try MadeInterface(onMainActor: interface())
  }
}

/// Says how an interface does not look as it was recorded, for assertions of your own.
///
/// - Returns: What the assertion would fail with; `nil` where it would pass. The parameters are the
///   same.
@MainActor public func verifySnapshot<Source: MainActorInterfaceSource>(
  of interface: @autoclosure () throws -> Source,
  as snapshotting: InterfaceSnapshotting,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: true
  ).result(of: .goldens(record: record)) { _ in
    try MadeInterface(onMainActor: interface())
  }.failure?.message
}

/// Asserts that an interface adapts to every text size, without a golden.
///
/// It is started at each size and audited: text that stays, is truncated, cut off, broken or out of
/// reach, texts that meet, targets that are too small, what cannot grow and is not shown large. An
/// error or a warning fails the test, a note does not. Nothing is drawn or recorded.
///
/// A view or controller has to follow a change of the text size by itself, so it is also started at Large and
/// changed to each size; what does not follow is found there.
///
/// - Parameters:
///   - interface: What lays it out, on the main thread.
///   - snapshotting: The text sizes, windows and appearances it is laid out in.
///   - name: What it is called, instead of the test.
///   - exemptions: Rules that are switched off, for parts by path or by what they say, and why.
///   - platform: Whose bounds hold.
@MainActor public func assertAdapts<Source: MainActorInterfaceSource>(
  of interface: @autoclosure () throws -> Source,
  as snapshotting: InterfaceSnapshotting = .image(),
  named name: String? = nil,
  except exemptions: [AuditExemption] = [],
  platform: Platform = .iOS,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: true
  ).check(.rules(except: exemptions, platform: platform)) { _ in
    try MadeInterface(onMainActor: interface())
  }
}
