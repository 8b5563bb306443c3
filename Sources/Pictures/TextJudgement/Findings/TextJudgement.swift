public import Imaging

/// What two pictures of text come to when they are compared as text.
public struct TextJudgement: Hashable, Sendable {
  /// Whether the text is the same.
  public enum Verdict: Hashable, Sendable {
    /// Each pixel shows the same; the colour of one that is wholly transparent does not count.
    case equal
    /// The pixels differ, but only as another rasteriser would draw the same text.
    case rasteriserNoise
    /// The text has changed, or how it is set or drawn.
    case changed
  }

  /// Whether the text is the same.
  public let verdict: Verdict
  /// What happened, what matters most first, at most 65; none where the pictures are equal. Where the
  /// verdict is noise, the one cause is `rasteriserNoise`; where it is a change, none is.
  public let findings: [Finding]
  /// Where glyphs differ, line by line; empty where the pictures are equal or differ by a few levels.
  public let clusters: [PixelRect]

  /// Whether the text passed near the limits: the verdict is noise, and thresholds at four fifths of what
  /// they are would have said that the text changed.
  public let isNear: Bool

  /// A judgement of known facts.
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
  /// The verdict and each finding, one to a line.
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
