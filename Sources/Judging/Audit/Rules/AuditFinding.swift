public import DynamicType
public import Suites

/// Something an audit found, and where.
public struct AuditFinding: Hashable, Sendable {
  /// Where something was found.
  public struct Place: Hashable, Sendable {
    /// The style, as people call it.
    public var style: String
    /// The categories it holds for, in ascending order; empty for the style as a whole.
    public var categories: [ContentSizeCategory]
    /// The sample, and what sets the text apart from the sample's others, such as `checkout (de)` or
    /// `items (ar, one, accented)`; of several samples only the latter; `nil` for any.
    public var sample: String?
    /// Whether an interface had started or had changed; `nil` where that plays no part.
    public var moment: InterfaceMoment?
    /// The part of an interface; `nil` where a style or a sample of one is meant.
    public var element: ElementName?
    /// The width it was set in; `nil` where that plays no part.
    public var width: Points?
    /// The line, from 1; `nil` where it is no one line.
    public var line: Int?
    /// Where in the sample, in UTF-8 bytes; `nil` where it is no stretch of it.
    public var range: Range<Int>?

    /// A place; what is left out plays no part.
    public init(
      style: String, categories: [ContentSizeCategory] = [], sample: String? = nil,
      moment: InterfaceMoment? = nil, element: ElementName? = nil, width: Points? = nil,
      line: Int? = nil, range: Range<Int>? = nil
    ) {
      self.style = style
      self.categories = categories
      self.sample = sample
      self.moment = moment
      self.element = element
      self.width = width
      self.line = line
      self.range = range
    }
  }

  /// The rule that found it.
  public let rule: AuditRule
  /// How bad it is.
  public let severity: AuditSeverity
  /// Where.
  public let place: Place
  /// What was found, in words with numbers, as a sentence without its full stop.
  public let words: String

  /// A finding of known facts.
  public init(_ rule: AuditRule, _ severity: AuditSeverity, at place: Place, _ words: String) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.words = words
  }
}

extension AuditFinding.Place: CustomStringConvertible {
  /// “Heading Large, total (de), 343 pt wide, AX1 AX2”; all categories are not named.
  public var description: String {
    let names = categories.map(\.shortName).joined(separator: " ")
    let isEverywhere = categories.isEmpty || categories.count == ContentSizeCategory.allCases.count
    return [
      style, sample, moment?.description, element?.description, width.map { "\($0) pt wide" },
      isEverywhere ? nil : names,
    ]
    .compactMap(\.self).joined(separator: ", ")
  }
}

extension AuditFinding: CustomStringConvertible {
  /// The place, then what was found there.
  public var description: String { "\(place): \(words)" }
}

/// How bad a finding is.
public enum AuditSeverity: String, Hashable, Sendable, CaseIterable {
  /// Worth knowing; nothing has to be done.
  case note
  /// Some readers will have trouble.
  case warning
  /// Some readers cannot read it, or the text size does nothing.
  case error
}

extension AuditSeverity: Comparable {
  /// Whether the first is the lesser.
  public static func < (left: AuditSeverity, right: AuditSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What makes findings about one text, at several of its categories, one.
package struct AuditCause: Hashable {
  package let rule: AuditRule
  /// What is wrong in words, where one text may have several such bugs, each of another face; `nil`
  /// where the rule says it.
  package let words: String?
}

extension AuditRule {
  /// Whether it tells what a face falls short of, so that each face has findings of its own.
  package var isAboutFaces: Bool { [.weightLost, .syntheticStyle].contains(self) }
}

/// What an audit came to.
public struct AuditReport: Hashable, Sendable {
  /// What was found, and what was switched off.
  public let findings: ExemptedFindings
  /// How many styles were looked at.
  public let styleCount: Int
  /// How many texts were laid out, each size for itself.
  public let frameCount: Int
  /// What could not be laid out, in words.
  public let trouble: [String]

  /// Whether nothing has to be done: no finding is an error or a warning, no exemption is for nothing,
  /// and every text can be laid out.
  public var isSound: Bool {
    findings.standing.allSatisfy { $0.severity == .note } && findings.unused.isEmpty
      && trouble.isEmpty
  }

  /// How many findings stand of a severity.
  public func count(of severity: AuditSeverity) -> Int {
    findings.standing.count { $0.severity == severity }
  }
}
