extension Sequence<RampLook> {
  /// What is found in the texts of one style, without what repeats another.
  ///
  /// What does not come from the text itself is told once for all texts, at the place they have in
  /// common. What does is told once for all that is equal in words in one language of a sample, at
  /// its first place: two appearances of a text break in the same place.
  var findingsWithoutRepetition: [AuditFinding] {
    let marks = map(\.mark)
    guard let first = marks.first else { return [] }
    let common = marks.dropFirst().reduce(first) { $0.together(with: $1) }
    var places: [RepetitionKey: Int] = [:]
    var kept: [(finding: AuditFinding, mark: SampleMark)] = []
    for look in self {
      for finding in look.findings {
        let key = RepetitionKey(finding, in: look)
        guard let place = places[key] else {
          places[key] = kept.count
          kept.append((finding, look.mark))
          continue
        }
        let earlier = kept[place]
        if finding.rule.isAboutText {
          kept[place].finding = earlier.finding.alsoAt(finding, inCommon: nil)
        } else {
          let mark = earlier.mark.together(with: look.mark)
          kept[place] = (
            earlier.finding.alsoAt(finding, inCommon: mark.apart(from: common)), mark
          )
        }
      }
    }
    return kept.map(\.finding)
  }
}

/// What findings have to have in common to be told once.
private struct RepetitionKey: Hashable {
  let rule: AuditRule
  let words: String
  /// The language of a sample; nothing where texts play no part.
  let text: [String?]

  init(_ finding: AuditFinding, in look: RampLook) {
    rule = finding.rule
    words = finding.words
    text =
      finding.rule.isAboutText
      ? [look.mark.sample, look.language] : []
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
  ///
  /// - Parameter mark: What the texts have in common; `nil` to stay at this place.
  fileprivate func alsoAt(_ other: AuditFinding, inCommon mark: SampleMark?) -> AuditFinding {
    var place = place
    place.categories = Set(place.categories).union(other.place.categories).sorted()
    if place.width != other.place.width { place.width = nil }
    if let mark {
      place.sample = mark.words
      if place.line != other.place.line || place.range != other.place.range || mark.sample == nil {
        (place.line, place.range) = (nil, nil)
      }
    }
    return AuditFinding(rule, Swift.max(severity, other.severity), at: place, words)
  }
}
