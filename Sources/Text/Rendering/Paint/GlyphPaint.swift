import Imaging

/// The paint of a glyph in colour layers (OpenType, “COLR”), in font units with y up.
///
/// A font refers to outlines by glyph index. For painting, the outlines themselves are inserted, so
/// that none is missing.
indirect enum GlyphPaint<Outline> {
  /// Paints one after another, later ones on top.
  case layers([GlyphPaint])
  /// One colour everywhere.
  case solid(PaintColor)
  /// A gradient everywhere.
  case gradient(Gradient)
  /// A paint clipped to the outline of a glyph; nested outlines clip it to their intersection.
  case glyph(Outline, GlyphPaint)
  /// A paint clipped to a rectangle.
  case clip(Bounds, GlyphPaint)
  /// A paint that is moved, stretched or turned.
  case transform(AffineTransform, GlyphPaint)
  /// Two paints, composited by one of the font format's 28 rules, given by its number.
  case composite(source: GlyphPaint, mode: UInt8, backdrop: GlyphPaint)

  /// The number of paints, including this one, and of gradient colours.
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

/// A paint as the font describes it.
typealias NamedPaint = GlyphPaint<UInt32>

extension GlyphPaint {
  /// Returns the paint with each outline replaced.
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

/// A colour of a palette, or the colour of the text, with an opacity.
struct PaintColor {
  /// The colour; `nil` for the colour of the text.
  let color: RGBAColor?
  /// The opacity, from 0 to 1, which multiplies the colour's own.
  let alpha: Double

  /// Returns the colour with its opacity, for text of a given colour.
  func resolved(textColor: RGBAColor) -> MixedColor {
    let color = color ?? textColor
    let alpha = Double(color.alpha) / 255 * alpha
    return MixedColor(
      red: Double(color.red) / 255 * alpha, green: Double(color.green) / 255 * alpha,
      blue: Double(color.blue) / 255 * alpha, alpha: alpha)
  }
}

/// A colour with premultiplied channels from 0 to 1, in the form for mixing.
struct MixedColor {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  /// Returns the mix with another colour, for a share of that colour from 0 to 1.
  func mixed(with other: MixedColor, share: Double) -> MixedColor {
    let mix = { (from: Double, to: Double) in from + (to - from) * share }
    return MixedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The colour as a pixel of a `GlyphPicture`.
  var pixel: UInt32 {
    let byte = { (channel: Double) in UInt32(min(max(channel, 0), 1) * 255 + 0.5) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

/// A transform of (x, y) to (xx·x + xy·y + dx, yx·x + yy·y + dy).
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

  /// Returns the transform that applies another one first, and then this one.
  func after(_ inner: AffineTransform) -> AffineTransform {
    let origin = apply(inner.dx, inner.dy)
    return AffineTransform(
      xx: xx * inner.xx + xy * inner.yx, yx: yx * inner.xx + yy * inner.yx,
      xy: xx * inner.xy + xy * inner.yy, yy: yx * inner.xy + yy * inner.yy, dx: origin.x,
      dy: origin.y)
  }

  /// Returns the transform around a point, which stays fixed.
  func around(x: Double, y: Double) -> AffineTransform {
    AffineTransform(dx: x, dy: y).after(after(AffineTransform(dx: -x, dy: -y)))
  }

  /// The inverse; `nil` if the transform maps everything to a line or a point.
  var inverse: AffineTransform? {
    let area = xx * yy - xy * yx
    guard abs(area) > 1e-12 else { return nil }
    return AffineTransform(
      xx: yy / area, yx: -yx / area, xy: -xy / area, yy: xx / area,
      dx: (xy * dy - yy * dx) / area, dy: (yx * dx - xx * dy) / area)
  }
}
