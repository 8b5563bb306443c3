/// Some columns of a line in both pictures.
struct LineSection {
  /// Its columns in the plane; columns of the patch count from the first of these.
  let columns: Range<Int>
  /// How much fuller all ink of the actual picture is: 1 where it is about as full, or not all of it has
  /// changed; the patch sets it aside.
  let gain: Double
  /// What is measured on either picture by itself.
  let expected: LineMeasures
  let actual: LineMeasures
  let patch: LinePatch
  /// Its glyph clusters, in columns of the patch.
  let clusters: [GlyphCluster]

  /// The columns of a cluster in the plane.
  func columns(of cluster: GlyphCluster) -> Range<Int> {
    columns.lowerBound + cluster.columns.lowerBound..<columns.lowerBound
      + cluster.columns.upperBound
  }

  /// Whether a cluster is the same in both pictures; where clusters touch, a column of the next one does
  /// not count.
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

  /// The ink of either picture that counts as 1: one measure for both, unless one is fuller throughout.
  var contrasts: (expected: Float, actual: Float) {
    let measure = Float(max(1, expected.contrast == 0 ? actual.contrast : expected.contrast))
    return (measure, gain == 1 ? measure : Float(actual.contrast))
  }

  /// The measures by which text of another size may be the same: that for both, and where it may have
  /// another colour, too, each picture's own.
  var sizeContrasts: [(expected: Float, actual: Float)] {
    guard gain == 1, hasOwnColors, expected.contrast != actual.contrast else { return [contrasts] }
    return [contrasts, (Float(expected.contrast), Float(actual.contrast))]
  }

  /// Whether the fullest ink of either picture is the colour of its text, and not chance.
  var hasOwnColors: Bool {
    min(expected.fullShare, actual.fullShare) >= LineMeasures.telling
  }

  /// Whether all ink of one picture is so much fuller that its colour must be another.
  func isFuller(by thresholds: Thresholds) -> Bool { abs(gain - 1) >= thresholds.contrast }

  /// The same where text has another size, and as much more ink or less.
  func isFullerByItself(by thresholds: Thresholds) -> Bool {
    let ratio = Double(actual.contrast) / Double(max(1, expected.contrast))
    return hasOwnColors && abs(ratio - 1) >= thresholds.contrast
  }

  /// From the first to the last with ink, in columns of the plane.
  var inkedColumns: Range<Int> {
    guard let first = clusters.first, let last = clusters.last else { return columns }
    return columns.lowerBound + first.columns.lowerBound..<columns.lowerBound
      + last.columns.upperBound
  }

  /// From the first to the last of some columns of the patch in which a pixel differs, in columns of the
  /// plane; `nil` where none does.
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
