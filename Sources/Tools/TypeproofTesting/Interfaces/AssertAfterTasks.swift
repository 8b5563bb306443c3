import Audit
public import DynamicType
public import Snapshots
public import SwiftUITypography

/// Asserts that an interface looks as it was recorded, once all that it waits for has come.
///
/// ```swift
/// await assertSnapshot(as: .image(categories: .all)) {
///   await ProfileView(model: Model.loaded())
/// }
/// ```
///
/// It is as the form that does not wait, and runs `task` actions as well. One that does not end within a minute is
/// cancelled, and fails the test.
///
/// - Parameters:
///   - snapshotting: What pictures are taken of it.
///   - name: The sample's name, instead of the test's.
///   - record: Which pictures become goldens, over what the surroundings say. Where `CI` is set,
///     nothing is recorded.
///   - interface: Makes the interface, anew for each picture; it may wait.
@MainActor public func assertSnapshot<Content: View>(
  as snapshotting: InterfaceSnapshotting,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  of interface: @MainActor () async throws -> Content
) async {
  await InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: true
  ).check(.goldens(record: record)) { typesetter in
    MadeInterface(afterTasksOf: try await interface(), typesetter: typesetter)
  }
}

/// Asserts that an interface looks as it was recorded, once all that it waits for has come.
///
/// ```swift
/// await assertSnapshot(as: .image(categories: .all)) {
///   await ProfileController(model: Model.loaded())
/// }
/// ```
///
/// It is as the form that does not wait, and `interface` may wait for what a view or controller loads.
///
/// - Parameters:
///   - snapshotting: What pictures are taken of it.
///   - name: The sample's name, instead of the test's.
///   - record: Which pictures become goldens, over what the surroundings say. Where `CI` is set,
///     nothing is recorded.
///   - interface: Makes the interface, anew for each picture; it may wait.
@MainActor public func assertSnapshot<Source: MainActorInterfaceSource>(
  as snapshotting: InterfaceSnapshotting,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  of interface: @MainActor () async throws -> Source
) async {
  await InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: true
  ).check(.goldens(record: record)) { _ in
    try MadeInterface(onMainActor: await interface())
  }
}

/// Asserts that an interface adapts to every text size, once all that it waits for has come.
///
/// It is as the form that does not wait, and runs `task` actions as well. One that does not end within a minute is
/// cancelled, and fails the test.
///
/// - Parameters:
///   - snapshotting: The text sizes, windows and appearances it is laid out in.
///   - name: What it is called, instead of the test.
///   - exemptions: Rules that are switched off, for parts by path or by what they say, and why.
///   - platform: Whose bounds hold.
///   - interface: Makes the interface, anew for each text size; it may wait.
@MainActor public func assertAdapts<Content: View>(
  as snapshotting: InterfaceSnapshotting = .image(),
  named name: String? = nil,
  except exemptions: [AuditExemption] = [],
  platform: Platform = .iOS,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  of interface: @MainActor () async throws -> Content
) async {
  await InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: true
  ).check(.rules(except: exemptions, platform: platform)) { typesetter in
    MadeInterface(afterTasksOf: try await interface(), typesetter: typesetter)
  }
}

/// Asserts that an interface adapts to every text size, once all that it waits for has come.
///
/// It is as the form that does not wait, and `interface` may wait for what a view or controller loads.
///
/// - Parameters:
///   - snapshotting: The text sizes, windows and appearances it is laid out in.
///   - name: What it is called, instead of the test.
///   - exemptions: Rules that are switched off, for parts by path or by what they say, and why.
///   - platform: Whose bounds hold.
///   - interface: Makes the interface, anew for each text size; it may wait.
@MainActor public func assertAdapts<Source: MainActorInterfaceSource>(
  as snapshotting: InterfaceSnapshotting = .image(),
  named name: String? = nil,
  except exemptions: [AuditExemption] = [],
  platform: Platform = .iOS,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  of interface: @MainActor () async throws -> Source
) async {
  await InterfaceAssertion(
    as: snapshotting, named: name, in: testName,
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    isOnMainActor: true
  ).check(.rules(except: exemptions, platform: platform)) { _ in
    try MadeInterface(onMainActor: await interface())
  }
}
