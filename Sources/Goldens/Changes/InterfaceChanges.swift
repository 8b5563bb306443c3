package import GoldenText
import Suites
import DynamicType
import ImageDiff

/// The differences of an interface, part by part.
///
/// A part that came, went or changed its size makes others move and wrap. Those effects follow from
/// it as long as no part moves further than the causes grew or shrank together. A part that moves
/// further is a change of its own, and so is a text of another part that is cut or clipped.
package struct InterfaceChanges {
  /// Parts that turned, came, went or moved in the tree, and the parts' own differences.
  private var causes: [Change] = []
  /// Lines of parts that changed.
  private var lines: [Change] = []
  /// Positions and sizes of parts that changed.
  private var boxes: [BoxChange] = []
  /// Positions and sizes that follow from a part's new place in the tree.
  private var moved: [BoxChange] = []
  /// The room that the causes take or set free.
  private var room = Room()

  package init(from old: [ElementFacts], to new: [ElementFacts]) {
    let found = ElementPairs(old.map(\.mark), new.map(\.mark))
    var own: [Change] = []
    for (before, now) in found.pairs.map({ (old[$0.old], new[$0.new]) }) {
      if before.path != now.path {
        let step = now.step(since: before)
        if !causes.contains(step) { causes.append(step) }
        if step.kind == .turned {
          room.isUnbounded = true
        } else if ElementPath(before.path).withoutAxes != ElementPath(now.path).withoutAxes {
          moved += BoxChange.all(from: before, to: now)
          room.add(whole: before.box)
          room.add(whole: now.box)
        }
      }
      let changes = now.ownChanges(since: before)
      let ownCauses = changes.filter { $0.role != .layout }
      own += ownCauses
      lines += changes.filter { $0.role == .layout }
      let changed = BoxChange.all(from: before, to: now)
      if ownCauses.contains(where: \.takesRoom) { changed.forEach { room.add($0) } }
      boxes += changed.filter { !moved.contains($0) }
    }
    for part in found.vanished.map({ old[$0] }) + found.appeared.map({ new[$0] }) {
      room.add(whole: part.box)
    }
    causes += found.vanished.map { old[$0].name.change("is gone", before: "there") }
    causes += found.appeared.map { new[$0].name.change("is new", after: "there") }
    causes += own
  }

  /// The causes and what they do not explain, then the effects that follow from them.
  package var found: FoundChanges {
    var room = room
    let (movedLines, ownLines) = lines.parted { room.isTaken && $0.isOfPlaceAlone }
    // Text that wraps in another way makes other room.
    let reflowed = Set(lines.filter(\.endsLines).flatMap(\.place.elements).map(\.path))
    for box in boxes where reflowed.contains(box.path) { room.add(box) }
    let (near, far) = boxes.parted(by: room.explains)
    // Of the sizes that nothing explains, the innermost explain the others.
    let (first, others) = far.innermost { !room.explainsSize(of: $0) }
    for box in first { room.add(box) }
    let (following, further) = others.parted(by: room.explains)
    return FoundChanges(
      told: causes + ownLines + (first + further).told,
      following: movedLines + (moved + near + following).map { $0.change() })
  }
}

/// The room that was taken or set free. Other parts can move and grow by that much at most.
private struct Room {
  /// Whether a stack turned, so that parts may move without limit.
  var isUnbounded = false
  private var width = 0.0
  private var height = 0.0

  /// The tolerance in pt, as edges are rounded to pixels.
  private static let slack = 1.0
  /// The greatest distance to its neighbours that a part may add or remove with itself, in pt.
  private static let distance = 32.0

  mutating func add(_ box: BoxChange) {
    width += abs((box.new.width - box.old.width).value)
    height += abs((box.new.height - box.old.height).value)
  }

  /// Adds the room of a part that came, went or moved in the tree.
  mutating func add(whole box: PointRect) {
    width += box.width.value + Self.distance
    height += box.height.value + Self.distance
  }

  /// Whether any room was taken or set free.
  var isTaken: Bool { isUnbounded || width > 0 || height > 0 }

  func explains(_ box: BoxChange) -> Bool {
    explains(
      [(box.old.x, box.new.x), (box.old.maxX, box.new.maxX)],
      [(box.old.y, box.new.y), (box.old.maxY, box.new.maxY)])
  }

  func explainsSize(of box: BoxChange) -> Bool {
    box.isShift
      || explains([(box.old.width, box.new.width)], [(box.old.height, box.new.height)])
  }

  private func explains(
    _ across: [(old: Points, new: Points)], _ down: [(old: Points, new: Points)]
  ) -> Bool {
    if isUnbounded { return true }
    let reaches = { (edges: [(old: Points, new: Points)], room: Double) in
      edges.allSatisfy { abs(($0.new - $0.old).value) <= room + Self.slack }
    }
    return isTaken && reaches(across, width) && reaches(down, height)
  }
}

extension Change {
  /// Whether the change can give a part another size or other lines.
  fileprivate var takesRoom: Bool {
    role != .layout && !kind.reach.isDisjoint(with: [.size, .leading, .faces, .lines])
  }

  /// Whether the lines only end elsewhere or moved.
  fileprivate var isOfPlaceAlone: Bool {
    role == .layout && [.reflowed, .shifted, .spacing, .leading].contains(kind)
  }
}

extension Change {
  /// Whether lines have other ends or widths, which need other room.
  fileprivate var endsLines: Bool { ![.shifted, .leading].contains(kind) }
}

extension [BoxChange] {
  /// Returns the boxes that meet a condition and contain no other such box, then all other boxes.
  fileprivate func innermost(
    of isOne: (BoxChange) -> Bool
  ) -> (first: [BoxChange], rest: [BoxChange]) {
    let (ones, rest) = parted(by: isOne)
    let paths = ones.map { ElementPath($0.path) }
    let (first, outer) = ones.parted { box in
      let path = ElementPath(box.path)
      return !paths.contains { $0 != path && $0.isWithin(path) }
    }
    return (first, outer + rest)
  }

  /// The changes of the boxes, with one change for all parts that moved by the same distance.
  fileprivate var told: [Change] {
    var shifts: [String: [ElementName]] = [:]
    for box in self where box.isShift { shifts[box.shiftWords, default: []].append(box.name) }
    return compactMap { box in
      guard box.isShift else { return box.change() }
      let names = shifts.removeValue(forKey: box.shiftWords)
      return names.map { box.change(with: [ElementName]($0.dropFirst())) }
    }
  }
}

extension Array {
  /// Returns the elements that meet a condition, then the others.
  fileprivate func parted(by isOne: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isOne), filter { !isOne($0) })
  }
}
