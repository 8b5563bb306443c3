// How symbols and views move as they come, go and change. Nothing moves here.

/// An animation of a symbol, like SwiftUI's `SymbolEffect`. Nothing is animated here.
public protocol SymbolEffect {}

/// An animation of a symbol that runs while a condition holds.
public protocol IndefiniteSymbolEffect {}

/// An animation of a symbol that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An animation of a symbol that the system provides. Nothing is animated here.
public struct SystemSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable, Sendable
{
  /// The same animation, moving upwards or growing.
  public var up: SystemSymbolEffect { self }
  /// The same animation, moving downwards or shrinking.
  public var down: SystemSymbolEffect { self }
  /// The same animation, moving to the left.
  public var left: SystemSymbolEffect { self }
  /// The same animation, moving to the right.
  public var right: SystemSymbolEffect { self }
  /// The same animation, moving in the reading direction.
  public var forward: SystemSymbolEffect { self }
  /// The same animation, moving against the reading direction.
  public var backward: SystemSymbolEffect { self }
  /// The same animation, layer by layer.
  public var byLayer: SystemSymbolEffect { self }
  /// The same animation, for the whole symbol at once.
  public var wholeSymbol: SystemSymbolEffect { self }
  /// The same animation, for each layer separately.
  public var individually: SystemSymbolEffect { self }
  /// The same animation, highlighting one layer at a time.
  public var iterative: SystemSymbolEffect { self }
  /// The same animation, highlighting one layer after another and keeping each.
  public var cumulative: SystemSymbolEffect { self }
  /// The same animation, running forwards and then backwards.
  public var reversing: SystemSymbolEffect { self }
  /// The same animation, always running in one direction.
  public var nonReversing: SystemSymbolEffect { self }
  /// The same animation, with inactive layers hidden.
  public var hideInactiveLayers: SystemSymbolEffect { self }
  /// The same animation, with inactive layers dimmed.
  public var dimInactiveLayers: SystemSymbolEffect { self }
  /// The same animation, turning clockwise.
  public var clockwise: SystemSymbolEffect { self }
  /// The same animation, turning counter-clockwise.
  public var counterClockwise: SystemSymbolEffect { self }
  /// The same animation, in its plain variant.
  public var plain: SystemSymbolEffect { self }
  /// The same animation, with changes of opacity.
  public var pulse: SystemSymbolEffect { self }
  /// The same animation; the old symbol disappears at once and the new one grows.
  public var offUp: SystemSymbolEffect { self }
  /// The same animation; the old symbol grows while it disappears, and the new one grows, too.
  public var upUp: SystemSymbolEffect { self }
  /// The same animation; the old symbol shrinks and the new one grows.
  public var downUp: SystemSymbolEffect { self }
  /// The same animation; parts that both symbols share stay in place.
  public var magic: SystemSymbolEffect { self }
  /// The same animation, keeping shared parts in place, or the fallback if the symbols share none.
  public func magic(fallback: SystemSymbolEffect) -> SystemSymbolEffect { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// The symbol grows or shrinks for a moment.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol fades in and out.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  /// The layers of the symbol are highlighted in turn.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol rotates.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol moves back and forth.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol grows and shrinks smoothly, as if breathing.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol appears.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol disappears.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol is replaced by another one.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol becomes larger or smaller.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  /// The system chooses the animation.
  public static var automatic: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol is drawn stroke by stroke.
  public static var drawOn: SystemSymbolEffect { SystemSymbolEffect() }
  /// The symbol is erased stroke by stroke.
  public static var drawOff: SystemSymbolEffect { SystemSymbolEffect() }
}

/// The repetition and speed of a symbol animation. They have no effect here.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The options that the system chooses.
  public static let `default` = SymbolEffectOptions()
  /// The animation repeats without end.
  public static let repeating = SymbolEffectOptions()
  /// The animation runs once.
  public static let nonRepeating = SymbolEffectOptions()
  /// The animation runs a number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The animation repeats with a behaviour, such as pauses.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// The animation runs faster by a factor, where 1 is the normal speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The same options, but the animation repeats without end.
  public var repeating: SymbolEffectOptions { self }
  /// The same options, but the animation runs once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// The same options, but the animation runs a number of times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// The same options, but the animation runs faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How an animation repeats. It has no effect here.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The animation repeats without pauses.
    public static let continuous = RepeatBehavior()
    /// The animation repeats with pauses.
    public static let periodic = RepeatBehavior()
    /// The animation repeats with pauses.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions; `nil` for no end.
    ///   - delay: The length of a pause, in seconds; `nil` for the default.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

extension ContentTransition {
  /// A change between symbols, animated as the system chooses. Nothing is animated here.
  public static let symbolEffect = ContentTransition()
  /// A change between symbols with an animation. Nothing is animated here.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
}

/// An animation for inserting and removing a view, like SwiftUI's `Transition`.
/// Views change at once here.
@preconcurrency @MainActor
public protocol Transition {
  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>
  /// The type of the view during the transition.
  associatedtype Body: View
  /// Returns the view in a phase of the transition. Typeproof never calls it.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is shown without changes.
  case identity
  /// The view is being removed.
  case didDisappear
  /// Whether the view is shown without changes.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before insertion, 0 while the view is shown, 1 on removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that a transition or a closure receives to modify.
public struct PlaceholderContentView<Value>: PrimitiveView {
  private let view: any View

  init(content view: some View) { self.view = view }

  func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
}

/// A transition that the system provides. Nothing is animated here.
nonisolated public struct SystemTransition: Transition {
  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SystemTransition {
  /// A transition that blurs the old view and sharpens the new one. Nothing is animated here.
  nonisolated public static var blurReplace: SystemTransition { SystemTransition() }
  /// A transition that animates symbols as the system chooses. Nothing is animated here.
  nonisolated public static var symbolEffect: SystemTransition { SystemTransition() }
  /// A transition that animates symbols with an effect. Nothing is animated here.
  nonisolated public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SystemTransition { SystemTransition() }
}

/// The colour space for blending. It has no effect here.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Blending in non-linear sRGB.
  case nonLinear
  /// Blending in linear sRGB.
  case linear
  /// Blending in linear sRGB with values outside 0 to 1.
  case extendedLinear
}

/// How a symbol shows its variable value. It has no effect here.
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// The value decides which layers are coloured.
  public static let color = SymbolVariableValueMode()
  /// The value decides how much of the strokes is drawn.
  public static let draw = SymbolVariableValueMode()
}

/// How a symbol is filled with colour. It has no effect here.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// Each layer has one flat colour.
  public static let flat = SymbolColorRenderingMode()
  /// Each layer has a gradient of its colour.
  public static let gradient = SymbolColorRenderingMode()
}

nonisolated extension View {
  /// Animates symbols while a condition holds. Nothing is animated here.
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Animates symbols when a value changes. Nothing is animated here.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  /// Removes the animations of symbols. It has no effect, because nothing is animated here.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Sets how symbols show their variable value. It has no effect here.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Sets how symbols are filled with colour. It has no effect here.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}
