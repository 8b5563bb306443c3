public import Foundation

// Looks that depend on where a view is on the screen. They are not drawn: views keep their own look.

/// A visual effect of a view, which does not change its layout. No effect is drawn here.
public protocol VisualEffect {}

/// A visual effect that changes nothing. All other effects are made from it.
public struct EmptyVisualEffect: VisualEffect, Sendable {}

extension VisualEffect {
  /// Adds an opacity, from 0 (invisible) to 1. It has no effect here.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Adds an offset, in points. It has no effect here.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Adds an offset, in points. It has no effect here.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Adds a scale. It has no effect here.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Adds a scale. It has no effect here.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Adds a rotation. It has no effect here.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Adds a rotation in three dimensions. It has no effect here.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Adds a blur with a radius in points. It has no effect here.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Adds a change of brightness. It has no effect here.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Adds a change of contrast. It has no effect here.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Adds a reduction of the colours towards grey. It has no effect here.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Adds a change of saturation. It has no effect here.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Adds a shift of hues by an angle. It has no effect here.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// The position of a view that scrolls into or out of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is outside the top or leading edge.
  case topLeading
  /// The view is fully visible.
  case identity
  /// The view is outside the bottom or trailing edge.
  case bottomTrailing
  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 outside the top or leading edge, 0 if visible, 1 outside the other
  /// edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls into a scroll view. Nothing moves here.
public struct ScrollTransitionConfiguration: Sendable {
  /// The view changes with an animation when it becomes visible.
  public static let animated = ScrollTransitionConfiguration()
  /// The view changes continuously with the scroll position.
  public static let interactive = ScrollTransitionConfiguration()
  /// The view does not change.
  public static let identity = ScrollTransitionConfiguration()
  /// The view changes with the given animation when it becomes visible.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// Sets how much of the view must be visible for its change, from 0 to 1. It has no effect here.
  public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration { self }
}

nonisolated extension View {
  /// Changes the look of the view, depending on its size and position. It is drawn unchanged here.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  /// Changes the look of the view while it scrolls into a scroll view. It is drawn unchanged here.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Changes the look of the view while it scrolls into a scroll view. It is drawn unchanged here.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}
