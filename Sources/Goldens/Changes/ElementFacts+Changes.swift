package import GoldenText
package import Suites
import DynamicType
import ImageDiff
import Imaging

extension ElementName {
  /// Returns the change that the part came, went, or moved in the tree.
  package func change(
    _ words: String, before: String? = nil, after: String? = nil
  ) -> Change {
    Change(
      .element, role: .input, place: ChangePlace(self), before: before, after: after,
      sentence: "\(self) \(words)")
  }
}

extension ElementFacts {
  package var mark: ElementPairs.Mark {
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

  /// Returns the change of the part's place in the tree.
  package func step(since old: ElementFacts) -> Change {
    if let stack = ElementPath(path).replacedStack(since: ElementPath(old.path)) {
      let name = ElementName(path: stack.path)
      let words = "is a \(stack.to), was a \(stack.from)"
      guard stack.isTurned else { return name.change(words, before: stack.from, after: stack.to) }
      return Change(
        .turned, role: .input, place: ChangePlace(name), before: stack.from, after: stack.to,
        amount: .all, sentence: "\(name) \(words)")
    }
    return name.change("is at \(path), was at \(old.path)", before: old.path, after: path)
  }

  /// Returns the part's own differences, except its place and its box.
  package func ownChanges(since old: ElementFacts) -> [Change] {
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
      changes.append(setting("has large content", old.largeContent, largeContent, was: "had"))
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
    let words = [old, now].map { $0.isEmpty ? "none" : $0 }
    return Change(
      .trait, role: .input, aspect: verb == "is" ? "" : "large content",
      place: ChangePlace(name), before: words[0], after: words[1],
      sentence: "\(name) \(verb) \(words[1]), \(was) \(words[0])")
  }

  /// Returns the differences of the part's text.
  private func textChanges(from old: Text, to new: Text) -> [Change] {
    let changes = new.facts.changes(since: old.facts).filter { $0.role != .extent }
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
}

extension ElementFacts.Text {
  /// The text as the facts of a cell that shows nothing else.
  fileprivate var facts: CellFacts {
    CellFacts(
      unicode: "", pointSize: pointSize, leading: leading, provenance: nil, weight: weight,
      fonts: fonts, boundedWidth: nil, setting: setting, runs: runs, frameWidth: .zero,
      frameHeight: .zero, pictureWidth: 1, pictureHeight: 1,
      frameOrigin: PixelPoint(x: 0, y: 0), lines: lines, flags: flags,
      pixels: ContentDigest(of: []))
  }
}
