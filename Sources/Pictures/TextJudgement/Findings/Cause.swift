public import Imaging

/// The change of a text between two pictures.
public enum Cause: Hashable, Sendable {
  /// The text moved, by px to the right and down. Negative values are left and up.
  case shifted(dx: Double, dy: Double)
  /// The size of the text changed by a factor: 1.05 is five per cent larger.
  case size(ratio: Double)
  /// The distances between the glyphs changed.
  case spacing(Spacing)
  /// The strokes are heavier, or lighter for a negative value. The value is the ink gained along
  /// each px of edge, in px.
  case weight(dilation: Double)
  /// The colour of the text changed.
  case color(from: RGBAColor, to: RGBAColor)
  /// The colour of the background changed.
  case ground(from: RGBAColor, to: RGBAColor)
  /// Content of the expected picture is missing.
  case inkVanished(Ink)
  /// Content was added.
  case inkAppeared(Ink)
  /// The content is different, as with other words.
  case text
  /// The shape of a glyph changed, as with another character.
  case shape
  /// The anti-aliasing of edges changed.
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

  /// The change of whole rows or columns of a picture.
  public enum Band: Hashable, Sendable {
    /// The actual picture has additional rows or columns.
    case inserted
    /// The rows or columns are missing in the actual picture.
    case removed
    /// The rows or columns moved. The value is their first row or column in the expected picture.
    case moved(from: Int)
    /// Rows inserted before pushed the rows out of the picture.
    case pushedOut
    /// The rows fill the room of rows removed before.
    case pulledIn
  }

  /// The direction in which bands follow each other.
  public enum Axis: String, Hashable, Sendable {
    /// Bands of rows, from the top.
    case rows
    /// Bands of columns, from the left.
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
    /// No anti-aliasing. Each pixel is text or background.
    case none
    /// Grey levels between text and background.
    case gray
    /// Subpixel colours, one for each stripe of the screen's pixels.
    case subpixel
  }
}
