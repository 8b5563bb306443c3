// The only file that rounds. Glibc is here for `round`, which rounds halves away from zero.
import Glibc

/// Where a scaled size comes to rest.
///
/// Halves go away from zero everywhere: −2.5 pt rounds to −3.
public enum SizeRounding: Hashable, Sendable {
  /// Nowhere: the size stays as computed.
  case none
  /// On a whole point, as `UIFontMetrics.scaledFont` and `Font.custom` leave a font.
  case wholePoint
  /// On a whole device pixel, as `UIFontMetrics.scaledValue` and `@ScaledMetric` leave a length.
  case pixelGrid(DisplayScale)
  /// On a quarter of a point, as text that shrinks to fit is left.
  case quarterPoint

  /// The nearest size that this rounding allows.
  public func rounded(_ size: Points) -> Points {
    switch self {
    case .none: size
    case .wholePoint: Points(round(size.value))
    case .pixelGrid(let scale):
      Points(round(size.value * scale.pixelsPerPoint) / scale.pixelsPerPoint)
    case .quarterPoint: Points(round(size.value * 4) / 4)
    }
  }

  /// The whole device pixels that a length needs, as layout leaves the box of a text. A sliver that is
  /// only a rounding error adds none.
  public static func wholePixels(covering length: Points, at scale: DisplayScale) -> Points {
    Points(ceil(length.value * scale.pixelsPerPoint - 1.0 / 1024) / scale.pixelsPerPoint)
  }
}
