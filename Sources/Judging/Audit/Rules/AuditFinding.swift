public import DynamicType
public import Suites

/// Something that an audit found, with its place.
public struct AuditFinding: Hashable, Sendable {
  /// The place of a finding.
  public struct Place: Hashable, Sendable {
    /// The style's name, as people use it.
    public var style: String
    /// The affected categories, in ascending order; empty for the style as a whole.
    public var categories: [ContentSizeCategory]
    /// The sample, and what distinguishes the text from the sample's others, such as `checkout
    /// (de)` or `items (ar, one, accented)`. For several samples, only the latter; `nil` for any.
    public var sample: String?
    /// Whether an interface had started or changed; `nil` where that does not matter.
    public var moment: InterfaceMoment?
    /// The part of an interface; `nil` for a style or a sample of one.
    public var element: ElementName?
    /// The width available to the text, or that of an interface's window; `nil` where it does not
    /// matter.
    public var width: Points?
    /// The line, from 1; `nil` for no single line.
    public var line: Int?
    /// The range in the sample, in UTF-8 bytes; `nil` for no single range.
    public var range: Range<Int>?

    /// Creates a place. A value that you leave out does not matter.
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
  /// The severity of the finding.
  public let severity: AuditSeverity
  /// The place of the finding.
  public let place: Place
  /// What was found, in words with numbers, as a sentence without its full stop.
  public let words: String

  /// Creates a finding of known facts.
  public init(_ rule: AuditRule, _ severity: AuditSeverity, at place: Place, _ words: String) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.words = words
  }
}

extension AuditFinding.Place: CustomStringConvertible {
  /// The place in words, such as “Heading Large, total (de), 343 pt wide, AX1 AX2”. If all
  /// categories are affected, none is named.
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

/// The severity of a finding.
public enum AuditSeverity: String, Hashable, Sendable, CaseIterable {
  /// The finding is worth knowing; nothing has to be done.
  case note
  /// Some readers will have problems.
  case warning
  /// Some readers cannot read the text, or the text size has no effect.
  case error
}

extension AuditSeverity: Comparable {
  /// Returns whether the first severity is the lesser.
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

/// The key that merges findings about one text at several of its categories.
package struct AuditCause: Hashable {
  package let rule: AuditRule
  /// The problem in words, where one text may have several such problems, each of another face;
  /// `nil` where the rule is sufficient.
  package let words: String?
}

extension AuditRule {
  /// Whether the rule is about a face's shortfall, so that each face has its own findings.
  package var isAboutFaces: Bool { [.weightLost, .syntheticStyle].contains(self) }
}

/// The results of an audit.
public struct AuditReport: Hashable, Sendable {
  /// The findings, and those that were switched off.
  public let findings: ExemptedFindings
  /// The number of styles that were examined.
  public let styleCount: Int
  /// The number of texts that were laid out, counting each size.
  public let frameCount: Int
  /// The errors of texts that could not be laid out, in words.
  public let trouble: [String]

  /// Whether nothing has to be done: no finding is an error or a warning, no exemption is unused,
  /// and every text can be laid out.
  public var isSound: Bool {
    findings.standing.allSatisfy { $0.severity == .note } && findings.unused.isEmpty
      && trouble.isEmpty
  }

  /// Returns the number of findings of a severity.
  public func count(of severity: AuditSeverity) -> Int {
    findings.standing.count { $0.severity == severity }
  }
}
