public import Imaging

/// The change of a text between two pictures.
public enum Cause: Hashable, Sendable {
  /// It moved, by px to the right and down. Negative values are left and up.
  case shifted(dx: Double, dy: Double)
  /// Its size changed by a factor: 1.05 is five per cent larger.
  case size(ratio: Double)
  /// The distances between its glyphs changed.
  case spacing(Spacing)
  /// Its strokes are heavier, or lighter for a negative value. The value is the ink gained along
  /// each px of edge, in px.
  case weight(dilation: Double)
  /// Its colour changed.
  case color(from: RGBAColor, to: RGBAColor)
  /// The colour of its background changed.
  case ground(from: RGBAColor, to: RGBAColor)
  /// Content of the expected picture is missing.
  case inkVanished(Ink)
  /// Content was added.
  case inkAppeared(Ink)
  /// Its content is different, as with other words.
  case text
  /// The shape of a glyph changed, as with another character.
  case shape
  /// The anti-aliasing of its edges changed.
  case antialiasing(from: EdgeSmoothing, to: EdgeSmoothing)
  /// Words moved from one line to another.
  case reflowed
  /// Whole rows or columns of the picture came, went or moved. The area is that of the rows: in the
  /// actual picture, or in the expected picture for those that are gone.
  case band(Band, Axis, count: Int)
  /// The size of the picture changed.
  case pictureSize(from: PixelSize, to: PixelSize)
  /// Only the rasteriser differs, or levels differ slightly. The value is the largest difference of
  /// a channel.
  case rasteriserNoise(greatestLevel: Int)
  /// None of the other causes explains the difference.
  case other

  /// What happened to whole rows or columns of a picture.
  public enum Band: Hashable, Sendable {
    /// The actual picture has more of them.
    case inserted
    /// The actual picture does not have them.
    case removed
    /// They were at another place of the expected picture: its first row or column.
    case moved(from: Int)
    /// Rows that were inserted before pushed them out of the picture.
    case pushedOut
    /// They took the room of rows that were removed before.
    case pulledIn
  }

  /// The direction in which bands follow each other.
  public enum Axis: String, Hashable, Sendable {
    /// From the top.
    case rows
    /// From the left.
    case columns
  }

  /// The change of distances between glyphs.
  public enum Spacing: Hashable, Sendable {
    /// Everything after a column moved by px to the right. Negative values are left.
    case gap(x: Int, by: Double)
    /// Each px of the line grew by an amount in px, and the glyphs did not.
    case even(perPixel: Double)
    /// Glyphs moved by different amounts, up to the given number of px.
    case uneven(greatest: Double)
  }

  /// The kind of content that was added or lost, judged by its size in relation to its line.
  public enum Ink: Hashable, Sendable {
    /// A small part of a glyph, such as an accent or a dot.
    case mark
    /// About one glyph.
    case glyph
    /// More than one glyph.
    case text
    /// A line or more.
    case line
    /// A long, thin, straight stroke, such as an underline.
    case rule
  }

  /// The anti-aliasing of glyphs.
  public enum EdgeSmoothing: Hashable, Sendable {
    /// None. Each pixel is text or background.
    case none
    /// Gray levels between text and background.
    case gray
    /// Subpixel colours, one for each stripe of the screen's pixels.
    case subpixel
  }
}
