public import Suites
public import DynamicType

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
