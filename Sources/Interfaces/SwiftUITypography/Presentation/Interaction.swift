public import Foundation

// What waits for a person. Nobody presses, swipes or types in a picture.

/// A movement of fingers, like SwiftUI's `Gesture`. Nobody makes one here.
public protocol Gesture<Value> {
  /// The value of the gesture.
  associatedtype Value
}

extension Gesture {
  /// Sets an action for the end of the gesture, which never runs here.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Sets an action for changes of the gesture, which never runs here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Sets a state while the gesture lasts, which never begins here.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void
  /// Creates a tap of several touches.
  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// Whether the press was long enough.
  public typealias Value = Bool
  /// Creates a press of a duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A movement of one finger.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it came.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  /// Creates a movement of a least distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A movement of two fingers apart.
public struct MagnificationGesture: Gesture {
  /// How far they came apart, as a factor.
  public typealias Value = CGFloat
  /// Creates a movement.
  public init() {}
}

/// A state that lasts as long as a gesture, like SwiftUI's `@GestureState`. It keeps its initial value here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value.
  public let wrappedValue: Value
  /// Creates a state.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// What a view takes of a gesture.
public struct GestureMask: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Creates parts from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture.
  public static let none: GestureMask = []
  /// The view's own gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  /// Adds a gesture, which nobody makes here.
  public func gesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View { self }
  /// Adds a gesture before those of the views inside, which nobody makes here.
  public func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View { self }
  /// Adds a gesture beside those of the views inside, which nobody makes here.
  public func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View { self }
  /// Sets whether the view takes touches. It has no effect on what is drawn.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  /// Sets an action for a pointer over the view, which never runs here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Sets a text that a pointer over the view shows. It is not drawn here.
  public func help<Words: StringProtocol>(_ text: Words) -> some View { self }
  /// Sets a text that a pointer over the view shows. It is not drawn here.
  public func help(_ text: Text) -> some View { self }
  /// Sets an action for a pull from the top, which never runs here.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// Sets an action for an address, which never runs here.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
