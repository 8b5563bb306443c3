/// The tracking of SF Pro at a point size.
///
/// - Warning: These numbers apply to SF Pro only. A face of another family has its own spacing.
public struct SystemTracking: Hashable, Sendable {
  /// The point size.
  public let pointSize: Points
  /// The tracking in thousandths of an em, as printed.
  public let thousandthsOfEm: Double
  /// The tracking in points, as printed. A negative value moves letters together.
  public let tracking: Points

  private init(_ pointSize: Points, _ thousandthsOfEm: Double, _ tracking: Points) {
    self.pointSize = pointSize
    self.thousandthsOfEm = thousandthsOfEm
    self.tracking = tracking
  }

  /// Returns the tracking at a size. Most whole sizes from 6 to 96 pt have a printed value. Sizes
  /// between two printed ones are interpolated (modelled). Sizes outside the table take the value
  /// at its end.
  ///
  /// - Warning: The numbers apply to SF Pro only; see ``SystemTracking``.
  public static func tracking(at pointSize: Points) -> Points {
    guard let first = table.first, let last = table.last else { return .zero }
    guard let above = table.firstIndex(where: { $0.pointSize >= pointSize }) else {
      return last.tracking
    }
    if above == 0 { return first.tracking }
    let (left, right) = (table[above - 1], table[above])
    if right.pointSize == pointSize { return right.tracking }
    let part = (pointSize - left.pointSize) / (right.pointSize - left.pointSize)
    return left.tracking + (right.tracking - left.tracking) * part
  }

  /// The printed sizes, smallest first (Apple Human Interface Guidelines, Typography, edition of
  /// December 2025).
  public static let table: [SystemTracking] = [
    SystemTracking(6, 41, 0.24),
    SystemTracking(7, 34, 0.23),
    SystemTracking(8, 26, 0.21),
    SystemTracking(9, 19, 0.17),
    SystemTracking(10, 12, 0.12),
    SystemTracking(11, 6, 0.06),
    SystemTracking(12, 0, 0),
    SystemTracking(13, -6, -0.08),
    SystemTracking(14, -11, -0.15),
    SystemTracking(15, -16, -0.23),
    SystemTracking(16, -20, -0.31),
    SystemTracking(17, -26, -0.43),
    SystemTracking(18, -25, -0.44),
    SystemTracking(19, -24, -0.45),
    SystemTracking(20, -23, -0.45),
    SystemTracking(21, -18, -0.36),
    SystemTracking(22, -12, -0.26),
    SystemTracking(23, -4, -0.10),
    SystemTracking(24, 3, 0.07),
    SystemTracking(25, 6, 0.15),
    SystemTracking(26, 8, 0.22),
    SystemTracking(27, 11, 0.29),
    SystemTracking(28, 14, 0.38),
    SystemTracking(29, 14, 0.40),
    SystemTracking(30, 14, 0.40),
    SystemTracking(31, 13, 0.39),
    SystemTracking(32, 13, 0.41),
    SystemTracking(33, 12, 0.40),
    SystemTracking(34, 12, 0.40),
    SystemTracking(35, 11, 0.38),
    SystemTracking(36, 10, 0.37),
    SystemTracking(37, 10, 0.36),
    SystemTracking(38, 10, 0.37),
    SystemTracking(39, 10, 0.38),
    SystemTracking(40, 10, 0.37),
    SystemTracking(41, 9, 0.36),
    SystemTracking(42, 9, 0.37),
    SystemTracking(43, 9, 0.38),
    SystemTracking(44, 8, 0.37),
    SystemTracking(45, 8, 0.35),
    SystemTracking(46, 8, 0.36),
    SystemTracking(47, 8, 0.37),
    SystemTracking(48, 8, 0.35),
    SystemTracking(49, 7, 0.33),
    SystemTracking(50, 7, 0.34),
    SystemTracking(51, 7, 0.35),
    SystemTracking(52, 6, 0.33),
    SystemTracking(53, 6, 0.31),
    SystemTracking(54, 6, 0.32),
    SystemTracking(56, 6, 0.30),
    SystemTracking(58, 5, 0.28),
    SystemTracking(60, 4, 0.26),
    SystemTracking(62, 4, 0.24),
    SystemTracking(64, 4, 0.22),
    SystemTracking(66, 3, 0.19),
    SystemTracking(68, 2, 0.17),
    SystemTracking(70, 2, 0.14),
    SystemTracking(72, 2, 0.14),
    SystemTracking(76, 1, 0.07),
    SystemTracking(80, 0, 0),
    SystemTracking(84, 0, 0),
    SystemTracking(88, 0, 0),
    SystemTracking(92, 0, 0),
    SystemTracking(96, 0, 0),
  ]
}
