import CFreeType
import Glibc
import Imaging

/// Owns FreeType's view of one face and loads its outlines, in font units, unhinted.
final class FreeTypeFace {
  private let handle: FT_Face
  /// Keeps the library alive, which the face lives in.
  private let library: FreeTypeLibrary
  /// Keeps the bytes that FreeType points into.
  private let file: FontBytes
  /// The axis positions the face stands at.
  private var variations: [VariationSetting] = []

  var unitsPerEm: Int { Int(handle.pointee.units_per_EM) }

  init(_ file: FontBytes, index: Int, in library: FreeTypeLibrary) throws(RenderError) {
    self.file = file
    self.library = library
    var face: FT_Face?
    let error = FT_New_Memory_Face(
      library.handle, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(file.bytes.count), FT_Long(index), &face)
    guard error == 0, let face else {
      throw .unreadableFont(detail: FreeTypeLibrary.describe(error))
    }
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
      FT_Done_Face(face)
      throw .noOutlines
    }
    handle = face
  }

  deinit {
    FT_Done_Face(handle)
  }

  /// Moves the face to axis positions; axes not named go to their default.
  func move(to settings: [VariationSetting]) throws(RenderError) {
    guard settings != variations else { return }
    var description: UnsafeMutablePointer<FT_MM_Var>?
    let error = FT_Get_MM_Var(handle, &description)
    guard error == 0, let description else {
      throw .unreadableFont(detail: FreeTypeLibrary.describe(error))
    }
    defer { FT_Done_MM_Var(library.handle, description) }
    var coordinates = (0..<Int(description.pointee.num_axis)).map { index in
      let axis = description.pointee.axis[index]
      let setting = settings.first { $0.axis.rawValue == UInt32(axis.tag) }
      return setting.map { FT_Fixed(($0.value * 65536).rounded(.toNearestOrAwayFromZero)) }
        ?? axis.def
    }
    let moved = FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    guard moved == 0 else { throw .unreadableFont(detail: FreeTypeLibrary.describe(moved)) }
    variations = settings
  }

  /// Lends the outline of a glyph in font units; the caller may move its points.
  func withOutline<Result>(
    of glyph: UInt32, _ body: (inout FT_Outline) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    let error = FT_Load_Glyph(handle, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE))
    guard error == 0, let slot = handle.pointee.glyph else {
      throw .unreadableGlyph(id: glyph, detail: FreeTypeLibrary.describe(error))
    }
    return try body(&slot.pointee.outline)
  }
}
