/// Which glyph clusters of a section have another hue, where not all of them need have it.
///
/// The colour of all ink together says little of a line in which one word is red: it is in neither
/// picture.
struct HueChanges {
  /// The columns of clusters that changed, in the plane, from the left; clusters with little ink do not
  /// tell.
  let columns: [Range<Int>]
  /// Whether nearly all ink changed alike, so that the colour of all together is the colour of each.
  let isThroughout: Bool

  /// The share of ink that must have changed alike.
  private static let alike = 0.9

  /// Looks at a section.
  ///
  /// - Parameter least: The change of all its ink from which on it may have changed throughout.
  init(of section: LineSection, in colors: LineColors, least: Double, by thresholds: Thresholds) {
    let whole = colors.hueChange(columns: section.columns) ?? SIMD4()
    var changed: [Range<Int>] = []
    var (all, alike) = (0.0, 0.0)
    for cluster in section.clusters {
      let range = section.columns(of: cluster)
      guard let change = colors.hueChange(columns: range) else { continue }
      if change.greatest >= thresholds.clusterChroma { changed.append(range) }
      let isAlike =
        (change - whole).greatest <= thresholds.clusterChroma
        && change.greatest * 2 >= whole.greatest
      all += cluster.sums.expectedMass
      alike += isAlike ? cluster.sums.expectedMass : 0
    }
    columns = changed
    isThroughout = whole.greatest >= least && alike >= HueChanges.alike * all
  }
}

extension SIMD4<Float> {
  /// The greatest element, signs set aside.
  var greatest: Double {
    Double(Swift.max(Swift.max(abs(x), abs(y)), Swift.max(abs(z), abs(w))))
  }
}
