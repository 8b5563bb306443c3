import CHarfBuzz
import Imaging
import Synchronization

/// A face at one place in its design space, scaled so that every number is in font units.
///
/// Unchecked for the same reason as `HarfBuzzFace`.
final class HarfBuzzFont: @unchecked Sendable {
  let font: OpaquePointer
  private let face: HarfBuzzFace
  /// Where the ink of glyphs is that somebody asked about, at most one entry for each glyph there is.
  let knownExtents = Mutex<[UInt32: GlyphExtents?]>([:])

  init(_ face: HarfBuzzFace, unitsPerEm: Int, variations: [VariationSetting]) {
    self.face = face
    font = hb_font_create(face.face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_ot_font_set_funcs(font)
    let settings = variations.map {
      hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value))
    }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
  }
}
