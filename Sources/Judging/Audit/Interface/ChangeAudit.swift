public import Suites
public import DynamicType

/// An audit of an interface that stood while the text size changed: what did not follow, beside the same
/// interface started at each size, and what a reader has trouble with in what is left.
public struct ChangeAudit: Sendable {
  /// What the interface is called.
  public var name: String
  /// The category that it was started at.
  public var start: ContentSizeCategory
  /// The interface after a change to each category.
  public var changed: [ContentSizeCategory: InterfaceFrame]
  /// The interface started at each category.
  public var fresh: [ContentSizeCategory: InterfaceFrame]
  /// What sets it apart from others of its name, such as `dark`; `nil` for nothing.
  public var variant: String?
  /// Pixels per point: less than half a pixel is not seen.
  public var scale: DisplayScale
  /// Whose bounds hold.
  public var platform: Platform

  /// An audit of changes.
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

  /// What did not follow, each once with all its categories and told of the largest; then what texts and
  /// controls show.
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

/// What is stale in the same way at several categories.
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
