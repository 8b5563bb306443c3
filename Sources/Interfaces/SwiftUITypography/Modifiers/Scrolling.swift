public import Foundation

// How lists and scroll views move. They do not move in a picture.

/// When a scroll view goes past its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// If the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The system's distance.
  public static let `default` = ListSectionSpacing()
  /// A smaller distance.
  public static let compact = ListSectionSpacing()
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// Where scrolling comes to rest.
public struct ScrollTargets: Sendable {
  /// At a page.
  public static let paging = ScrollTargets()
  /// At a view.
  public static let viewAligned = ScrollTargets()
  /// At a view, with a limit of how far one movement goes.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargets { ScrollTargets() }

  /// How far one movement goes.
  public struct LimitBehavior: Sendable {
    /// As the system decides.
    public static let automatic = LimitBehavior()
    /// To the next view.
    public static let always = LimitBehavior()
    /// By a few views.
    public static let alwaysByFew = LimitBehavior()
    /// By one view.
    public static let alwaysByOne = LimitBehavior()
    /// As far as it goes.
    public static let never = LimitBehavior()
  }
}

nonisolated extension View {
  /// Sets whether a scroll view cuts off its content. It has no effect here: content outside is cut off.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets when a scroll view goes past its end. It has no effect here.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Sets where scrolling comes to rest. It has no effect here.
  public func scrollTargetBehavior(_ behavior: ScrollTargets) -> some View { self }
  /// Lets scrolling come to rest at the views inside. It has no effect here.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Follows the view that is scrolled to. It has no effect here.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Sets where a scroll view begins. It has no effect here: a picture shows the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Sets the distance between the sections of a list. It has no effect here.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Sets the distance between the sections of a list in points. It has no effect here.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Names the view's coordinates for views inside it, which get those of the window here.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
  /// Names the view's coordinates for views inside it, which get those of the window here.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View { self }
}
