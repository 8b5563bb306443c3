public import Foundation

// Views that go through phases. Pictures are still: each shows the first phase.

/// A view that goes through phases, like SwiftUI's `PhaseAnimator`. It shows the first phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Creates a view that goes through phases without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// The first phase.
  public var body: some View { content }
}

/// A view that goes through values, like SwiftUI's `KeyframeAnimator`. It shows the first value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  private let content: Content

  /// Creates a view that goes through values when another one changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Creates a view that goes through values, once or without end.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// The first value.
  public var body: some View { content }
}

/// The way through values.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
}

/// A part of the way of one property.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value
}

/// The way of one property.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type of the values that have the property.
  public typealias Value = Root

  /// Creates a way.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}

  /// Creates a way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}
}

/// Several ways, or parts of one.
public struct KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

/// A part of a way: with the same speed all along.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a part.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A part of a way: along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a part.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A part of a way: like a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a part.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A part of a way: at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a part.
  public init(_ to: Value) {}
}

/// Builds the ways of several properties.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a way of one property.
  public static func buildExpression<Part: Keyframes>(_ part: Part) -> Part
  where Part.Value == Value { part }
  /// Takes a part of the way of the whole value.
  @_disfavoredOverload
  public static func buildExpression<Part: KeyframeTrackContent>(
    _ part: Part
  ) -> KeyframeTrack<Value, Value, KeyframeGroup<Value>> where Part.Value == Value {
    KeyframeTrack { part }
  }
  /// One or more ways.
  public static func buildBlock<each Part: Keyframes>(
    _ part: repeat each Part
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
}

/// Builds the way of a property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Takes a part.
  public static func buildExpression<Part: KeyframeTrackContent>(_ part: Part) -> Part
  where Part.Value == Value { part }
  /// One or more parts.
  public static func buildBlock<each Part: KeyframeTrackContent>(
    _ part: repeat each Part
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
}

nonisolated extension View {
  /// Takes the view through phases without end. The first phase is drawn.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }

  /// Takes the view through phases when a value changes. The first phase is drawn.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }

  /// Takes the view through values when another one changes. The first value is drawn.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }

  /// Takes the view through values, once or without end. The first value is drawn.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }
}
