public import Imaging

/// What happened to text between two pictures of it.
public enum Cause: Hashable, Sendable {
  /// It moved by so many px to the right and down; negative is left and up.
  case shifted(dx: Double, dy: Double)
  /// It is so many times as large: 1.05 is five per cent larger.
  case size(ratio: Double)
  /// Its glyphs stand further apart or closer together.
  case spacing(Spacing)
  /// Its strokes are heavier, or lighter where negative: the ink gained along each px of edge, in px.
  case weight(dilation: Double)
  /// Its colour is another.
  case color(from: RGBAColor, to: RGBAColor)
  /// What it lies on has another colour.
  case ground(from: RGBAColor, to: RGBAColor)
  /// Ink of the expected picture is missing.
  case inkVanished(Ink)
  /// There is ink that the expected picture lacks.
  case inkAppeared(Ink)
  /// Its ink is other ink, as of other words.
  case text
  /// A glyph has another shape, as if exchanged for another.
  case shape
  /// Its edges are smoothed in another way.
  case antialiasing(from: EdgeSmoothing, to: EdgeSmoothing)
  /// Words moved from one line to another.
  case reflowed
  /// The picture has another size.
  case pictureSize(from: PixelSize, to: PixelSize)
  /// Only what another rasteriser does to the same text, or a level or two of noise: the greatest
  /// difference of a channel.
  case rasteriserNoise(greatestLevel: Int)
  /// A difference that none of these explains.
  case other

  /// How glyphs are spaced otherwise.
  public enum Spacing: Hashable, Sendable {
    /// What follows a column stands so many px further right than what comes before it; negative is
    /// closer.
    case gap(x: Int, by: Double)
    /// Each px of the line has grown by so many px, and glyphs have not.
    case even(perPixel: Double)
    /// Glyphs moved each in its own way, by so many px at most.
    case uneven(greatest: Double)
  }

  /// What kind of ink came or went, by its size beside its line.
  public enum Ink: Hashable, Sendable {
    /// A small part of a glyph, such as an accent or a dot.
    case mark
    /// About a glyph.
    case glyph
    /// More than a glyph.
    case text
    /// A line, or more.
    case line
    /// A long, thin, straight stroke, such as an underline.
    case rule
  }

  /// How the edges of glyphs fade into their ground.
  public enum EdgeSmoothing: Hashable, Sendable {
    /// Not at all: each pixel is text or ground.
    case none
    /// In steps between text and ground.
    case gray
    /// In colours, one for each stripe of the screen's pixels.
    case subpixel
  }
}
