import Synchronization

/// One start of an app on a device that is set to a text size.
///
/// While a launch runs, an interface is made, laid out and looked at. What outlives a single call, such as the
/// device and its traits, belongs to the launch, so that nothing comes from one picture into the next. Launches
/// belong to the running task: those that run beside each other do not see each other's.
///
/// What Swift makes once in a process (`static let`) belongs to no launch.
public final class InterfaceLaunch: Sendable {
  /// Tells launches of a process apart.
  public struct ID: Hashable, Sendable {
    private let number: UInt64

    fileprivate init() { number = Self.next.add(1, ordering: .relaxed).oldValue }

    private static let next = Atomic<UInt64>(0)
  }

  private struct State {
    var belongings: [ObjectIdentifier: any Sendable] = [:]
    var leaks: [InterfaceLeak] = []
  }

  /// Which launch it is.
  public let id = ID()
  /// What the device is set to when it starts.
  public let surroundings: InterfaceSurroundings
  /// The fonts that the app brings, and the system's.
  public let fonts: InterfaceFonts
  private let state = Mutex(State())

  /// A launch that has not begun.
  public init(in surroundings: InterfaceSurroundings, fonts: InterfaceFonts) {
    self.surroundings = surroundings
    self.fonts = fonts
  }

  @TaskLocal private static var running: InterfaceLaunch?

  /// The launch that runs in this task; `nil` outside of all.
  public static var current: InterfaceLaunch? { running }

  /// Runs part of the launch.
  public func run<Result>(_ action: () throws -> Result) rethrows -> Result {
    try InterfaceFonts.$current.withValue(fonts) {
      try Self.$running.withValue(self) { try action() }
    }
  }

  /// Runs part of the launch that waits for something.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ action: () async throws -> Result
  ) async rethrows -> Result {
    try await InterfaceFonts.$current.withValue(fonts) {
      try await Self.$running.withValue(self) { try await action() }
    }
  }

  /// The launch's one value of a type, such as its device. The first call makes it; later calls return the same.
  public func belonging<Value: Sendable>(_ make: (InterfaceLaunch) -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let kept = state.withLock({ $0.belongings[key] }) as? Value { return kept }
    let made = make(self)
    return state.withLock { state in
      if let kept = state.belongings[key] as? Value { return kept }
      state.belongings[key] = made
      return made
    }
  }

  /// What need not be what a person sees, such as a font that was made outside of the launch; each once, in order.
  public var leaks: [InterfaceLeak] { state.withLock { $0.leaks } }

  /// Tells of something that need not be what a person sees.
  public func report(_ leak: InterfaceLeak) {
    state.withLock { state in
      if !state.leaks.contains(leak) { state.leaks.append(leak) }
    }
  }
}

/// Something of an interface that need not be what a person sees: it was made before its launch, or has no drawing.
public enum InterfaceLeak: Hashable, Sendable, CustomStringConvertible {
  /// A font that came to its size elsewhere.
  case font(String)
  /// A view in the one that is pictured, or its controller.
  case view(path: String)
  /// An asset of the app that is not shown as it is meant, in words.
  case asset(String)
  /// A symbol that Typeproof has no drawing of.
  case unknownSymbol(String)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .font(let name):
      "The font \(name) was created before the launch and has the size or weight of another one. "
        + "A “static let” is created once for all text sizes. Create the font where it is used."
    case .view(let path):
      "\(path) or its controller was created before the launch, or on another device. Create it "
        + "in the expression of the assertion, which runs again for each text size."
    case .asset(let sentences): sentences
    case .unknownSymbol(let name):
      "Typeproof draws no symbol “\(name)” and shows a crossed box instead. Check the spelling, and "
        + "see docs/symbols.md for the names that are drawn."
    }
  }
}
