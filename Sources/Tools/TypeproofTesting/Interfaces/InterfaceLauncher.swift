import Snapshots

/// Starts an interface anew for each picture, as a person does who has chosen a text size.
final class InterfaceLauncher {
  private let name: String
  private let fonts: InterfaceFonts
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
    _ name: String, fonts: InterfaceFonts, prepare: @escaping () throws -> Void
  ) throws {
    self.name = name
    self.fonts = fonts
    self.prepare = prepare
    typesetter = try Typesetter(fonts)
  }

  /// The interface started in surroundings, or started in others before these changed to them.
  func frame(
    in surroundings: InterfaceSurroundings, changedFrom start: InterfaceSurroundings?,
    _ make: (Typesetter) throws -> MadeInterface
  ) throws -> InterfaceFrame {
    let launch = InterfaceLaunch(in: start ?? surroundings, fonts: fonts)
    defer { keepLeaks(of: launch) }
    return try launch.run {
      try prepare()
      let made = try make(typesetter)
      try check(made, in: launch)
      if let start { _ = try made.layOut(start, typesetter) }
      return try made.layOut(surroundings, typesetter)
    }
  }

  /// The same once all that it waits for has come.
  @MainActor func frame(
    in surroundings: InterfaceSurroundings, changedFrom start: InterfaceSurroundings?,
    afterTasksOf make: @MainActor (Typesetter) async throws -> MadeInterface
  ) async throws -> InterfaceFrame {
    let launch = InterfaceLaunch(in: start ?? surroundings, fonts: fonts)
    defer { keepLeaks(of: launch) }
    return try await launch.run {
      try prepare()
      let made = try await make(typesetter)
      try check(made, in: launch)
      let layOut = made.layOutAfterTasks ?? { try made.layOut($0, $1) }
      if let start { _ = try await layOut(start, typesetter) }
      return try await layOut(surroundings, typesetter)
    }
  }

  private func keepLeaks(of launch: InterfaceLaunch) {
    for leak in launch.leaks where !leaks.contains(leak) { leaks.append(leak) }
  }

  private func check(_ made: MadeInterface, in launch: InterfaceLaunch) throws {
    guard let object = made.object else { return }
    isObject = true
    guard made.madeIn == launch.id, first !== object else {
      throw MadeBeforeLaunch(name: name, type: "\(type(of: object))")
    }
    first = first ?? object
  }
}

/// An interface was not made in its launch, so that it cannot be what a person sees who starts the app.
struct MadeBeforeLaunch: Error, CustomStringConvertible {
  let name: String
  let type: String

  /// What happened, then the remedy.
  var description: String {
    "“\(name)” is not made anew at each text size, as it is when a person starts the app: it was made before, or "
      + "on another device. Write what makes it into the assertion, such as assertSnapshot(of: \(type)(), …)."
  }
}
