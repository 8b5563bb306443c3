extension TextJudgement: CustomStringConvertible {
  /// The verdict and each finding, one to a line.
  public var description: String {
    let verdict =
      switch verdict {
      case .equal: "The pictures are equal."
      case .rasteriserNoise where isNear: "The text is the same, but only just."
      case .rasteriserNoise: "The text is the same."
      case .changed: "The text changed."
      }
    return ([verdict] + findings.map { "- \($0)" }).joined(separator: "\n")
  }
}
