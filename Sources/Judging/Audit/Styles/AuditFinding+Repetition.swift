extension Sequence<RampLook> {
  /// The findings in the texts of one style, without repetitions.
  ///
  /// A finding that does not depend on the text is reported once for all texts, at the place they
  /// share. Other findings are reported once for equal words in one language of a sample, at their
  /// first place: two appearances of a text break in the same place.
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

/// The values that findings must share to be reported once.
private struct RepetitionKey: Hashable {
  let rule: AuditRule
  let words: String
  /// The sample and its language; empty where the text does not matter.
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
  /// Whether the finding depends on the words of a text, not only on its settings.
  fileprivate var isAboutText: Bool {
    ![.lowContrast, .boldTextIgnored, .weightLost, .syntheticStyle].contains(self)
  }
}

extension AuditFinding {
  /// Returns this finding for two texts.
  ///
  /// - Parameter mark: The properties that the texts share; `nil` to keep this place.
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
