import Suites
import Work
import DynamicType
import Imaging
import TextEngine

/// The findings in a ramp. The same finding at several categories is one.
struct RampLook: Sendable {
  let style: String
  /// What distinguishes the text from the style's others.
  let mark: SampleMark
  /// The language of its text.
  let language: String?
  private(set) var findings: [AuditFinding] = []
  private(set) var frameCount = 0
  private(set) var trouble: [String] = []

  init(of ramp: RampSpec, in style: TypeStyle, by worker: RampSetter) {
    self.style = style.name
    mark = SampleMark(of: ramp)
    language = ramp.sample.language
    var order: [AuditCause] = []
    var seen: [AuditCause: [(ContentSizeCategory, FrameAudit.Observation)]] = [:]
    for category in ramp.categories {
      let name = SnapshotName(ramp: ramp.name, category: category).coordinates
      do {
        let observations = try WorkWatch.over(name) {
          try worker.look(at: ramp, at: category).observations
        }
        frameCount += 1
        for observation in observations {
          let cause = observation.cause
          if seen[cause] == nil { order.append(cause) }
          seen[cause, default: []].append((category, observation))
        }
      } catch {
        trouble.append("\(name): \(error)")
      }
    }
    findings = order.compactMap { cause in seen[cause].flatMap { finding(of: $0, in: ramp) } }
    if let fixed = fixedFont(in: ramp, of: style) { findings.append(fixed) }
    if let behind = runLeftBehind(in: ramp) { findings.append(behind) }
    if let ignored = boldTextIgnored(in: ramp, by: worker) { findings.append(ignored) }
  }

  private func place(_ ramp: RampSpec, _ categories: [ContentSizeCategory]) -> AuditFinding.Place {
    AuditFinding.Place(
      style: style, categories: categories, sample: mark.words, width: ramp.width)
  }

  /// Returns a finding for several categories, described for the smallest, from which it applies.
  private func finding(
    of seen: [(category: ContentSizeCategory, observation: FrameAudit.Observation)],
    in ramp: RampSpec
  ) -> AuditFinding? {
    guard let first = seen.first, let worst = seen.map(\.observation.severity).max() else {
      return nil
    }
    var place = place(ramp, seen.map(\.category))
    place.line = first.observation.line
    place.range = first.observation.range
    // What fonts lack they lack at every size.
    let start = first.observation.rule == .tofu ? "" : "at \(first.category.shortName) "
    return AuditFinding(
      first.observation.rule, worst, at: place, start + first.observation.words)
  }

  /// Returns the finding that a font keeps its size although the style grows.
  private func fixedFont(in ramp: RampSpec, of style: TypeStyle) -> AuditFinding? {
    guard case .fixed(_, let size) = ramp.font, let textStyle = style.textStyle else { return nil }
    return AuditFinding(
      .fixedFont, .error, at: place(ramp, []),
      "its font stays \(size) pt instead of following the \(textStyle) curve")
  }

  /// Returns the finding that a run's font keeps its size while the text around it follows the text
  /// size.
  private func runLeftBehind(in ramp: RampSpec) -> AuditFinding? {
    var start = 0
    for run in ramp.sample.text.runs {
      let range = start..<start + run.text.utf8.count
      start = range.upperBound
      guard !range.isEmpty, let font = run.attributes.font, ramp.leavesBehind(font) else {
        continue
      }
      var place = place(ramp, [])
      place.range = range
      return AuditFinding(
        .attributedRunLeftBehind, .error, at: place,
        "“\(run.text)” stays \(font.pointSize) pt while the text around it grows")
    }
    return nil
  }

  /// Returns the finding that Bold Text makes nothing heavier, as with an app's own face, or even
  /// lighter.
  private mutating func boldTextIgnored(in ramp: RampSpec, by worker: RampSetter) -> AuditFinding? {
    guard ramp.legibilityWeight == .regular, ramp.categories.contains(.large) else { return nil }
    var bold = ramp
    bold.legibilityWeight = .bold
    let words: String
    do {
      let plain = try worker.look(at: ramp, at: .large)
      let heavier = try worker.look(at: bold, at: .large)
      frameCount += 2
      guard !plain.frame.instances.isEmpty else { return nil }
      if plain.frame.instances == heavier.frame.instances {
        words =
          "with Bold Text on, \(plain.frame.familyWords) is set in the same face and weight"
      } else if heavier.cell.weight < plain.cell.weight {
        words =
          "it becomes lighter: weight \(heavier.cell.weight.rawValue) with Bold Text on, "
          + "\(plain.cell.weight.rawValue) without"
      } else {
        return nil
      }
    } catch {
      // Told of the cell itself.
      return nil
    }
    return AuditFinding(.boldTextIgnored, .warning, at: place(ramp, []), words)
  }
}

extension RampSpec {
  /// Returns whether a run with a font keeps its size when the text size changes.
  fileprivate func leavesBehind(_ font: ScalableFont) -> Bool {
    switch update {
    case .adjusted: !font.followsContentSizeCategory
    case .adjustedBeforeIOS11: true
    // Every run is set anew, or none is, which is told of the style.
    case .reapplied, .never: false
    }
  }
}

extension TextFrame {
  /// The faces that the letters are set in, each with its position on its axes, in their order.
  fileprivate var instances: [FontInstance] {
    lines.flatMap(\.runs).map(\.instance)
  }

  /// The families of the faces that the letters are set in, in their order; “it” for families
  /// without a name.
  fileprivate var familyWords: String {
    var names: [String] = []
    for name in lines.flatMap(\.runs).map(\.face.names.family)
    where !name.isEmpty && !names.contains(name) { names.append(name) }
    return names.isEmpty ? "it" : names.joined(separator: " with ")
  }
}
