import DynamicType
import ImageDiff
import Imaging

extension CellFacts {
  /// What differs in an interface, causes before consequences: what turned, came or went, then what
  /// each part has otherwise.
  ///
  /// A part that grew, shrank, came or went makes others stand elsewhere and wrap in another way, which is
  /// not told then; one that keeps its room explains nothing but itself.
  func elementChanges(_ elements: [ElementFacts], since old: [ElementFacts]) -> [Change] {
    let found = ElementPairs(old.map(\.mark), elements.map(\.mark))
    var steps: [Change] = []
    var own: [Change] = []
    var lines: [Change] = []
    var boxes: [Change] = []
    var makesRoom = !found.vanished.isEmpty || !found.appeared.isEmpty
    for (before, now) in found.pairs.map({ (old[$0.old], elements[$0.new]) }) {
      if before.path != now.path {
        steps.append(now.step(since: before))
        makesRoom = true
      }
      let changes = now.ownChanges(since: before)
      let causes = changes.filter { $0.role != .layout }
      own += causes
      lines += changes.filter { $0.role == .layout }
      if causes.contains(where: \.takesRoom),
        (before.box.width, before.box.height) != (now.box.width, now.box.height)
      {
        makesRoom = true
      }
      boxes += now.boxChange(since: before)
    }
    var seen = Set<Change>()
    steps = steps.filter { seen.insert($0).inserted }
    let gone = found.vanished.map { old[$0].name.change("is gone", before: "there") }
    let new = found.appeared.map { elements[$0].name.change("was not there", after: "there") }
    let causes = steps + gone + new + own
    if makesRoom { return causes }
    let named = Set(causes.filter(\.takesRoom).flatMap(\.place.elements).map(\.path))
    // What happened to a part explains its own lines and box.
    let others = { (changes: [Change]) in
      changes.filter { change in !change.place.elements.contains { named.contains($0.path) } }
    }
    let moved = others(lines)
    // Text that wraps in another way makes other room.
    return causes + moved + (moved.isEmpty ? others(boxes).leading : [])
  }
}

/// The parts of an interface that came, went, stand elsewhere than they did, are of another size, or have other
/// lines: what pixels show there follows from it.
struct MovedParts {
  private var paths: Set<String> = []
  /// What shows, in both versions, and whether it moved.
  private var places: [(box: PointRect, isMoved: Bool)] = []

  /// The parts that moved between two versions; none of what is no interface.
  init(from golden: CellFacts, to facts: CellFacts) {
    guard case .interface(let old) = golden.subject, case .interface(let new) = facts.subject
    else { return }
    let found = ElementPairs(old.map(\.mark), new.map(\.mark))
    for (before, now) in found.pairs.map({ (old[$0.old], new[$0.new]) }) {
      add([before, now], isMoved: now.isMoved(since: before))
    }
    add(found.vanished.map { old[$0] }, isMoved: true)
    add(found.appeared.map { new[$0] }, isMoved: true)
  }

  private mutating func add(_ parts: [ElementFacts], isMoved: Bool) {
    if isMoved { paths.formUnion(parts.map(\.path)) }
    places += parts.filter { $0.content != .container }.map { ($0.box, isMoved) }
  }

  /// Whether all that shows at a place moved.
  func explain(_ place: ChangePlace, at scale: DisplayScale) -> Bool {
    guard place.elements.isEmpty else {
      return place.elements.allSatisfy { paths.contains($0.path) }
    }
    guard let area = place.area else { return false }
    let there = places.filter { $0.box.touches(area, at: scale) }
    return !there.isEmpty && there.allSatisfy(\.isMoved)
  }
}

extension Change {
  /// Whether a part can get another size by it, or other lines.
  fileprivate var takesRoom: Bool {
    role != .layout && !kind.reach.isDisjoint(with: [.size, .leading, .faces, .lines])
  }
}

