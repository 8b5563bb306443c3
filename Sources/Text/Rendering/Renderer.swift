public import DynamicType
public import Imaging

/// Turns drawings into pixels: FreeType says what a glyph covers or shows, Cairo puts it on.
///
/// It keeps faces and glyphs between pictures, so a worker keeps one for itself; it is not shared
/// between threads.
public final class Renderer {
  /// A face, apart from its place in the design space.
  ///
  /// What is not varied has a face of its own, which is never moved: of some fonts FreeType draws glyphs
  /// otherwise at the default of the axes than where it was told nothing of axes, and what is drawn must
  /// not depend on what was drawn before.
  private struct FaceKey: Hashable {
    let file: FontBytes
    let index: Int
    let isVaried: Bool
  }

  /// An ink on a background.
  private struct InkKey: Hashable {
    let color: RGBAColor
    let background: RGBAColor
  }

  /// How many inks are kept before all are dropped; each takes a kilobyte and a half.
  private static let greatestInkCount = 1024

  let library: FreeTypeLibrary
  private var faces: [FaceKey: FreeTypeFace] = [:]
  private let bandMemory = BandMemory()
  private var drawings = GlyphCache()
  private var inks: [InkKey: InkTable] = [:]

  /// A renderer for one worker.
  public init() throws(RenderError) {
    library = try FreeTypeLibrary()
  }

  /// The version of the FreeType that runs, such as `2.12.1`.
  public var freeTypeVersion: String { library.version }

  /// Draws.
  ///
  /// The picture holds the drawing's area, in whole pixels, and grows beyond it where ink does: no
  /// ink is ever cut off.
  ///
  /// - Parameters:
  ///   - drawing: What to draw, in points.
  ///   - scale: Pixels per point.
  public func render(
    _ drawing: Drawing, at scale: DisplayScale
  ) throws(RenderError) -> Rendition {
    let ink = try placeInk(of: drawing, at: scale)
    return Rendition(bitmap: try composite(ink), area: ink.area, ink: ink.ink)
  }

  /// Draws the glyphs and rules of a drawing and says where they go, which is all of ``render(_:at:)``
  /// but putting them on a picture.
  private func placeInk(
    of drawing: Drawing, at scale: DisplayScale
  ) throws(RenderError) -> PlacedInk {
    try DrawingCheck(scale: scale).check(drawing)
    let placement = DevicePlacement(scale: scale)
    let frame = PixelRect(
      x: 0, y: 0, width: placement.pixels(covering: drawing.width),
      height: placement.pixels(covering: drawing.height))
    try check(frame)
    let layers = try inkLayers(
      runs: drawing.runs, rules: drawing.rules, strokes: drawing.strokes, placement: placement)
    let ink = PlacedInk(layers, frame: frame, background: drawing.background)
    try check(ink.canvas)
    return ink
  }

  /// The outline of a glyph in font units, y up.
  public func outline(
    ofGlyph glyph: UInt32, in font: FontInstance
  ) throws(RenderError) -> OutlinePath {
    let face = try face(for: font)
    return try Self.naming(font.file) { () throws(RenderError) in try face.path(of: glyph) }
  }

  /// The em square's side of a font in font units.
  func unitsPerEm(of font: FontInstance) throws(RenderError) -> Int {
    try face(for: font).unitsPerEm
  }

  /// Whether glyphs of a font may have outlines, which those of pictures alone have not.
  func hasOutlines(_ font: FontInstance) throws(RenderError) -> Bool {
    try face(for: font).isScalable
  }

  /// Whether glyphs of a font may have colours of their own, or be SVG documents.
  func hasColors(_ font: FontInstance) throws(RenderError) -> Bool {
    let face = try face(for: font)
    return face.hasStrikes || face.colors != nil || face.svgGlyphs != nil
  }

  /// A glyph of a run in its own colours; `nil` where it is in that of the text.
  func picture(
    ofGlyph glyph: UInt32, of run: DrawnRun, scale: DisplayScale
  ) throws(RenderError) -> GlyphPicture? {
    var size = run
    size.glyphs = []
    try DrawingCheck(scale: scale)
      .check(Drawing(width: 0, height: 0, background: .white, runs: [size]))
    let placement = DevicePlacement(scale: scale)
    let face = try face(for: run.font)
    let drawing = try Self.naming(run.font.file) { () throws(RenderError) in
      try GlyphRasterizer(library: library, budget: InkBudget()).drawing(
        of: glyph, in: face, size: placement.size(run.pointSize),
        origin: placement.origin(x: 0, rise: 0, baseline: 0), color: run.color)
    }
    guard case .picture(let picture) = drawing else { return nil }
    return picture
  }

