import DynamicType
import ImageDiff
import Imaging

extension CellFacts {
  /// What differs in an interface, causes before consequences: what turned, came or went, then what
  /// each part has otherwise. Where anything of that is so, other parts only make room, and are not
  /// named.
  func elementChanges(_ elements: [ElementFacts], since old: [ElementFacts]) -> [FactsChange] {
    let found = ElementPairs(old.map(\.mark), elements.map(\.mark))
    var turns: [ElementChange] = []
    var own: [ElementChange] = []
    var consequences: [ElementChange] = []
    var boxes: [ElementChange] = []
    for (before, now) in found.pairs.map({ (old[$0.old], elements[$0.new]) }) {
      if before.path != now.path { turns.append(now.step(since: before)) }
      for change in now.changes(since: before) {
        switch change.what {
        case .box: boxes.append(change)
        case .text(let fact) where fact.isOfLines: consequences.append(change)
        default: own.append(change)
        }
      }
    }
    var seen = Set<ElementChange>()
    turns = turns.filter { seen.insert($0).inserted }
    let gone = found.vanished.map { ElementChange(old[$0].name, .vanished) }
    let new = found.appeared.map { ElementChange(elements[$0].name, .appeared) }
    let causes = (turns + gone + new + own).map(FactsChange.element)
    // Text that wraps in another way makes other room.
    let effects = consequences.map(FactsChange.element)
    if !(causes + effects).isEmpty { return causes + effects }
    return boxes.leading.map(FactsChange.element)
  }
}

extension [ElementChange] {
  /// Parts that are of another size, the innermost of those that hold each other; else the first that
  /// stands elsewhere.
  fileprivate var leading: [ElementChange] {
    let resized = filter { $0.kind == .box }
    let innermost = resized.filter { outer in
      !resized.contains { inner in
        inner.element.path != outer.element.path
          && ElementPath(inner.element.path).isWithin(ElementPath(outer.element.path))
      }
    }
    return innermost.isEmpty ? Array(prefix(1)) : innermost
  }
}

extension ElementFacts {
  fileprivate var mark: ElementPairs.Mark {
    let kind =
      switch content {
      case .container: "container"
      case .text: "text"
      case .fill: "fill"
      case .stroke: "stroke"
      case .symbol: "symbol"
      case .picture: "picture"
      }
    return ElementPairs.Mark(
      path: path, kind: kind, text: text.map { $0.lines.map(\.text).joined(separator: " ") })
  }

  /// How a part came to another place in the tree.
  fileprivate func step(since old: ElementFacts) -> ElementChange {
    if let turn = ElementPath(path).turn(since: ElementPath(old.path)) {
      return ElementChange(ElementName(path: turn.path), .turned(from: turn.from, to: turn.to))
    }
    return ElementChange(name, .moved(from: old.path, to: path))
  }

  /// What it has otherwise than it had.
  fileprivate func changes(since old: ElementFacts) -> [ElementChange] {
    var whats: [ElementChange.What] = []
    var (place, oldPlace) = (box, old.box)
    switch (old.content, content) {
    case (.text(let before), .text(let now)):
      whats += now.changes(since: before).map(ElementChange.What.text)
      if (before.x, before.y) != (now.x, now.y), box == old.box {
        oldPlace = PointRect(x: before.x, y: before.y, width: .zero, height: .zero)
        place = PointRect(x: now.x, y: now.y, width: .zero, height: .zero)
      }
    case (.fill(let before, let oldRect), .fill(let now, let rect)):
      if before != now { whats.append(.shows(from: before, to: now)) }
      (oldPlace, place) = (oldRect, rect)
    case (.stroke(let before, let oldWidth, let oldRect), .stroke(let now, let width, let rect)):
      if before != now { whats.append(.shows(from: before, to: now)) }
      if oldWidth != width {
        whats.append(.shows(from: "a line of \(oldWidth) pt", to: "one of \(width) pt"))
      }
      (oldPlace, place) = (oldRect, rect)
    case (.symbol(let before, let oldColor, let oldRect), .symbol(let now, let color, let rect)):
      if before != now { whats.append(.shows(from: before, to: now)) }
      if oldColor != color { whats.append(.shows(from: oldColor, to: color)) }
      (oldPlace, place) = (oldRect, rect)
    case (.picture(let before, let oldRect), .picture(let now, let rect)):
      if before != now { whats.append(.shows(from: "another picture", to: "a picture")) }
      (oldPlace, place) = (oldRect, rect)
    default: break
    }
    if traits != old.traits {
      whats.append(
        .traits(
          from: old.traits.joined(separator: ", "), to: traits.joined(separator: ", ")))
    }
    if largeContent != old.largeContent {
      whats.append(.largeContent(from: old.largeContent, to: largeContent))
    }
    if oldPlace == place { (oldPlace, place) = (old.box, box) }
    if oldPlace != place { whats.append(.box(from: oldPlace, to: place)) }
    return whats.map { ElementChange(name, $0) }
  }
}

extension ElementFacts.Text {
  /// What it has otherwise than it had, as of any text, its place aside.
  fileprivate func changes(since old: Self) -> [FactsChange] {
    let changes = facts.changes(since: old.facts)
    // A larger text has other lines, and the size is what happened.
    guard let first = changes.first, !first.isOfLines else { return changes }
    return changes.filter { !$0.isOfLines }
  }

  /// The same as the facts of a cell that shows nothing else.
  private var facts: CellFacts {
    CellFacts(
      unicode: "", pointSize: pointSize, leading: leading, provenance: nil, weight: weight,
      fonts: fonts, boundedWidth: nil, setting: setting, runs: runs, frameWidth: .zero,
      frameHeight: .zero, pictureWidth: 1, pictureHeight: 1,
      frameOrigin: PixelPoint(x: 0, y: 0), lines: lines, flags: flags,
      pixels: ContentDigest(of: []))
  }
}

extension FactsChange {
  /// Whether it tells how lines came out, and not what they were asked to be.
  fileprivate var isOfLines: Bool {
    switch self {
    case .reflow, .lineText, .lineCount, .lineWidth, .linePlace, .lineBox, .lineInk, .lineRange:
      true
    default: false
    }
  }

  /// The part of an interface whose text has another size; `nil` where the change is none of that.
  var resizedElement: ElementName? {
    guard case .element(let change) = self, case .text(.pointSize) = change.what else { return nil }
    return change.element
  }
}
