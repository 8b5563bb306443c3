public import Foundation

/// The amount of space that an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, such as the width of an upright phone.
  case compact
  /// Much space, such as the height of an upright phone or the width of a tablet.
  case regular
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
  private enum VerticalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }

  /// The horizontal size class; compact, as on an upright phone, unless you set it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// The vertical size class; regular, as on an upright phone, unless you set it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// The side of a pixel in points, the inverse of `displayScale`.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
