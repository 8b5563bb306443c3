// What only moves. Pictures are still: each shows where motion ends.

/// The timing of an animated change. Nothing moves here: pictures show the end.
public struct Animation: Hashable, Sendable {
  /// The default animation.
  public static let `default` = Animation()
  /// An animation that slows down at its end.
  public static let easeOut = Animation()
  /// An animation that starts slowly and speeds up.
  public static let easeIn = Animation()
  /// An animation that starts slowly and slows down at its end.
  public static let easeInOut = Animation()
  /// An animation with constant speed.
  public static let linear = Animation()
  /// An animation like a spring's motion.
  public static let spring = Animation()
  /// A spring animation that overshoots its end and comes back.
  public static let bouncy = Animation()
  /// A spring animation that does not overshoot.
  public static let smooth = Animation()
  /// A spring animation that overshoots a little.
  public static let snappy = Animation()
  /// A spring animation that follows a finger.
  public static let interactiveSpring = Animation()

  /// An animation that slows down at its end, with a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// An animation that starts slowly and speeds up, with a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// An animation that starts slowly and slows down at its end, with a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// An animation with constant speed, with a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// A spring animation with a response time in seconds and a damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A spring animation with a duration in seconds and a bounce.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A spring animation that does not overshoot, with a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A spring animation that overshoots a little, with a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A spring animation that overshoots, with a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A spring animation with the given spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// A spring animation that follows a finger, with a response time in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// A spring animation that is set by physical values, and adds up with others.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A spring animation with a duration in seconds and a bounce, which adds up with others.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// A spring animation that adds up with others.
  public static var interpolatingSpring: Animation { Animation() }
  /// An animation along a cubic curve with two control points, with a duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation, repeated a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation, repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How the speed of an animation changes with time. It has no effect here.
public struct UnitCurve: Hashable, Sendable {
  /// A curve with constant speed.
  public static let linear = UnitCurve()
  /// A curve that starts slowly and speeds up.
  public static let easeIn = UnitCurve()
  /// A curve that slows down at its end.
  public static let easeOut = UnitCurve()
  /// A curve that starts slowly and slows down at its end.
  public static let easeInOut = UnitCurve()
  /// A cubic curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve() }
}

/// Runs a closure at once, without an animation, and returns its result.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure at once, without an animation, then the completion. Returns the closure's result.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation counts as completed. It has no effect here.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// The animation counts as completed when it is almost at rest.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// The animation counts as completed when it is fully at rest.
  public static let removed = AnimationCompletionCriteria()
}

/// The settings of a change: its animation. It has no effect here.
public struct Transaction: Sendable {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Whether animations are disabled.
  public var disablesAnimations = false
  /// Creates the settings of a change with an animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs a closure at once, without an animation, and returns its result.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view appears and disappears. It appears at once here.
public struct AnyTransition: Sendable {
  /// The view appears and disappears without a transition.
  public static let identity = AnyTransition()
  /// The view fades in and out.
  public static let opacity = AnyTransition()
  /// The view moves in from the leading edge, and out to the trailing edge.
  public static let slide = AnyTransition()
  /// The view grows from nothing, and shrinks again.
  public static let scale = AnyTransition()
  /// The view grows from a scale around an anchor, and shrinks again.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// The view moves in from an edge, and out again.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// The view moves in from an edge, and pushes another view out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// The view moves in from an offset in points, and out again.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// The view moves in from an offset in points, and out again.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// The view changes from the active modifier to the identity modifier, and back.
  public static func modifier<Change: ViewModifier>(
    active: Change, identity: Change
  ) -> AnyTransition { AnyTransition() }
  /// The view has different transitions for its insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Returns a transition that runs with another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes. It changes at once here.
public struct ContentTransition: Hashable, Sendable {
  /// The content changes without a transition.
  public static let identity = ContentTransition()
  /// The old content fades into the new one.
  public static let opacity = ContentTransition()
  /// The shape of the old content turns into that of the new one.
  public static let interpolate = ContentTransition()
  /// The digits of numbers roll up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// The digits of numbers roll towards a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

nonisolated extension View {
  /// Sets the animation for changes of a value. Nothing moves here.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
  /// Sets the animation for all changes in the view. Nothing moves here.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Sets the animation for the modifiers that a closure adds. They are drawn, and nothing moves
  /// here.
  public func animation<Inner: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Inner
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }
  /// Changes the animation settings for changes of a value. It has no effect here.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Sets how the view appears and disappears. It appears at once here.
  public func transition<Motion: Transition>(_ transition: Motion) -> some View { self }
  /// Sets how the view appears and disappears. It appears at once here.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Sets how the content of the view changes. It changes at once here.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes the animation settings for changes in the view. It has no effect here.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Renders the view into one image first, on a device. It has no effect here.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Makes effects such as opacity apply to the view as a whole, on a device. It has no effect
  /// here.
  public func compositingGroup() -> some View { self }
}

extension Binding {
  /// Returns the binding itself, because nothing moves here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// The parameters of a spring animation. They have no effect here.
public struct Spring: Hashable, Sendable {
  /// Creates a spring with a duration in seconds and a bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// Creates a spring with a response time in seconds and a damping ratio.
  public init(response: Double, dampingRatio: Double) {}
  /// A spring that does not overshoot.
  public static let smooth = Spring()
  /// A spring that overshoots little.
  public static let snappy = Spring()
  /// A spring that overshoots.
  public static let bouncy = Spring()
}
