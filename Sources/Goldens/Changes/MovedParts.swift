package import GoldenText
import Suites
package import DynamicType
import Imaging

/// The parts of an interface that came, went, stand elsewhere than they did, are of another size, or have other
/// lines: what pixels show there follows from it.
package struct MovedParts {
  private var paths: Set<String> = []
  /// What shows, in both versions, and whether it moved.
  private var places: [(box: PointRect, isMoved: Bool)] = []
  /// Where shapes, symbols and pictures are that came or went, or show something else or another color.
  private var repainted: [PointRect] = []

  /// The parts that moved between two versions; none of what is no interface.
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

  /// Whether what pixels show at a place follows: all that shows there moved, or it is just the area of what was
  /// painted otherwise, below whatever stands on it.
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
  /// Whether it is an area, but for parts of pixels.
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
