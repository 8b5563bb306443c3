import DynamicType

extension StyleHierarchy {
  /// Returns the findings, each with its style's position among the styles.
  ///
  /// - Parameter places: The positions of the styles to compare; the others have bugs that explain
  ///   their rank.
  func findings(among places: [Int]) -> [(place: Int, finding: AuditFinding)] {
    inversions(among: places).map { group in
      (group.style, finding(group, .warning, Words(over: "larger than", under: "smaller than")))
    }
      + mergers(among: places).map { group in
        let same = "the same size, weight and face as"
        return (group.style, finding(group, .note, Words(over: same, under: same)))
      }
  }

  /// The words for the relation to styles of higher and of lower rank.
  private struct Words {
    let over: String
    let under: String
  }

  private func finding(_ group: Group, _ severity: AuditSeverity, _ words: Words) -> AuditFinding {
    let name = styles[group.style].name
    let categories = Set(group.changes.flatMap(\.categories)).sorted()
    let fallen = group.changes.filter { $0.higher == group.style }
    let risen = group.changes.filter { $0.lower == group.style }
    let clauses =
      (fallen.isEmpty ? [] : [words.under + " " + others(fallen, of: group.style, \.lower)])
      + (risen.isEmpty ? [] : [words.over + " " + others(risen, of: group.style, \.higher)])
    return AuditFinding(
      .hierarchyInverted, severity,
      at: AuditFinding.Place(style: name, categories: categories),
      "\(name) at \(SizeWords.categories(categories)) is \(clauses.joined(separator: ", and ")), "
        + "unlike at Large")
  }

  /// The greatest number of styles named in a sentence.
  private static let mostNames = 10

  /// Returns the styles on the other side, each with the sizes of both at the last such category;
  /// of many, the first ones.
  private func others(
    _ changes: [Change], of style: Int, _ other: (Change) -> Int
  ) -> String {
    let names = changes.prefix(Self.mostNames).map { change in
      let other = styles[other(change)]
      guard let category = change.categories.last, let own = styles[style].step(at: category),
        let their = other.step(at: category)
      else { return other.name }
      let size = SizeWords.size(own.seen)
      return own.seen.isAlike(their.seen)
        ? "\(other.name) (\(size) at \(category))"
        : "\(other.name) (\(size) against \(SizeWords.size(their.seen)) at \(category))"
    }
    let rest = changes.count - names.count
    return names.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) other\(rest == 1 ? "" : "s")" : "")
  }
}
