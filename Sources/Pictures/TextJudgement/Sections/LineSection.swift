/// Some columns of a line in both pictures.
struct LineSection {
  /// The columns in the plane; columns of the patch are counted from the first of these.
  let columns: Range<Int>
  /// The factor by which all ink of the actual picture is fuller; 1 where it is about as full, or
  /// only some ink changed. The patch compensates for it.
  let gain: Double
  /// The measurements of each picture alone.
  let expected: LineMeasures
  let actual: LineMeasures
  let patch: LinePatch
  /// The glyph clusters, in columns of the patch.
  let clusters: [GlyphCluster]

  /// Returns the columns of a cluster in the plane.
  func columns(of cluster: GlyphCluster) -> Range<Int> {
    columns.lowerBound + cluster.columns.lowerBound..<columns.lowerBound
      + cluster.columns.upperBound
  }

  /// Returns whether a cluster is the same in both pictures; where clusters touch, columns of the
  /// next one are ignored.
  func isSame(clusterAt index: Int) -> Bool {
    let cluster = clusters[index]
    guard !cluster.isSame else { return true }
    let meetsLast =
      index > 0 && clusters[index - 1].columns.upperBound == cluster.columns.lowerBound
    let meetsNext =
      index + 1 < clusters.count
      && clusters[index + 1].columns.lowerBound == cluster.columns.upperBound
    guard meetsLast || meetsNext else { return false }
    let (first, end) = (cluster.columns.lowerBound, cluster.columns.upperBound)
    return differing(
      columns: max(0, first - (meetsLast ? 0 : 1))..<min(patch.width, end + (meetsNext ? 0 : 1)))
      == nil
  }

  /// The ink that counts as 1 in either picture: the same for both, unless one is fuller
  /// throughout.
  var contrasts: (expected: Float, actual: Float) {
    let measure = Float(max(1, expected.contrast == 0 ? actual.contrast : expected.contrast))
    return (measure, gain == 1 ? measure : Float(actual.contrast))
  }

  /// The contrasts to try for text of another size: a common one, and if the colour may differ too,
  /// each picture's own.
  var sizeContrasts: [(expected: Float, actual: Float)] {
    guard gain == 1, hasOwnColors, expected.contrast != actual.contrast else { return [contrasts] }
    return [contrasts, (Float(expected.contrast), Float(actual.contrast))]
  }

  /// Whether the fullest ink of both pictures is the colour of their text, and not chance.
  var hasOwnColors: Bool {
    min(expected.fullShare, actual.fullShare) >= LineMeasures.telling
  }

  /// Returns whether all ink of one picture is so much fuller that its colour must differ.
  func isFuller(by thresholds: Thresholds) -> Bool { abs(gain - 1) >= thresholds.contrast }

  /// Returns the same for text of another size, which has more or less ink accordingly.
  func isFullerByItself(by thresholds: Thresholds) -> Bool {
    let ratio = Double(actual.contrast) / Double(max(1, expected.contrast))
    return hasOwnColors && abs(ratio - 1) >= thresholds.contrast
  }

  /// The columns of the plane from the first to the last with ink.
  var inkedColumns: Range<Int> {
    guard let first = clusters.first, let last = clusters.last else { return columns }
    return columns.lowerBound + first.columns.lowerBound..<columns.lowerBound
      + last.columns.upperBound
  }

  /// Returns the columns of the plane from the first to the last pixel that differs, among some
  /// columns of the patch; `nil` where none does.
  func differing(columns range: Range<Int>) -> Range<Int>? {
    let differing = range.filter { column in
      (0..<patch.height).contains { row in
        let index = row * patch.width + column
        return abs(patch.expected[index] - patch.actual[index]) > FitSums.same
      }
    }
    guard let first = differing.first, let last = differing.last else { return nil }
    return columns.lowerBound + first..<columns.lowerBound + last + 1
  }
}
