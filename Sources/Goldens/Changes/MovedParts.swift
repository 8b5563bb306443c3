package import GoldenText
import Suites
package import DynamicType
import Imaging

/// The parts of an interface that came, went, moved, changed their size, or have other lines.
/// Differences in their pixels follow from that.
package struct MovedParts {
  private var paths: Set<String> = []
  /// The box of each visible part in both versions, and whether the part moved.
  private var places: [(box: PointRect, isMoved: Bool)] = []
  /// The boxes of shapes, symbols and pictures that came or went, or changed their content or
  /// colour.
  private var repainted: [PointRect] = []

  /// Finds the parts that moved between two versions; none where the cell is no interface.
  package init(from golden: CellFacts, to facts: CellFacts) {
    guard case .interface(let old) = golden.subject, case .interface(let new) = facts.subject
    else { return }
    let found = ElementPairs(old.map(\.mark), new.map(\.mark))
    for (before, now) in found.pairs.map({ (old[$0.old], new[$0.new]) }) {
      add([before, now], isMoved: now.isMoved(since: before))
      if now.text == nil, now.content != before.content { repainted += [before.box, now.box] }
    }
    let others = found.vanished.map { old[$0] } + found.appeared.map { new[$0] }
    add(others, isMoved: true)
    repainted += others.filter { $0.content != .container && $0.text == nil }.map(\.box)
  }

  private mutating func add(_ parts: [ElementFacts], isMoved: Bool) {
    if isMoved { paths.formUnion(parts.map(\.path)) }
    places += parts.filter { $0.content != .container }.map { ($0.box, isMoved) }
  }

  /// Returns whether a difference in pixels at a place follows. That is so where all visible parts
  /// there moved, or where the place is just the area of a repainted part, whatever is on top of
  /// it.
  package func explain(_ place: ChangePlace, at scale: DisplayScale) -> Bool {
    if let area = place.area, repainted.contains(where: { $0.isJust(area, at: scale) }) {
      return true
    }
    guard place.elements.isEmpty else {
      return place.elements.allSatisfy { paths.contains($0.path) }
    }
    guard let area = place.area else { return false }
    let there = places.filter { $0.box.touches(area, at: scale) }
    return !there.isEmpty && there.allSatisfy(\.isMoved)
  }
}

extension ElementFacts {
  fileprivate func isMoved(since old: ElementFacts) -> Bool {
    !BoxChange.all(from: old, to: self).isEmpty || text?.lines != old.text?.lines
  }
}

extension PointRect {
  /// Returns whether the box equals an area, apart from fractions of pixels.
  fileprivate func isJust(_ area: PixelRect, at scale: DisplayScale) -> Bool {
    let edges = [(x, area.x), (y, area.y), (maxX, area.maxX), (maxY, area.maxY)]
    return edges.allSatisfy { abs($0.pixels(at: scale).value - Double($1)) <= 1 }
  }

  fileprivate func touches(_ area: PixelRect, at scale: DisplayScale) -> Bool {
    let pixels = { (length: Points) in length.pixels(at: scale).value }
    return pixels(x) < Double(area.maxX) && Double(area.x) < pixels(x + width)
      && pixels(y) < Double(area.maxY) && Double(area.y) < pixels(y + height)
  }
}