  /// What there is to paint, in order.
  ///
  /// - Parameter visible: Where it shows, in px of the area; what lies wholly outside is left out.
  ///   `nil` for everywhere.
  func inkLayers(
    runs: [DrawnRun], rules: [DrawnRule], strokes: [DrawnStroke] = [],
    placement: DevicePlacement, within visible: PixelRect? = nil
  ) throws(RenderError) -> [InkLayer] {
    var layers: [InkLayer] = []
    let budget = InkBudget()
    drawings.startPicture()
    defer { drawings.endPicture() }
    func add(_ rule: DrawnRule) throws(RenderError) {
      var areas = placement.areas(of: rule)
      if let visible { areas = areas.map(visible.intersection) }
      for area in areas { try budget.put(area) }
      layers.add(areas, in: rule.color)
    }
    for rule in rules where !rule.isOverGlyphs { try add(rule) }
    for stroke in strokes {
      for mask in try StrokeRasterizer(library: library).masks(of: stroke, scale: placement.scale) {
        layers.add(.mask(mask), in: stroke.color, at: placement.corner)
      }
    }
    for run in runs {
      try Self.naming(run.font.file) { () throws(RenderError) in
        try draw(run, placement: placement, budget: budget) {
          (drawn, origin) throws(RenderError) in
          guard !drawn.bounds.isEmpty, drawn.meets(visible, at: origin) else { return }
          try budget.put(drawn.bounds)
          layers.add(drawn, in: run.color, at: origin)
        }
      }
    }
    for rule in rules where rule.isOverGlyphs { try add(rule) }
    return layers
  }

  /// Draws the glyphs of a run, but those that are kept.
  private func draw(
    _ run: DrawnRun, placement: DevicePlacement, budget: InkBudget,
    add: (GlyphDrawing, DevicePlacement.Origin) throws(RenderError) -> Void
  ) throws(RenderError) {
    let size = placement.size(run.pointSize)
    let face = try face(for: run.font)
    let font = drawings.number(of: run.font)
    let rasterizer = GlyphRasterizer(library: library, budget: budget)
    for glyph in run.glyphs {
      var origin = placement.origin(x: glyph.x, rise: glyph.rise, baseline: run.baseline)
      if face.hasStrikes { origin = origin.rounded }
      let key = GlyphCache.Key(
        font: font, glyph: glyph.id, size: size, stepX: origin.stepX, stepY: origin.stepY,
        color: face.colors == nil ? nil : run.color)
      let drawn = try drawings.drawing(for: key, countedIn: budget) { () throws(RenderError) in
        try rasterizer.drawing(
          of: glyph.id, in: face, size: size, origin: origin, color: run.color)
      }
      try add(drawn, origin)
    }
  }

  private func composite(_ ink: PlacedInk) throws(RenderError) -> Bitmap {
    if let table = try table(of: ink) { return table.bitmap(of: ink, in: bandMemory) }
    let canvas = ink.canvas
    let surface = try CairoSurface(
      width: canvas.width, height: canvas.height, background: ink.background)
    for layer in ink.layers {
      if let color = layer.color {
        let bounds = layer.bounds
        try surface.paint(
          color, through: layer.coverage(over: bounds), x: bounds.x - canvas.x,
          y: bounds.y - canvas.y)
      }
      for (picture, bounds) in layer.pictures {
        try surface.paint(picture, x: bounds.x - canvas.x, y: bounds.y - canvas.y)
      }
    }
    return try surface.bitmap().reduced()
  }

  /// What ink of one colour, or none, makes of its background; `nil` where it has several colours.
  private func table(of ink: PlacedInk) throws(RenderError) -> InkTable? {
    guard let color = ink.onlyColor else { return nil }
    let key = InkKey(color: color, background: ink.background)
    if let kept = inks[key] { return kept }
    let table = try InkTable(color: color, background: ink.background)
    if inks.count >= Self.greatestInkCount { inks.removeAll(keepingCapacity: true) }
    inks[key] = table
    return table
  }

  private func face(for font: FontInstance) throws(RenderError) -> FreeTypeFace {
    try Self.naming(font.file) { () throws(RenderError) in
      let key = FaceKey(
        file: font.file, index: font.faceIndex, isVaried: !font.variations.isEmpty)
      let face = if let kept = faces[key] { kept } else { try opened(font) }
      do throws(RenderError) {
        try face.move(to: FontPlace(font))
      } catch {
        // It may have moved in part; where it is wanted next, it is read again.
        faces[key] = nil
        throw error
      }
      faces[key] = face
      return face
    }
  }

  /// A face of a font. There is room for it: where those before it take half of what there is, they go.
  private func opened(_ font: FontInstance) throws(RenderError) -> FreeTypeFace {
    if library.memory.used > DrawingLimits.greatestFontMemory / 2 { faces = [:] }
    return try FreeTypeFace(font.file, index: font.faceIndex, in: library)
  }

  /// Does something with a font; what is wrong with it is told with the name of its file.
  private static func naming<Result>(
    _ file: FontBytes, _ body: () throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    do { return try body() } catch { throw error.naming(file) }
  }

  /// Refuses a picture that is too large.
  func check(_ rect: PixelRect) throws(RenderError) {
    let (area, overflows) = rect.width.multipliedReportingOverflow(by: rect.height)
    guard !overflows, area <= DrawingLimits.greatestPixelCount,
      rect.width <= DrawingLimits.greatestSide,
      rect.height <= DrawingLimits.greatestSide
    else {
      throw .tooLarge(
        width: rect.width, height: rect.height, limit: DrawingLimits.greatestPixelCount)
    }
  }
}

/// A drawing turned into pixels.
public struct Rendition: Sendable {
  /// The picture: the drawing's area, and beyond it as far as there is ink.
  public let bitmap: Bitmap
  /// Where the drawing's area lies in the picture, in px.
  public let area: PixelRect
  /// The ink, in px of the picture; `nil` where there is none.
  public let ink: PixelRect?
}
