import CFreeType

/// Owns an instance of FreeType; one for each worker, as FreeType asks for.
final class FreeTypeLibrary {
  let handle: FT_Library
  /// The memory that FreeType may use. It outlives the library.
  let memory = FreeTypeMemory()

  init() throws(RenderError) {
    var library: FT_Library?
    guard FT_New_Library(memory.handle, &library) == 0, let library else { throw .outOfMemory }
    FT_Add_Default_Modules(library)
    handle = library
  }

  deinit {
    FT_Done_Library(handle)
  }

  /// Throws if FreeType wanted more memory than it may have since the last call, even if it then
  /// managed without.
  func checkMemory() throws(RenderError) {
    guard !memory.takeRefusal() else {
      throw .unreadableFont(
        detail: "FreeType would take more than \(DrawingLimits.greatestFontMemory >> 20) MB for it")
    }
  }

  /// The version of the library that runs, such as `2.12.1`.
  var version: String {
    var major: FT_Int = 0
    var minor: FT_Int = 0
    var patch: FT_Int = 0
    FT_Library_Version(handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// Returns FreeType's description of an error.
  static func describe(_ error: FT_Error) -> String {
    switch error {
    case FT_Error(FT_Err_Raster_Overflow): "its lines are too close to each other"
    // Debian builds FreeType without its error strings, so the number has to do.
    default: FT_Error_String(error).map { String(cString: $0) } ?? "error \(error)"
    }
  }
}
