import CairoShim

/// Cairo, which the first drawing loads.
enum CairoLibrary {
  /// Its functions.
  ///
  /// - Throws: `RenderError.noCairo`.
  static func functions() throws(RenderError) -> typeproof_cairo {
    guard let cairo = typeproof_cairo_loaded() else {
      throw .noCairo(detail: String(cString: typeproof_cairo_complaint()))
    }
    return cairo.pointee
  }
}
