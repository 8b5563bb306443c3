import DynamicType
import Imaging
import Rendering

extension Renderer {
  /// The picture of an interface.
  func picture(of scene: Scene, at scale: DisplayScale) throws -> Bitmap {
    var runs: [DrawnRun] = []
    for case .text(let own, _) in scene.layers.map(\.content) { runs += own }
    let rendition = try render(
      Drawing(width: scene.width, height: scene.height, background: scene.background, runs: runs),
      at: scale)
    let whole = rendition.bitmap
    let (width, height) = (
      max(1, Int(scene.width.pixels(at: scale).value.rounded())),
      max(1, Int(scene.height.pixels(at: scale).value.rounded()))
    )
    let origin = rendition.area
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let start =
          (min(y + origin.y, whole.height - 1)) * whole.bytesPerRow
          + (min(x + origin.x, whole.width - 1)) * whole.format.bytesPerPixel
        bytes += whole.bytes[start..<start + whole.format.bytesPerPixel]
      }
    }
    return Bitmap(width: width, height: height, format: whole.format, bytes: bytes)
  }
}
