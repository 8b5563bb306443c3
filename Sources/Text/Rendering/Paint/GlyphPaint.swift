import Imaging

/// How a glyph in layers of colour is painted (OpenType, “COLR”), in font units with y up.
///
/// A font names outlines by the numbers of their glyphs; what is painted has the outlines themselves,
/// so that none is missing.
indirect enum GlyphPaint<Outline> {
  /// One after another, later ones on top.
  case layers([GlyphPaint])
  /// One colour everywhere.
  case solid(PaintColor)
  /// Colours that run into each other, everywhere.
  case gradient(Gradient)
  /// A paint through the outline of a glyph; within another outline, where both are.
  case glyph(Outline, GlyphPaint)
  /// A paint inside a rectangle.
  case clip(Bounds, GlyphPaint)
  /// A paint moved, stretched or turned.
  case transform(AffineTransform, GlyphPaint)
  /// Two paints put together by one of the 28 rules of the font format, by its number.
  case composite(source: GlyphPaint, mode: UInt8, backdrop: GlyphPaint)

  /// How many paints it is made of, itself included, and colours of gradients.
  var partCount: Int {
    switch self {
    case .solid: 1
    case .gradient(let gradient): 1 + gradient.stops.count
    case .glyph(_, let paint), .clip(_, let paint), .transform(_, let paint): 1 + paint.partCount
    case .layers(let paints): paints.reduce(1) { $0 + $1.partCount }
    case .composite(let source, _, let backdrop): 1 + source.partCount + backdrop.partCount
    }
  }
}

/// A paint as a font has it.
typealias NamedPaint = GlyphPaint<UInt32>

extension GlyphPaint {
  /// The same paint with something else for each of its outlines.
  func map<Other>(
    _ outline: (Outline) throws(RenderError) -> Other
  ) throws(RenderError) -> GlyphPaint<Other> {
    switch self {
    case .layers(let paints):
      var mapped: [GlyphPaint<Other>] = []
      for paint in paints { mapped.append(try paint.map(outline)) }
      return .layers(mapped)
    case .solid(let color): return .solid(color)
    case .gradient(let gradient): return .gradient(gradient)
    case .glyph(let glyph, let paint): return .glyph(try outline(glyph), try paint.map(outline))
    case .clip(let box, let paint): return .clip(box, try paint.map(outline))
    case .transform(let transform, let paint): return .transform(transform, try paint.map(outline))
    case .composite(let source, let mode, let backdrop):
      return .composite(
        source: try source.map(outline), mode: mode, backdrop: try backdrop.map(outline))
    }
  }
}

/// A colour of a palette, or that of the text, made more transparent.
struct PaintColor {
  /// `nil` for the colour of the text.
  let color: RGBAColor?
  /// 0 clear to 1 as it is.
  let alpha: Double

  /// The colour with its alpha, where text has the given colour.
  func resolved(textColor: RGBAColor) -> MixedColor {
    let color = color ?? textColor
    let alpha = Double(color.alpha) / 255 * alpha
    return MixedColor(
      red: Double(color.red) / 255 * alpha, green: Double(color.green) / 255 * alpha,
      blue: Double(color.blue) / 255 * alpha, alpha: alpha)
  }
}

/// A colour from 0 to 1 whose channels are multiplied by alpha, as they are while colours mix.
struct MixedColor {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  /// The colour that far on the way to another, 0 to 1.
  func mixed(with other: MixedColor, share: Double) -> MixedColor {
    let mix = { (from: Double, to: Double) in from + (to - from) * share }
    return MixedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// As in `GlyphPicture`.
  var pixel: UInt32 {
    let byte = { (channel: Double) in UInt32(min(max(channel, 0), 1) * 255 + 0.5) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

/// Maps (x, y) to (xx·x + xy·y + dx, yx·x + yy·y + dy).
struct AffineTransform {
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0
  var dx = 0.0
  var dy = 0.0

  func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (xx * x + xy * y + dx, yx * x + yy * y + dy)
  }

  /// The transform that first does another and then this.
  func after(_ inner: AffineTransform) -> AffineTransform {
    let origin = apply(inner.dx, inner.dy)
    return AffineTransform(
      xx: xx * inner.xx + xy * inner.yx, yx: yx * inner.xx + yy * inner.yx,
      xy: xx * inner.xy + xy * inner.yy, yy: yx * inner.xy + yy * inner.yy, dx: origin.x,
      dy: origin.y)
  }

  /// The same around a point, which stays where it is.
  func around(x: Double, y: Double) -> AffineTransform {
    AffineTransform(dx: x, dy: y).after(after(AffineTransform(dx: -x, dy: -y)))
  }

  /// The way back; `nil` where everything falls onto a line or a point.
  var inverse: AffineTransform? {
    let area = xx * yy - xy * yx
    guard abs(area) > 1e-12 else { return nil }
    return AffineTransform(
      xx: yy / area, yx: -yx / area, xy: -xy / area, yy: xx / area,
      dx: (xy * dy - yy * dx) / area, dy: (yx * dx - xx * dy) / area)
  }
}
