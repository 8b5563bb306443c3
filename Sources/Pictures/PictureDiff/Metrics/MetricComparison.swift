public import Imaging
public import PNGFiles
public import TextJudgement

/// What comparing two pictures by a metric found.
public struct MetricComparison: Hashable, Sendable {
  /// Whether the metric lets the pictures pass.
  public enum Verdict: Hashable, Sendable {
    /// No pixel that counts differs.
    case equal
    /// Pixels differ, and the metric lets all of them pass.
    case passes
    /// The pictures differ by the metric; those of other sizes always do.
    case differs
  }

  /// Whether there is more to say of a difference.
  public enum Words: Hashable, Sendable {
    /// ``MetricComparison/findings`` say what happened, as far as there is anything to say.
    case told
    /// The differences reach over more pixels than are looked at unless the metric needs it, so
    /// there are neither findings nor clusters.
    case tooMuchToTell
  }

  /// By what the pictures were compared.
  public let metric: Metric
  /// Whether the metric lets the pictures pass.
  public let verdict: Verdict
  /// The size of the expected picture.
  public let expectedSize: PixelSize
  /// The size of the actual picture.
  public let actualSize: PixelSize
  /// How the part that both pictures have differs pixel by pixel, whatever the metric lets pass; `nil`
  /// where it does not.
  public internal(set) var difference: PixelDifference?
  /// What the rule of pixelmatch counted; `nil` by other metrics, and for pictures of other sizes.
  public internal(set) var pixelmatchCount: PixelmatchCount?
  /// Boxes around what counts as different, or around glyphs that differ where text is compared; from
  /// the top, at most some thousand.
  public internal(set) var clusters: [PixelRect] = []
  /// What happened, what matters most first: on a difference by any metric, and what the text metric
  /// let pass.
  public internal(set) var findings: [Finding] = []
  /// Whether the findings are all there is to say.
  public internal(set) var words = Words.told
  /// Whether the pictures pass, and a little more of what was let pass would have been a difference.
  public internal(set) var isNearLimit = false
  /// Under which other colour spaces the files ask to be shown; `nil` where there is no such
  /// difference, and for pictures in memory. It has no say in the verdict: pixels are compared as
  /// they are stored.
  public internal(set) var colorSpaces: ColorSpaceDifference?
  /// Whether samples of 16 bits were rounded to 8 before they were compared, in either file; not where
  /// the files hold the same data, and not of pictures in memory.
  public internal(set) var isRounded = false
}
