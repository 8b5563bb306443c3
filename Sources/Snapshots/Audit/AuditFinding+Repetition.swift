extension [AuditFinding] {
  /// The same without what repeats another: what does not come from the text itself is told once for
  /// all texts, at the place they have in common.
  var withoutRepetition: [AuditFinding] {
    var places: [[String]: Int] = [:]
    var kept: [AuditFinding] = []
    for finding in self {
      let key = [finding.rule.rawValue, finding.words]
      guard !finding.rule.isAboutText, let place = places[key] else {
        places[key] = kept.count
        kept.append(finding)
        continue
      }
      kept[place] = kept[place].together(with: finding)
    }
    return kept
  }
}

extension AuditRule {
  /// Whether what it finds depends on what a text says, rather than on how it is set.
  fileprivate var isAboutText: Bool {
    ![.lowContrast, .boldTextIgnored, .weightLost, .syntheticStyle].contains(self)
  }
}

extension AuditFinding {
  /// This finding for two texts.
  fileprivate func together(with other: AuditFinding) -> AuditFinding {
    AuditFinding(
      rule, Swift.max(severity, other.severity),
      at: Place(
        style: place.style,
        categories: Set(place.categories).union(other.place.categories).sorted(),
        sample: place.sample == other.place.sample ? place.sample : nil,
        width: place.width == other.place.width ? place.width : nil), words)
  }
}
