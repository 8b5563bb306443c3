import Glibc
import Imaging

/// Paints the colour layers of a glyph into a picture.
struct GlyphPainter {
  let face: FreeTypeFace
  let textColor: RGBAColor
  let budget: InkBudget

  /// The most pixels of a glyph in layers of colour: each layer may need a picture of its own.
  private static let greatestPixelCount = 1 << 24
  /// The maximum depth of nested composites. Each needs two pictures.
  private static let greatestCompositeDepth = 8

  /// The picture of a glyph.
  ///
  /// - Parameters:
  ///   - size: The em square's side in 26.6 pixels.
  func picture(
    of named: NamedPaint, glyph: UInt32, size: Int, origin: DevicePlacement.Origin
  ) throws(RenderError) -> GlyphDrawing {
    let scale = Double(size) / 64 / Double(face.unitsPerEm)
    let step = 1 / Double(DevicePlacement.stepsPerPixel)
    var transform = AffineTransform(
      xx: scale, yy: -scale, dx: Double(origin.stepX) * step, dy: Double(origin.stepY) * step)
    let paint = try outlined(named, glyph: glyph)
    let extent = PaintExtent(of: paint, transform)
    guard case .within(let bounds) = extent else {
      throw .unreadableGlyph(id: glyph, detail: "its colours have no bounds")
    }
    guard let bounds, let rect = try Self.pixels(around: bounds, glyph: glyph) else {
      return .mask(.empty)
    }
    guard Self.compositeDepth(of: paint) <= Self.greatestCompositeDepth else {
      throw .unreadableGlyph(id: glyph, detail: "its colours are nested too deep")
    }
    try budget.take(paint, over: rect, glyph: glyph)
    transform.dx -= Double(rect.x)
    transform.dy -= Double(rect.y)
    let edges = PaintEdges(of: paint, transform)
    guard edges.reach < CairoSurface.greatestReach else { throw Self.tooFar(glyph) }
    try budget.take(edges, glyph: glyph)
    let surface = try CairoSurface(
      width: rect.width, height: rect.height,
      background: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
    try draw(paint, transform, on: surface)
    return .picture(GlyphPicture(bounds: rect, pixels: try surface.pixels()))
  }

  /// Returns a paint with the outlines that it refers to. Each is read once.
  private func outlined(
    _ named: NamedPaint, glyph: UInt32
  ) throws(RenderError) -> GlyphPaint<PaintOutline> {
    try budget.take(parts: named.partCount, glyph: glyph)
    var outlines: [UInt32: PaintOutline] = [:]
    var readCount = 0
    let paint = try named.map { part throws(RenderError) in
      if let known = outlines[part] { return known }
      let path = try face.path(of: part)
      try budget.take(parts: path.elements.count, glyph: glyph)
      readCount += path.elements.count
      let outline = PaintOutline(path)
      outlines[part] = outline
      return outline
    }
    // Cairo goes through an outline again for each colour inside it.
    try budget.take(parts: max(0, paint.stepCount() - readCount), glyph: glyph)
    return paint
  }

  private func draw(
    _ paint: GlyphPaint<PaintOutline>, _ transform: AffineTransform, on surface: CairoSurface
  ) throws(RenderError) {
    switch paint {
    case .layers(let paints):
      for paint in paints { try draw(paint, transform, on: surface) }
    case .solid(let color): surface.fill(color.resolved(textColor: textColor))
    case .gradient(let gradient):
      if let picture = sampled(gradient, transform, over: surface.drawableArea) {
        try surface.paint(picture, x: picture.bounds.x, y: picture.bounds.y)
      }
    case .transform(let inner, let paint):
      try draw(paint, transform.after(inner), on: surface)
    case .glyph(let outline, let paint):
      try surface.clipped(to: outline.path, transform) { () throws(RenderError) in
        try draw(paint, transform, on: surface)
      }
    case .clip(let box, let paint):
      try surface.clipped(to: box.outline, transform) { () throws(RenderError) in
        try draw(paint, transform, on: surface)
      }
    case .composite(let source, let mode, let backdrop):
      try surface.group(mode: nil) { () throws(RenderError) in
        try draw(backdrop, transform, on: surface)
        try surface.group(mode: mode) { () throws(RenderError) in
          try draw(source, transform, on: surface)
        }
      }
    }
  }

  /// The colours of a gradient at the middle of each pixel.
  private func sampled(
    _ gradient: Gradient, _ transform: AffineTransform, over area: PixelRect
  ) -> GlyphPicture? {
    guard !area.isEmpty, let inverse = transform.inverse else { return nil }
    let colors = gradient.stops.map { $0.color.resolved(textColor: textColor) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(area.width * area.height)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let place = inverse.apply(Double(x) + 0.5, Double(y) + 0.5)
        let color = gradient.shape.progress(x: place.x, y: place.y)
          .flatMap { gradient.color(at: $0, of: colors) }
        pixels.append(color?.pixel ?? 0)
      }
    }
    return GlyphPicture(bounds: area, pixels: pixels)
  }

  private static func pixels(
    around bounds: Bounds, glyph: UInt32
  ) throws(RenderError) -> PixelRect? {
    // A sliver that is only a rounding error, as a turned edge has it, adds no pixel.
    let sliver = 1.0 / 1024
    let (left, top) = (
      (bounds.minX + sliver).rounded(.down), (bounds.minY + sliver).rounded(.down)
    )
    let (right, bottom) = (
      (bounds.maxX - sliver).rounded(.up), (bounds.maxY - sliver).rounded(.up)
    )
    // One by one: the largest of some numbers need not be one that is not a number.
    guard [left, top, right, bottom].allSatisfy({ abs($0) < 1e9 }) else {
      throw tooFar(glyph)
    }
    let (width, height) = (Int(right - left), Int(bottom - top))
    guard width > 0, height > 0 else { return nil }
    guard width * height <= greatestPixelCount, max(width, height) <= DrawingLimits.greatestSide
    else {
      throw .tooLarge(width: width, height: height, limit: greatestPixelCount)
    }
    return PixelRect(x: Int(left), y: Int(top), width: width, height: height)
  }

  private static func tooFar(_ glyph: UInt32) -> RenderError {
    .unreadableGlyph(id: glyph, detail: "the bounds of its colours are too large")
  }

  private static func compositeDepth(of paint: GlyphPaint<PaintOutline>) -> Int {
    switch paint {
    case .solid, .gradient: 0
    case .glyph(_, let paint), .clip(_, let paint), .transform(_, let paint):
      compositeDepth(of: paint)
    case .layers(let paints): paints.map(compositeDepth(of:)).max() ?? 0
    case .composite(let source, _, let backdrop):
      1 + max(compositeDepth(of: source), compositeDepth(of: backdrop))
    }
  }
}

extension Bounds {
  /// The rectangle as an outline; clip boxes are in whole font units.
  fileprivate var outline: OutlinePath {
    let point = { (x: Double, y: Double) in OutlinePath.Point(x: Int(x), y: Int(y)) }
    return OutlinePath(elements: [
      .move(to: point(minX, minY)), .line(to: point(minX, maxY)), .line(to: point(maxX, maxY)),
      .line(to: point(maxX, minY)), .close,
    ])
  }
}
