import Imaging

/// What happened to many lines told as few findings: one for each thing, however many lines it happened
/// to.
struct FindingGroups {
  fileprivate struct Group {
    var change: TextChange
    var cause: Cause
    var area: PixelRect
    var mass: Double
    var lines: Set<Int>
  }

  /// Findings at most; those that say least, or concern little ink, are left out.
  static let most = 64
  /// Things that are told apart at most: each change is held against all of them.
  private static let mostGroups = 512

  private let numbers: LineNumbers
  private var groups: [Group] = []

  /// Whether there are more than can be findings.
  var isCut: Bool { groups.count > Self.most }

  init(numbers: LineNumbers) {
    self.numbers = numbers
  }

  /// Adds what happened in one place; only what happened to whole lines is told together. Once there is too
  /// much, what concerns the least ink is left out.
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

  /// What matters most first: what explains before what does not; of that, what concerns much ink from
  /// the top, since a change above may cause one below; then the rest.
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
  /// Whether a change is the same thing on another whole line.
  fileprivate func isLike(_ other: TextChange) -> Bool {
    !change.isPart && cause.isLike(other.cause)
  }
}

extension Cause {
  /// 2 where it says that something changed, but not what; 1 where it says so in part.
  fileprivate var vagueness: Int {
    switch self {
    case .shape, .other: 2
    case .spacing(.uneven): 1
    default: 0
    }
  }

  /// Whether two causes are one, measured on two lines.
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

  /// The mean of two like causes.
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
  /// Whether each channel is within a few levels.
  fileprivate func isNear(_ other: RGBAColor) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .allSatisfy { abs(Int($0) - Int($1)) <= 24 }
  }
}
