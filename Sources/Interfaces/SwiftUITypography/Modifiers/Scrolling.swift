public import Foundation

// How lists and scroll views move. They do not move in a picture.

/// When a scroll view bounces at its end. Nothing is scrolled here.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides when a scroll view bounces.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// A scroll view always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// A scroll view bounces only if its content is larger than itself.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The distance between the sections of a list. It has no effect here.
public struct ListSectionSpacing: Sendable {
  /// The default distance of the system.
  public static let `default` = ListSectionSpacing()
  /// A smaller distance than the default.
  public static let compact = ListSectionSpacing()
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// Where scrolling comes to rest. Nothing is scrolled here.
public struct ScrollTargets: Sendable {
  /// Scrolling rests at multiples of the scroll view's size.
  public static let paging = ScrollTargets()
  /// Scrolling rests at the edge of a view.
  public static let viewAligned = ScrollTargets()
  /// Scrolling rests at the edge of a view, with a limit for one swipe.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargets { ScrollTargets() }

  /// How far one swipe can scroll.
  public struct LimitBehavior: Sendable {
    /// The system limits how far one swipe can scroll.
    public static let automatic = LimitBehavior()
    /// A swipe always has a limit.
    public static let always = LimitBehavior()
    /// A swipe scrolls by a few views.
    public static let alwaysByFew = LimitBehavior()
    /// A swipe scrolls by one view.
    public static let alwaysByOne = LimitBehavior()
    /// A swipe has no limit.
    public static let never = LimitBehavior()
  }
}

nonisolated extension View {
  /// Sets whether a scroll view does not clip its content. It has no effect here: content is always
  /// clipped.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets when a scroll view bounces at its end. It has no effect here.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Sets where scrolling comes to rest. It has no effect here.
  public func scrollTargetBehavior(_ behavior: ScrollTargets) -> some View { self }
  /// Makes scrolling come to rest at the views inside this one. It has no effect here.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Binds the identity of the view that is scrolled to. It has no effect here: a picture shows the
  /// start.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Sets the initial position of a scroll view. It has no effect here: a picture shows the start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Sets the distance between the sections of a list. It has no effect here.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Sets the distance between the sections of a list in points. It has no effect here.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Names the view's coordinate space. Views inside get the window's coordinates by this name
  /// here.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
  /// Names the view's coordinate space. Views inside get the window's coordinates by this name
  /// here.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View { self }
}
