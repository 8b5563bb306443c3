public import Foundation

// Views that go through phases. Pictures are still: each shows the first phase.

/// A view that animates through phases, like SwiftUI's `PhaseAnimator`. The first phase is drawn.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Creates a view that animates through phases again and again. The first phase is drawn.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Creates a view that animates through phases when a value changes. The first phase is drawn.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// The content for the first phase; empty if there are no phases.
  public var body: some View { content }
}

/// A view that animates through keyframes, like SwiftUI's `KeyframeAnimator`. The initial value is
/// drawn.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  private let content: Content

  /// Creates a view that animates through keyframes when another value changes. The initial value
  /// is drawn.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Creates a view that animates through keyframes, once or again and again. The initial value is
  /// drawn.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// The content for the initial value.
  public var body: some View { content }
}

/// The keyframes of an animated value. Nothing moves here.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// One or more keyframes of an animated property. Nothing moves here.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated property.
  associatedtype Value
}

/// The keyframes of one property, one after the other. Nothing moves here.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type of the value that has the property.
  public typealias Value = Root

  /// Creates a track with the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}

  /// Creates a track with the keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}
}

/// Several tracks, or the keyframes of one track, as the result builders combine them.
public struct KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

/// A keyframe that is reached at constant speed, or along a timing curve.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with its value and the time to reach it, in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with its value and the time to reach it, in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached like the end of a spring's motion.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with its value and the time to reach it, in seconds; `nil` for that of the
  /// spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that the value jumps to.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with its value.
  public init(_ to: Value) {}
}

/// A result builder for the tracks of a keyframe animation.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Accepts the track of one property.
  public static func buildExpression<Part: Keyframes>(_ part: Part) -> Part
  where Part.Value == Value { part }
  /// Accepts a keyframe of the whole value.
  @_disfavoredOverload
  public static func buildExpression<Part: KeyframeTrackContent>(
    _ part: Part
  ) -> KeyframeTrack<Value, Value, KeyframeGroup<Value>> where Part.Value == Value {
    KeyframeTrack { part }
  }
  /// Combines the tracks.
  public static func buildBlock<each Part: Keyframes>(
    _ part: repeat each Part
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
}

/// A result builder for the keyframes of one track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Accepts a keyframe.
  public static func buildExpression<Part: KeyframeTrackContent>(_ part: Part) -> Part
  where Part.Value == Value { part }
  /// Combines the keyframes.
  public static func buildBlock<each Part: KeyframeTrackContent>(
    _ part: repeat each Part
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
}

nonisolated extension View {
  /// Animates the view through phases again and again. The first phase is drawn.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }

  /// Animates the view through phases when a value changes. The first phase is drawn.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }

  /// Animates the view through keyframes when another value changes. The initial value is drawn.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }

  /// Animates the view through keyframes, once or again and again. The initial value is drawn.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }
}
