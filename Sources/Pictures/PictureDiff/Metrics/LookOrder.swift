import Imaging
import PNGFiles
import TextJudgement

/// The closer looks at two files that differ: with rows aligned if some came, went or moved,
/// otherwise in place.
struct LookOrder {
  let files: FilePair
  /// The result of the first pass.
  let exact: PNGComparison
  let metric: Metric

  /// The least shift in px that counts as inserted rows. The judgement of whole pictures reports a smaller one as moved text.
  static let leastShift = 8

  func comparison() throws(PictureFileError) -> MetricComparison {
    guard exact.greatestShift >= (isLookedAtWhole ? LookOrder.leastShift : 1),
      let aligned = try aligned()
    else {
      if let found = try inColumns() { return found }
      return try inPlace()
    }
    var found = MetricComparison(
      metric: metric, verdict: .differs, expectedSize: exact.expectedSize,
      actualSize: exact.actualSize)
    found.difference = exact.pictures.difference
    if case .pixelmatch = metric, exact.expectedSize == exact.actualSize {
      found = try inPlace()
      // What passes the rule needs no words.
      guard found.verdict == .differs else { return found }
    }
    let rest = try rest(aligned.kept, isAligned: true)
    return aligned.comparison(
      rest: rest, lines: try lines(of: rest, kept: aligned.kept), inPlace: found)
  }

  /// Returns the lines that findings about kept rows name; `nil` where they name none.
  private func lines(
    of rest: MetricComparison, kept: KeptRows
  ) throws(PictureFileError) -> KeptLines? {
    guard rest.findings.contains(where: { !$0.lines.isEmpty }) else { return nil }
    let rows = try RowWindows(files.expected)
    return KeptLines(
      of: try rows.window(0..<rows.size.height, as: rows.format), kept: kept)
  }

  private var isLookedAtWhole: Bool {
    LookPlan.isWhole(exact.expectedSize, exact.actualSize)
  }

  private func aligned() throws(PictureFileError) -> AlignedLook? {
    try files.reading { old, new throws(RowPair.Stop) in
      let format = RowPrints.format(for: old.layout, new.layout)
      let prints: (old: RowPrints, new: RowPrints)
      do throws(StreamStop) {
        prints.old = try RowPrints(of: old, as: format, ignoring: files.ignored)
      } catch { throw .expected(error) }
      do throws(StreamStop) {
        prints.new = try RowPrints(of: new, as: format, ignoring: files.ignored)
      } catch { throw .actual(error) }
      return AlignedLook(
        old: prints.old, new: prints.new, width: old.size.width,
        tellsAnyShift: !isLookedAtWhole)
    }
  }

  /// Returns the comparison with aligned columns; `nil` where none came, went or moved, or the
  /// pictures are too large.
  private func inColumns() throws(PictureFileError) -> MetricComparison? {
    let difference = exact.pictures.difference
    guard isLookedAtWhole, exact.expectedSize.height == exact.actualSize.height,
      exact.expectedSize.width != exact.actualSize.width
        || difference.map({ ColumnEvidence.isWide($0, in: exact.expectedSize) }) ?? false
    else { return nil }
    let (old, new) = (try RowWindows(files.expected), try RowWindows(files.actual))
    let pictures = PicturesInMemory(
      expected: try old.window(0..<old.size.height, as: old.format),
      actual: try new.window(0..<new.size.height, as: new.format), ignored: files.ignored)
    return pictures.inColumns(by: metric, difference: difference)
  }

  /// Returns the comparison of the rows that both pictures have.
  ///
  /// - Parameter isAligned: Whether differences of any size are described.
  private func rest(
    _ kept: KeptRows, isAligned: Bool = false
  ) throws(PictureFileError) -> MetricComparison {
    var files = files
    files.kept = kept
    files.ignored = kept.kept(of: files.ignored)
    files.asksForShifts = false
    let exact = try files.compare()
    guard exact.pictures != .equal else {
      return MetricComparison(equalBy: metric, size: exact.actualSize)
    }
    return try CloserLook(files: files, exact: exact)
      .comparison(by: metric, describesAll: isAligned)
  }

  private func inPlace() throws(PictureFileError) -> MetricComparison {
    let (old, new) = (exact.expectedSize, exact.actualSize)
    guard old != new, old.width == new.width, !isLookedAtWhole else {
      return try CloserLook(files: files, exact: exact).comparison(by: metric)
    }
    // Too much to be laid over each other whole; so the part that both have is looked at.
    let rest = try rest(KeptRows(common: min(old.height, new.height)))
    var found = MetricComparison(
      metric: metric, verdict: .differs, expectedSize: old, actualSize: new)
    found.difference = exact.pictures.difference
    found.words = rest.words
    found.changedLines = rest.changedLines
    found.hasMoreFindings = rest.hasMoreFindings
    found.clusters = rest.clusters
    found.findings =
      rest.findings.filter { !$0.cause.isNoise } + [
        Finding(
          cause: .pictureSize(from: old, to: new),
          area: PixelRect(
            x: 0, y: 0, width: new.width, height: max(old.height, new.height)))
      ]
    return found
  }
}
