public import Suites
public import DynamicType

/// An audit of an interface that was on screen while the text size changed. It finds what did not
/// follow, compared with the same interface started at each size, and then the problems of a reader
/// with the result.
public struct ChangeAudit: Sendable {
  /// The name of the interface.
  public var name: String
  /// The category at which the interface was started.
  public var start: ContentSizeCategory
  /// The interface after a change to each category.
  public var changed: [ContentSizeCategory: InterfaceFrame]
  /// The interface started at each category.
  public var fresh: [ContentSizeCategory: InterfaceFrame]
  /// What distinguishes the interface from others of its name, such as `dark`; `nil` for nothing.
  public var variant: String?
  /// Pixels per point. Differences of less than half a pixel are ignored.
  public var scale: DisplayScale
  /// The platform whose limits apply.
  public var platform: Platform

  /// Creates an audit of changes.
  public init(
    of name: String, from start: ContentSizeCategory,
    changed: [ContentSizeCategory: InterfaceFrame], fresh: [ContentSizeCategory: InterfaceFrame],
    variant: String? = nil, scale: DisplayScale = .x2, platform: Platform = .iOS
  ) {
    self.name = name
    self.start = start
    self.changed = changed
    self.fresh = fresh
    self.variant = variant
    self.scale = scale
    self.platform = platform
  }

  /// What did not follow, each once with all its categories and described for the largest. The
  /// findings about texts and controls come after that.
  public var findings: [AuditFinding] {
    let shown = InterfaceAudit(
      of: name, frames: changed, variant: variant, moment: .change(from: start), scale: scale,
      platform: platform
    ).findings(besidesSizes: true)
    return stale + shown
  }

  private var stale: [AuditFinding] {
    var order: [StaleMark] = []
    var found: [StaleMark: [AuditFinding]] = [:]
    for (category, frame) in changed.sorted(by: { $0.key < $1.key }) {
      guard let fresh = fresh[category] else { continue }
      let audit = UpdateAudit(of: name, at: category, changed: frame, fresh: fresh)
      for finding in audit.findings {
        let mark = StaleMark(finding)
        if found[mark] == nil { order.append(mark) }
        found[mark, default: []].append(finding)
      }
    }
    return order.compactMap { mark in
      guard let all = found[mark], let last = all.last else { return nil }
      var place = last.place
      place.categories = all.flatMap(\.place.categories)
      place.sample = variant
      place.moment = .change(from: start)
      place.width = changed[place.categories[0]]?.width
      return AuditFinding(last.rule, last.severity, at: place, last.words)
    }
  }
}

/// The key of content that is stale in the same way at several categories.
private struct StaleMark: Hashable {
  let rule: AuditRule
  let path: [String]
  let range: Range<Int>?

  init(_ finding: AuditFinding) {
    rule = finding.rule
    // Stacks turn from category to category.
    path = finding.place.element.map { ElementPath($0.path).withoutAxes } ?? []
    range = finding.place.range
  }
}
