/// Some of four corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt

  /// Corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 15)
}
