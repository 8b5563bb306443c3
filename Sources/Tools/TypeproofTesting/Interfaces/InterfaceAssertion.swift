import DynamicType
import Snapshots

/// An assertion on an interface.
struct InterfaceAssertion {
  let snapshotting: InterfaceSnapshotting
  let name: String?
  let testName: String
  let caller: CallerLocation
  let configuration: SnapshotTestingConfiguration
  let session: SnapshotSession
  /// Whether the assertion runs on the main actor.
  let isOnMainActor: Bool

  /// The sample's name in coordinates and errors.
  var sample: String { name ?? TestCoordinates.sample(ofTest: testName) }

  /// Returns the fonts of the interface.
  func fonts(in package: PackageFolder) throws -> InterfaceFonts {
    let folder = try configuration.fontFolder(in: package, session: session)
    return InterfaceFonts(
      folder: folder, systemFont: try configuration.systemFont(among: folder, isNeeded: true))
  }
}

extension InterfaceAssertion {
  /// Creates an assertion with the configuration of the current task.
  init(
    as snapshotting: InterfaceSnapshotting, named name: String?, in testName: String,
    at caller: CallerLocation, isOnMainActor: Bool
  ) {
    self.init(
      snapshotting: snapshotting, name: name, testName: testName, caller: caller,
      configuration: .current, session: .process, isOnMainActor: isOnMainActor)
  }

  /// Fails the running test if the interface is not as expected.
  func check(
    _ expectation: InterfaceExpectation, of make: (Typesetter) throws -> MadeInterface
  ) {
    result(of: expectation, make).report(at: caller)
  }

  /// Returns the result of the assertion. Errors become messages, because a test should fail and
  /// not stop.
  ///
  /// - Parameter make: Creates the interface, again for each picture.
  func result(
    of expectation: InterfaceExpectation, _ make: (Typesetter) throws -> MadeInterface
  ) -> SnapshotResult {
    do {
      var run = try InterfaceRun(of: self, heldTo: expectation)
      while let shot = try run.next() { run.add(try run.launcher.frame(of: shot, make)) }
      return try run.result()
    } catch {
      return SnapshotResult(failing: error)
    }
  }
}

// MARK: - Waiting for tasks

@MainActor extension InterfaceAssertion {
  /// Fails the running test if the interface is not as expected after its tasks have finished.
  func check(
    _ expectation: InterfaceExpectation,
    afterTasksOf make: @MainActor (Typesetter) async throws -> MadeInterface
  ) async {
    await result(of: expectation, afterTasksOf: make).report(at: caller)
  }

  /// Returns the result of the assertion after the tasks of the interface have finished.
  func result(
    of expectation: InterfaceExpectation,
    afterTasksOf make: @MainActor (Typesetter) async throws -> MadeInterface
  ) async -> SnapshotResult {
    do {
      var run = try InterfaceRun(of: self, heldTo: expectation)
      while let shot = try run.next() {
        run.add(try await run.launcher.frame(of: shot, afterTasksOf: make))
      }
      return try run.result()
    } catch {
      return SnapshotResult(failing: error)
    }
  }
}
