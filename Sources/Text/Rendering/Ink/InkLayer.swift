import Imaging

/// Glyphs that are drawn together: those of one colour, or those that have their own.
struct InkLayer {
  /// The ink of the masks; `nil` for pictures.
  let color: RGBAColor?
  /// The smallest rectangle around the glyphs, in px from the drawing's top left corner.
  private(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private(set) var masks: [(mask: GlyphMask, bounds: PixelRect)] = []
  /// The rectangles that are fully covered, in px from the drawing's top left corner.
  private(set) var rules: [PixelRect] = []
  /// The glyphs in their own colours, with their positions.
  private(set) var pictures: [(picture: GlyphPicture, bounds: PixelRect)] = []

  /// Whether more ink can be added to the layer.
  private let isOpen: Bool

  fileprivate init(color: RGBAColor?, isOpen: Bool = true) {
    self.color = color
    self.isOpen = isOpen
  }

  fileprivate func takes(_ color: RGBAColor?) -> Bool { isOpen && self.color == color }

  fileprivate mutating func add(_ rule: PixelRect) {
    bounds = bounds.union(rule)
    rules.append(rule)
  }

  fileprivate mutating func add(_ drawing: GlyphDrawing, at origin: DevicePlacement.Origin) {
    let place = drawing.bounds.offset(x: origin.x, y: origin.y)
    bounds = bounds.union(place)
    switch drawing {
    case .mask(let mask): masks.append((mask, place))
    case .picture(let picture): pictures.append((picture, place))
    }
  }

  /// Returns the coverage of the masks in a rectangle that contains them all.
  func coverage(over canvas: PixelRect) -> CoverageLayer {
    var coverage = CoverageLayer.blank(canvas)
    for rule in rules { coverage.fill(rule, x: rule.x - canvas.x, y: rule.y - canvas.y) }
    for (mask, bounds) in masks {
      coverage.add(mask, x: bounds.x - canvas.x, y: bounds.y - canvas.y)
    }
    return coverage
  }
}

extension [InkLayer] {
  /// Adds the strokes of a rule on top, to the last layer if that has the same colour.
  ///
  /// A rule in a translucent colour is a layer of its own. Where it crosses letters, both are
  /// visible.
  mutating func add(_ strokes: [PixelRect], in color: RGBAColor) {
    let strokes = strokes.filter { !$0.isEmpty }
    guard !strokes.isEmpty else { return }
    let isOpaque = color.alpha == 255
    if isEmpty || !isOpaque || !self[count - 1].takes(color) {
      append(InkLayer(color: color, isOpen: isOpaque))
    }
    for stroke in strokes { self[count - 1].add(stroke) }
  }

  /// Adds a glyph on top, to the last layer if that is of the same kind.
  mutating func add(_ drawing: GlyphDrawing, in color: RGBAColor, at origin: DevicePlacement.Origin)
  {
    let ink: RGBAColor? = if case .mask = drawing { color } else { nil }
    if isEmpty || !self[count - 1].takes(ink) { append(InkLayer(color: ink)) }
    self[count - 1].add(drawing, at: origin)
  }
}

/// The glyphs and rules of a drawing, rasterised and placed, but not yet painted.
struct PlacedInk {
  /// The layers to paint, in order.
  let layers: [InkLayer]
  let background: RGBAColor
  /// The drawing's area, in px from its own top left corner.
  private let frame: PixelRect
  /// The smallest rectangle around all ink, in px from the top left corner of the drawing's area.
  private let bounds: PixelRect
  /// The rectangle of the picture, in px from the top left corner of the drawing's area. It
  /// contains the area.
  let canvas: PixelRect

  init(_ layers: [InkLayer], frame: PixelRect, background: RGBAColor) {
    self.layers = layers
    self.background = background
    self.frame = frame
    bounds = layers.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) }
    canvas = frame.union(bounds)
  }

  /// The drawing's area in the picture, in px.
  var area: PixelRect { frame.offset(x: -canvas.x, y: -canvas.y) }

  /// The bounds of the ink in the picture, in px; `nil` if there is none.
  var ink: PixelRect? {
    bounds.isEmpty ? nil : bounds.offset(x: -canvas.x, y: -canvas.y)
  }

  /// The colour of the ink; any colour if there is no ink. `nil` if there are several colours, or
  /// glyphs in their own colours.
  var onlyColor: RGBAColor? {
    layers.count > 1 ? nil : layers.isEmpty ? .black : layers[0].color
  }
}
