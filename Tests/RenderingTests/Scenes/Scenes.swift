import DynamicType
import Imaging
import Rendering

/// Small scenes for tests, in white unless told otherwise.
func picture(
  _ layers: SceneLayer..., width: Points = 8, height: Points = 8,
  background: RGBAColor = .white, scale: DisplayScale = .x1, by renderer: Renderer? = nil
) throws -> Bitmap {
  let renderer = if let renderer { renderer } else { try Renderer() }
  return try renderer.render(
    Scene(width: width, height: height, background: background, layers: layers), at: scale)
}

/// A rectangle in points.
func rect(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> PointRect {
  PointRect(x: x, y: y, width: width, height: height)
}

/// Colours to paint with.
enum Paint {
  static let red = RGBAColor(red: 255, green: 0, blue: 0)
  static let blue = RGBAColor(red: 0, green: 0, blue: 255)
}

extension RGBAColor {
  func alpha(_ alpha: UInt8) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
