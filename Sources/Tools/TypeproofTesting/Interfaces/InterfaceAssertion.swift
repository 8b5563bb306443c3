import DynamicType
import Snapshots

/// An assertion on an interface: what the caller said of it, and what surrounds the call.
struct InterfaceAssertion {
  let snapshotting: InterfaceSnapshotting
  let name: String?
  let testName: String
  let caller: CallerLocation
  let configuration: SnapshotTestingConfiguration
  let session: SnapshotSession
  /// Whether it is asserted on the main actor.
  let isOnMainActor: Bool

  /// What it is called, in coordinates and in errors.
  var sample: String { name ?? TestCoordinates.sample(ofTest: testName) }

  /// What the interface is set in.
  func fonts(in package: PackageFolder) throws -> InterfaceFonts {
    let folder = try configuration.fontFolder(in: package, session: session)
    return InterfaceFonts(
      folder: folder, systemFont: try configuration.systemFont(among: folder, isNeeded: true))
  }
}

extension InterfaceAssertion {
  /// An assertion of the running task.
  init(
    as snapshotting: InterfaceSnapshotting, named name: String?, in testName: String,
    at caller: CallerLocation, isOnMainActor: Bool
  ) {
    self.init(
      snapshotting: snapshotting, name: name, testName: testName, caller: caller,
      configuration: .current, session: .process, isOnMainActor: isOnMainActor)
  }

  /// Fails the running test where the interface is not as expected.
  func check(
    _ expectation: InterfaceExpectation, of make: (Typesetter) throws -> MadeInterface
  ) {
    result(of: expectation, make).report(at: caller)
  }

  /// What it comes to; errors become messages, since a test shall fail and not stop.
  ///
  /// - Parameter make: Makes the interface, anew for each picture.
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
  /// Fails the running test where the interface is not as expected once all that it waits for has come.
  func check(
    _ expectation: InterfaceExpectation,
    afterTasksOf make: @MainActor (Typesetter) async throws -> MadeInterface
  ) async {
    await result(of: expectation, afterTasksOf: make).report(at: caller)
  }

  /// What it comes to, in the same way.
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
