// What only moves. Pictures are still: each shows where motion ends.

/// How a change moves. Nothing moves here.
public struct Animation: Hashable, Sendable {
  /// The usual motion.
  public static let `default` = Animation()
  /// A motion that slows down at its end.
  public static let easeOut = Animation()
  /// A motion that speeds up at its beginning.
  public static let easeIn = Animation()
  /// A motion that does both.
  public static let easeInOut = Animation()
  /// A motion of the same speed all along.
  public static let linear = Animation()
  /// A motion like that of a spring.
  public static let spring = Animation()
  /// A motion like that of a spring that overshoots.
  public static let bouncy = Animation()
  /// A motion like that of a spring that does not overshoot.
  public static let smooth = Animation()
  /// A motion like that of a stiff spring.
  public static let snappy = Animation()
  /// A motion like that of a spring that follows a finger.
  public static let interactiveSpring = Animation()

  /// A motion that slows down at its end.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// A motion that speeds up at its beginning.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// A motion that does both.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// A motion of the same speed all along.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// A motion like that of a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A motion like that of a spring.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A motion like that of a spring that does not overshoot.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A motion like that of a stiff spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A motion like that of a spring that overshoots.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A motion like that of a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// A motion like that of a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// A motion like that of a spring, by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A motion like that of a spring, by how long it takes.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A motion like that of a spring.
  public static var interpolatingSpring: Animation { Animation() }
  /// A motion along a curve with two control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  /// The motion after a delay in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The motion faster by a factor.
  public func speed(_ speed: Double) -> Animation { self }
  /// The motion several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The motion without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a motion gets faster and slower. It has no effect here.
public struct UnitCurve: Hashable, Sendable {
  /// The same speed all along.
  public static let linear = UnitCurve()
  /// Faster at the beginning.
  public static let easeIn = UnitCurve()
  /// Slower at the end.
  public static let easeOut = UnitCurve()
  /// Both.
  public static let easeInOut = UnitCurve()
  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve() }
}

/// Runs a change at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a change at once, then what follows it.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When a motion counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When it looks as if it were.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When it is.
  public static let removed = AnimationCompletionCriteria()
}

/// What goes with a change. It only says how it moves.
public struct Transaction: Sendable {
  /// How the change moves.
  public var animation: Animation?
  /// Whether motions are left out.
  public var disablesAnimations = false
  /// Creates what goes with a change.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs a change at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view comes and goes. It is there at once here.
public struct AnyTransition: Sendable {
  /// It is there at once.
  public static let identity = AnyTransition()
  /// It fades in.
  public static let opacity = AnyTransition()
  /// It moves in from the leading edge.
  public static let slide = AnyTransition()
  /// It grows.
  public static let scale = AnyTransition()
  /// It grows from a scale.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// It moves in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// It pushes another view away from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// It moves in from a distance.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// It moves in from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// It comes in with one modifier, and stays with another.
  public static func modifier<Change: ViewModifier>(
    active: Change, identity: Change
  ) -> AnyTransition { AnyTransition() }
  /// It comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Both ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same with a motion.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes. It changes at once here.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// It fades.
  public static let opacity = ContentTransition()
  /// Its shape changes.
  public static let interpolate = ContentTransition()
  /// Its digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Its digits roll towards a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

nonisolated extension View {
  /// Sets how changes of a value move. Nothing moves here.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
  /// Sets how changes move. Nothing moves here.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Sets how changes inside of a closure move. Nothing moves here.
  public func animation<Inner: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Inner
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }
  /// Changes what goes with changes of a value. It has no effect here.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Sets how the view comes and goes. It is there at once here.
  public func transition<Motion: Transition>(_ transition: Motion) -> some View { self }
  /// Sets how the view comes and goes. It is there at once here.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Sets how the content of the view changes. It changes at once here.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes what goes with changes of the view. It has no effect here.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Draws the view as one picture on a device. It has no effect here.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Fades the view as one on a device. It has no effect here.
  public func compositingGroup() -> some View { self }
}

extension Binding {
  /// The binding itself: nothing moves here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// A spring.
public struct Spring: Hashable, Sendable {
  /// Creates a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// Creates a spring.
  public init(response: Double, dampingRatio: Double) {}
  /// A spring that does not overshoot.
  public static let smooth = Spring()
  /// A spring that overshoots little.
  public static let snappy = Spring()
  /// A spring that overshoots.
  public static let bouncy = Spring()
}
