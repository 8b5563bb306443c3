import CHarfBuzz
import Imaging
import Synchronization

/// A face at one place in its design space, scaled so that every number is in font units.
///
/// Unchecked for the same reason as `HarfBuzzFace`.
final class HarfBuzzFont: @unchecked Sendable {
  let font: OpaquePointer
  /// Keeps the bytes that `font` points into.
  private let file: FontBytes
  /// Where the ink of glyphs is that somebody asked about, at most one entry for each glyph there is.
  let knownExtents = Mutex<[UInt32: GlyphExtents?]>([:])

  fileprivate init(
    _ face: OpaquePointer, of file: FontBytes, variations: [VariationSetting]
  ) {
    self.file = file
    font = hb_font_create(face)
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
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

extension HarfBuzzFace {
  /// The face at places that were asked for last, and at those before them; older ones are dropped.
  struct KeptFonts {
    fileprivate var recent: [[VariationSetting]: HarfBuzzFont] = [:]
    fileprivate var older: [[VariationSetting]: HarfBuzzFont] = [:]
  }

  /// How many places are kept at least. A text style with an axis for optical sizes stands at twelve,
  /// one for each category.
  private static let fontCount = 32

  /// The face at a place in its design space: the same object as long as fewer than 32 others were
  /// asked for since, as what is known of its glyphs is kept with it.
  func font(at variations: [VariationSetting]) -> HarfBuzzFont {
    fonts.withLock { kept in
      if let font = kept.recent[variations] { return font }
      let font =
        kept.older[variations] ?? HarfBuzzFont(face, of: file, variations: variations)
      if kept.recent.count == Self.fontCount {
        kept.older = kept.recent
        kept.recent = [:]
      }
      kept.recent[variations] = font
      return font
    }
  }
}
