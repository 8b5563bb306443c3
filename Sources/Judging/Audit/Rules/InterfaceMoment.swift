public import DynamicType

/// How an interface came to a text size.
public enum InterfaceMoment: Hashable, Sendable, CustomStringConvertible {
  /// It was started at it.
  case launch
  /// It stood while the text size changed from another one.
  case change(from: ContentSizeCategory)
  /// Both, and it is the same.
  case either(from: ContentSizeCategory)

  /// Such as “after a change from L”.
  public var description: String {
    switch self {
    case .launch: "at a launch"
    case .change(let start): "after a change from \(start.shortName)"
    case .either(let start): "at a launch and after a change from \(start.shortName)"
    }
  }
}

extension AuditFinding {
  /// Whether another one says the same of another moment.
  func isSameAtAnyMoment(as other: AuditFinding) -> Bool {
    guard place.moment != nil, other.place.moment != nil else { return false }
    return (rule, words, severity) == (other.rule, other.words, other.severity)
      && place.moved(to: nil) == other.place.moved(to: nil)
  }

  /// The finding of a launch, told of a change as well.
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
