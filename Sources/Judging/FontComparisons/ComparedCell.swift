public import Audit
public import Suites
public import DynamicType
import TextEngine

/// How a text is set in one font.
public struct TextSetting: Hashable, Sendable {
  /// How many lines it has.
  public let lineCount: Int
  /// How wide all lines are together.
  public let width: Points
  /// How high the whole is.
  public let height: Points
  /// From the first baseline to the second, or how high the only line is.
  public let lineHeight: Points
  /// What the audit finds in it, worst first.
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

/// A text in one style at one category, set in two fonts.
public struct ComparedCell: Hashable, Sendable {
  /// The style.
  public let style: String
  /// The text.
  public let sample: Sample
  /// The category.
  public let category: ContentSizeCategory
  /// As it is.
  public let old: TextSetting
  /// As it would be.
  public let new: TextSetting

  /// How many times as wide the lines are together.
  public var widthRatio: Double { old.width > .zero ? new.width / old.width : 1 }
  /// How many times as high the whole is.
  public var heightRatio: Double { old.height > .zero ? new.height / old.height : 1 }
  /// What the audit finds only in the new setting.
  public var newRules: [AuditRule] { new.rules.filter { !old.rules.contains($0) } }

  /// Whether anything is another than it was.
  public var isChanged: Bool { old != new }

  /// How much worse it got, for the order: new findings first, then lines, then size.
  var badness: Badness {
    Badness(
      findings: newRules.count, lines: abs(new.lineCount - old.lineCount),
      size: max(abs(heightRatio - 1), abs(widthRatio - 1)))
  }

  /// What counts, the greater the worse.
  struct Badness: Comparable {
    let findings: Int
    let lines: Int
    let size: Double

    static func < (left: Badness, right: Badness) -> Bool {
      (left.findings, left.lines, left.size) < (right.findings, right.lines, right.size)
    }
  }
}
