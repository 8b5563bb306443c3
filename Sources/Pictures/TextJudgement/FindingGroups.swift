import Imaging

/// Changes of many lines, grouped into few findings: one for each kind of change, whatever the
/// number of lines.
struct FindingGroups {
  fileprivate struct Group {
    var change: TextChange
    var cause: Cause
    var area: PixelRect
    var mass: Double
    var lines: Set<Int>
  }

  /// The greatest number of findings; those that are vague or concern little ink are left out.
  static let most = 64
  /// The greatest number of different changes, as each change is compared with all of them.
  private static let mostGroups = 512

  private let numbers: LineNumbers
  private var groups: [Group] = []

  /// Whether there are more groups than findings.
  var isCut: Bool { groups.count > Self.most }

  init(numbers: LineNumbers) {
    self.numbers = numbers
  }

  /// Adds the change at one place; only changes of whole lines are grouped. If there are too many,
  /// those that concern the least ink are left out.
  mutating func add(_ change: TextChange) {
    let place = change.isPart ? nil : groups.firstIndex { $0.isLike(change) }
    guard let place else {
      if groups.count == Self.mostGroups {
        guard let least = groups.indices.min(by: { groups[$0].mass < groups[$1].mass }),
          groups[least].mass < change.mass
        else { return }
        groups.remove(at: least)
      }
      groups.append(
        Group(
          change: change, cause: change.cause, area: change.area, mass: change.mass,
          lines: Set(lines(of: change))))
      return
    }
    let share = change.mass / max(1e-6, groups[place].mass + change.mass)
    groups[place].cause = groups[place].cause.mixed(with: change.cause, share: share)
    groups[place].area = groups[place].area.union(change.area)
    groups[place].mass += change.mass
    groups[place].lines.formUnion(lines(of: change))
  }

  private func lines(of change: TextChange) -> [Int] {
    // Of a part, its own rows tell more than those of lines that touch.
    let rows = change.isPart ? change.area.y..<change.area.maxY : change.rows
    return change.rows == nil ? [] : rows.map(numbers.numbers) ?? []
  }

  /// Returns the most important findings first: specific ones before vague ones. Specific ones with
  /// much ink are in order from the top, since a change above may cause one below; then the rest.
  func findings(in picture: PixelRect) -> [Finding] {
    let much = (groups.map(\.mass).max() ?? 0) / 4
    let rank = { (group: Group) in group.cause.vagueness + (group.mass < much ? 1 : 0) }
    return groups.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .prefix(FindingGroups.most)
      .map {
        Finding(
          cause: $0.element.cause, area: $0.element.area.intersection(picture),
          lines: $0.element.lines.sorted(),
          isPart: $0.element.change.isPart)
      }
  }
}

extension FindingGroups.Group {
  /// Returns whether a change is the same on another whole line.
  fileprivate func isLike(_ other: TextChange) -> Bool {
    !change.isPart && cause.isLike(other.cause)
  }
}

extension Cause {
  /// How vague the cause is: 2 where it only means that something changed, 1 where it does so in
  /// part.
  fileprivate var vagueness: Int {
    switch self {
    case .shape, .other: 2
    case .spacing(.uneven): 1
    default: 0
    }
  }

  /// Returns whether two causes, measured on two lines, are the same.
  fileprivate func isLike(_ other: Cause) -> Bool {
    switch (self, other) {
    case (.shifted(let x, let y), .shifted(let otherX, let otherY)):
      abs(x - otherX) < 0.15 && abs(y - otherY) < 0.15
    case (.size(let ratio), .size(let other)):
      // The more a line has grown, the less exactly its few letters tell by how much.
      abs(ratio - other) < 0.01 + 0.03 * abs(ratio - 1)
    case (.spacing(.even(let one)), .spacing(.even(let other))): abs(one - other) < 0.01
    case (.weight(let one), .weight(let other)): one.sign == other.sign
    case (.reflowed, .reflowed), (.text, .text), (.other, .other): true
    case (.color, .color), (.ground, .ground), (.antialiasing, .antialiasing): self.isSame(other)
    default: false
    }
  }

  private func isSame(_ other: Cause) -> Bool {
    if case .color(let from, let to) = self, case .color(let otherFrom, let otherTo) = other {
      return from.isNear(otherFrom) && to.isNear(otherTo)
    }
    return self == other
  }

  /// Returns the mean of two like causes.
  fileprivate func mixed(with other: Cause, share: Double) -> Cause {
    let mean = { (one: Double, other: Double) in one + (other - one) * share }
    switch (self, other) {
    case (.shifted(let x, let y), .shifted(let otherX, let otherY)):
      return .shifted(dx: mean(x, otherX), dy: mean(y, otherY))
    case (.size(let ratio), .size(let other)): return .size(ratio: mean(ratio, other))
    case (.spacing(.even(let one)), .spacing(.even(let other))):
      return .spacing(.even(perPixel: mean(one, other)))
    case (.weight(let one), .weight(let other)): return .weight(dilation: mean(one, other))
    default: return self
    }
  }
}

extension RGBAColor {
  /// Returns whether each channel is within a few levels.
  fileprivate func isNear(_ other: RGBAColor) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .allSatisfy { abs(Int($0) - Int($1)) <= 24 }
  }
}
