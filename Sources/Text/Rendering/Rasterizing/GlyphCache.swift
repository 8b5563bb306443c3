import Imaging

/// Keeps the glyphs that a worker has drawn, up to a fixed amount of memory between pictures.
///
/// All glyphs of the current picture are kept, so that each is drawn and counted once. The
/// picture's budget limits their number.
struct GlyphCache {
  /// The key of a glyph's drawing. It is small, because there are thousands, and each glyph of a
  /// text is looked up.
  struct Key: Hashable {
    private let font: UInt32
    let glyph: UInt32
    private let size: UInt32
    private let stepX: UInt8
    private let stepY: UInt8
    private let color: RGBAColor?

    /// - Parameters:
    ///   - font: The number of the font, from `number(of:)`.
    ///   - size: The side of the em square in 26.6 pixels.
    ///   - color: The colour of the text; `nil` for a font without colours, whose masks suit any
    ///     colour.
    init(font: Int, glyph: UInt32, size: Int, stepX: Int, stepY: Int, color: RGBAColor?) {
      self.font = UInt32(font)
      self.glyph = glyph
      self.size = UInt32(size)
      self.stepX = UInt8(stepX)
      self.stepY = UInt8(stepY)
      self.color = color
    }

    /// Hashes the key as two numbers, and its colour if it has one.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(font) << 32 | UInt64(glyph))
      hasher.combine(UInt64(size) << 16 | UInt64(stepX) << 8 | UInt64(stepY))
      if let color { hasher.combine(color) }
    }
  }

  /// The cost of a glyph that was drawn.
  private struct Count {
    let cost: InkCost
    /// The number of the last picture that counted the glyph.
    var picture: Int
  }

  /// The bytes that are kept between pictures before all are dropped.
  private static let limit = 2 << 20
  /// The bytes of a glyph beside its pixels, also of an empty one, and of a font's number.
  private static let overhead = 256
  /// About as many glyphs as are kept of letters.
  private static let usualCount = 8192

  /// The index of the drawing and its count, for each key.
  private var places: [Key: Int32] = [:]
  private var drawings: [GlyphDrawing] = []
  private var counts: [Count] = []
  /// The number of bytes of all drawings.
  private(set) var size = 0
  private var fonts: [FontInstance: Int] = [:]
  /// The number of the current picture.
  private var picture = 0

  init() {
    // Memory costs nothing before it is written to, and to grow would write all of it again.
    drawings.reserveCapacity(Self.usualCount)
    counts.reserveCapacity(Self.usualCount)
  }

  /// Starts a new picture.
  mutating func startPicture() { picture += 1 }

  /// Drops all glyphs if they are too many to be kept for the next picture.
  mutating func endPicture() {
    if size > Self.limit { removeAll() }
  }

  private mutating func removeAll() {
    let isOfUsualSize = drawings.count * Self.overhead <= Self.limit
    places.removeAll(keepingCapacity: isOfUsualSize)
    drawings.removeAll(keepingCapacity: isOfUsualSize)
    counts.removeAll(keepingCapacity: isOfUsualSize)
    fonts = [:]
    size = 0
  }

  /// The number of glyphs and font numbers that are kept.
  var count: Int { drawings.count + fonts.count }

  /// Returns a number for a font, which is faster to look up than the font. It is valid until the
  /// picture ends.
  mutating func number(of font: FontInstance) -> Int {
    if let known = fonts[font] { return known }
    let number = fonts.count
    fonts[font] = number
    size += Self.overhead
    return number
  }

  /// Returns the drawing for a key. It is drawn if it is not kept, and counted once per picture.
  mutating func drawing(
    for key: Key, countedIn budget: InkBudget, draw: () throws(RenderError) -> GlyphDrawing
  ) throws(RenderError) -> GlyphDrawing {
    if let place = places[key].map(Int.init) {
      if counts[place].picture != picture {
        try budget.take(counts[place].cost, glyph: key.glyph)
        counts[place].picture = picture
      }
      return drawings[place]
    }
    let earlier = budget.spent
    let drawing = try draw()
    try budget.take(drawing)
    places[key] = Int32(drawings.count)
    drawings.append(drawing)
    counts.append(Count(cost: budget.spent - earlier, picture: picture))
    size += drawing.byteCount + Self.overhead
    return drawing
  }
}
