import AssetCatalogues
import LocalizedStrings
import Snapshots

/// Launches an interface again for each picture, on a device with the picture's text size.
final class InterfaceLauncher {
  private let name: String
  private let fonts: InterfaceFonts
  private let assets: AssetCatalogues
  private let strings: LocalizedStrings
  private let typesetter: Typesetter
  private let prepare: () throws -> Void
  /// The first interface that was created. It is kept so that no later object has its address.
  private var first: AnyObject?
  /// Whether the interface is an object, which can change and not only be created again. Known
  /// after the first launch.
  private(set) var isObject = false
  /// Values that were created before the launch that used them, each once.
  private(set) var leaks: [InterfaceLeak] = []

  /// - Parameters:
  ///   - name: The name of the interface in errors.
  ///   - prepare: Runs at the start of each launch.
  init(
    _ name: String, fonts: InterfaceFonts, assets: AssetCatalogues, strings: LocalizedStrings,
    prepare: @escaping () throws -> Void
  ) throws {
    self.name = name
    self.fonts = fonts
    self.assets = assets
    self.strings = strings
    self.prepare = prepare
    typesetter = try Typesetter(fonts)
  }

  /// Launches the interface for a picture, and lays it out. If the picture has a start, it is laid
  /// out there first.
  func frame(
    of shot: InterfaceShot, _ make: (Typesetter) throws -> MadeInterface
  ) throws -> InterfaceFrame {
    let launch = launch(for: shot)
    defer { keepLeaks(of: launch) }
    do {
      return try launch.run {
        try prepare()
        let made = try check(make(typesetter), in: launch)
        if let start = shot.start { _ = try made.layOut(start, typesetter) }
        return try made.layOut(shot.surroundings, typesetter)
      }
    } catch {
      throw trouble(error, at: shot)
    }
  }

  /// Launches and lays out the interface in the same way, after its tasks have finished.
  @MainActor func frame(
    of shot: InterfaceShot, afterTasksOf make: @MainActor (Typesetter) async throws -> MadeInterface
  ) async throws -> InterfaceFrame {
    let launch = launch(for: shot)
    defer { keepLeaks(of: launch) }
    do {
      return try await launch.run {
        try prepare()
        let made = try check(await make(typesetter), in: launch)
        let layOut = made.layOutAfterTasks ?? { try made.layOut($0, $1) }
        if let start = shot.start { _ = try await layOut(start, typesetter) }
        return try await layOut(shot.surroundings, typesetter)
      }
    } catch {
      throw trouble(error, at: shot)
    }
  }

  private func launch(for shot: InterfaceShot) -> InterfaceLaunch {
    let launch = InterfaceLaunch(in: shot.start ?? shot.surroundings, fonts: fonts)
    _ = launch.belonging { _ in assets }
    _ = launch.belonging { _ in strings }
    return launch
  }

  /// Returns an error that names the place where it happened.
  private func trouble(_ error: any Error, at shot: InterfaceShot) -> any Error {
    if error is MadeBeforeLaunch || error is SnapshotAssertionError { return error }
    return InterfaceTrouble(
      name: name, place: shot.variants + [shot.category.shortName], reason: "\(error)")
  }

  private func keepLeaks(of launch: InterfaceLaunch) {
    for leak in launch.leaks where !leaks.contains(leak) { leaks.append(leak) }
  }

  private func check(_ made: MadeInterface, in launch: InterfaceLaunch) throws -> MadeInterface {
    guard let object = made.object else { return made }
    isObject = true
    guard made.madeIn == launch.id, first !== object else {
      throw MadeBeforeLaunch(name: name, type: "\(type(of: object))")
    }
    first = first ?? object
    return made
  }
}

/// The reason why an interface cannot be laid out for a picture.
struct InterfaceTrouble: Error, CustomStringConvertible {
  let name: String
  let place: [String]
  let reason: String

  /// The place, the problem and the remedy.
  var description: String {
    "“\(name)” cannot be laid out at \(place.joined(separator: ", ")). \(reason)"
  }
}

/// An interface was created before its launch, so that it may not be what a person sees who starts
/// the app.
struct MadeBeforeLaunch: Error, CustomStringConvertible {
  let name: String
  let type: String

  /// The problem, then the remedy.
  var description: String {
    "“\(name)” is not created again at each text size, as it is when a person starts the app. It "
      + "was created before, or on another device. Create it in the assertion, such as "
      + "assertSnapshot(of: \(type)(), …)."
  }
}
