public import Imaging
public import PNGFiles

/// By what two pictures are compared: what may differ between them without being a change.
public enum Metric: Hashable, Sendable {
  /// Nothing: each pixel counts. Right where the same program draws both pictures.
  case exact
  /// What another rasteriser does to the same text; see ``judge(expected:actual:)``. Right for text
  /// drawn on another machine.
  case text
  /// What the rule of pixelmatch lets pass, unless a letter or a mark is lost, new or another. The rule by
  /// itself overlooks accents, and pale text. For those who come from tools that use it.
  case pixelmatch(PixelmatchRule)
}

extension Metric: CustomStringConvertible {
  /// The metric by name, with what sets it apart, such as `pixelmatch, threshold 0.1`.
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
/// Equal pictures are found by ``compare(expected:actual:ignoring:limits:memory:)``, in its time and
/// memory, whatever the metric. Where pixels differ, both files are read once more, and only the rows
/// that differ with some around them are kept, or whole pictures where they are small:
///
/// - by ``Metric/exact``, to say what happened, as long as six megapixels hold it; else
///   ``MetricComparison/words`` says that there was too much;
/// - by ``Metric/text``, in some 40 MB for each picture, cut between lines where that is too little;
///   where there is no place to cut, the pictures are refused;
/// - by ``Metric/pixelmatch(_:)``, a few hundred rows at a time, so that any picture will do; what passes
///   by its rule is judged as text, so that no letter or mark is lost.
///
/// - Parameters:
///   - expected: The file as it should be.
///   - actual: The file as it is.
///   - metric: What may differ.
///   - ignored: Rectangles whose pixels do not count by any metric; they may reach outside the
///     pictures.
///   - limits: How large a picture may be.
///   - memory: What to work in; hand the same to one comparison after another on a thread.
/// - Throws: ``PictureFileError`` with the name of the first file that is no whole picture, is over
///   the limits, cannot be read, or differs in more rows than are compared as text.
public func compare(
  expected: any ByteSource, actual: any ByteSource, by metric: Metric,
  ignoring ignored: [PixelRect] = [], limits: PNGLimits = .streamed,
  memory: ComparisonMemory = ComparisonMemory()
) throws(PictureFileError) -> MetricComparison {
  let files = FilePair(
    expected: PictureFile(source: expected, limits: limits, memory: memory),
    actual: PictureFile(source: actual, limits: limits, memory: memory),
    ignored: IgnoredArea(ignored))
  let exact = try files.compare()
  var found: MetricComparison
  switch exact.pictures {
  case .equal: found = MetricComparison(equalBy: metric, size: exact.actualSize)
  default: found = try CloserLook(files: files, exact: exact).comparison(by: metric)
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

/// Compares two pictures in memory by a metric; see ``compare(expected:actual:by:ignoring:limits:memory:)``.
///
/// What happened is said of pictures of any size.
public func compare(
  expected: Bitmap, actual: Bitmap, by metric: Metric, ignoring ignored: [PixelRect] = []
) -> MetricComparison {
  let exact = compare(expected: expected, actual: actual, ignoring: ignored)
  guard exact != .equal else { return MetricComparison(equalBy: metric, size: actual.size) }
  let pair = MaskedPair(expected: expected, actual: actual, ignoring: IgnoredArea(ignored))
  var look = WindowLook(metric: metric, expectedSize: expected.size, actualSize: actual.size)
  look.add(pair, firstRow: 0, rows: 0..<expected.height)
  return look.comparison(difference: exact.difference)
}

extension MetricComparison {
  fileprivate init(equalBy metric: Metric, size: PixelSize) {
    self.init(metric: metric, verdict: .equal, expectedSize: size, actualSize: size)
  }
}

extension ImageComparison {
  /// How the pixels that both pictures have differ.
  var difference: PixelDifference? {
    switch self {
    case .equal: nil
    case .different(let difference): difference
    case .sizeDiffers(_, _, let overlap): overlap
    }
  }
}
