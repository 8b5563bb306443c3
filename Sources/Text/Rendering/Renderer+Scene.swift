public import DynamicType
public import Imaging

extension Renderer {
  /// Draws a scene: its area in whole pixels, with everything outside cut off.
  ///
  /// - Parameters:
  ///   - scene: The scene, in points.
  ///   - scale: The number of pixels per point.
  /// - Returns: The picture, in greyscale if all pixels are grey.
  /// - Throws: ``RenderError`` if the picture is too large, a number is out of range, a shape has
  ///   too many points, or a font cannot be read.
  public func render(_ scene: Scene, at scale: DisplayScale) throws(RenderError) -> Bitmap {
    try DrawingCheck(scale: scale).check(scene)
    let placement = DevicePlacement(scale: scale)
    let area = PixelRect(
      x: 0, y: 0, width: placement.pixels(covering: scene.width),
      height: placement.pixels(covering: scene.height))
    try check(area)
    var bytes = try Canvas.draw(area, background: CanvasColor(scene.background)) {
      canvas throws(RenderError) in
      for layer in scene.layers {
        try paint(layer, on: canvas, placement: placement)
      }
    }
    if scene.background.alpha < 255 { CanvasColor.divideByAlpha(&bytes) }
    return Bitmap(width: area.width, height: area.height, format: .rgba8, bytes: bytes).reduced()
  }

  private func paint(
    _ layer: SceneLayer, on canvas: Canvas, placement: DevicePlacement
  ) throws(RenderError) {
    let opacity = min(max(layer.opacity, 0), 1)
    let visible = layer.clip.map { placement.area(of: $0).intersection(canvas.area) } ?? canvas.area
    guard opacity > 0, !visible.isEmpty else { return }
    guard !layer.outlines.isEmpty else {
      return try paint(layer.content, opacity, on: canvas, visible, placement)
    }
    let drawn = try bounds(of: layer.content, within: visible, placement)
    let inside = OutlineMask(
      visible.intersection(drawn), in: ShapeRasterizer(library: library, placement: placement))
    guard let mask = try inside.mask(of: layer.outlines) else { return }
    if mask.isWhole { return try paint(layer.content, opacity, on: canvas, mask.area, placement) }
    var group = try Canvas.draw(mask.area, background: CanvasColor(bits: 0)) {
      group throws(RenderError) in try paint(layer.content, 1, on: group, mask.area, placement)
    }
    mask.cut(&group)
    canvas.paint(group, opacity: opacity, in: mask.area)
  }

  /// The pixels that a layer may touch.
  private func bounds(
    of content: SceneLayer.Content, within visible: PixelRect, _ placement: DevicePlacement
  ) throws(RenderError) -> PixelRect {
    let rasterizer = ShapeRasterizer(library: library, placement: placement)
    let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
    switch content {
    case .fill(let path, _):
      return try rasterizer.shape(of: path, line: nil, within: visible)?.bounds ?? nothing
    case .stroke(let path, let line, _):
      return try rasterizer.shape(of: path, line: line, within: visible)?.bounds ?? nothing
    case .stencil(let stencil, _):
      var bounds = nothing
      for part in stencil.parts where !part.isCutOut {
        let shape = try rasterizer.shape(of: part.path, line: part.line, within: visible)
        bounds = bounds.union(shape?.bounds ?? nothing)
      }
      return bounds
    case .text(let runs, let rules):
      return try inkLayers(runs: runs, rules: rules, placement: placement, within: visible)
        .reduce(nothing) { $0.union($1.bounds) }
    case .picture(_, let rect): return placement.area(of: rect)
    }
  }

  private func paint(
    _ content: SceneLayer.Content, _ opacity: Double, on canvas: Canvas, _ visible: PixelRect,
    _ placement: DevicePlacement
  ) throws(RenderError) {
    switch content {
    case .fill(let path, let color):
      try paint(path, nil, color, opacity, on: canvas, visible, placement)
    case .stroke(let path, let line, let color):
      try paint(path, line, color, opacity, on: canvas, visible, placement)
    case .stencil(let stencil, let color):
      let bounds: PixelRect
      let coverage: CoverageLayer
      (bounds, coverage) = try cover(stencil, within: visible, placement)
      canvas.paint(
        CanvasInk(color, opacity: opacity), through: coverage, in: bounds, within: visible)
    case .text(let runs, let rules):
      try paint(
        try inkLayers(runs: runs, rules: rules, placement: placement, within: visible),
        opacity, on: canvas, visible)
    case .picture(let bitmap, let rect):
      canvas.paint(bitmap, in: placement.area(of: rect), opacity: opacity, within: visible)
    }
  }

  private func paint(
    _ path: ShapePath, _ line: ShapeLine?, _ color: RGBAColor, _ opacity: Double,
    on canvas: Canvas, _ visible: PixelRect, _ placement: DevicePlacement
  ) throws(RenderError) {
    let rasterizer = ShapeRasterizer(library: library, placement: placement)
    guard let shape = try rasterizer.shape(of: path, line: line, within: visible) else { return }
    let ink = CanvasInk(color, opacity: opacity)
    try shape.cover(visible) { y, x, count, coverage in
      canvas.paint(y: y, x: x, count: count, ink[coverage])
    }
  }

  /// Returns the coverage of a stencil, with its position.
  private func cover(
    _ stencil: Stencil, within visible: PixelRect, _ placement: DevicePlacement
  ) throws(RenderError) -> (bounds: PixelRect, coverage: CoverageLayer) {
    let rasterizer = ShapeRasterizer(library: library, placement: placement)
    var shapes: [(shape: ShapeRasterizer.Shape, isCutOut: Bool)] = []
    var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for part in stencil.parts {
      guard let shape = try rasterizer.shape(of: part.path, line: part.line, within: visible) else {
        continue
      }
      shapes.append((shape, part.isCutOut))
      if !part.isCutOut { bounds = bounds.union(shape.bounds.intersection(visible)) }
    }
    var coverage = CoverageLayer.blank(bounds)
    for (shape, isCutOut) in shapes {
      try shape.cover(bounds) { y, x, count, level in
        coverage.cover(
          y: y - bounds.y, x: x - bounds.x, count: count, by: level, isCutOut: isCutOut)
      }
    }
    return (bounds, coverage)
  }

  private func paint(
    _ layers: [InkLayer], _ opacity: Double, on canvas: Canvas, _ visible: PixelRect
  ) throws(RenderError) {
    let bounds = layers.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) }
      .intersection(visible)
    guard !bounds.isEmpty else { return }
    // What overlaps is put together first, so that it does not show through itself.
    if opacity < 1, layers.count > 1 || layers.contains(where: { $0.pictures.count > 1 }) {
      let group = try Canvas.draw(bounds, background: CanvasColor(bits: 0)) {
        group throws(RenderError) in try paint(layers, 1, on: group, bounds)
      }
      canvas.paint(group, opacity: opacity, in: bounds)
      return
    }
    for layer in layers {
      if let color = layer.color {
        canvas.paint(
          CanvasInk(color, opacity: opacity), through: layer.coverage(over: layer.bounds),
          in: layer.bounds, within: bounds)
      }
      for (picture, place) in layer.pictures {
        canvas.paint(picture, in: place, opacity: opacity, within: bounds)
      }
    }
  }
}
