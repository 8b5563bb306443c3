// Looks that only move or that an older system does not have. They have no effect here.

/// The effect of a pointer over a view.
public struct HoverEffect: Hashable, Sendable {
  /// As the system decides.
  public static let automatic = HoverEffect()
  /// The view is highlighted.
  public static let highlight = HoverEffect()
  /// The view rises.
  public static let lift = HoverEffect()
}

nonisolated extension View {
  /// Puts glass behind the view. It is not drawn here.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Puts glass in a shape behind the view. It is not drawn here.
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View
  {
    self
  }
  /// Mirrors the view if the interface runs from right to left. It has no effect here.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Sets what a pointer over the view does. It has no effect here.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Keeps the views inside together while they move. Nothing moves here.
  public func geometryGroup() -> some View { self }
}
