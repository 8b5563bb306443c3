import DynamicType

/// The order of a design system's styles by size, as it is at Large and at other categories.
struct StyleHierarchy {
  /// The styles in the order of the design system.
  let styles: [StyleSizes]

  /// Two styles that no longer stand to each other as they do at Large.
  struct Change {
    /// The style that ranks higher at Large, as a place among the styles.
    let higher: Int
    /// The style that ranks lower at Large.
    let lower: Int
    /// Where that is so, in ascending order.
    let categories: [ContentSizeCategory]
  }

  /// What is told as one: all that happened to the rank of one style.
  struct Group {
    let style: Int
    let changes: [Change]
  }

  /// Where the higher style is the smaller one, by more than rounding leaves open.
  func inversions(among places: [Int]) -> [Group] {
    groups(changes(among: places) { $0.seen < $1.seen && !$0.seen.isNear($1.seen) })
  }

  /// Where a style is not to be told from one it ranks over at Large, since size, weight and face
  /// are the same.
  func mergers(among places: [Int]) -> [Group] {
    groups(
      changes(among: places) { $0.seen.isAlike($1.seen) }.compactMap { change in
        let (higher, lower) = (styles[change.higher], styles[change.lower])
        let same = change.categories.filter {
          higher.style.face(at: $0) == lower.style.face(at: $0)
        }
        return same.isEmpty
          ? nil : Change(higher: change.higher, lower: change.lower, categories: same)
      })
  }

  private func changes(
    among places: [Int], where isChanged: (_ higher: SizeStep, _ lower: SizeStep) -> Bool
  ) -> [Change] {
    places.flatMap { higher in
      places.compactMap { lower in
        // Text in a view of other bounds is read by itself.
        guard styles[higher].ranksOver(styles[lower]),
          styles[higher].observed.clamp == styles[lower].observed.clamp
        else { return nil }
        let categories = styles[higher].steps.filter { step in
          styles[lower].step(at: step.category).map { isChanged(step, $0) } ?? false
        }.map(\.category)
        return categories.isEmpty
          ? nil : Change(higher: higher, lower: lower, categories: categories)
      }
    }
  }

  /// The changes by the style that most of them have in common, then by the next.
  private func groups(_ changes: [Change]) -> [Group] {
    var left = changes
    var groups: [Group] = []
    while let style = mostChanged(in: left) {
      groups.append(Group(style: style, changes: left.filter { $0.isAbout(style) }))
      left.removeAll { $0.isAbout(style) }
    }
    return groups
  }

  /// The style that most changes are about; of several the one that fell, then the first.
  private func mostChanged(in changes: [Change]) -> Int? {
    func score(_ style: Int) -> (Int, Int) {
      (
        changes.filter { $0.isAbout(style) }.count, changes.filter { $0.higher == style }.count
      )
    }
    let concerned = Set(changes.flatMap { [$0.higher, $0.lower] }).sorted()
    return concerned.first.map { first in
      concerned.reduce(first) { score($1) > score($0) ? $1 : $0 }
    }
  }
}

extension StyleHierarchy.Change {
  fileprivate func isAbout(_ style: Int) -> Bool { higher == style || lower == style }
}

extension StyleSizes {
  /// Whether the style stands over another at Large: larger, or as large and heavier.
  fileprivate func ranksOver(_ other: StyleSizes) -> Bool {
    if other.large.isUnder(large) { return true }
    return large.isAlike(other.large) && style.weight(at: .large) > other.style.weight(at: .large)
  }
}

extension Points {
  /// Whether it is smaller, by more than computing leaves over.
  fileprivate func isUnder(_ other: Points) -> Bool { self < other && !isAlike(other) }
}
