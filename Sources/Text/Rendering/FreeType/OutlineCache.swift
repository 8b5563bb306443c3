import CFreeType
import Imaging

/// Keeps outlines of a face in font units, so that its file is not read again. A text is drawn at
/// many sizes, and a letter at many fractions of a pixel.
struct OutlineCache {
  /// A glyph at some axis positions.
  private struct Key: Hashable {
    let place: Int
    let glyph: UInt32
  }

  /// The maximum number of points to keep before all outlines are dropped: some thousand Latin
  /// glyphs.
  private static let limit = 3 << 15
  /// The cost of an outline beside its points, also of an empty one, and the cost of numbered axis
  /// positions, as a number of points.
  private static let overhead = 16

  private var places: [FontPlace: Int] = [.usual: 0]
  private var outlines: [Key: KeptOutline] = [:]
  private var size = 0
  /// The current axis positions, and their number.
  private var current = FontPlace.usual
  private var place = 0

  /// Sets the current axis positions.
  mutating func move(to wanted: FontPlace) {
    current = wanted
    if let known = places[wanted] {
      place = known
    } else {
      makeRoom(for: Self.overhead)
      // It has a number by now where there was no room.
      place = places[wanted] ?? places.count
      places[wanted] = place
    }
  }

  /// Returns the outline of a glyph at the current axis positions; `nil` if it is not kept.
  func outline(of glyph: UInt32) -> KeptOutline? { outlines[Key(place: place, glyph: glyph)] }

  /// Keeps the outline of a glyph.
  mutating func keep(_ outline: KeptOutline, of glyph: UInt32) {
    makeRoom(for: outline.pointCount + Self.overhead)
    outlines[Key(place: place, glyph: glyph)] = outline
  }

  /// The number of outlines and axis positions that are kept.
  var count: Int { outlines.count + places.count }

  /// Counts what is added to the cache, and drops everything kept before if that is too much.
  private mutating func makeRoom(for added: Int) {
    if size + added > Self.limit {
      outlines.removeAll(keepingCapacity: true)
      places = [current: 0]
      place = 0
      size = 0
    }
    size += added
  }
}

/// A copy of an outline of FreeType's.
final class KeptOutline {
  private let library: FreeTypeLibrary
  private var outline = FT_Outline()

  var pointCount: Int { Int(outline.n_points) }

  /// A copy of the outline of a glyph.
  ///
  /// - Throws: `RenderError.outOfMemory`, or `unreadableGlyph` where FreeType refuses the outline.
  init(
    _ original: inout FT_Outline, of glyph: UInt32, in library: FreeTypeLibrary
  ) throws(RenderError) {
    self.library = library
    var error = FT_Outline_New(
      library.handle, FT_UInt(original.n_points), FT_Int(original.n_contours), &outline)
    if error == 0 { error = FT_Outline_Copy(&original, &outline) }
    guard error == 0 else {
      throw error == FT_Err_Out_Of_Memory
        ? .outOfMemory : .unreadableGlyph(id: glyph, detail: FreeTypeLibrary.describe(error))
    }
  }

  deinit {
    FT_Outline_Done(library.handle, &outline)
  }

  /// Calls a closure with the outline, whose points the closure may move.
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
