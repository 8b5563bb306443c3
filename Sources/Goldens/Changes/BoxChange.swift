package import DynamicType
package import GoldenText
package import Suites

/// Another place or size of a part of an interface, or of what it shows.
package struct BoxChange: Equatable {
  /// The part.
  package let name: ElementName
  /// Where it was, and how large.
  package let old: PointRect
  /// Where it is, and how large.
  package let new: PointRect

  private init?(_ name: ElementName, _ old: PointRect, _ new: PointRect) {
    if old == new { return nil }
    (self.name, self.old, self.new) = (name, old, new)
  }

  /// What is elsewhere or of another size of a part: its box, what it shows, or both where they did not come there
  /// together.
  package static func all(from before: ElementFacts, to now: ElementFacts) -> [BoxChange] {
    let box = BoxChange(now.name, before.box, now.box)
    var content: BoxChange?
    switch (before.content, now.content) {
    case (.text(let old), .text(let new)): content = BoxChange(now.name, old.origin, new.origin)
    case (.fill(_, let old), .fill(_, let new)), (.stroke(_, _, let old), .stroke(_, _, let new)),
      (.symbol(_, _, let old), .symbol(_, _, let new)),
      (.picture(_, let old), .picture(_, let new)):
      content = BoxChange(now.name, old, new)
    default: break
    }
    guard let box else { return [content].compactMap(\.self) }
    guard let content, content.way != box.way else { return [box] }
    return content.isShift ? [box, content] : [content]
  }

  /// How far its left top corner came.
  private var way: [Points] { [(new.x - old.x).toThousandths, (new.y - old.y).toThousandths] }

  /// The part's place in the tree.
  package var path: String { name.path }

  /// Whether it only stands elsewhere.
  package var isShift: Bool { (old.width, old.height) == (new.width, new.height) }

  /// How far it stands elsewhere, in words.
  package var shiftWords: String {
    .way(right: (new.x - old.x).toThousandths, down: (new.y - old.y).toThousandths)
  }

  /// The change, told of the part and of others that stand elsewhere by as much.
  package func change(with others: [ElementName] = []) -> Change {
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
      ? "\(name)\(more) moved \(shiftWords)"
      : "\(name) is \(new.width) × \(new.height) pt, was \(old.width) × \(old.height) pt"
        + (shiftWords.isEmpty ? "" : ", and moved \(shiftWords)")
    return Change(
      isShift ? .shifted : .box, role: .layout, aspect: way,
      place: ChangePlace(elements: [name] + others), before: old.printed, after: new.printed,
      amount: .all, sentence: words)
  }
}

extension ElementFacts.Text {
  /// Where it begins, as a box of no size.
  fileprivate var origin: PointRect { PointRect(x: x, y: y, width: .zero, height: .zero) }
}

/// Which way something went, in words.
extension String {
  /// How far to the right or left and up or down, such as `2 pt further right and 3 pt lower`.
  package static func way(right: Points, down: Points) -> String {
    let across =
      right == 0 ? nil : "\(Points(abs(right.value))) pt \(right < 0 ? "left" : "right")"
    let along = down == 0 ? nil : "\(Points(abs(down.value))) pt \(down < 0 ? "up" : "down")"
    return [across, along].compactMap(\.self).joined(separator: " and ")
  }

  /// One of two words, for less and for more; empty where it is neither, or one of both is not known.
  package static func direction(from: Points?, to: Points?, _ less: String, _ more: String)
    -> String
  {
    guard let from, let to, from != to else { return "" }
    return to < from ? less : more
  }

  /// How a box grew or shrank, such as `wider, lower`.
  package static func growth(width: Points, _ newWidth: Points, height: Points, _ newHeight: Points)
    -> String
  {
    [
      direction(from: width, to: newWidth, "narrower", "wider"),
      direction(from: height, to: newHeight, "lower", "higher"),
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
