// Looks that only move or that an older system does not have. They have no effect here.

/// The effect of a pointer over a view. It is never drawn here.
public struct HoverEffect: Hashable, Sendable {
  /// The system chooses the effect.
  public static let automatic = HoverEffect()
  /// The view is highlighted under the pointer.
  public static let highlight = HoverEffect()
  /// The view rises under the pointer.
  public static let lift = HoverEffect()
}

nonisolated extension View {
  /// Adds a glass background to the view. It is not drawn here.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Adds a glass background in a shape to the view. It is not drawn here.
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View
  {
    self
  }
  /// Mirrors the view in right-to-left layouts. It has no effect here.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Sets the effect of a pointer over the view. It is not drawn here.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Keeps the views inside together while they are animated. Nothing moves here.
  public func geometryGroup() -> some View { self }
}
