import Imaging
import Wording

/// A reason why something cannot be drawn.
public enum RenderError: Error, Equatable {
  /// The picture would have more pixels than `DrawingLimits.greatestPixelCount`, or a side longer than
  /// `DrawingLimits.greatestSide`.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A size, position or scale is no number that can be drawn at.
  case outOfRange(quantity: String, value: Double)
  /// FreeType refuses the font, although its tables are present.
  case unreadableFont(detail: String)
  /// FreeType refuses a glyph of a font, or its colours are damaged.
  case unreadableGlyph(id: UInt32, detail: String)
  /// The font has pictures instead of the outlines that are asked for.
  case noOutlines
  /// A glyph of the font is an SVG document, which is not drawn.
  case svgGlyph(id: UInt32)
  /// FreeType refuses to draw a line.
  case notStroked(detail: String)
  /// A shape of an interface is too complex, or FreeType refuses it.
  case unreadableShape(detail: String)
  /// Cairo is not installed, or is damaged.
  case noCairo(detail: String)
  /// Cairo or FreeType has no memory.
  case outOfMemory
  /// The glyphs of one picture need more memory than `DrawingLimits.greatestInkSize`.
  case tooMuchInk(limit: Int)
  /// The outlines of one text's glyphs need more than `DrawingLimits.greatestEdgeWork` steps to
  /// fill.
  case tooManyLines(limit: Int)
  /// The glyphs and rules of one text cover more than `DrawingLimits.greatestInkedArea` pixels.
  case tooMuchOverlap(limit: Int)
  /// The outlines and pictures of the glyphs of a document would have more than
  /// `DrawingLimits.greatestDocumentSize`.
  case tooMuchOutline(limit: Int)
  /// A problem with the font of a file.
  indirect case inFont(file: String, RenderError)
}

extension RenderError {
  /// Returns the error with the name of the font's file, if the font is the problem.
  func naming(_ file: FontBytes) -> RenderError {
    guard let name = file.name else { return self }
    switch self {
    case .unreadableFont, .unreadableGlyph, .noOutlines, .svgGlyph, .tooLarge, .tooMuchInk,
      .tooManyLines, .tooMuchOverlap, .tooMuchOutline:
      return .inFont(file: name, self)
    case .outOfRange, .notStroked, .unreadableShape, .noCairo, .outOfMemory, .inFont: return self
    }
  }
}

extension RenderError: CustomStringConvertible {
  /// The message: what happened, then what to do.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "The picture would be \(width) × \(height) px. At most \(limit) px in total and "
        + "\(DrawingLimits.greatestSide) px per side are drawn. Choose a smaller size, width or "
        + "scale."
    case .outOfRange(let quantity, let value):
      "A \(quantity) of \(value) cannot be drawn. Give a finite number within the limits of a "
        + "picture."
    case .unreadableFont(let detail):
      "FreeType cannot read the font: \(detail). Use another copy of it."
    case .unreadableGlyph(let id, let detail):
      "Glyph \(id) of the font cannot be drawn: \(detail). Use another font, or a complete copy "
        + "of this one."
    case .noOutlines:
      "The font contains pictures instead of outlines. Use a font with outlines."
    case .svgGlyph(let id):
      "Glyph \(id) of the font is an SVG document, which is not supported. Use a font with its "
        + "colours in “COLR”, “CBDT” or “sbix”."
    case .notStroked(let detail):
      "FreeType cannot draw a line: \(detail). Choose other positions, or another thickness."
    case .unreadableShape(let detail):
      "A shape cannot be drawn: \(detail). Give it fewer points, or less area."
    case .noCairo(let detail) where detail.contains("map segment"):
      "Cairo cannot be loaded: \(detail). Allow more address space: ulimit -v unlimited"
    case .noCairo(let detail):
      "Cairo cannot be loaded: \(detail). Install it; Debian's package is libcairo2."
    case .outOfMemory:
      "There is not enough memory to draw the picture. Choose a smaller size, width or scale."
    case .tooMuchInk(let limit):
      "The glyphs of the picture would take more than \(byteCount(limit)). "
        + "Choose a smaller size or scale, or less text."
    case .tooManyLines(let limit):
      "The outlines of the glyphs would take more than \(limit) steps from pixel to pixel to fill. "
        + "Choose a smaller size or scale, less text, or another font."
    case .tooMuchOverlap(let limit):
      "The glyphs and rules of the text overlap, and cover more than \(limit) pixels in total. "
        + "Use another font, or less text."
    case .tooMuchOutline(let limit):
      "The outlines and pictures of the glyphs have more than \(byteCount(limit)) in total. Draw "
        + "the text as a PNG, use another font, or use less text."
    case .inFont(let file, let error): "\(file): \(error)"
    }
  }
}

/// The limits for the size of drawings and the work that they cause. Larger ones are refused.
public enum DrawingLimits {
  /// The most pixels a picture may have.
  public static let greatestPixelCount = 24 << 20
  /// The maximum number of pixels along a side of a picture, which is also Cairo's.
  public static let greatestSide = 32767
  /// The maximum number of bytes for the outlines and pictures of a document's glyphs.
  public static let greatestDocumentSize = 64 << 20
  /// The maximum number of bytes that FreeType may use for the fonts of a renderer.
  public static let greatestFontMemory = 256 << 20
  /// The maximum number of bytes for the glyphs of a picture, where each distinct drawing counts
  /// once. The largest picture needs no more, filled with letters or with emoji.
  public static let greatestInkSize = 384 << 20
  /// The most pixels that layers of colour may be painted on in one picture, each layer counted, and
  /// pixels of a font's own pictures eightfold.
  public static let greatestPaintedArea = 1 << 29

  /// The maximum number of pixels that the glyphs and rules of one text may cover, each as often as
  /// it occurs. That is some thirty times the largest picture, because a font may place letters on
  /// top of each other.
  public static let greatestInkedArea = 1 << 31

  /// The maximum number of steps to fill the outlines of a text's glyphs, where each distinct
  /// drawing counts once. A step follows a line into the next row or column, in some five
  /// nanoseconds.
  public static let greatestEdgeWork = 1 << 29
}
