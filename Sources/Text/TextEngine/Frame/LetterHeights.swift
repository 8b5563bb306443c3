import CHarfBuzz
public import DynamicType
import Imaging

/// The heights of flat letters without ascenders, and of flat capitals, above the baseline.
public struct LetterHeights: Hashable, Sendable {
  /// The height of a flat lowercase letter (`OS/2` sxHeight, varied by `MVAR`), in points; `nil` if
  /// the font does not give it.
  public var xHeight: Points?
  /// The height of a flat capital (`OS/2` sCapHeight, varied by `MVAR`), in points; `nil` if the
  /// font does not give it.
  public var capHeight: Points?

  /// Creates letter heights.
  public init(xHeight: Points? = nil, capHeight: Points? = nil) {
    self.xHeight = xHeight
    self.capHeight = capHeight
  }
}

extension GlyphRun {
  /// The letter heights of the run's font, at its axis positions and size.
  public var letterHeights: LetterHeights {
    let height = { (tag: hb_ot_metrics_tag_t) -> Points? in
      font.position(tag).flatMap { units in
        // Old tables hold zeros where they know nothing.
        units > 0 ? pointSize * (Double(units) / Double(face.unitsPerEm)) : nil
      }
    }
    return LetterHeights(
      xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT), capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT))
  }
}

extension TextFrame {
  /// The letter heights of the font with the most glyphs on the first line; `nil` without glyphs.
  /// If several fonts have as many, the first counts.
  public var letterHeights: LetterHeights? {
    let runs = lines.first?.runs ?? []
    let greatest = runs.map(\.glyphs.count).max()
    return runs.first { $0.glyphs.count == greatest }?.letterHeights
  }
}
