import CHarfBuzz

/// The positions that a font gives for lines below and through its letters, in font units, with y
/// up.
struct DecorationMetrics {
  /// The top of the underline (`post` underlinePosition).
  let underlineTop: Int32
  /// The thickness of the underline (`post` underlineThickness).
  let underlineThickness: Int32
  /// The top of the strikethrough (`OS/2` yStrikeoutPosition).
  let strikethroughTop: Int32
  /// The thickness of the strikethrough (`OS/2` yStrikeoutSize).
  let strikethroughThickness: Int32
}

extension HarfBuzzFont {
  /// Returns the metrics of the font at its axis positions.
  ///
  /// A font that gives none gets lines of a twentieth of an em, a tenth of an em below the baseline
  /// and a third above it. Most fonts are close to that.
  func decorationMetrics(unitsPerEm: Int) -> DecorationMetrics {
    let em = Int32(unitsPerEm)
    let underline = thickness(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    let strikethrough = thickness(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    return DecorationMetrics(
      underlineTop: underline.flatMap { _ in position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) }
        ?? -em / 10,
      underlineThickness: underline ?? em / 20,
      strikethroughTop: strikethrough.flatMap { _ in position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) }
        ?? em / 3,
      strikethroughThickness: strikethrough ?? em / 20)
  }

  private func thickness(_ tag: hb_ot_metrics_tag_t) -> Int32? {
    position(tag).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns a value of the font at its axis positions; `nil` if it gives none.
  func position(_ tag: hb_ot_metrics_tag_t) -> Int32? {
    var position: hb_position_t = 0
    return hb_ot_metrics_get_position(font, tag, &position) != 0 ? position : nil
  }
}
