public import Imaging
public import PNGFiles
public import TextJudgement

/// The result of comparing two pictures by a metric.
public struct MetricComparison: Hashable, Sendable {
  /// Whether the pictures pass.
  public enum Verdict: Hashable, Sendable {
    /// No pixel that counts differs.
    case equal
    /// Pixels differ, and the metric tolerates all of the differences.
    case passes
    /// The pictures differ. Pictures of different sizes always do.
    case differs
  }

  /// Whether the findings are complete.
  public enum Words: Hashable, Sendable {
    /// ``MetricComparison/findings`` describe the difference.
    case told
    /// Findings and clusters describe the difference only above a row of the actual picture. Below
    /// it, there is too much.
    case toldAbove(row: Int)
    /// The difference covers too many pixels to describe, so there are neither findings nor
    /// clusters.
    case tooMuchToTell
  }

  /// The metric of the comparison.
  public let metric: Metric
  /// Whether the pictures pass.
  public let verdict: Verdict
  /// The size of the expected picture.
  public let expectedSize: PixelSize
  /// The size of the actual picture.
  public let actualSize: PixelSize
  /// The exact difference within the area that both pictures have; `nil` if they are equal there.
  /// The metric has no effect on it.
  public internal(set) var difference: PixelDifference?
  /// The pixels that pixelmatch counted; `nil` for other metrics and for pictures of different
  /// sizes.
  public internal(set) var pixelmatchCount: PixelmatchCount?
  /// Which rows or columns correspond, if some were inserted, removed or moved; `nil` if the pictures
  /// differ in place only. Findings and clusters then describe the rest in the actual picture, and
  /// ``difference`` still compares the pictures in place.
  public internal(set) var alignment: PictureAlignment?
  /// The exact difference of the rows that correspond, in the actual picture; `nil` without
  /// ``alignment``, and if they are equal.
  public internal(set) var alignedDifference: PixelDifference?
  /// Boxes around the differences, from the top; at most about a thousand. If text was compared,
  /// they enclose glyphs that differ.
  public internal(set) var clusters: [PixelRect] = []
  /// Descriptions of the difference, the most important first. They also cover what the text metric
  /// tolerated.
  public internal(set) var findings: [Finding] = []
  /// Whether the findings are complete.
  public internal(set) var words = Words.told
  /// How many lines of text changed, as far as ``words`` says; `nil` if none did, and without
  /// findings.
  public internal(set) var changedLines: ChangedLines?
  /// Whether more changed than ``findings`` list.
  public internal(set) var hasMoreFindings = false
  /// Whether the pictures pass, but a slightly larger difference would not.
  public internal(set) var isNearLimit = false
  /// The colour spaces of the files, if they differ; `nil` otherwise and for pictures in memory.
  /// They do not affect the verdict, because pixels are compared without colour conversion.
  public internal(set) var colorSpaces: ColorSpaceDifference?
  /// Whether 16-bit samples of either file were rounded to 8 bits. It is `false` if the files
  /// contain the same data, and for pictures in memory.
  public internal(set) var isRounded = false
}

/// How many lines of text changed, and where they are.
public struct ChangedLines: Hashable, Sendable {
  /// The number of lines. Lines beside each other are one.
  public let count: Int
  /// The rows from the first of these lines to the last, in px.
  public let rows: Range<Int>

  /// Creates a number of lines from its values.
  public init(count: Int, rows: Range<Int>) {
    (self.count, self.rows) = (count, rows)
  }
}
