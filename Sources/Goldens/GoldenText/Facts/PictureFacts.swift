package import ImageDiff
import Imaging
package import Rendering

/// What there is to say of a cell's picture without looking at it.
package struct PictureFacts: Hashable, Sendable {
  /// How wide it is, in px.
  package let width: Int
  /// How high it is, in px.
  package let height: Int
  /// Where the frame lies in it, in px.
  package let frameOrigin: PixelPoint
  /// The digest of its pixels.
  package let pixels: ContentDigest

  /// The facts of what was drawn.
  package init(_ rendition: Rendition) {
    width = rendition.bitmap.width
    height = rendition.bitmap.height
    frameOrigin = PixelPoint(x: rendition.area.x, y: rendition.area.y)
    pixels = ContentDigest(ofPixelsIn: rendition.bitmap)
  }

  /// Those among the facts of a cell.
  package init(_ facts: CellFacts) {
    width = facts.pictureWidth
    height = facts.pictureHeight
    frameOrigin = facts.frameOrigin
    pixels = facts.pixels
  }
}
