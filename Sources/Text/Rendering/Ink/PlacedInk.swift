import Imaging

/// The glyphs and rules of a drawing, drawn and in their places, but not yet on a picture.
struct PlacedInk {
  /// What there is to paint, in order.
  let layers: [InkLayer]
  let background: RGBAColor
  /// The drawing's area, in px from its own top left corner.
  private let frame: PixelRect
  /// The smallest rectangle around all ink, in px from the top left corner of the drawing's area.
  private let bounds: PixelRect
  /// Where the picture lies, in px from the top left corner of the drawing's area, which it holds.
  let canvas: PixelRect

  init(_ layers: [InkLayer], frame: PixelRect, background: RGBAColor) {
    self.layers = layers
    self.background = background
    self.frame = frame
    bounds = layers.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) }
    canvas = frame.union(bounds)
  }

  /// Where the drawing's area lies in the picture, in px.
  var area: PixelRect { frame.offset(x: -canvas.x, y: -canvas.y) }

  /// Where the ink lies in the picture, in px; `nil` where there is none.
  var ink: PixelRect? {
    bounds.isEmpty ? nil : bounds.offset(x: -canvas.x, y: -canvas.y)
  }

  /// The colour of the ink, of any where there is none; `nil` where it has several, or glyphs have
  /// their own.
  var onlyColor: RGBAColor? {
    layers.count > 1 ? nil : layers.isEmpty ? .black : layers[0].color
  }
}
