public import DynamicType

/// How an interface came to have its text size.
public enum InterfaceMoment: Hashable, Sendable, CustomStringConvertible {
  /// The interface was started at the text size.
  case launch
  /// The interface was on screen while the text size changed from this one.
  case change(from: ContentSizeCategory)
  /// Both happened, with the same result.
  case either(from: ContentSizeCategory)

  /// The moment in words, such as “after a change from L”.
  public var description: String {
    switch self {
    case .launch: "at a launch"
    case .change(let start): "after a change from \(start.shortName)"
    case .either(let start): "at a launch and after a change from \(start.shortName)"
    }
  }
}

extension AuditFinding {
  /// Returns whether another finding is the same apart from its moment.
  func isSameAtAnyMoment(as other: AuditFinding) -> Bool {
    guard place.moment != nil, other.place.moment != nil else { return false }
    return (rule, words, severity) == (other.rule, other.words, other.severity)
      && place.moved(to: nil) == other.place.moved(to: nil)
  }

  /// Returns the finding of a launch, extended to the change.
  func atEither(_ change: AuditFinding) -> AuditFinding {
    guard case .change(let start) = change.place.moment else { return self }
    return AuditFinding(rule, severity, at: place.moved(to: .either(from: start)), words)
  }
}

extension AuditFinding.Place {
  fileprivate func moved(to moment: InterfaceMoment?) -> AuditFinding.Place {
    var place = self
    place.moment = moment
    return place
  }
}
