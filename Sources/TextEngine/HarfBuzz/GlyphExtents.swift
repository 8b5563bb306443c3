import CHarfBuzz
import Synchronization

/// The box around a glyph's ink in font units, from its origin, y up.
struct GlyphExtents: Equatable {
  let left: Int32
  let top: Int32
  let right: Int32
  let bottom: Int32
}

extension HarfBuzzFont {
  /// Where a glyph's ink is; `nil` where it has none, or the font does not say.
  ///
  /// It is worked out once for each glyph: a variable font moves all its points for that.
  func extents(of glyph: UInt32) -> GlyphExtents? {
    knownExtents.withLock { known in
      if let extents = known[glyph] { return extents }
      let extents = readExtents(of: glyph)
      known[glyph] = .some(extents)
      return extents
    }
  }

  private func readExtents(of glyph: UInt32) -> GlyphExtents? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return nil }
    return GlyphExtents(
      left: extents.x_bearing, top: extents.y_bearing, right: extents.x_bearing + extents.width,
      bottom: extents.y_bearing + extents.height)
  }
}
