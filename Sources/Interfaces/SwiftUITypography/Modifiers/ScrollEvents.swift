public import Foundation

// What a view knows of its place, and what follows a person who scrolls. Nothing is scrolled in a picture.

/// The position of a scroll view, like SwiftUI's `ScrollPosition`. It has no effect: pictures show
/// the start.
public struct ScrollPosition: Equatable {
  /// Creates a position without a target.
  public init(idType: any (Hashable & Sendable).Type = Never.self) {}
  /// Creates a position at the view with an identity. It has no effect here.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
  /// Creates a position at an edge. It has no effect here.
  public init(idType: any (Hashable & Sendable).Type = Never.self, edge: Edge) {}
  /// Creates a position at a point. It has no effect here.
  public init(idType: any (Hashable & Sendable).Type = Never.self, point: CGPoint) {}
  /// The identity of the view that is scrolled to; always `nil` here.
  public var viewID: (any Hashable & Sendable)? { nil }
  /// Returns the identity of the view that is scrolled to; always `nil` here.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }
  /// The edge that is scrolled to; always `nil` here.
  public var edge: Edge? { nil }
  /// The point that is scrolled to; always `nil` here.
  public var point: CGPoint? { nil }
  /// Whether a person has scrolled; always `false` here.
  public var isPositionedByUser: Bool { false }
  /// Would scroll to the view with an identity. It does nothing here.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
  /// Would scroll to an edge. It does nothing here.
  public mutating func scrollTo(edge: Edge) {}
  /// Would scroll to a point. It does nothing here.
  public mutating func scrollTo(point: CGPoint) {}
  /// Would scroll to a vertical offset. It does nothing here.
  public mutating func scrollTo(y: CGFloat) {}
  /// Would scroll to a horizontal offset. It does nothing here.
  public mutating func scrollTo(x: CGFloat) {}
}

/// What the anchor of a scroll view is used for. Anchors have no effect here.
public struct ScrollAnchorRole: Hashable, Sendable {
  /// The anchor sets the position before a person scrolls.
  public static let initialOffset = ScrollAnchorRole()
  /// The anchor sets what stays in place when sizes change.
  public static let sizeChanges = ScrollAnchorRole()
  /// The anchor aligns content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole()
}

/// The sizes and the offset of a scroll view and its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance by which the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets of the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// The visible part of the content, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the scroll view, in the content's coordinates.
  public var bounds: CGRect { visibleRect }
}

/// The movement of a scroll view. It is always ``idle`` here.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view does not move.
  case idle
  /// A finger touches the scroll view, but does not move it yet.
  case tracking
  /// A finger moves the scroll view.
  case interacting
  /// The scroll view slows down after a finger has left it.
  case decelerating
  /// The scroll view moves to a target by itself.
  case animating
  /// Whether the phase is not ``idle``.
  public var isScrolling: Bool { self != .idle }
}

/// The geometry and velocity of a scroll view whose phase changes.
public struct ScrollPhaseChangeContext {
  /// The sizes and the offset of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of scrolling; `nil` if it is unknown.
  public let velocity: CGSize?
}

/// How content fades out at the edges of a scroll view. It has no effect here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The system chooses how content fades out.
  public static let automatic = ScrollEdgeEffectStyle()
  /// Content ends at a hard line.
  public static let hard = ScrollEdgeEffectStyle()
  /// Content fades out gradually.
  public static let soft = ScrollEdgeEffectStyle()
}

nonisolated extension View {
  /// Sets an action for a value that is derived from the view's size and position. It runs after
  /// the layout in which the view first appears, and when the value changes.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let value = transform(proxy)
        EventModifier(
          content: Color.clear, event: .change(of: value, initial: true) { action($1) })
      }
    }
  }

  /// Sets an action for the old and the new value derived from the view's size and position. It
  /// runs after the layout in which the view first appears, and when the value changes.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let value = transform(proxy)
        EventModifier(content: Color.clear, event: .change(of: value, initial: true, action))
      }
    }
  }

  /// Sets an action for a value that is derived from a scroll view's geometry. It never runs here.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }
  /// Sets an action for changes of a scroll view's phase. It never runs here.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  /// Sets an action for changes of a scroll view's phase. It never runs here.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
  /// Sets an action that runs when the view becomes visible or invisible. It never runs here.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  /// Sets an action that runs when other scroll targets become visible. It never runs here.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  /// Binds the position of a scroll view. It has no effect here: a picture shows the start.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Sets the initial position of a scroll view. It has no effect here: a picture shows the start.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
  /// Sets the anchor of a scroll view for one use. It has no effect here: a picture shows the
  /// start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }
  /// Shows the scroll indicators for a moment when the view appears. It has no effect here.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Shows the scroll indicators for a moment when a value changes. It has no effect here.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Sets how content fades out at the edges of scroll views. It has no effect here.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Sets whether content does not fade out at the edges of scroll views. It has no effect here.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  {
    self
  }
}
