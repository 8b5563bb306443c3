import CFreeType
import Imaging

/// Outlines of a face in font units, which its file need not be read for again: a text is drawn at many
/// sizes, and a letter at many fractions of a pixel.
struct OutlineCache {
  /// A glyph at a place in the face's design space.
  private struct Key: Hashable {
    let place: Int
    let glyph: UInt32
  }

  /// How many points are kept before all outlines are dropped: some thousand glyphs of Latin.
  private static let greatestPointCount = 1 << 16

  private var places: [[VariationSetting]: Int] = [:]
  private var outlines: [Key: KeptOutline] = [:]
  private var pointCount = 0
  /// The number of the place where the face stands.
  private var place = 0

  /// Says where the face stands from now on.
  mutating func move(to variations: [VariationSetting]) {
    if places.isEmpty { places[[]] = 0 }
    if let known = places[variations] {
      place = known
    } else {
      place = places.count
      places[variations] = place
    }
  }

  /// The outline of a glyph where the face stands; `nil` where it is not kept.
  func outline(of glyph: UInt32) -> KeptOutline? { outlines[Key(place: place, glyph: glyph)] }

  /// Keeps the outline of a glyph.
  mutating func keep(_ outline: KeptOutline, of glyph: UInt32) {
    if pointCount + outline.pointCount > Self.greatestPointCount {
      outlines.removeAll(keepingCapacity: true)
      pointCount = 0
    }
    outlines[Key(place: place, glyph: glyph)] = outline
    pointCount += outline.pointCount
  }
}

/// A copy of an outline of FreeType's.
final class KeptOutline {
  private let library: FreeTypeLibrary
  private var outline = FT_Outline()

  var pointCount: Int { Int(outline.n_points) }

  /// - Throws: `RenderError.outOfMemory`.
  init(_ original: inout FT_Outline, in library: FreeTypeLibrary) throws(RenderError) {
    self.library = library
    guard
      FT_Outline_New(
        library.handle, FT_UInt(original.n_points), FT_Int(original.n_contours), &outline) == 0,
      FT_Outline_Copy(&original, &outline) == 0
    else { throw .outOfMemory }
  }

  deinit {
    FT_Outline_Done(library.handle, &outline)
  }

  /// Lends an outline whose points the borrower may move.
  func withOutline<Result>(
    _ body: (inout FT_Outline) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    var points = Array(UnsafeBufferPointer(start: outline.points, count: pointCount))
    var lent = outline
    lent.flags &= ~FT_OUTLINE_OWNER
    return try points.withUnsafeMutableBufferPointer { points throws(RenderError) in
      lent.points = points.baseAddress
      return try body(&lent)
    }
  }
}
