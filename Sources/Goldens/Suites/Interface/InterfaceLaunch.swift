import Synchronization

/// One start of an app on a device with a given text size.
///
/// During a launch, an interface is made, laid out and examined. What outlives a single call, such
/// as the device and its traits, belongs to the launch, so that one picture cannot affect the next.
/// A launch belongs to the running task; tasks that run at the same time do not share theirs.
///
/// What Swift makes once in a process (`static let`) belongs to no launch.
public final class InterfaceLaunch: Sendable {
  /// Identifies a launch in a process.
  public struct ID: Hashable, Sendable {
    private let number: UInt64

    fileprivate init() { number = Self.next.add(1, ordering: .relaxed).oldValue }

    private static let next = Atomic<UInt64>(0)
  }

  private struct State {
    var belongings: [ObjectIdentifier: any Sendable] = [:]
    var leaks: [InterfaceLeak] = []
  }

  /// The identity of the launch.
  public let id = ID()
  /// The settings of the device at the start.
  public let surroundings: InterfaceSurroundings
  /// The fonts of the app and of the system.
  public let fonts: InterfaceFonts
  private let state = Mutex(State())

  /// Creates a launch that has not begun.
  public init(in surroundings: InterfaceSurroundings, fonts: InterfaceFonts) {
    self.surroundings = surroundings
    self.fonts = fonts
  }

  @TaskLocal private static var running: InterfaceLaunch?

  /// The launch of the running task; `nil` outside all launches.
  public static var current: InterfaceLaunch? { running }

  /// Runs a part of the launch.
  public func run<Result>(_ action: () throws -> Result) rethrows -> Result {
    try InterfaceFonts.$current.withValue(fonts) {
      try Self.$running.withValue(self) { try action() }
    }
  }

  /// Runs an asynchronous part of the launch.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ action: () async throws -> Result
  ) async rethrows -> Result {
    try await InterfaceFonts.$current.withValue(fonts) {
      try await Self.$running.withValue(self) { try await action() }
    }
  }

  /// Returns the launch's one value of a type, such as its device. The first call makes it; later
  /// calls return the same.
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

  /// Things that may differ from what a person sees, such as a font made outside the launch; each
  /// once, in order.
  public var leaks: [InterfaceLeak] { state.withLock { $0.leaks } }

  /// Records something that may differ from what a person sees.
  public func report(_ leak: InterfaceLeak) {
    state.withLock { state in
      if !state.leaks.contains(leak) { state.leaks.append(leak) }
    }
  }
}

/// Something in an interface that may differ from what a person sees: it was made before its
/// launch, or cannot be drawn.
public enum InterfaceLeak: Hashable, Sendable, CustomStringConvertible {
  /// A font that got its size outside the launch.
  case font(String)
  /// A view in the pictured one, or its controller, that was made outside the launch.
  case view(path: String)
  /// An asset of the app that is not shown as intended, in words.
  case asset(String)
  /// A symbol that Typeproof cannot draw.
  case unknownSymbol(String)

  /// What happened, then the remedy.
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
