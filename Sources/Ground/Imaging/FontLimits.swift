/// How much a font may make us do, whoever made it: what is beyond is refused before a library sees
/// it, or before the work is begun.
///
/// They travel with the bytes of the file, so shaping and drawing keep to the same ones. Each is far
/// above what fonts in use need: of 2,207 font files of Debian, none has a tenth of the faces, tables
/// and places, half the axes, or a quarter of the points and parts.
public struct FontLimits: Hashable, Sendable {
  /// The most bytes of a file.
  public var fileSize: Int
  /// The most bytes of all files of a run, each of which is kept as long as it is drawn with.
  public var totalSize: Int
  /// The most faces of a collection.
  public var faces: Int
  /// The most tables of a face.
  public var tables: Int
  /// The most axes of a variable font.
  public var axes: Int
  /// The most places with names of a variable font, those of all its faces together.
  public var namedInstances: Int
  /// The most points of an outline, those of all its parts together.
  public var points: Int
  /// The most glyphs that a glyph is made of, itself included.
  public var parts: Int
  /// How deep the parts of a glyph may nest.
  public var partDepth: Int
  /// The most pixels of a picture that a font has for a glyph.
  public var picturePixels: Int
  /// The most bytes that such a picture has beside its pixels, such as a colour profile: what is packed
  /// there takes a thousand times the memory.
  public var pictureExtraSize: Int

  /// The most points that a glyph and its parts may have, each as often as the part is there and as it is
  /// moved along axes, and once more.
  public static let greatestMoveCount = 1 << 20
  /// The most characters that the stretches of all character maps of a face may have: all of Unicode's
  /// eight times over.
  public static let greatestMappedCharacterCount = 8 * 0x11_0000
  /// The most that all faces of a file may have: those of one for each 64 faces that a file may have.
  public var mappedCharacters: Int {
    // Kept small so that the product is a number.
    max(1, min(faces, 1 << 32) / 64) * Self.greatestMappedCharacterCount
  }
  /// The most numbers that the variation stores of a table may hold, those that parts share counted for each,
  /// and a part as one more.
  public static let greatestVariationCount = 1 << 24
  /// The most conditions that are tried when a face's rules vary along axes.
  public static let greatestConditionCount = 1 << 16
  /// The most pieces of outlines that the fonts of a table “CFF ” or “CFF2” may list, those that they share
  /// counted for each.
  public static let greatestOutlinePieceCount = 1 << 20
  /// The most lookups that the tables “GSUB” and “GPOS” of all faces of a file may have.
  public static let greatestLookupCount = 1 << 18
  /// The most names that the tables “name” of all faces of a file may have.
  public static let greatestNameCount = 1 << 18
  /// The most entries of a map from glyphs to what varies (`HVAR`, `VVAR`): those of all glyphs that there can be.
  public static let greatestMapCount = 1 << 16
  /// The most sets of pictures that a face may have, each for one size.
  public static let greatestStrikeCount = 1024
  /// The most parts that these may have in all.
  public static let greatestStrikePartCount = 1 << 20

  /// Limits of your own; each is the usual one unless told otherwise.
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
