public import Foundation

// What waits for a person. Nobody presses, swipes or types in a picture.

/// A gesture, like SwiftUI's `Gesture`. Typeproof never recognises one.
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
}

extension Gesture {
  /// Sets an action for the end of the gesture. It never runs here.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Sets an action for changes of the gesture's value. It never runs here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Updates a state during the gesture. The closure never runs here.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

/// A gesture of one or more taps. It is never recognised here.
public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void
  /// Creates a tap gesture.
  ///
  /// - Parameter count: The number of taps.
  public init(count: Int = 1) {}
}

/// A gesture of pressing for a time. It is never recognised here.
public struct LongPressGesture: Gesture {
  /// Whether the press is long enough.
  public typealias Value = Bool
  /// Creates a long press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The shortest duration, in seconds.
  ///   - maximumDistance: How far the finger may move, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A gesture of dragging one finger. It is never recognised here.
public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The current position of the finger, in points.
    public var location: CGPoint
    /// The position where the drag began, in points.
    public var startLocation: CGPoint
    /// The distance from the start to the current position, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance that the finger must move first, in points.
  ///   - coordinateSpace: The coordinate space of the positions.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture of pinching with two fingers. It is never recognised here.
public struct MagnificationGesture: Gesture {
  /// The magnification, where 1 is the original size.
  public typealias Value = CGFloat
  /// Creates a magnification gesture.
  public init() {}
}

/// A state that is reset when its gesture ends, like SwiftUI's `@GestureState`.
/// It keeps its initial value here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value; always the initial one here.
  public let wrappedValue: Value
  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// The state itself, to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

/// A set of gestures: the added one, those of the subviews, or both. It has no effect here.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added to the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those of the subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  /// Adds a gesture. It is never recognised here.
  public func gesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View { self }
  /// Adds a gesture that precedes those of the subviews. It is never recognised here.
  public func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View { self }
  /// Adds a gesture that can happen together with those of the subviews.
  /// It is never recognised here.
  public func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View { self }
  /// Sets whether the view receives touches. It has no effect on what is drawn.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  /// Sets an action for a pointer that enters or leaves the view. It never runs here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Sets the view's localised tooltip. It is not drawn here.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Sets the view's tooltip. It is not drawn here.
  @_disfavoredOverload
  public func help<Words: StringProtocol>(_ text: Words) -> some View { self }
  /// Sets the view's tooltip. It is not drawn here.
  public func help(_ text: Text) -> some View { self }
  /// Sets an action that refreshes the view's data after a pull down. It never runs here.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// Sets an action for a URL that the app is asked to open. It never runs here.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
