import DynamicType

extension FactsChange: CustomStringConvertible {
  /// The change in words: what it is, then what it was.
  public var description: String {
    switch self {
    case .unicode(let from, let to):
      "the layout text speaks of Unicode \(from), and the suite was recorded with another; "
        + "here it is \(to)"
    case .text(let from, let to): "the text says “\(to)”, was “\(from)”"
    case .pointSize(let from, let to): "point size is \(to) pt, was \(from) pt"
    case .leading(let from, let to): "leading is \(Self.points(to)), was \(Self.points(from))"
    case .provenance(let from, let to):
      "size is \(to ?? "the font's own"), was \(from ?? "the font's own")"
    case .weight(let from, let to): "weight is \(to.rawValue), was \(from.rawValue)"
    case .faces(let from, let to): "set in \(Self.list(to)), was in \(Self.list(from))"
    case .fontContent(let name): "\(name) is another file than was recorded"
    case .instance(let name, let from, let to):
      "\(name) stands at \(to.isEmpty ? "its default" : to), was at \(from.isEmpty ? "its default" : from)"
    case .boundedWidth(let from, let to):
      "width is \(Self.points(to, none: "unbounded")), was \(Self.points(from, none: "unbounded"))"
    case .setting(let from, let to): Self.setting(from: from, to: to, was: "was")
    case .run(let range, let from, let to):
      "bytes \(range.printed) are "
        + Self.setting(from: from ?? "", to: to ?? "", was: "were")
    case .tolerance(let from, let to):
      "tolerance is \(to ?? "none"), was \(from ?? "none")"
    case .flags(let from, let to): Self.flags(from: from.map(\.words), to: to.map(\.words))
    case .reflow(let reflow): Self.words(of: reflow)
    case .lineCount(let from, let to): Self.lineCountWords(from: from, to: to)
    case .lineText(let line, let from, let to) where from == to:
      "line \(line) reads “\(to)” as before, in other code points"
    case .lineText(let line, let from, let to): "line \(line) reads “\(to)”, was “\(from)”"
    case .lineWidth(let line, let from, let to):
      "line \(line) is \(to) pt wide, was \(from) pt"
    case .linePlace(let line, let right, let down):
      "line \(line) stands \(Self.way(right: right, down: down))"
    case .lineBox(let line, let from, let to) where from == to:
      "the box of line \(line) lies elsewhere"
    case .lineBox(let line, let from, let to): "line \(line) is \(to) pt high, was \(from) pt"
    case .lineInk(let line): "the ink of line \(line) reaches elsewhere"
    case .lineRange(let line, let from, let to):
      "line \(line) stands for bytes \(to.printed), stood for \(from.printed)"
    case .frame(let from, let to): "frame is \(to), was \(from)"
    case .picture(let from, let to): "picture is \(to), was \(from)"
    case .element(let change): "\(change)"
    }
  }

  private static func points(_ value: Points?, none: String = "the face's own") -> String {
    value.map { "\($0) pt" } ?? none
  }

  private static func words(of reflow: Reflow) -> String {
    let count =
      reflow.lineCount == reflow.lineCountBefore
      ? "lines end elsewhere"
      : "\(lineCountWords(from: reflow.lineCountBefore, to: reflow.lineCount))"
    return "\(count): line \(reflow.line) reads “\(reflow.text)”, was “\(reflow.textBefore)”"
  }

  private static func lineCountWords(from: Int, to: Int) -> String {
    "\(to) line\(to == 1 ? "" : "s"), \(from == 1 ? "was" : "were") \(from)"
  }

  private static func way(right: Points, down: Points) -> String {
    let across =
      right == 0 ? nil : "\(Points(abs(right.value))) pt further \(right < 0 ? "left" : "right")"
    let along = down == 0 ? nil : "\(Points(abs(down.value))) pt \(down < 0 ? "higher" : "lower")"
    return [across, along].compactMap(\.self).joined(separator: " and ")
  }

  private static func flags(from: [String], to: [String]) -> String {
    let new = to.filter { !from.contains($0) }
    let gone = from.filter { !to.contains($0) }
    let all = new + gone.map { "no longer \($0)" }
    // The first lines tell as much as all of them.
    let rest = all.count - greatestFlagCount
    return all.prefix(greatestFlagCount).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let greatestFlagCount = 3

  /// What is said of a setting and was not, then what was said and is not. What both say is left out,
  /// so that cells of other sizes share a cause.
  private static func setting(from: String, to: String, was: String) -> String {
    let (old, new) = (words(of: from), words(of: to))
    let added = new.filter { !old.contains($0) }.joined(separator: ", ")
    let removed = old.filter { !new.contains($0) }.joined(separator: ", ")
    return switch (added.isEmpty, removed.isEmpty) {
    case (true, true): "set with \(to), \(was) with \(from)"
    case (true, false): "no longer set with \(removed)"
    case (false, true): "set with \(added), \(was) without"
    case (false, false): "set with \(added), \(was) with \(removed)"
    }
  }

  private static func words(of setting: String) -> [Substring] {
    setting.split(separator: ", ")
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
