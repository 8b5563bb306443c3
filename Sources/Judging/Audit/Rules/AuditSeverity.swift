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
