import DynamicType

/// The order of a design system's styles by size, at Large and at other categories.
struct StyleHierarchy {
  /// The styles in the order of the design system.
  let styles: [StyleSizes]

  /// Two styles whose relation differs from the one at Large.
  struct Change {
    /// The style that ranks higher at Large, as a position among the styles.
    let higher: Int
    /// The style that ranks lower at Large.
    let lower: Int
    /// The categories where the relation differs, in ascending order.
    let categories: [ContentSizeCategory]
  }

  /// Changes that are reported together: all changes in the rank of one style.
  struct Group {
    let style: Int
    let changes: [Change]
  }

  /// Returns where the higher style is the smaller one, by more than rounding explains.
  func inversions(among places: [Int]) -> [Group] {
    groups(changes(among: places) { $0.seen < $1.seen && !$0.seen.isNear($1.seen) })
  }

  /// Returns where a style cannot be distinguished from one of lower rank at Large, since size,
  /// weight and face are equal.
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
    // Each is compared with each, so only what is compared is handed around.
    let ranks = places.map { Rank(of: styles[$0], at: $0) }
    var changes: [Change] = []
    for higher in ranks {
      for lower in ranks where higher.ranksOver(lower) {
        // Text in a view of other bounds is read by itself.
        guard higher.clamp == lower.clamp else { continue }
        let categories = higher.changes(over: lower, where: isChanged)
        guard !categories.isEmpty else { continue }
        changes.append(Change(higher: higher.place, lower: lower.place, categories: categories))
      }
    }
    return changes
  }

  /// The values that determine a style's rank.
  private struct Rank {
    let place: Int
    let clamp: ContentSizeClamp?
    let steps: [SizeStep]
    private let large: Points
    private let weight: FontWeight

    init(of sizes: StyleSizes, at place: Int) {
      self.place = place
      clamp = sizes.observed.clamp
      steps = sizes.steps
      large = sizes.large
      weight = sizes.style.weight(at: .large)
    }

    /// Returns whether the style ranks over another at Large: larger, or equally large and heavier.
    func ranksOver(_ other: Rank) -> Bool {
      if other.large.isUnder(large) { return true }
      return large.isAlike(other.large) && weight > other.weight
    }

    /// Returns the categories where a condition is met by the steps of both, which are in ascending
    /// order.
    func changes(
      over other: Rank, where isChanged: (_ higher: SizeStep, _ lower: SizeStep) -> Bool
    ) -> [ContentSizeCategory] {
      var categories: [ContentSizeCategory] = []
      var place = 0
      for step in steps {
        while place < other.steps.count, other.steps[place].category < step.category { place += 1 }
        guard place < other.steps.count else { break }
        let their = other.steps[place]
        if their.category == step.category, isChanged(step, their) {
          categories.append(step.category)
        }
      }
      return categories
    }
  }

  /// Groups the changes by the style that most of them share, then by the next.
  private func groups(_ changes: [Change]) -> [Group] {
    // Of each style the changes that are about it, how many are left of these, and of those where it fell.
    var own = [[Int]](repeating: [], count: styles.count)
    var scores = [(all: Int, fallen: Int)](repeating: (0, 0), count: styles.count)
    func count(_ change: Change, _ amount: Int) {
      scores[change.higher].all += amount
      scores[change.higher].fallen += amount
      scores[change.lower].all += amount
    }
    for (index, change) in changes.enumerated() {
      own[change.higher].append(index)
      own[change.lower].append(index)
      count(change, 1)
    }
    var isLeft = [Bool](repeating: true, count: changes.count)
    var groups: [Group] = []
    // The style that most are about; of several the one that fell, then the first.
    while let style = styles.indices.max(by: { scores[$0] < scores[$1] }), scores[style].all > 0 {
      let found = own[style].filter { isLeft[$0] }
      groups.append(Group(style: style, changes: found.map { changes[$0] }))
      for index in found {
        isLeft[index] = false
        count(changes[index], -1)
      }
    }
    return groups
  }
}

extension Points {
  /// Returns whether the size is smaller, by more than errors of calculation.
  fileprivate func isUnder(_ other: Points) -> Bool { self < other && !isAlike(other) }
}
