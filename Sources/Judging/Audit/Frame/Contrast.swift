import DynamicType
import Glibc
import Imaging

/// The contrast of text with its background, by the Web Content Accessibility Guidelines 2.2.
enum Contrast {
  /// Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2, “contrast ratio” and “relative
  /// luminance”). A colour that is not opaque is first mixed with its background, and a background
  /// with white.
  static func ratio(of color: RGBAColor, on ground: RGBAColor) -> Double {
    let ground = mixed(ground, over: (255, 255, 255))
    let color = mixed(color, over: ground)
    let (one, other) = (luminance(color), luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the ratio that text needs: 4.5, or 3 for large text (WCAG 2.2, success criterion
  /// 1.4.3).
  ///
  /// Large is 18 pt, or 14 pt in bold. Such a point is 4/3 of a CSS pixel, and a point of a phone
  /// is one CSS pixel.
  static func needed(for size: Points, weight: FontWeight) -> Double {
    let large: Points = weight >= .bold ? 14 : 18
    return size >= large * (4.0 / 3) ? 3 : 4.5
  }

  private static func mixed(
    _ color: RGBAColor, over ground: (Double, Double, Double)
  ) -> (Double, Double, Double) {
    let alpha = Double(color.alpha) / 255
    let mix = { (level: UInt8, below: Double) in Double(level) * alpha + below * (1 - alpha) }
    return (mix(color.red, ground.0), mix(color.green, ground.1), mix(color.blue, ground.2))
  }

  private static func luminance(_ color: (Double, Double, Double)) -> Double {
    0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
  }

  /// Returns a level of sRGB as linear light.
  private static func linear(_ level: Double) -> Double {
    let share = level / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
