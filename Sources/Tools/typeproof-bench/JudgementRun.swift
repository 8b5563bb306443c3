import ImageDiff
import Imaging

/// Judges pairs of pictures of text, on one thread.
enum JudgementRun {
  /// The number of times that each pair is judged. The least time counts.
  private static let runs = 3

  /// Returns the result for two picture files: the verdict, whether it is near a limit, the first
  /// cause, processor seconds, and each finding in words.
  static func row(expected: String, actual: String) throws -> [String] {
    let old = try PNG.decode(FileSource(expected))
    let new = try PNG.decode(FileSource(actual))
    var least = Duration.seconds(3600)
    var judgement = TextJudgement(verdict: .equal, findings: [], clusters: [])
    for _ in 0..<runs {
      let start = ThreadClock.now
      judgement = judge(expected: old, actual: new)
      least = min(least, ThreadClock.now - start)
    }
    return [
      "\(judgement.verdict)", judgement.isNear ? "near" : "clear",
      judgement.findings.first.map { name(of: $0.cause) } ?? "none", "\(least.seconds)",
      judgement.findings.map(\.description).joined(separator: "; "),
    ]
  }

  /// Returns the kind of a cause, without its numbers.
  private static func name(of cause: Cause) -> String {
    switch cause {
    case .shifted: "shifted"
    case .size: "size"
    case .spacing: "spacing"
    case .weight: "weight"
    case .color: "color"
    case .ground: "ground"
    case .inkVanished(let ink): "\(ink) vanished"
    case .inkAppeared(let ink): "\(ink) appeared"
    case .text: "text"
    case .shape: "shape"
    case .antialiasing: "antialiasing"
    case .reflowed: "reflowed"
    case .band(let band, let axis, _): "\(axis) \(band)"
    case .pictureSize: "picture size"
    case .rasteriserNoise: "noise"
    case .other: "other"
    }
  }
}
