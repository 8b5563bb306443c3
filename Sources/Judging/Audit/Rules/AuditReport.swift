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
