public import Audit
import Snapshots

extension AuditExemption {
  /// A rule switched off in a program.
  ///
  /// - Parameters:
  ///   - styles: The styles, as people call them; `nil` for every style. An empty list stops the
  ///     program.
  ///   - reason: Why nothing needs to be done; one without words stops the program.
  public init(_ rule: AuditRule, styles: [String]? = nil, because reason: StaticString) {
    do {
      try self.init(rule, styles: styles, reason: "\(reason)")
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
