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

/// The version of the Cairo that runs, such as `1.16.0`.
///
/// - Throws: `RenderError.noCairo`.
public func cairoVersion() throws(RenderError) -> String {
  // One number, of two digits for each part after the first (Cairo's manual, “Version Information”).
  let version = try CairoLibrary.functions().version()
  return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
}
