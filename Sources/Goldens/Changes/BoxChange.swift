package import DynamicType
package import GoldenText
package import Suites

/// A change in the position or size of a part of an interface, or of the content the part shows.
package struct BoxChange: Equatable {
  /// The part.
  package let name: ElementName
  /// The recorded position and size.
  package let old: PointRect
  /// The position and size now.
  package let new: PointRect

  private init?(_ name: ElementName, _ old: PointRect, _ new: PointRect) {
    if old == new { return nil }
    (self.name, self.old, self.new) = (name, old, new)
  }

  /// Returns the changes in position or size of a part: its box, its content, or both where they
  /// did not move together.
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

  /// How far the left top corner of the part moved.
  private var way: [Points] { [(new.x - old.x).toThousandths, (new.y - old.y).toThousandths] }

  /// The part's place in the tree.
  package var path: String { name.path }

  /// Whether the part only moved, at the same size.
  package var isShift: Bool { (old.width, old.height) == (new.width, new.height) }

  /// How far the part moved, in words.
  package var shiftWords: String {
    .way(right: (new.x - old.x).toThousandths, down: (new.y - old.y).toThousandths)
  }

  /// Returns the change in words, for this part and for others that moved by the same distance.
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
  /// The left top corner, as a box of no size.
  fileprivate var origin: PointRect { PointRect(x: x, y: y, width: .zero, height: .zero) }
}

/// Directions of movement and growth, in words.
extension String {
  /// How far to the right or left and up or down, such as `2 pt further right and 3 pt lower`.
  package static func way(right: Points, down: Points) -> String {
    let across =
      right == 0 ? nil : "\(Points(abs(right.value))) pt \(right < 0 ? "left" : "right")"
    let along = down == 0 ? nil : "\(Points(abs(down.value))) pt \(down < 0 ? "up" : "down")"
    return [across, along].compactMap(\.self).joined(separator: " and ")
  }

  /// Returns one of two words, for less or for more; empty where the values are equal or one is not
  /// known.
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
