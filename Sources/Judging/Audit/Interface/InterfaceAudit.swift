import GoldenText
public import Suites
public import DynamicType
import TextEngine

/// An audit of an interface over text sizes: a reader's problems with its texts and controls, each
/// with its part.
///
/// Each text is judged like a sample of a style: its sizes against the curve of its own font, and
/// its layout. Some rules are for interfaces alone: texts that overlap, parts beyond an edge, tap
/// targets that are too small, and text that neither grows nor is shown large.
public struct InterfaceAudit: Sendable {
  /// The name of the interface.
  public var name: String
  /// The interface laid out at each category.
  public var frames: [ContentSizeCategory: InterfaceFrame]
  /// What distinguishes the interface from others of its name, such as `dark`; `nil` for nothing.
  public var variant: String?
  /// Whether the interface was started at each category or changed to it; `nil` where only one of
  /// these is audited.
  public var moment: InterfaceMoment?
  /// Pixels per point. Differences of less than half a pixel are ignored.
  public var scale: DisplayScale
  /// The platform whose limits apply.
  public var platform: Platform

  /// Creates an audit of an interface.
  public init(
    of name: String, frames: [ContentSizeCategory: InterfaceFrame], variant: String? = nil,
    moment: InterfaceMoment? = nil, scale: DisplayScale = .x2, platform: Platform = .iOS
  ) {
    self.name = name
    self.frames = frames
    self.variant = variant
    self.moment = moment
    self.scale = scale
    self.platform = platform
  }

  /// The findings, part by part in the order of painting. For each part, sizes come before the
  /// layout of its text.
  public var findings: [AuditFinding] { findings(besidesSizes: false) }

  /// Returns the findings, or those about texts and controls alone, without sizes.
  func findings(besidesSizes: Bool) -> [AuditFinding] {
    let parts = AuditedElement.all(in: frames)
    let seen = frames.mapValues(SeenInterface.init)
    let texts = Dictionary(grouping: parts.filter { !$0.sizes.isEmpty }, by: \.parent)
    var icons = Set<String>()
    return parts.flatMap { part -> [AuditFinding] in
      if besidesSizes { return shown(by: part, in: seen).map { located($0, at: part) } }
      let isShownLarge = part.isShownLarge(in: seen)
      let sizes = part.sizeFindings(on: platform, excused: isShownLarge)
      let behind = part.runLeftBehind.map { [$0] } ?? []
      // An icon of several shapes is one.
      let isIcon = part.isImage && icons.insert(part.name(at: nil)?.path ?? "").inserted
      let icon =
        isIcon && !isShownLarge ? iconThatStays(part, beside: texts[part.parent] ?? []) : nil
      return
        (sizes + behind + (icon.map { [$0] } ?? [])
        + shown(by: part, in: seen).filter { finding in
          !sizes.contains { $0.explains(finding) }
        }).map { located($0, at: part) }
    }
  }

  /// Returns the report on several interfaces, after some rules were switched off.
  ///
  /// - Parameter changes: Audits of live changes. Where a launch and a change have the same
  ///   finding, the report lists it once and names both.
  public static func report(
    of audits: [InterfaceAudit], changes: [ChangeAudit] = [], exemptions: [AuditExemption] = []
  ) -> AuditReport {
    var findings = audits.flatMap(\.findings)
    for finding in changes.flatMap(\.findings) {
      let isSame = { (other: AuditFinding) in other.isSameAtAnyMoment(as: finding) }
      if let place = findings.firstIndex(where: isSame) {
        findings[place] = findings[place].atEither(finding)
      } else {
        findings.append(finding)
      }
    }
    let frames = audits.map(\.frames) + changes.map(\.changed)
    return AuditReport(
      findings: ExemptedFindings(findings, with: exemptions),
      styleCount: max(audits.count, changes.count),
      frameCount: frames.reduce(0) { $0 + $1.count }, trouble: [])
  }

  /// Returns the finding that an icon has one size beside a text that grows.
  private func iconThatStays(
    _ part: AuditedElement, beside texts: [AuditedElement]
  ) -> AuditFinding? {
    guard let height = part.heights[.large], height > 0, part.heights.count > 1,
      part.heights.values.allSatisfy({ abs($0.value - height.value) < 0.5 })
    else { return nil }
    let growing = texts.first { text in
      guard let size = text.sizes[.large] else { return false }
      return text.sizes.contains { part.heights[$0.key] != nil && $0.value > size * 1.2 }
    }
    guard let growing, let name = growing.name(at: .large) else { return nil }
    let last = growing.sizes.max { $0.key < $1.key }
    return AuditFinding(
      .iconNotScaling, .warning, at: AuditFinding.Place(style: self.name),
      "it is \(height.toThousandths) pt high at every text size, while \(name) beside it grows to "
        + "\(last?.value.toThousandths ?? height) pt")
  }

  /// Returns the findings about a part at some categories. The same finding at several categories
  /// is one.
  private func shown(
    by part: AuditedElement, in interfaces: [ContentSizeCategory: SeenInterface]
  ) -> [AuditFinding] {
    var order: [AuditCause] = []
    var seen: [AuditCause: [(ContentSizeCategory, FrameAudit.Observation)]] = [:]
    for (category, place) in part.places {
      guard let interface = interfaces[category] else { continue }
      let look = ElementLook(
        at: place, in: interface, category: category, scale: scale, platform: platform)
      for observation in look.observations {
        if seen[observation.cause] == nil { order.append(observation.cause) }
        seen[observation.cause, default: []].append((category, observation))
      }
    }
    return order.compactMap { cause in
      guard let found = seen[cause], let first = found.first,
        let worst = found.map(\.1.severity).max()
      else { return nil }
      var place = AuditFinding.Place(style: name, categories: found.map(\.0))
      place.line = first.1.line
      place.range = first.1.range
      return AuditFinding(
        first.1.rule, worst, at: place, "at \(first.0.shortName) \(first.1.words)")
    }
  }

  private func located(_ finding: AuditFinding, at part: AuditedElement) -> AuditFinding {
    var place = finding.place
    place.style = name
    place.sample = variant
    place.moment = moment
    let category = place.categories.first
    place.element = part.name(at: category)
    place.width = (category ?? part.places.first?.category).flatMap { frames[$0]?.width }
    return AuditFinding(finding.rule, finding.severity, at: place, finding.words)
  }
}

extension AuditedElement {
  /// Returns whether a long press shows the text large, at every accessibility category of the
  /// interface.
  fileprivate func isShownLarge(in interfaces: [ContentSizeCategory: SeenInterface]) -> Bool {
    let accessible = places.filter { $0.category.isAccessibilityCategory }
    return !accessible.isEmpty
      && accessible.allSatisfy { category, place in
        interfaces[category]?.largeContent(of: place)?.isOfUse == true
      }
  }
}

extension LargeContent {
  /// Whether the large content is not empty and can be shown.
  var isOfUse: Bool { isReachable && !isEmpty }

  /// Whether the large content has neither a title nor a symbol.
  var isEmpty: Bool { title?.isEmpty != false && symbol?.isEmpty != false }
}
