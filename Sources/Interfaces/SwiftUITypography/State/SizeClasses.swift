public import Foundation

/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as across a phone.
  case compact
  /// Much, as down a phone, or across a tablet.
  case regular
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
  private enum VerticalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }

  /// The room across: compact, as on a phone that is held upright, unless you set it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// The room down: regular, as on a phone that is held upright, unless you set it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
