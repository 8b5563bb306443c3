import Suites
import DynamicType
import Imaging
import TextEngine

/// The findings about a style that need no layout.
struct StyleLook {
  private let style: TypeStyle

  init(_ style: TypeStyle) {
    self.style = style
  }

  /// The findings, in the order of the rules.
  var findings: [AuditFinding] {
    [unscaledSpacing, opticalSizeFrozen, trackingInPoints, notFollowing].compactMap(\.self)
  }

  private func finding(
    _ rule: AuditRule, _ severity: AuditSeverity, _ words: String
  ) -> AuditFinding {
    AuditFinding(rule, severity, at: AuditFinding.Place(style: style.name), words)
  }

  private var unscaledSpacing: AuditFinding? {
    let paragraph = style.paragraph
    let spaces: [(Points, String)] = [
      (paragraph.lineSpacing, "between lines"), (paragraph.paragraphSpacing, "below paragraphs"),
      (paragraph.paragraphSpacingBefore, "above paragraphs"),
    ]
    guard let (space, place) = spaces.first(where: { $0.0 > 0 }) else { return nil }
    return finding(
      .unscaledSpacing, .note, "\(space) pt \(place) stay \(space) pt while the text grows")
  }

  private var opticalSizeFrozen: AuditFinding? {
    let axis = style.attributes.variations.first { $0.axis == .opticalSize }
    switch (axis, style.attributes.opticalSizing) {
    case (let axis?, _):
      return finding(
        .opticalSizeFrozen, .warning, "opsz is \(Points(axis.value)) at every size of the text")
    case (nil, .fixed(let size)):
      return finding(
        .opticalSizeFrozen, .warning, "the optical size is \(size) at every size of the text")
    case (nil, .off):
      return finding(.opticalSizeFrozen, .note, "the optical size does not follow the text size")
    case (nil, .automatic), (nil, nil): return nil
    }
  }

  private var trackingInPoints: AuditFinding? {
    guard case .points(let distance) = style.attributes.tracking, distance != 0 else { return nil }
    return finding(
      .trackingInPoints, .warning,
      "tracking stays \(distance) pt while the text grows; set it in em")
  }

  private var notFollowing: AuditFinding? {
    switch style.update {
    case .never:
      finding(
        .notFollowing, .error,
        "its text is right when it is created, but stays the same when the text size changes")
    case .adjusted, .adjustedBeforeIOS11, .reapplied: nil
    }
  }
}
