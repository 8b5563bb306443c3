import Glibc
import Imaging

/// Memory that layers are painted on: part of a scene, in px from its top left corner.
///
/// A canvas is lent to the painting code and does not own its pixels. They are written directly,
/// without Cairo, because a screen has a million pixels and each layer touches few of them.
struct Canvas {
  /// The part of the scene that the canvas covers.
  let area: PixelRect
  private let pixels: UnsafeMutablePointer<UInt32>

  /// Calls a closure with a canvas of one colour.
  ///
  /// - Returns: The pixels of the canvas, as `Bitmap` has them but premultiplied.
  static func draw(
    _ area: PixelRect, background: CanvasColor, _ paint: (Canvas) throws(RenderError) -> Void
  ) throws(RenderError) -> [UInt8] {
    var failure: RenderError?
    let bytes = [UInt8](unsafeUninitializedCapacity: area.width * area.height * 4) {
      buffer, count in
      count = area.width * area.height * 4
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        guard let start = pixels.baseAddress else { return }
        let canvas = Canvas(area: area, pixels: start)
        canvas.fill(0, count: area.width * area.height, with: background)
        do throws(RenderError) {
          try paint(canvas)
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Paints pixels of a row, all of them on the canvas.
  func paint(y: Int, x: Int, count: Int, _ color: CanvasColor) {
    let start = (y - area.y) * area.width + x - area.x
    if color.alpha == 255 {
      fill(start, count: count, with: color)
    } else if color.alpha > 0 {
      for index in start..<start + count { put(color, at: index) }
    }
  }

  /// Paints a colour through a coverage layer, with the layer's top left pixel at the corner of a
  /// rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The position of the layer.
  ///   - visible: The part to paint, completely on the canvas.
  func paint(
    _ ink: CanvasInk, through layer: CoverageLayer, in bounds: PixelRect, within visible: PixelRect
  ) {
    let shown = bounds.intersection(visible)
    layer.coverage.withUnsafeBytes { coverage in
      ink.withColors { colors in
        for y in shown.y..<shown.maxY {
          let start = (y - bounds.y) * bounds.width + shown.x - bounds.x
          paint(
            colors,
            through: UnsafeRawBufferPointer(rebasing: coverage[start..<start + shown.width]),
            at: (y - area.y) * area.width + shown.x - area.x)
        }
      }
    }
  }

  private func paint(
    _ colors: UnsafeBufferPointer<CanvasColor>, through coverage: UnsafeRawBufferPointer,
    at start: Int
  ) {
    var place = 0
    while place < coverage.count {
      // Most of a text is no ink, so eight pixels are looked at at once.
      if place &+ 8 <= coverage.count,
        coverage.loadUnaligned(fromByteOffset: place, as: UInt64.self) == 0
      {
        place &+= 8
        continue
      }
      let stop = min(place &+ 8, coverage.count)
      while place < stop {
        let color = colors[CoverageLayer.level(of: coverage[place])]
        if color.alpha == 255 {
          pixels[start &+ place] = color.bits
        } else if color.alpha != 0 {
          put(color, at: start &+ place)
        }
        place &+= 1
      }
    }
  }

  /// Paints a picture.
  ///
  /// - Parameters:
  /// - bounds: The position of the picture.
  /// - visible: The part to paint, completely on the canvas.
  ///   - color: The picture's pixel of a number, row by row from its top left corner.
  func paint(
    in bounds: PixelRect, within visible: PixelRect, _ color: (_ pixel: Int) -> CanvasColor
  ) {
    let shown = bounds.intersection(visible)
    for y in shown.y..<shown.maxY {
      let start = (y - area.y) * area.width + shown.x - area.x
      let first = (y - bounds.y) * bounds.width + shown.x - bounds.x
      for column in 0..<shown.width { put(color(first + column), at: start + column) }
    }
  }

  @inline(__always)
  private func put(_ color: CanvasColor, at index: Int) {
    pixels[index] = color.over(CanvasColor(bits: pixels[index])).bits
  }

  private func fill(_ start: Int, count: Int, with color: CanvasColor) {
    guard count > 0 else { return }
    // What is filled is copied behind itself: as fast as memory is, also where Swift is not optimised.
    let first = pixels + start
    first.pointee = color.bits
    var done = 1
    while done < count {
      let added = min(done, count - done)
      memcpy(first + done, first, added * MemoryLayout<UInt32>.stride)
      done += added
    }
  }
}

/// A colour in the form for a canvas, at each level of coverage that is drawn.
///
/// It does what Cairo does with a colour and a mask, so that text looks the same on a scene as by
/// itself. Channels are multiplied by opacity in 16 bits, cut to 8, and then multiplied by
/// coverage.
struct CanvasInk {
  /// The colour at each level, from none to full.
  private let colors: [CanvasColor]

  /// - Parameter opacity: The opacity, from 0 to 1.
  init(_ color: RGBAColor, opacity: Double = 1) {
    let full = CanvasColor(color, opacity: opacity)
    colors = (0..<CoverageLayer.levelCount).map {
      full.multiplied(by: UInt32($0 * 255 / (CoverageLayer.levelCount - 1)))
    }
  }

  /// Returns the colour for a coverage.
  subscript(coverage: UInt8) -> CanvasColor { colors[CoverageLayer.level(of: coverage)] }

  /// Calls a closure with the colours by level.
  func withColors(_ body: (UnsafeBufferPointer<CanvasColor>) -> Void) {
    colors.withUnsafeBufferPointer(body)
  }
}
