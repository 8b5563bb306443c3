public import Foundation

// What a view knows of its place, and what follows a person who scrolls. Nothing is scrolled in a picture.

/// Where a scroll view is scrolled to, like SwiftUI's `ScrollPosition`. A picture shows the beginning.
public struct ScrollPosition: Equatable {
  /// Creates a position without a view.
  public init(idType: any (Hashable & Sendable).Type = Never.self) {}
  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
  /// Creates a position at an edge.
  public init(idType: any (Hashable & Sendable).Type = Never.self, edge: Edge) {}
  /// Creates a position at a point.
  public init(idType: any (Hashable & Sendable).Type = Never.self, point: CGPoint) {}
  /// The view that is scrolled to; `nil` here.
  public var viewID: (any Hashable & Sendable)? { nil }
  /// The view of a type that is scrolled to; `nil` here.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }
  /// The edge that is scrolled to; `nil` here.
  public var edge: Edge? { nil }
  /// The point that is scrolled to; `nil` here.
  public var point: CGPoint? { nil }
  /// Whether a person has scrolled; never here.
  public var isPositionedByUser: Bool { false }
  /// Does nothing.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
  /// Does nothing.
  public mutating func scrollTo(edge: Edge) {}
  /// Does nothing.
  public mutating func scrollTo(point: CGPoint) {}
  /// Does nothing.
  public mutating func scrollTo(y: CGFloat) {}
  /// Does nothing.
  public mutating func scrollTo(x: CGFloat) {}
}

/// What the beginning of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  /// Where it begins.
  public static let initialOffset = ScrollAnchorRole()
  /// What stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole()
  /// Where smaller content stands.
  public static let alignment = ScrollAnchorRole()
}

/// The content of a scroll view and what of it is seen.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// What is seen, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the scroll view, in the content's coordinates.
  public var bounds: CGRect { visibleRect }
}

/// How a scroll view moves. It rests here.
public enum ScrollPhase: Hashable, Sendable {
  /// It rests.
  case idle
  /// A finger is on it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It slows down.
  case decelerating
  /// It moves by itself.
  case animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view begins to move or comes to rest.
public struct ScrollPhaseChangeContext {
  /// The content and what of it is seen.
  public let geometry: ScrollGeometry
  /// The speed; `nil` if it is unknown.
  public let velocity: CGSize?
}

/// Edges that content fades out at.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As the system decides.
  public static let automatic = ScrollEdgeEffectStyle()
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle()
  /// Gradually.
  public static let soft = ScrollEdgeEffectStyle()
}

nonisolated extension View {
  /// Sets an action for a value of the view's size and place. It runs after the layout in which the view first appears,
  /// and when the value changes.
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

  /// Sets an action for the old and the new value of the view's size and place. It runs after the layout in which the
  /// view first appears, and when the value changes.
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

  /// Sets an action for a value of a scroll view, which never runs here.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }
  /// Sets an action for the beginning and end of scrolling, which never runs here.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  /// Sets an action for the beginning and end of scrolling, which never runs here.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
  /// Sets an action for the time when the view is seen, which never runs here.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  /// Sets an action for the views that are seen, which never runs here.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  /// Follows where a scroll view is scrolled to. It has no effect here.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Sets where a scroll view begins. It has no effect here: a picture shows the beginning.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
  /// Sets where a scroll view begins. It has no effect here: a picture shows the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }
  /// Shows the bars of a scroll view for a moment. It has no effect here.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Shows the bars of a scroll view for a moment when a value changes. It has no effect here.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Sets how content fades out at edges. It has no effect here.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Sets whether content fades out at edges. It has no effect here.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  {
    self
  }
}
