import CHarfBuzz
import Synchronization

/// The box around a glyph's ink in font units, from its origin, y up.
struct GlyphExtents: Equatable {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int

  /// Creates a box from its top left corner, as HarfBuzz gives it, with a negative height. The
  /// other corner may overflow such numbers.
  init(left: Int32, top: Int32, width: Int32, height: Int32) {
    self.left = Int(left)
    self.top = Int(top)
    right = Int(left) + Int(width)
    bottom = Int(top) + Int(height)
  }
}

extension HarfBuzzFont {
  /// Returns the bounds of a glyph's ink; `nil` if it has none, or the font does not give them.
  ///
  /// They are calculated once per glyph, because a variable font moves all its points for that.
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
      left: extents.x_bearing, top: extents.y_bearing, width: extents.width,
      height: extents.height)
  }
}
