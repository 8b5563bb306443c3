import CHarfBuzz
import Imaging
import Synchronization

/// A face at some axis positions, scaled so that every number is in font units.
///
/// The type is unchecked for the same reason as `HarfBuzzFace`.
final class HarfBuzzFont: @unchecked Sendable {
  let font: OpaquePointer
  /// Keeps the bytes that `font` points into.
  private let file: FontBytes
  /// The ink bounds of glyphs that were asked for, at most one entry per glyph.
  let knownExtents = Mutex<[UInt32: GlyphExtents?]>([:])

  fileprivate init(_ face: HarfBuzzFace, at variations: [VariationSetting]) {
    file = face.file
    let varied: OpaquePointer = hb_font_create(face.face)
    let unitsPerEm = Int32(hb_face_get_upem(face.face))
    hb_font_set_scale(varied, unitsPerEm, unitsPerEm)
    hb_ot_font_set_funcs(varied)
    let settings = variations.map {
      hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value))
    }
    hb_font_set_variations(varied, settings, UInt32(settings.count))
    font =
      face.hasFixedAdvances && !settings.isEmpty
      ? Self.font(varied, withAdvancesOf: face.defaultFont) : varied
    hb_font_make_immutable(font)
  }

  /// Returns a font with the advances of another one, and takes ownership of the first.
  private static func font(
    _ font: OpaquePointer, withAdvancesOf other: OpaquePointer
  ) -> OpaquePointer {
    let result: OpaquePointer = hb_font_create_sub_font(font)
    hb_font_destroy(font)
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, other, glyph, _ in hb_font_get_glyph_h_advance(other.map(OpaquePointer.init), glyph) },
      nil, nil)
    hb_font_set_funcs(
      result, functions, UnsafeMutableRawPointer(hb_font_reference(other)),
      { other in hb_font_destroy(other.map(OpaquePointer.init)) })
    hb_font_funcs_destroy(functions)
    return result
  }

  deinit {
    hb_font_destroy(font)
  }

  /// The position on each axis, as numbers with 14 fractional bits.
  var normalizedPlace: [Int] {
    var count: UInt32 = 0
    guard let places = hb_font_get_var_coords_normalized(font, &count) else { return [] }
    return UnsafeBufferPointer(start: places, count: Int(count)).map { Int($0) }
  }
}

extension HarfBuzzFace {
  /// The face at recently used axis positions. Older ones are dropped.
  struct KeptFonts {
    fileprivate var recent: [[VariationSetting]: HarfBuzzFont] = [:]
    fileprivate var older: [[VariationSetting]: HarfBuzzFont] = [:]
  }

  /// The minimum number of positions to keep. A text style with an optical-size axis needs twelve,
  /// one for each category.
  private static let fontCount = 32

  /// Returns the face at axis positions. It is the same object as long as fewer than 32 others were
  /// used since, because the known facts about glyphs are kept with it.
  func font(at variations: [VariationSetting]) -> HarfBuzzFont {
    fonts.withLock { kept in
      if let font = kept.recent[variations] { return font }
      let font =
        kept.older[variations] ?? HarfBuzzFont(self, at: variations)
      if kept.recent.count == Self.fontCount {
        kept.older = kept.recent
        kept.recent = [:]
      }
      kept.recent[variations] = font
      return font
    }
  }
}
