// The only file that rounds. Glibc is here for `round`, which rounds halves away from zero.
import Glibc

/// The rule that rounds a scaled size.
///
/// Halves are rounded away from zero: −2.5 pt becomes −3 pt.
public enum SizeRounding: Hashable, Sendable {
  /// No rounding.
  case none
  /// To a whole point, as `UIFontMetrics.scaledFont` and `Font.custom` round.
  case wholePoint
  /// To a device pixel, as `UIFontMetrics.scaledValue` and `@ScaledMetric` round.
  case pixelGrid(DisplayScale)
  /// To a quarter of a point, as text that shrinks to fit.
  case quarterPoint

  /// Returns the rounded size.
  public func rounded(_ size: Points) -> Points {
    switch self {
    case .none: size
    case .wholePoint: Points(round(size.value))
    case .pixelGrid(let scale):
      Points(round(size.value * scale.pixelsPerPoint) / scale.pixelsPerPoint)
    case .quarterPoint: Points(round(size.value * 4) / 4)
    }
  }

  /// Returns the number of device pixels that cover a length, as layout rounds the box of a text.
  /// Excess that is only a rounding error adds no pixel.
  public static func wholePixels(covering length: Points, at scale: DisplayScale) -> Points {
    Points(ceil(length.value * scale.pixelsPerPoint - 1.0 / 1024) / scale.pixelsPerPoint)
  }
}
