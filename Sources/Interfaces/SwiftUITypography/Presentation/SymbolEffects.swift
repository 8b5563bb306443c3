// How symbols and views move as they come, go and change. Nothing moves here.

/// How a symbol moves.
public protocol SymbolEffect {}

/// A motion that goes on.
public protocol IndefiniteSymbolEffect {}

/// A motion that happens once.
public protocol DiscreteSymbolEffect {}

/// A motion of the system's.
public struct SystemSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable, Sendable
{
  /// The same motion, upwards.
  public var up: SystemSymbolEffect { self }
  /// The same motion, downwards.
  public var down: SystemSymbolEffect { self }
  /// The same motion, to the left.
  public var left: SystemSymbolEffect { self }
  /// The same motion, to the right.
  public var right: SystemSymbolEffect { self }
  /// The same motion, forwards.
  public var forward: SystemSymbolEffect { self }
  /// The same motion, backwards.
  public var backward: SystemSymbolEffect { self }
  /// The same motion, layer by layer.
  public var byLayer: SystemSymbolEffect { self }
  /// The same motion, of the whole symbol.
  public var wholeSymbol: SystemSymbolEffect { self }
  /// The same motion, one by one.
  public var individually: SystemSymbolEffect { self }
  /// The same motion, one part at a time.
  public var iterative: SystemSymbolEffect { self }
  /// The same motion, part after part.
  public var cumulative: SystemSymbolEffect { self }
  /// The same motion, back and forth.
  public var reversing: SystemSymbolEffect { self }
  /// The same motion, in one direction.
  public var nonReversing: SystemSymbolEffect { self }
  /// The same motion, without parts at rest.
  public var hideInactiveLayers: SystemSymbolEffect { self }
  /// The same motion, with parts at rest dimmed.
  public var dimInactiveLayers: SystemSymbolEffect { self }
  /// The same motion, clockwise.
  public var clockwise: SystemSymbolEffect { self }
  /// The same motion, counter-clockwise.
  public var counterClockwise: SystemSymbolEffect { self }
  /// The same motion, without decoration.
  public var plain: SystemSymbolEffect { self }
  /// The same motion, beating.
  public var pulse: SystemSymbolEffect { self }
  /// The same motion, away upwards.
  public var offUp: SystemSymbolEffect { self }
  /// The same motion, upwards twice.
  public var upUp: SystemSymbolEffect { self }
  /// The same motion, down and up.
  public var downUp: SystemSymbolEffect { self }
  /// The same motion, with shared parts kept.
  public var magic: SystemSymbolEffect { self }
  /// The same motion with parts shared by both symbols kept, otherwise another one.
  public func magic(fallback: SystemSymbolEffect) -> SystemSymbolEffect { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// It jumps.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  /// It grows and shrinks.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  /// Its parts light up in turn.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  /// It turns.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  /// It shakes.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
  /// It breathes.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  /// It appears.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  /// It disappears.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect() }
  /// It becomes another symbol.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  /// It becomes larger or smaller.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  /// It moves as the system decides.
  public static var automatic: SystemSymbolEffect { SystemSymbolEffect() }
  /// It is drawn.
  public static var drawOn: SystemSymbolEffect { SystemSymbolEffect() }
  /// It is taken away line by line.
  public static var drawOff: SystemSymbolEffect { SystemSymbolEffect() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the system decides.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Several times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// In a way of repeating.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Several times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// A way of repeating.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// Several times, with pauses of seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

extension ContentTransition {
  /// A symbol moves as the system decides.
  public static let symbolEffect = ContentTransition()
  /// A symbol moves.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
}

/// How a view comes and goes, like SwiftUI's `Transition`. It is there at once here.
@preconcurrency @MainActor
public protocol Transition {
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// The type of the view as it is on its way.
  associatedtype Body: View
  /// Creates the view as it is on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How far a view has come.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to appear.
  case willAppear
  /// It is there.
  case identity
  /// It is gone.
  case didDisappear
  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// How far it is away: -1 before, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that a closure or a type of an app changes.
public struct PlaceholderContentView<Value>: PrimitiveView {
  private let view: any View

  init(content view: some View) { self.view = view }

  func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
}

/// A motion of the system's.
nonisolated public struct SystemTransition: Transition {
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SystemTransition {
  /// It becomes sharp.
  nonisolated public static var blurReplace: SystemTransition { SystemTransition() }
  /// Its symbol moves.
  nonisolated public static var symbolEffect: SystemTransition { SystemTransition() }
  /// Its symbol moves in a way.
  nonisolated public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SystemTransition { SystemTransition() }
}

/// How colours are worked out. It has no effect here.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In sRGB's curve.
  case nonLinear
  /// By the amounts of light.
  case linear
  /// By the amounts of light, beyond sRGB.
  case extendedLinear
}

/// How the value of a symbol shows. It has no effect here.
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// By colours.
  public static let color = SymbolVariableValueMode()
  /// By lines.
  public static let draw = SymbolVariableValueMode()
}

/// How a symbol is painted. It has no effect here.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// In one colour.
  public static let flat = SymbolColorRenderingMode()
  /// In a gradient.
  public static let gradient = SymbolColorRenderingMode()
}

nonisolated extension View {
  /// Moves symbols while a value is true. Nothing moves here.
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Moves symbols when a value changes. Nothing moves here.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  /// Keeps symbols from moving. Nothing moves here.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Sets how the value of a symbol shows. It has no effect here.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Sets how symbols are painted. It has no effect here.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}
