import Suites

/// An audit rule that is switched off for some styles or elements, with a reason.
public struct AuditExemption: Hashable, Sendable {
  /// The rule that is switched off.
  public let rule: AuditRule
  /// The names of the styles; `nil` for every style.
  public let styles: [String]?
  /// The elements of an interface, by path or by text; `nil` for every element. A path includes
  /// everything inside it.
  public let elements: [String]?
  /// The reason, for those who read the audit later.
  public let reason: String

  /// Creates an exemption.
  ///
  /// - Throws: `AuditExemptionError` if the reason is blank or the list of styles is empty.
  public init(
    _ rule: AuditRule, styles: [String]? = nil, elements: [String]? = nil, reason: String
  ) throws(AuditExemptionError) {
    guard reason.contains(where: { $0.isLetter || $0.isNumber }) else { throw .noReason(rule) }
    if let styles, styles.isEmpty { throw .noStyle(rule) }
    if let elements, elements.isEmpty { throw .noElement(rule) }
    self.rule = rule
    self.styles = styles
    self.elements = elements
    self.reason = reason
  }

  /// Returns whether the exemption covers a finding.
  public func covers(_ finding: AuditFinding) -> Bool {
    guard finding.rule == rule else { return false }
    if let elements, !elements.contains(where: { $0.isElement(finding.place.element) }) {
      return false
    }
    guard let styles else { return true }
    return styles.contains { $0.isStyle(finding.place.style) }
  }
}

/// Why a rule cannot be switched off.
public enum AuditExemptionError: Error, Hashable {
  /// The reason is empty, or has only blanks and marks.
  case noReason(AuditRule)
  /// The list of styles is empty.
  case noStyle(AuditRule)
  /// The list of elements is empty.
  case noElement(AuditRule)
}

extension AuditExemptionError: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .noReason(let rule):
      """
      “\(rule.rawValue)” is switched off without a reason. \
      Say in a few words why.
      """
    case .noElement(let rule):
      """
      “\(rule.rawValue)” is switched off for an empty list of parts. \
      Name the parts by path or text, or leave out the list for every part.
      """
    case .noStyle(let rule):
      """
      “\(rule.rawValue)” is switched off for an empty list of styles. \
      Name the styles, or leave out the list for every style.
      """
    }
  }
}

/// The findings of an audit, after some rules were switched off.
public struct ExemptedFindings: Hashable, Sendable {
  /// The findings that no exemption covers, in their order.
  public let standing: [AuditFinding]
  /// The findings that an exemption covers, each with the first one that does.
  public let exempted: [Exempted]
  /// Exemptions that cover no finding and can be removed.
  public let unused: [Unused]

  /// A finding with the exemption that covers it.
  public struct Exempted: Hashable, Sendable {
    /// The finding.
    public let finding: AuditFinding
    /// The first exemption that covers the finding.
    public let exemption: AuditExemption
  }

  /// An exemption, or some styles or elements of it, that covers nothing.
  public struct Unused: Hashable, Sendable {
    /// The exemption.
    public let exemption: AuditExemption
    /// The styles without a finding; `nil` where the exemption names none.
    public let styles: [String]?
    /// The elements without a finding; `nil` where the exemption names none.
    public let elements: [String]?
  }

  /// Divides findings by the exemptions that cover them.
  public init(_ findings: [AuditFinding], with exemptions: [AuditExemption]) {
    var standing: [AuditFinding] = []
    var exempted: [Exempted] = []
    for finding in findings {
      if let exemption = exemptions.first(where: { $0.covers(finding) }) {
        exempted.append(Exempted(finding: finding, exemption: exemption))
      } else {
        standing.append(finding)
      }
    }
    self.standing = standing
    self.exempted = exempted
    unused = exemptions.compactMap { Unused($0, among: findings) }
  }
}

extension ExemptedFindings.Unused {
  /// Creates the part of an exemption that covers none of the findings; `nil` where all of it is
  /// used.
  fileprivate init?(_ exemption: AuditExemption, among findings: [AuditFinding]) {
    let covered = findings.filter(exemption.covers)
    let styles = exemption.styles?.filter { style in
      !covered.contains { style.isStyle($0.place.style) }
    }
    let elements = exemption.elements?.filter { element in
      !covered.contains { element.isElement($0.place.element) }
    }
    let isPartly = styles?.isEmpty == false || elements?.isEmpty == false
    guard isPartly || covered.isEmpty else { return nil }
    self.init(exemption: exemption, styles: styles, elements: elements)
  }
}

extension ExemptedFindings.Unused: CustomStringConvertible {
  /// The unused exemption, then the remedy.
  public var description: String {
    let rule = "“\(exemption.rule.rawValue)” is switched off"
    if let elements, !elements.isEmpty {
      return rule + " for \(elements.map { "“\($0)”" }.joined(separator: ", ")), but it finds "
        + "nothing there. Remove \(elements.count == 1 ? "this part" : "these parts")."
    }
    guard let styles, !styles.isEmpty else {
      return rule + ", but it finds nothing. Remove the exemption."
    }
    return rule + " for \(styles.map { "“\($0)”" }.joined(separator: ", ")), but it finds nothing "
      + "there. Remove \(styles.count == 1 ? "this style" : "these styles")."
  }
}

extension String {
  /// Returns whether the text is the path of an element or of one around it, or the element's text.
  fileprivate func isElement(_ element: ElementName?) -> Bool {
    guard let element else { return false }
    return self == element.text || ElementPath(element.path).isWithin(ElementPath(self))
  }

  /// Returns whether both name the same style, in its written form or as in coordinates.
  ///
  /// Names without a Latin letter or digit all clean to the same word, so they must be equal.
  fileprivate func isStyle(_ other: String) -> Bool {
    if self == other { return true }
    let cleaned = RampName.clean(self)
    return cleaned == RampName.clean(other) && cleaned != RampName.clean("")
  }
}
