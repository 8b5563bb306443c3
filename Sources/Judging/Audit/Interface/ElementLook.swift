import GoldenText
import Suites
import DynamicType
import Imaging
import TextEngine

/// The problems of a reader with one part of an interface at one category.
struct ElementLook {
  private let place: Int
  private let interface: SeenInterface
  private let category: ContentSizeCategory
  private let scale: DisplayScale
  private let platform: Platform

  init(
    at place: Int, in interface: SeenInterface, category: ContentSizeCategory, scale: DisplayScale,
    platform: Platform
  ) {
    self.place = place
    self.interface = interface
    self.category = category
    self.scale = scale
    self.platform = platform
  }

  private typealias Observation = FrameAudit.Observation

  private var frame: InterfaceFrame { interface.frame }
  private var element: InterfaceElement { frame.elements[place] }

  /// The findings, those about the text itself first.
  var observations: [FrameAudit.Observation] {
    let own = textObservations
    let edges = own.contains { $0.rule == .clippedLine } ? [] : cutOff
    var seen = Set<AuditCause>()
    return (own + edges + outgrown + meeting + smallTarget + viewer)
      .filter { seen.insert($0.cause).inserted }
  }

  /// The findings in the layout of the text, as for a sample.
  private var textObservations: [FrameAudit.Observation] {
    guard let text = element.text else { return [] }
    let large = TraitCollection(preferredContentSizeCategory: .large)
    // What is switched off may be faint (WCAG 2.2, criterion 1.4.3).
    let isExempt = element.isInactive || interface.isCovered(place)
    let subject = AuditedText(
      text: text.styled.text.string,
      ground: isExempt ? nil : interface.ground(behind: place),
      width: text.greatestRoom,
      sizeAtLarge: text.styled.font.adjusted(for: large).pointSize, scale: scale)
    return FrameAudit(subject: subject, category: category, cell: text.cell, frame: text.frame)
      .observations
  }

  // MARK: Edges

  /// The findings about ink that scrolling cannot make visible, as a clip or the window cuts it
  /// off.
  private var cutOff: [FrameAudit.Observation] {
    guard let ink = interface.ink(of: place) else { return [] }
    let shown =
      element.clip?.reach ?? PointRect(x: 0, y: 0, width: frame.width, height: frame.height)
    if ink.intersection(shown).isEmpty {
      return [
        Observation(
          rule: .unreachable, severity: .error,
          words: "all of it is outside the visible area, and nothing scrolls there")
      ]
    }
    let beyond = [
      (shown.x - ink.x, "left"), (shown.y - ink.y, "above"), (ink.maxX - shown.maxX, "right"),
      (ink.maxY - shown.maxY, "below"),
    ].filter { isSeen($0.0) }
    guard !beyond.isEmpty else { return [] }
    let edge = element.clip == nil ? "the edge of the window" : "the edge of its visible area"
    return [
      Observation(
        rule: .clippedLine, severity: .error,
        words: "its ink is cut off at \(edge), "
          + beyond.map { "\($0.0.toThousandths) pt \($0.1)" }.joined(separator: " and "))
    ]
  }

  /// The finding that a text is larger than its box in the layout.
  private var outgrown: [FrameAudit.Observation] {
    guard case .text(let text, let x, let y) = element.content else { return [] }
    let box = element.box
    // Layout rounds to pixels, so that a box may be smaller by parts of one.
    let height = max(y + text.frame.height - box.maxY, box.y - y)
    let width = max(x + text.widestLine - box.maxX, .zero)
    guard height > Self.rounding || width > Self.rounding else { return [] }
    return [
      Observation(
        rule: .overflow, severity: .error,
        words: "it needs \(text.widestLine.toThousandths) × \(text.frame.height.toThousandths) pt, "
          + "and its box has \(box.width.toThousandths) × \(box.height.toThousandths) pt")
    ]
  }

  private static let rounding: Points = 1

  /// Returns whether a distance is visible: half a pixel or more.
  private func isSeen(_ distance: Points) -> Bool { distance.pixels(at: scale).value >= 0.5 }

  // MARK: Other parts

  /// The findings that the ink of the text overlaps texts painted before.
  private var meeting: [FrameAudit.Observation] {
    guard !interface.isCovered(place) else { return [] }
    for other in interface.texts(under: place) {
      guard !interface.isCovered(other), let overlap = interface.overlap(of: place, and: other),
        isSeen(overlap.width), isSeen(overlap.height)
      else { continue }
      return [
        Observation(
          rule: .overlap, severity: .error,
          words: "its ink overlaps that of \(frame.elements[other].name) by "
            + "\(overlap.width.toThousandths) × \(overlap.height.toThousandths) pt")
      ]
    }
    return []
  }

  /// The least width and height of a tap target.
  private static let leastTarget: Points = 44

  private var smallTarget: [FrameAudit.Observation] {
    let box = element.box
    guard element.isControl, !box.isEmpty, platform == .iOS,
      min(box.width, box.height) < Self.leastTarget - 0.01
    else { return [] }
    return [
      Observation(
        rule: .hitTargetUnder44, severity: .warning,
        words: "it is \(box.width.toThousandths) × \(box.height.toThousandths) pt, and a finger "
          + "needs 44 × 44 pt")
    ]
  }

  /// The findings about large content that is not shown. Only accessibility categories need it.
  private var viewer: [FrameAudit.Observation] {
    guard let content = element.largeContent, category.isAccessibilityCategory else { return [] }
    if content.isEmpty {
      return [
        Observation(
          rule: .viewerEmpty, severity: .error,
          words: "it has neither a title nor an image for the Large Content Viewer")
      ]
    }
    guard !content.isReachable else { return [] }
    return [
      Observation(
        rule: .viewerUnreachable, severity: .error,
        words: "the Large Content Viewer cannot open: neither the element nor a container has an "
          + "interaction for it")
    ]
  }
}

extension SetText {
  /// The greatest width that a line can have had available, if lines end because of it; `nil` where
  /// none does.
  ///
  /// Layout gives a text the width of its widest line, not of the available room. But the first
  /// word of a line did not fit on the line before.
  fileprivate var greatestRoom: Points? {
    let pairs = zip(frame.lines, frame.lines.dropFirst())
    return pairs.map { $0.width + $1.width }.min().map { max($0, widestLine) }
  }
}
