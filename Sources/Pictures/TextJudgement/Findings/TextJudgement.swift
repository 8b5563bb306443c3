public import Imaging

/// The result of comparing two pictures as text.
public struct TextJudgement: Hashable, Sendable {
  /// Whether the text is the same.
  public enum Verdict: Hashable, Sendable {
    /// Every pixel is equal. The colours of transparent pixels do not count.
    case equal
    /// The pixels differ, but only as another rasteriser would draw the same text.
    case rasteriserNoise
    /// The text or its appearance has changed.
    case changed
  }

  /// Whether the text is the same.
  public let verdict: Verdict
  /// The changes, the most important first, at most 65. They are empty if the pictures are equal.
  /// The only one is `rasteriserNoise` if the verdict is noise.
  public let findings: [Finding]
  /// Boxes around glyphs that differ, line by line. They are empty if the pictures are equal or
  /// differ only by a few levels.
  public let clusters: [PixelRect]

  /// Whether the verdict is noise, but thresholds at four fifths of their values would have
  /// reported a change.
  public let isNear: Bool

  /// The rows of each line of text that changed, from the top; lines beside each other are one.
  package internal(set) var changedLines: [Range<Int>] = []
  /// Whether more changed than the findings describe.
  package internal(set) var hasMoreFindings = false

  /// Creates a judgement from its values.
  public init(
    verdict: Verdict, findings: [Finding], clusters: [PixelRect], isNear: Bool = false
  ) {
    self.verdict = verdict
    self.findings = findings
    self.clusters = clusters
    self.isNear = isNear
  }
}

extension TextJudgement: CustomStringConvertible {
  /// The verdict and the findings, one per line.
  public var description: String {
    let verdict =
      switch verdict {
      case .equal: "The pictures are equal."
      case .rasteriserNoise where isNear: "The text is the same, but close to the limit."
      case .rasteriserNoise: "The text is the same."
      case .changed: "The text changed."
      }
    return ([verdict] + findings.map { "- \($0)" }).joined(separator: "\n")
  }
}
