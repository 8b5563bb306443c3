public import Imaging
public import PNGFiles

/// The rule that decides which differences between two pictures count.
public enum Metric: Hashable, Sendable {
  /// Every pixel counts. Use it if the same program draws both pictures.
  case exact
  /// Differences that another rasteriser makes to the same text do not count; see
  /// ``judge(expected:actual:)``. Use it for text drawn on another machine.
  case text
  /// Differences that pixelmatch tolerates do not count, unless a letter or mark is lost, added or
  /// exchanged. Use it to replace a tool that uses pixelmatch. By itself, pixelmatch misses accents
  /// and pale text.
  case pixelmatch(PixelmatchRule)
}

extension Metric: CustomStringConvertible {
  /// The metric's name and its settings, such as `pixelmatch, threshold 0.1`.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .text: "text"
    case .pixelmatch(let rule): "pixelmatch, threshold \(rule.threshold)"
    }
  }
}

/// Compares two PNG files by a metric.
///
///     let found = try compare(
///       expected: FileSource("old.png"), actual: FileSource("new.png"), by: .text)
///     if found.verdict == .differs { print(found.findings) }
///
/// Equal pictures take the time and memory of an exact comparison, whatever the metric. If pixels
/// differ, both files are read again. The memory then depends on the metric:
///
/// - ``Metric/exact`` describes about 24 megapixels around what differs, in parts of six that are
///   divided between lines of text. ``MetricComparison/words`` says where that ends. Larger pictures
///   are not described if most of their rows differ.
/// - ``Metric/text`` takes about 40 MB for each picture. Larger pictures are divided between lines
///   of text. A picture that cannot be divided is refused.
/// - ``Metric/pixelmatch(_:)`` reads a few hundred rows at a time, for pictures of any size. What
///   passes its rule is also compared as text, so that no letter or mark is lost.
///
/// - Parameters:
///   - expected: The expected file.
///   - actual: The actual file.
///   - metric: The rule that decides which differences count.
///   - ignored: Rectangles whose pixels do not count. They may extend beyond the pictures.
///   - limits: The limit for the size of a picture.
///   - memory: Working memory. Pass the same object to all comparisons on a thread.
/// - Throws: ``PictureFileError`` with the name of the first file that is not a complete picture,
///   exceeds the limits or cannot be read; also if more rows differ than can be compared as text.
public func compare(
  expected: any ByteSource, actual: any ByteSource, by metric: Metric,
  ignoring ignored: [PixelRect] = [], limits: PNGLimits = .streamed,
  memory: ComparisonMemory = ComparisonMemory()
) throws(PictureFileError) -> MetricComparison {
  let files = FilePair(
    expected: PictureFile(source: expected, limits: limits, memory: memory),
    actual: PictureFile(source: actual, limits: limits, memory: memory),
    ignored: IgnoredArea(ignored), asksForShifts: true)
  let exact = try files.compare()
  var found: MetricComparison
  switch exact.pictures {
  case .equal: found = MetricComparison(equalBy: metric, size: exact.actualSize)
  default: found = try LookOrder(files: files, exact: exact, metric: metric).comparison()
  }
  if exact.evidence == .rows {
    let isRounded = (try files.expected.has16BitSamples(), try files.actual.has16BitSamples())
    found.isRounded = isRounded.0 || isRounded.1
  }
  // Files of the same bytes say the same of their colours.
  if exact.evidence != .sameBytes {
    found.colorSpaces = try ColorSpaceDifference(expected: expected, actual: actual)
  }
  return found
}

/// Compares two pictures in memory by a metric.
///
/// Differences are described for pictures of any size. See
/// ``compare(expected:actual:by:ignoring:limits:memory:)``.
public func compare(
  expected: Bitmap, actual: Bitmap, by metric: Metric, ignoring ignored: [PixelRect] = []
) -> MetricComparison {
  let exact = compare(expected: expected, actual: actual, ignoring: ignored)
  guard exact != .equal else { return MetricComparison(equalBy: metric, size: actual.size) }
  return PicturesInMemory(expected: expected, actual: actual, ignored: IgnoredArea(ignored))
    .comparison(by: metric, exact: exact)
}

extension MetricComparison {
  init(equalBy metric: Metric, size: PixelSize) {
    self.init(metric: metric, verdict: .equal, expectedSize: size, actualSize: size)
  }
}

extension ImageComparison {
  /// The difference within the area that both pictures have.
  var difference: PixelDifference? {
    switch self {
    case .equal: nil
    case .different(let difference): difference
    case .sizeDiffers(_, _, let overlap): overlap
    }
  }
}
