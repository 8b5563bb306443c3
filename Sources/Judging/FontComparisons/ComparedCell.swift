public import Audit
public import Suites
public import DynamicType
import TextEngine

/// The layout of a text in one font.
public struct TextSetting: Hashable, Sendable {
  /// The number of lines.
  public let lineCount: Int
  /// The total width of all lines.
  public let width: Points
  /// The total height.
  public let height: Points
  /// The distance from the first baseline to the second, or the height of the only line.
  public let lineHeight: Points
  /// The rules with findings in the text, worst first.
  public let rules: [AuditRule]

  init(_ look: FrameAudit) {
    let lines = look.frame.lines
    lineCount = lines.count
    width = lines.reduce(.zero) { $0 + $1.width }
    height = look.frame.height
    lineHeight =
      switch lines.count {
      case 0: .zero
      case 1: lines[0].bottom - lines[0].top
      default: lines[1].baseline - lines[0].baseline
      }
    rules = look.observations.filter { $0.severity > .note }.map(\.rule)
  }
}

/// A text in one style at one category, set in the old and the new font.
public struct ComparedCell: Hashable, Sendable {
  /// The style.
  public let style: String
  /// The text.
  public let sample: Sample
  /// The category.
  public let category: ContentSizeCategory
  /// The layout in the old font.
  public let old: TextSetting
  /// The layout in the new font.
  public let new: TextSetting

  /// The total width of the lines in the new font, divided by that in the old.
  public var widthRatio: Double { old.width > .zero ? new.width / old.width : 1 }
  /// The height in the new font, divided by that in the old.
  public var heightRatio: Double { old.height > .zero ? new.height / old.height : 1 }
  /// The rules with findings only in the new font.
  public var newRules: [AuditRule] { new.rules.filter { !old.rules.contains($0) } }

  /// Whether the layouts differ.
  public var isChanged: Bool { old != new }

  /// How much worse the new layout is, for sorting: new findings first, then lines, then size.
  var badness: Badness {
    Badness(
      findings: newRules.count, lines: abs(new.lineCount - old.lineCount),
      size: max(abs(heightRatio - 1), abs(widthRatio - 1)))
  }

  /// The values that are compared in this order; greater is worse.
  struct Badness: Comparable {
    let findings: Int
    let lines: Int
    let size: Double

    static func < (left: Badness, right: Badness) -> Bool {
      (left.findings, left.lines, left.size) < (right.findings, right.lines, right.size)
    }
  }
}
