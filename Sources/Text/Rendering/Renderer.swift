public import DynamicType
public import Imaging

/// Turns drawings into pixels: FreeType rasterises the glyphs, and Cairo composites them.
///
/// A renderer keeps faces and glyphs between pictures. Use one for each worker; it must not be
/// shared between threads.
public final class Renderer {
  /// A face, apart from its axis positions.
  ///
  /// A font that is not varied has a face of its own, which is never moved. FreeType draws glyphs
  /// of some fonts differently at the default axis positions than without any. The result must not
  /// depend on what was drawn before.
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

  /// The maximum number of inks to keep before all are dropped. Each takes a kilobyte and a half.
  private static let greatestInkCount = 1024

  let library: FreeTypeLibrary
  private var faces: [FaceKey: FreeTypeFace] = [:]
  private let bandMemory = BandMemory()
  private var drawings = GlyphCache()
  private var inks: [InkKey: InkTable] = [:]

  /// Creates a renderer for one worker.
  public init() throws(RenderError) {
    library = try FreeTypeLibrary()
  }

  /// The version of the FreeType that runs, such as `2.12.1`.
  public var freeTypeVersion: String { library.version }

  /// Draws a drawing into a picture.
  ///
  /// The picture contains the drawing's area, in whole pixels, and grows beyond it if ink does. Ink
  /// is never cut off.
  ///
  /// - Parameters:
  ///   - drawing: The drawing, in points.
  ///   - scale: The number of pixels per point.
  public func render(
    _ drawing: Drawing, at scale: DisplayScale
  ) throws(RenderError) -> Rendition {
    let ink = try placeInk(of: drawing, at: scale)
    return Rendition(bitmap: try composite(ink), area: ink.area, ink: ink.ink)
  }

  /// Rasterises the glyphs and rules of a drawing and returns their positions. That is all of
  /// ``render(_:at:)`` except painting them.
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

  /// Returns whether glyphs of a font may have outlines. A font that only has pictures has none.
  func hasOutlines(_ font: FontInstance) throws(RenderError) -> Bool {
    try face(for: font).isScalable
  }

  /// Returns whether glyphs of a font may have their own colours, or be SVG documents.
  func hasColors(_ font: FontInstance) throws(RenderError) -> Bool {
    let face = try face(for: font)
    return face.hasStrikes || face.colors != nil || face.svgGlyphs != nil
  }

  /// Returns a glyph of a run in its own colours; `nil` if it has the colour of the text.
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

  /// Returns the layers to paint, in order.
  ///
  /// - Parameter visible: The visible part, in px of the area. Anything completely outside is left
  ///   out; `nil` for everything.
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

  /// Draws the glyphs of a run that are not kept already.
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

  /// Returns the table for ink of at most one colour on its background; `nil` if there are several
  /// colours.
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

  /// Returns a face of a font. If the faces before it use half of the memory, they are closed
  /// first.
  private func opened(_ font: FontInstance) throws(RenderError) -> FreeTypeFace {
    if library.memory.used > DrawingLimits.greatestFontMemory / 2 { faces = [:] }
    return try FreeTypeFace(font.file, index: font.faceIndex, in: library)
  }

  /// Runs an action with a font. Errors get the name of the font's file.
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
  /// The picture, which contains the drawing's area and all ink.
  public let bitmap: Bitmap
  /// The drawing's area in the picture, in px.
  public let area: PixelRect
  /// The bounds of the ink in the picture, in px; `nil` if there is none.
  public let ink: PixelRect?
}