extension PointRect {
  fileprivate func touches(_ area: PixelRect, at scale: DisplayScale) -> Bool {
    let pixels = { (length: Points) in length.pixels(at: scale).value }
    return pixels(x) < Double(area.maxX) && Double(area.x) < pixels(x + width)
      && pixels(y) < Double(area.maxY) && Double(area.y) < pixels(y + height)
  }
}

extension ElementFacts {
  fileprivate func isMoved(since old: ElementFacts) -> Bool {
    !boxChange(since: old).isEmpty || text?.lines != old.text?.lines
  }
}

extension [Change] {
  /// Parts that are of another size, the innermost of those that hold each other; else the first that
  /// stands elsewhere.
  fileprivate var leading: [Change] {
    let resized = filter { $0.kind == .box }
    let paths = resized.map { ElementPath($0.place.elements.first?.path ?? "") }
    let innermost = zip(resized, paths).filter { _, outer in
      !paths.contains { $0 != outer && $0.isWithin(outer) }
    }.map(\.0)
    return innermost.isEmpty ? Array(prefix(1)) : innermost
  }
}

extension ElementName {
  /// That it came or went, or stands elsewhere in the tree.
  fileprivate func change(
    _ words: String, before: String? = nil, after: String? = nil
  ) -> Change {
    Change(
      .element, role: .input, place: ChangePlace(self), before: before, after: after,
      sentence: "\(self) \(words)")
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
  fileprivate func step(since old: ElementFacts) -> Change {
    if let turn = ElementPath(path).turn(since: ElementPath(old.path)) {
      let name = ElementName(path: turn.path)
      return Change(
        .turned, role: .input, place: ChangePlace(name), before: turn.from, after: turn.to,
        amount: .all, sentence: "\(name) is a \(turn.to), was a \(turn.from)")
    }
    return name.change("stands at \(path), stood at \(old.path)", before: old.path, after: path)
  }

  /// What it has otherwise than it had, its place and box aside.
  fileprivate func ownChanges(since old: ElementFacts) -> [Change] {
    var changes: [Change] = []
    switch (old.content, content) {
    case (.text(let before), .text(let now)): changes += textChanges(from: before, to: now)
    case (.fill(let before, _), .fill(let now, _)): changes += shows(.color, before, now)
    case (.stroke(let before, let oldWidth, _), .stroke(let now, let width, _)):
      changes += shows(.color, before, now)
      if oldWidth != width {
        changes += shows(.content, "a line of \(oldWidth) pt", "one of \(width) pt")
      }
    case (.symbol(let before, let oldColor, _), .symbol(let now, let color, _)):
      changes += shows(.content, before, now) + shows(.color, oldColor, color)
    case (.picture(let before, _), .picture(let now, _)) where before != now:
      changes.append(
        Change(
          .content, role: .input, place: ChangePlace(name), before: "\(before)", after: "\(now)",
          sentence: "\(name) shows another picture"))
    default: break
    }
    if traits != old.traits {
      changes.append(
        setting(
          "is", old.traits.joined(separator: ", "), traits.joined(separator: ", "), was: "was"))
    }
    if largeContent != old.largeContent {
      changes.append(setting("is held for", old.largeContent, largeContent, was: "was for"))
    }
    return changes
  }

  private func shows(_ kind: ChangeKind, _ before: String, _ now: String) -> [Change] {
    guard before != now else { return [] }
    return [
      Change(
        kind, role: .input, place: ChangePlace(name), before: before, after: now,
        sentence: "\(name) shows \(now), was \(before)")
    ]
  }

  private func setting(_ verb: String, _ old: String, _ now: String, was: String) -> Change {
    let words = [old, now].map { $0.isEmpty ? "nothing of the kind" : $0 }
    return Change(
      .setting, role: .input, aspect: verb == "is" ? "" : "large content",
      place: ChangePlace(name), before: words[0], after: words[1],
      sentence: "\(name) \(verb) \(words[1]), \(was) \(words[0])")
  }

  /// What the text has otherwise than it had, told of this part.
  private func textChanges(from old: Text, to new: Text) -> [Change] {
    var changes = new.facts.changes(since: old.facts).filter { $0.role != .extent }
    // A larger text has other lines, and the size is what happened.
    if changes.contains(where: \.takesRoom) {
      changes.removeAll { $0.role == .layout && $0.kind != .missingGlyph }
    }
    return changes.map { change in
      var place = change.place
      place.elements = [name]
      // Sizes and lines of parts differ from category to category.
      let amount: ChangeAmount =
        switch change.amount {
        case .sizes: change.amount
        case .exact where change.role != .input: .all
        default: change.amount
        }
      return Change(
        change.kind, role: change.role, aspect: change.aspect, place: place,
        before: change.before, after: change.after, amount: amount,
        sentence: words(for: change, from: old, to: new))
    }
  }

  private func words(for change: Change, from old: Text, to new: Text) -> String {
    switch (change.kind, change.role) {
    case (.size, .resolved) where old.pointSize != new.pointSize && change.aspect.isEmpty:
      "\(name) is \(new.pointSize) pt, was \(old.pointSize) pt"
    case (.text, .input):
      "\(path) says “\(change.after ?? "")”, was “\(change.before ?? "")”"
    default: "\(name): \(change)"
    }
  }

  /// How its rectangle, or what it shows within, differs; nothing where both are as they were.
  fileprivate func boxChange(since old: ElementFacts) -> [Change] {
    var (place, oldPlace) = (box, old.box)
    switch (old.content, content) {
    case (.text(let before), .text(let now)) where box == old.box:
      oldPlace = PointRect(x: before.x, y: before.y, width: .zero, height: .zero)
      place = PointRect(x: now.x, y: now.y, width: .zero, height: .zero)
    case (.fill(_, let before), .fill(_, let now)),
      (.stroke(_, _, let before), .stroke(_, _, let now)),
      (.symbol(_, _, let before), .symbol(_, _, let now)),
      (.picture(_, let before), .picture(_, let now)):
      (oldPlace, place) = (before, now)
    default: break
    }
    if oldPlace == place { (oldPlace, place) = (old.box, box) }
    guard oldPlace != place else { return [] }
    let isMoved = (oldPlace.width, oldPlace.height) == (place.width, place.height)
    return [
      Change(
        isMoved ? .shifted : .box, role: .layout, place: ChangePlace(name),
        before: oldPlace.printed, after: place.printed, amount: .all,
        sentence: "\(name) \(Self.words(from: oldPlace, to: place))")
    ]
  }

  private static func words(from: PointRect, to: PointRect) -> String {
    guard (from.width, from.height) == (to.width, to.height) else {
      return "is \(to.width) × \(to.height) pt, was \(from.width) × \(from.height) pt"
    }
    let right = (to.x - from.x).toThousandths
    let down = (to.y - from.y).toThousandths
    let ways = [
      right == 0 ? nil : "\(Points(abs(right.value))) pt further \(right < 0 ? "left" : "right")",
      down == 0 ? nil : "\(Points(abs(down.value))) pt \(down < 0 ? "higher" : "lower")",
    ]
    return "stands " + ways.compactMap(\.self).joined(separator: " and ")
  }
}

extension ElementFacts.Text {
  /// The same as the facts of a cell that shows nothing else.
  fileprivate var facts: CellFacts {
    CellFacts(
      unicode: "", pointSize: pointSize, leading: leading, provenance: nil, weight: weight,
      fonts: fonts, boundedWidth: nil, setting: setting, runs: runs, frameWidth: .zero,
      frameHeight: .zero, pictureWidth: 1, pictureHeight: 1,
      frameOrigin: PixelPoint(x: 0, y: 0), lines: lines, flags: flags,
      pixels: ContentDigest(of: []))
  }
}
