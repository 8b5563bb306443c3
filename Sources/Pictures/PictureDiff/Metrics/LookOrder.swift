import Imaging
import PNGFiles
import TextJudgement

/// Closer looks at two files that differ: with their rows aligned where some came, went or moved, else in
/// place.
struct LookOrder {
  let files: FilePair
  /// What the first way found.
  let exact: PNGComparison
  let metric: Metric

  /// The least shift in px that counts as inserted rows. The judgement of whole pictures reports a smaller one as moved text.
  static let leastShift = 8

  func comparison() throws(PictureFileError) -> MetricComparison {
    guard exact.greatestShift >= (isLookedAtWhole ? LookOrder.leastShift : 1),
      let aligned = try aligned()
    else { return try inPlace() }
    var found = MetricComparison(
      metric: metric, verdict: .differs, expectedSize: exact.expectedSize,
      actualSize: exact.actualSize)
    found.difference = exact.pictures.difference
    if case .pixelmatch = metric, exact.expectedSize == exact.actualSize {
      found = try inPlace()
      // What passes the rule needs no words.
      guard found.verdict == .differs else { return found }
    }
    return aligned.comparison(rest: try rest(aligned.kept), inPlace: found)
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

  /// What the rows that both have come to.
  private func rest(_ kept: KeptRows) throws(PictureFileError) -> MetricComparison {
    var files = files
    files.kept = kept
    files.ignored = kept.kept(of: files.ignored)
    files.asksForShifts = false
    let exact = try files.compare()
    guard exact.pictures != .equal else {
      return MetricComparison(equalBy: metric, size: exact.actualSize)
    }
    return try CloserLook(files: files, exact: exact).comparison(by: metric)
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

/// Two pictures in memory that differ.
struct PicturesInMemory {
  let expected: Bitmap
  let actual: Bitmap
  let ignored: IgnoredArea

  func comparison(by metric: Metric, exact: ImageComparison) -> MetricComparison {
    guard let aligned = aligned() else { return inPlace(by: metric, difference: exact.difference) }
    var found = MetricComparison(
      metric: metric, verdict: .differs, expectedSize: expected.size, actualSize: actual.size)
    found.difference = exact.difference
    if case .pixelmatch = metric, expected.size == actual.size {
      found = inPlace(by: metric, difference: exact.difference)
      guard found.verdict == .differs else { return found }
    }
    let kept = aligned.kept
    let rest = PicturesInMemory(
      expected: expected.rows(kept.expected), actual: actual.rows(kept.actual),
      ignored: kept.kept(of: ignored))
    let difference = PixelScan.difference(
      expected: rest.expected, actual: rest.actual, ignoring: rest.ignored)
    return aligned.comparison(
      rest: difference == nil
        ? MetricComparison(equalBy: metric, size: rest.actual.size)
        : rest.inPlace(by: metric, difference: difference), inPlace: found)
  }

  private func inPlace(by metric: Metric, difference: PixelDifference?) -> MetricComparison {
    let pair = MaskedPair(expected: expected, actual: actual, ignoring: ignored)
    var look = WindowLook(metric: metric, expectedSize: expected.size, actualSize: actual.size)
    look.add(pair, firstRow: 0, rows: 0..<expected.height)
    return look.comparison(difference: difference)
  }

  private func aligned() -> AlignedLook? {
    guard expected.width == actual.width else { return nil }
    let format = expected.format == actual.format ? expected.format : .rgba8
    let (old, new) = (BitmapRows(of: expected), BitmapRows(of: actual))
    guard
      let found = try? RowPair(
        expected: old, actual: new, ignored: ignored, asksForShifts: true
      ).compare(), found.greatestShift >= LookOrder.leastShift,
      let oldPrints = try? RowPrints(of: BitmapRows(of: expected), as: format, ignoring: ignored),
      let newPrints = try? RowPrints(of: BitmapRows(of: actual), as: format, ignoring: ignored)
    else { return nil }
    return AlignedLook(
      old: oldPrints, new: newPrints, width: expected.width, tellsAnyShift: false)
  }
}

extension Bitmap {
  /// Some rows as a picture of their own.
  fileprivate func rows(_ ranges: [Range<Int>]) -> Bitmap {
    Bitmap(
      width: width, height: ranges.reduce(0) { $0 + $1.count }, format: format,
      bytes: ranges.flatMap { bytes[$0.lowerBound * bytesPerRow..<$0.upperBound * bytesPerRow] })
  }
}
