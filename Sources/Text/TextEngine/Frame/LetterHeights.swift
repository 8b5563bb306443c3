import CHarfBuzz
public import DynamicType
import Imaging

/// How high flat letters without ascenders, and flat capitals, stand above the baseline.
public struct LetterHeights: Hashable, Sendable {
  /// The height of a flat lowercase letter (`OS/2` sxHeight, varied by `MVAR`), in points; `nil`
  /// where the font does not state it.
  public var xHeight: Points?
  /// The height of a flat capital (`OS/2` sCapHeight, varied by `MVAR`), in points; `nil` where the
  /// font does not state it.
  public var capHeight: Points?

  /// Known heights.
  public init(xHeight: Points? = nil, capHeight: Points? = nil) {
    self.xHeight = xHeight
    self.capHeight = capHeight
  }
}

extension GlyphRun {
  /// What the run's font says at its place in the design space and its size.
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
  /// The heights of letters in the font that most glyphs of the first line are set in, the first of
  /// several; `nil` where nothing is set.
  public var letterHeights: LetterHeights? {
    let runs = lines.first?.runs ?? []
    let greatest = runs.map(\.glyphs.count).max()
    return runs.first { $0.glyphs.count == greatest }?.letterHeights
  }
}
