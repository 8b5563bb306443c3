public import Foundation

// Looks that depend on where a view is on the screen. They are not drawn: views keep their own look.

/// The view whose look a closure changes. Every change is left out here.
public protocol VisualEffect {}

/// A view without a change of its look.
public struct EmptyVisualEffect: VisualEffect, Sendable {}

extension VisualEffect {
  /// Lets through what is behind.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Moves the picture of the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Moves the picture of the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Enlarges the picture of the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Enlarges the picture of the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Turns the picture of the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Turns the picture of the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Changes the brightness.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Changes how strong colours are.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Turns hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// How far a view has come into a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes from the top or the leading edge.
  case topLeading
  /// It is seen.
  case identity
  /// It comes from the bottom or the trailing edge.
  case bottomTrailing
  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }
  /// How far it is away: -1 before, 0 while it is seen, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view comes into a scroll view. Nothing moves here.
public struct ScrollTransitionConfiguration: Sendable {
  /// With a motion.
  public static let animated = ScrollTransitionConfiguration()
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// Without a change.
  public static let identity = ScrollTransitionConfiguration()
  /// With a motion.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// As late as a part of the view is seen, from 0 to 1.
  public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration { self }
}

nonisolated extension View {
  /// Changes the look of the view by its place. It is drawn as it is here.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  /// Changes the look of the view while it comes into a scroll view. It is drawn as it is here.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Changes the look of the view while it comes into a scroll view. It is drawn as it is here.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}
