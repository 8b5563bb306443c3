/// Limits for the work that a font can cause. A font beyond a limit is refused before a library
/// reads it, or before the work begins.
///
/// The limits belong to the bytes of a file, so shaping and drawing use the same ones. Fonts in
/// common use stay far below them.
public struct FontLimits: Hashable, Sendable {
  /// The maximum size of a file in bytes.
  public var fileSize: Int
  /// The maximum total size in bytes of all files of a run.
  public var totalSize: Int
  /// The maximum number of faces of a collection.
  public var faces: Int
  /// The maximum number of tables of a face.
  public var tables: Int
  /// The maximum number of axes of a variable font.
  public var axes: Int
  /// The maximum number of named instances of a variable font, over all its faces.
  public var namedInstances: Int
  /// The maximum number of points of an outline, including all components.
  public var points: Int
  /// The maximum number of glyphs in a composite glyph, including itself.
  public var parts: Int
  /// The maximum depth of nested components.
  public var partDepth: Int
  /// The maximum number of pixels of a glyph's picture.
  public var picturePixels: Int
  /// The maximum number of bytes that such a picture has in addition to its pixels, such as a colour
  /// profile. These bytes may be compressed a thousandfold.
  public var pictureExtraSize: Int

  /// The maximum number of points of a glyph and its components. A point counts for each use of its
  /// component, for each movement along an axis, plus one.
  public static let greatestMoveCount = 1 << 20
  /// The maximum number of characters in the ranges of all character maps of a face: eight times
  /// all of Unicode.
  public static let greatestMappedCharacterCount = 8 * 0x11_0000
  /// The maximum number of mapped characters over all faces of a file. One face's share is added
  /// for each 64 faces that a file may have.
  public var mappedCharacters: Int {
    // Kept small so that the product is a number.
    max(1, min(faces, 1 << 32) / 64) * Self.greatestMappedCharacterCount
  }
  /// The maximum number of values in the variation stores of a table. Shared values count for each
  /// use, and each component counts as one more.
  public static let greatestVariationCount = 1 << 24
  /// The maximum number of conditions that are tried for a face's rules along axes.
  public static let greatestConditionCount = 1 << 16
  /// The maximum number of outline pieces that the fonts of a “CFF ” or “CFF2” table list. Shared
  /// pieces count for each use.
  public static let greatestOutlinePieceCount = 1 << 20
  /// The maximum number of lookups in the “GSUB” and “GPOS” tables of all faces of a file.
  public static let greatestLookupCount = 1 << 18
  /// The maximum number of names in the “name” tables of all faces of a file.
  public static let greatestNameCount = 1 << 18
  /// The maximum number of entries in a map from glyphs to variations (`HVAR`, `VVAR`). It covers
  /// every possible glyph.
  public static let greatestMapCount = 1 << 16
  /// The maximum number of bitmap strikes of a face.
  public static let greatestStrikeCount = 1024
  /// The maximum number of parts in all strikes of a face.
  public static let greatestStrikePartCount = 1 << 20

  /// Creates limits. Each has its usual value by default.
  public init(
    fileSize: Int = 256 << 20, totalSize: Int = 512 << 20, faces: Int = 256, tables: Int = 256,
    axes: Int = 64, namedInstances: Int = 4096, points: Int = 10_000, parts: Int = 1000,
    partDepth: Int = 32, picturePixels: Int = 1 << 20, pictureExtraSize: Int = 16 << 10
  ) {
    self.fileSize = fileSize
    self.totalSize = totalSize
    self.faces = faces
    self.tables = tables
    self.axes = axes
    self.namedInstances = namedInstances
    self.points = points
    self.parts = parts
    self.partDepth = partDepth
    self.picturePixels = picturePixels
    self.pictureExtraSize = pictureExtraSize
  }
}
