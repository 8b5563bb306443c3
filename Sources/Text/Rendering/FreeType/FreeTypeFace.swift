import CFreeType
import Glibc
import Imaging

/// Owns FreeType's view of one face and loads its outlines, in font units, unhinted.
final class FreeTypeFace {
  let handle: FT_Face
  /// Whether the face has colour pictures (`CBDT` or `sbix`). Grey and black pictures do not count.
  let hasStrikes: Bool
  /// The colour layers; `nil` if the face has none.
  let colors: ColorTable?
  /// The glyphs that are SVG documents; `nil` if the face has none.
  let svgGlyphs: SVGGlyphs?
  /// Keeps the library alive, which the face lives in.
  private let library: FreeTypeLibrary
  /// Keeps the bytes that FreeType points into.
  let file: FontBytes
  /// The check that keeps FreeType from reading bad pictures.
  private(set) lazy var embeddedPictures = EmbeddedPictures(of: file)
  /// The current axis positions; `nil` if they are unknown.
  private var place: FontPlace? = .usual

  var unitsPerEm: Int { Int(handle.pointee.units_per_EM) }

  /// The outlines that were read from the file.
  private(set) var outlines = OutlineCache()

  /// The known parts of composite glyphs.
  private var makeups: [UInt32: Makeup] = [:]

  init(_ file: FontBytes, index: Int, in library: FreeTypeLibrary) throws(RenderError) {
    self.file = file
    self.library = library
    // Beyond 16 bits FreeType sees the number of a named instance, below 0 no face at all.
    guard (0...0xFFFF).contains(index) else {
      throw .unreadableFont(detail: "it has no face \(index)")
    }
    var face: FT_Face?
    let error = FT_New_Memory_Face(
      library.handle, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(file.bytes.count), FT_Long(index), &face)
    try library.checkMemory()
    guard error == 0, let face else {
      throw .unreadableFont(detail: FreeTypeLibrary.describe(error))
    }
    let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    hasStrikes =
      face.pointee.num_fixed_sizes > 0
      && (FreeTypeLibrary.hasTable(.colorBitmaps, in: face)
        || FreeTypeLibrary.hasTable(.standardBitmaps, in: face))
    guard isScalable || hasStrikes else {
      FT_Done_Face(face)
      throw .noOutlines
    }
    guard face.pointee.units_per_EM > 0 || !isScalable else {
      FT_Done_Face(face)
      throw .unreadableFont(detail: "its em square has no size")
    }
    handle = face
    let table = { TableBytes($0, of: face, in: file) }
    colors = table(.colorLayers).map { ColorTable(layers: $0, palettes: table(.palettes)) }
    svgGlyphs = table(.svgDocuments).map(SVGGlyphs.init(table:))
  }

  /// Whether the face is at other axis positions than the default.
  var isVaried: Bool { place != .usual }

  deinit {
    FT_Done_Face(handle)
  }

  /// Whether FreeType finds outlines. It finds none if the face also has Apple's pictures.
  var isScalable: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

  /// Moves the face to axis positions. Axes that are not named go to their default. A face that is
  /// never varied is not moved at all, because its variation tables may be damaged.
  func move(to wanted: FontPlace) throws(RenderError) {
    guard wanted != place else { return }
    // FreeType 2.12 refuses to move a face whose outlines stay as they are.
    if wanted.normalized != [] { try moveOutlines(to: wanted) }
    place = wanted
    outlines.move(to: wanted)
  }

  private func moveOutlines(to wanted: FontPlace) throws(RenderError) {
    let error: FT_Error
    if let normalized = wanted.normalized {
      // From 14 bits behind the point to 16.
      var coordinates = normalized.map { FT_Fixed($0) * 4 }
      place = nil
      error = FT_Set_Var_Blend_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    } else {
      var coordinates = try coordinates(of: wanted.settings)
      // It may have moved in part where this fails.
      place = nil
      error = FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    }
    try library.checkMemory()
    guard error == 0 else { throw .unreadableFont(detail: FreeTypeLibrary.describe(error)) }
  }

  /// Returns the position on each axis.
  private func coordinates(of settings: [VariationSetting]) throws(RenderError) -> [FT_Fixed] {
    // Axis positions are 16.16 numbers (OpenType, “fvar”).
    for setting in settings where !(abs(setting.value) < 32768) {
      throw .unreadableFont(detail: "it has no instance at \(setting.axis)=\(setting.value)")
    }
    var description: UnsafeMutablePointer<FT_MM_Var>?
    let error = FT_Get_MM_Var(handle, &description)
    guard error == 0, let description else {
      throw .unreadableFont(detail: FreeTypeLibrary.describe(error))
    }
    defer { FT_Done_MM_Var(library.handle, description) }
    return (0..<Int(description.pointee.num_axis)).map { index in
      let axis = description.pointee.axis[index]
      let setting = settings.first { $0.axis.rawValue == UInt32(axis.tag) }
      return setting.map { FT_Fixed(($0.value * 65536).rounded(.toNearestOrAwayFromZero)) }
        ?? axis.def
    }
  }

