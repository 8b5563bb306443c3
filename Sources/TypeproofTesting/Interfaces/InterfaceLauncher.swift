import Snapshots

/// What an assertion lays out: the only thing that has to happen where the interface lives.
typealias InterfaceLayout = (InterfaceSurroundings, Typesetter) throws -> InterfaceFrame

/// An interface that was just made.
struct MadeInterface {
  /// Lays it out, in surroundings that are others each time.
  let layOut: InterfaceLayout
  /// The interface itself where it is an object, which stands while the text size changes; `nil` for a value.
  let object: AnyObject?
  /// The launch that it was made in; `nil` outside of all.
  let madeIn: InterfaceLaunch.ID?

  /// An interface.
  init(_ source: Any, madeIn: InterfaceLaunch.ID?, layOut: @escaping InterfaceLayout) {
    object = type(of: source) is AnyClass ? source as AnyObject : nil
    self.madeIn = madeIn
    self.layOut = layOut
  }
}

extension MadeInterface {
  /// An interface of the main actor.
  @MainActor init(onMainActor source: some MainActorInterfaceSource) {
    self.init(source, madeIn: source.madeIn) { surroundings, typesetter in
      try MainActor.assumeIsolated {
        try source.interface(in: surroundings, typesetter: typesetter)
      }
    }
  }
}

/// Starts an interface anew for each picture, as a person does who has chosen a text size.
final class InterfaceLauncher {
  private let name: String
  private let fonts: InterfaceFonts
  private let typesetter: Typesetter
  private let prepare: () throws -> Void
  private let make: () throws -> MadeInterface
  /// What was made first, kept so that nothing else comes to lie in its place.
  private var first: AnyObject?
  /// Whether it is an object, which can be changed and not only be made anew; known once it was made.
  private(set) var isObject = false
  /// What was made before the launch it was used in, each once.
  private(set) var leaks: [InterfaceLeak] = []

  /// - Parameters:
  ///   - name: What the interface is called in errors.
  ///   - prepare: Runs at the start of each launch.
  ///   - make: Makes the interface.
  init(
    _ name: String, fonts: InterfaceFonts, prepare: @escaping () throws -> Void,
    make: @escaping () throws -> MadeInterface
  ) throws {
    self.name = name
    self.fonts = fonts
    self.prepare = prepare
    self.make = make
    typesetter = try Typesetter(fonts)
  }

  /// The interface started in surroundings, or started in others before these changed to them.
  func frame(
    in surroundings: InterfaceSurroundings, changedFrom start: InterfaceSurroundings? = nil
  ) throws -> InterfaceFrame {
    let launch = InterfaceLaunch(in: start ?? surroundings, fonts: fonts)
    return try launch.run {
      try prepare()
      let made = try make()
      try check(made, in: launch)
      if let start { _ = try made.layOut(start, typesetter) }
      let frame = try made.layOut(surroundings, typesetter)
      for leak in launch.leaks where !leaks.contains(leak) { leaks.append(leak) }
      return frame
    }
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
    "“\(name)” was made before the assertion, once for all text sizes, where a person starts the app at each. "
      + "Write what makes it into the assertion, such as assertSnapshot(of: \(type)(), …)."
  }
}
