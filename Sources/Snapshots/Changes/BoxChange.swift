import DynamicType

/// Another place or size of a part of an interface, or of what it shows.
struct BoxChange {
  /// The part.
  let name: ElementName
  /// Where it was, and how large.
  let old: PointRect
  /// Where it is, and how large.
  let new: PointRect

  /// `nil` where all is as it was.
  init?(from before: ElementFacts, to now: ElementFacts) {
    var (old, new) = (before.box, now.box)
    switch (before.content, now.content) {
    case (.text(let before), .text(let now)) where old == new:
      old = PointRect(x: before.x, y: before.y, width: .zero, height: .zero)
      new = PointRect(x: now.x, y: now.y, width: .zero, height: .zero)
    case (.fill(_, let before), .fill(_, let now)),
      (.stroke(_, _, let before), .stroke(_, _, let now)),
      (.symbol(_, _, let before), .symbol(_, _, let now)),
      (.picture(_, let before), .picture(_, let now)):
      if before != now { (old, new) = (before, now) }
    default: break
    }
    if old == new { return nil }
    name = now.name
    (self.old, self.new) = (old, new)
  }

  /// The part's place in the tree.
  var path: String { name.path }

  /// Whether it only stands elsewhere.
  var isShift: Bool { (old.width, old.height) == (new.width, new.height) }

  /// How far it stands elsewhere, in words.
  var shiftWords: String {
    .way(right: (new.x - old.x).toThousandths, down: (new.y - old.y).toThousandths)
  }

  /// The change, told of the part and of others that stand elsewhere by as much.
  func change(with others: [ElementName] = []) -> Change {
    let more = others.isEmpty ? "" : " and \(others.count) more"
    let way =
      isShift
      ? [
        String.direction(from: old.x, to: new.x, "left", "right"),
        .direction(from: old.y, to: new.y, "up", "down"),
      ].filter { !$0.isEmpty }.joined(separator: ", ")
      : .growth(width: old.width, new.width, height: old.height, new.height)
    let words =
      isShift
      ? "\(name)\(more) \(others.isEmpty ? "stands" : "stand") \(shiftWords)"
      : "\(name) is \(new.width) × \(new.height) pt, was \(old.width) × \(old.height) pt"
    return Change(
      isShift ? .shifted : .box, role: .layout, aspect: way,
      place: ChangePlace(elements: [name] + others), before: old.printed, after: new.printed,
      amount: .all, sentence: words)
  }
}
