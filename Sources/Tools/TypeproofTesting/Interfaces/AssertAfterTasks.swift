import Audit
public import DynamicType
public import Snapshots
public import SwiftUITypography

/// Asserts that an interface looks as recorded, after its tasks have finished.
///
/// ```swift
/// await assertSnapshot(as: .image(categories: .all)) {
///   await ProfileView(model: Model.loaded())
/// }
/// ```
///
/// Unlike the synchronous assertion, this one runs the actions of `task` modifiers. An action that
/// does not end within a minute is cancelled and fails the test.
///
/// - Parameters:
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
///   - interface: Creates the interface, once for each picture. It can await.
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

/// Asserts that an interface looks as recorded, after it has loaded.
///
/// ```swift
/// await assertSnapshot(as: .image(categories: .all)) {
///   await ProfileController(model: Model.loaded())
/// }
/// ```
///
/// Unlike in the synchronous assertion, `interface` can await what a view or controller loads.
///
/// - Parameters:
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
///   - interface: Creates the interface, once for each picture. It can await.
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

/// Asserts that an interface adapts to every text size, after its tasks have finished.
///
/// Unlike the synchronous assertion, this one runs the actions of `task` modifiers. An action that
/// does not end within a minute is cancelled and fails the test.
///
/// - Parameters:
///   - snapshotting: The text sizes, windows and appearances to check.
///   - name: The interface's name in messages; `nil` for the test's.
///   - exemptions: Rules that are switched off for some elements, with reasons.
///   - platform: The platform whose minimum sizes apply.
///   - fileID: The module and name of the test's file, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in. The package is found
///     from it.
///   - testName: The test's function, which the compiler fills in. The sample is named after it.
///   - line: The line that a failure points at.
///   - column: The column that a failure points at.
///   - interface: Creates the interface, once for each text size. It can await.
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

/// Asserts that an interface adapts to every text size, after it has loaded.
///
/// Unlike in the synchronous assertion, `interface` can await what a view or controller loads.
///
/// - Parameters:
///   - snapshotting: The text sizes, windows and appearances to check.
///   - name: The interface's name in messages; `nil` for the test's.
///   - exemptions: Rules that are switched off for some elements, with reasons.
///   - platform: The platform whose minimum sizes apply.
///   - fileID: The module and name of the test's file, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in. The package is found
///     from it.
///   - testName: The test's function, which the compiler fills in. The sample is named after it.
///   - line: The line that a failure points at.
///   - column: The column that a failure points at.
///   - interface: Creates the interface, once for each text size. It can await.
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
