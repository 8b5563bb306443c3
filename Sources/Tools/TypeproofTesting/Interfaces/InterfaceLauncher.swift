import AssetCatalogues
import LocalizedStrings
import Snapshots

/// Starts an interface anew for each picture, as a person does who has chosen a text size.
final class InterfaceLauncher {
  private let name: String
  private let fonts: InterfaceFonts
  private let assets: AssetCatalogues
  private let strings: LocalizedStrings
  private let typesetter: Typesetter
  private let prepare: () throws -> Void
  /// What was made first, kept so that nothing else comes to lie in its place.
  private var first: AnyObject?
  /// Whether it is an object, which can be changed and not only be made anew; known once it was made.
  private(set) var isObject = false
  /// What was made before the launch it was used in, each once.
  private(set) var leaks: [InterfaceLeak] = []

  /// - Parameters:
  ///   - name: What the interface is called in errors.
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

  /// The interface started in surroundings, or started in others before these changed to them.
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

  /// The same once all that it waits for has come.
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

  /// An error that says where it happened.
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

/// Why an interface cannot be laid out somewhere.
struct InterfaceTrouble: Error, CustomStringConvertible {
  let name: String
  let place: [String]
  let reason: String

  /// Where, then what happened and what to do, in the words of whoever found it.
  var description: String {
    "“\(name)” cannot be laid out at \(place.joined(separator: ", ")). \(reason)"
  }
}

/// An interface was not made in its launch, so that it cannot be what a person sees who starts the app.
struct MadeBeforeLaunch: Error, CustomStringConvertible {
  let name: String
  let type: String

  /// What happened, then the remedy.
  var description: String {
    "“\(name)” is not created again at each text size, as it is when a person starts the app. It "
      + "was created before, or on another device. Create it in the assertion, such as "
      + "assertSnapshot(of: \(type)(), …)."
  }
}