  /// Calls a closure with the outline of a glyph in font units. The closure may move its points.
  func withOutline<Result>(
    of glyph: UInt32, _ body: (inout FT_Outline) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    try outline(of: glyph).withOutline(body)
  }

  private func outline(of glyph: UInt32) throws(RenderError) -> KeptOutline {
    if let kept = outlines.outline(of: glyph) { return kept }
    guard isScalable else { throw .noOutlines }
    var slot = try load(glyph, FT_LOAD_NO_RECURSE)
    if slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE {
      _ = try makeup(of: glyph, within: glyph, depth: 0)
      slot = try load(glyph, FT_LOAD_NO_SCALE)
    }
    guard slot.pointee.outline.n_points <= file.limits.points else {
      throw .unreadableGlyph(
        id: glyph,
        detail: "it has more than \(file.limits.points) points; \(FontLimits.Name.points.remedy)")
    }
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
      throw .unreadableGlyph(id: glyph, detail: "it is not an outline")
    }
    let outline = try KeptOutline(&slot.pointee.outline, of: glyph, in: library)
    outlines.keep(outline, of: glyph)
    return outline
  }

  /// Loads a glyph in font units: whole, or only what it is made of.
  private func load(_ glyph: UInt32, _ flags: Int) throws(RenderError) -> FT_GlyphSlot {
    let error = FT_Load_Glyph(handle, FT_UInt(glyph), FT_Int32(flags))
    try library.checkMemory()
    guard error == 0, let slot = handle.pointee.glyph else {
      throw .unreadableGlyph(id: glyph, detail: FreeTypeLibrary.describe(error))
    }
    return slot
  }

  /// The components of a glyph.
  private struct Makeup {
    /// The number of glyphs, including the glyph itself.
    var partCount = 1
    /// The number of nested levels below the glyph.
    var height = 0
  }

  /// Finds the components of a glyph.
  ///
  /// FreeType follows nested components without counting. A font of a kilobyte, in which every
  /// glyph contains the previous one twice, would keep it busy forever.
  ///
  /// - Parameters:
  ///   - whole: The glyph that is needed, which contains this one.
  ///   - depth: The number of levels from that glyph to this one.
  private func makeup(
    of glyph: UInt32, within whole: UInt32, depth: Int
  ) throws(RenderError) -> Makeup {
    let known = makeups[glyph]
    guard depth + (known?.height ?? 0) <= file.limits.partDepth else {
      throw .unreadableGlyph(
        id: whole,
        detail: "its components are nested too deep; "
          + "\(FontLimits.Name.partDepth.remedy)")
    }
    if let known { return known }
    var found = Makeup()
    for part in parts(of: try load(glyph, FT_LOAD_NO_RECURSE)) {
      let inner = try makeup(of: part, within: whole, depth: depth + 1)
      found.partCount += inner.partCount
      found.height = max(found.height, inner.height + 1)
      guard found.partCount <= file.limits.parts else {
        throw .unreadableGlyph(
          id: whole,
          detail: "it has more than \(file.limits.parts) components; "
            + FontLimits.Name.parts.remedy)
      }
    }
    makeups[glyph] = found
    return found
  }

  private func parts(of slot: FT_GlyphSlot) -> [UInt32] {
    guard slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE else { return [] }
    return (0..<slot.pointee.num_subglyphs).map { index in
      var part: FT_Int = 0
      var flags: FT_UInt = 0
      var (first, second): (FT_Int, FT_Int) = (0, 0)
      var matrix = FT_Matrix()
      FT_Get_SubGlyph_Info(slot, index, &part, &flags, &first, &second, &matrix)
      return UInt32(truncatingIfNeeded: part)
    }
  }
}

/// The axis positions of a face.
struct FontPlace: Hashable {
  /// The axis positions that are set.
  let settings: [VariationSetting]
  /// The normalized positions that replace them, as in `FontInstance`.
  let normalized: [Int]?

  /// The default of all axes.
  static let usual = FontPlace(settings: [])

  init(settings: [VariationSetting], normalized: [Int]? = nil) {
    self.settings = settings
    self.normalized = normalized
  }

  init(_ font: FontInstance) {
    self.init(settings: font.variations, normalized: font.normalizedPlace)
  }
}

/// The glyphs of a font that are SVG documents (OpenType, “SVG”). They are not drawn.
struct SVGGlyphs {
  let table: TableBytes

  func contains(_ glyph: UInt32) throws(RenderError) -> Bool {
    let list = try table.uint32(at: 2)
    for index in 0..<(try table.uint16(at: list)) {
      let record = list + 2 + index * 12
      let first = try table.uint16(at: record)
      let last = try table.uint16(at: record + 2)
      if first <= Int(glyph), Int(glyph) <= last { return true }
    }
    return false
  }
}
