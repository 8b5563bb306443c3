import DynamicType
import Snapshots

extension Snapshotting {
  /// The part of a suite that these pictures of a sample are.
  ///
  /// - Throws: `SnapshotAssertionError` where nothing would be drawn, or not what was said.
  func part(ofSuite suite: String, showing sample: Sample) throws -> SuiteSpec {
    guard
      !styles.isEmpty, !categories.isEmpty, !legibilityWeights.isEmpty, !settings.isEmpty
    else { throw SnapshotAssertionError.emptyMatrix }
    for (index, setting) in settings.enumerated() {
      if let label = setting.variant, settings[..<index].contains(where: { $0.variant == label }) {
        throw SnapshotAssertionError.sameFontTwice(label: label)
      }
    }
    // The font of the whole text is that of `image`, so another one would count for nothing.
    guard attributes.font == nil, attributes.textStyle == nil else {
      throw SnapshotAssertionError.fontInAttributes
    }
    var sample = sample
    if let direction { sample.direction = direction }
    // What is given twice is still one picture.
    return try SuiteSpec(
      name: suite,
      ramps: Set(styles).flatMap { style in
        Set(legibilityWeights).flatMap { legibilityWeight in
          settings.map { setting in
            RampSpec(
              suite: suite, style: style, sample: sample, font: setting.font,
              categories: Array(Set(categories)), width: width, scale: scale,
              variants: setting.variant.map { [$0] } ?? [], color: color, background: background,
              attributes: attributes, paragraph: paragraph, legibilityWeight: legibilityWeight,
              update: update, tolerance: tolerance)
          }
        }
      })
  }
}
