public import DynamicType

/// One fact of a cell that is not what was recorded; `from` is the golden's, `to` is today's.
public enum FactsChange: Hashable, Sendable {
  /// The version of Unicode, where neither today's library nor the suite's recording has it.
  case unicode(from: String, to: String)
  /// The point size.
  case pointSize(from: Points, to: Points)
  /// The style's leading; `nil` where lines are as tall as the face says.
  case leading(from: Points?, to: Points?)
  /// How the size is known, in the words of the layout text.
  case provenance(from: String?, to: String?)
  /// The weight asked for.
  case weight(from: FontWeight, to: FontWeight)
  /// The faces the text is set in, by name.
  case faces(from: [String], to: [String])
  /// The content of a font file, whose name is the same.
  case fontContent(name: String)
  /// Where a variable font stands.
  case instance(name: String, from: String, to: String)
  /// The width the text is set in.
  case boundedWidth(from: Points?, to: Points?)
  /// How else the text is set: ink, language, direction, features.
  case setting(from: String, to: String)
  /// How a stretch of the text is set, by UTF-8 bytes; `nil` where it is set as the rest.
  case run(range: Range<Int>, from: String?, to: String?)
  /// What a reader would notice, in words.
  case flags(from: [String], to: [String])
  /// The number of lines.
  case lineCount(from: Int, to: Int)
  /// What a line says; lines count from 1.
  case lineText(line: Int, from: String, to: String)
  /// How wide a line is; lines count from 1.
  case lineWidth(line: Int, from: Points, to: Points)
  /// Where a line stands; lines count from 1.
  case linePlace(line: Int)
  /// The size of the frame.
  case frame(from: String, to: String)
  /// The size of the picture, or where the frame lies in it.
  case picture(from: String, to: String)
}

extension FactsChange: CustomStringConvertible {
  /// The change in words: what it is, then what it was.
  public var description: String {
    switch self {
    case .unicode(let from, let to):
      "the layout text speaks of Unicode \(from), and the suite was recorded with another; "
        + "here it is \(to)"
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
    case .flags(let from, let to): Self.flags(from: from, to: to)
    case .lineCount(let from, let to):
      "\(to) line\(to == 1 ? "" : "s"), \(from == 1 ? "was" : "were") \(from)"
    case .lineText(let line, let from, let to) where from == to:
      "line \(line) reads “\(to)” as before, in other code points"
    case .lineText(let line, let from, let to): "line \(line) reads “\(to)”, was “\(from)”"
    case .lineWidth(let line, let from, let to):
      "line \(line) is \(to) pt wide, was \(from) pt"
    case .linePlace(let line): "line \(line) stands elsewhere"
    case .frame(let from, let to): "frame is \(to), was \(from)"
    case .picture(let from, let to): "picture is \(to), was \(from)"
    }
  }

  private static func points(_ value: Points?, none: String = "the face's own") -> String {
    value.map { "\($0) pt" } ?? none
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

extension CellFacts {
  /// What differs from recorded facts, causes before consequences; the pixels' digest is left out.
  public func changes(since golden: CellFacts) -> [FactsChange] {
    var changes: [FactsChange] = []
    if pointSize != golden.pointSize {
      changes.append(.pointSize(from: golden.pointSize, to: pointSize))
    }
    if leading != golden.leading { changes.append(.leading(from: golden.leading, to: leading)) }
    if weight != golden.weight { changes.append(.weight(from: golden.weight, to: weight)) }
    changes += fontChanges(since: golden)
    if boundedWidth != golden.boundedWidth {
      changes.append(.boundedWidth(from: golden.boundedWidth, to: boundedWidth))
    }
    if !setting.hasSameBytes(as: golden.setting) {
      changes.append(.setting(from: golden.setting, to: setting))
    }
    changes += runChanges(since: golden)
    // A flag that comes or goes is news; one that only stands elsewhere follows from its line.
    let flagsChange: [FactsChange] =
      flags == golden.flags
      ? [] : [.flags(from: golden.flags.map(\.words), to: flags.map(\.words))]
    let isNews = flags.map(\.kind).sorted() != golden.flags.map(\.kind).sorted()
    if isNews { changes += flagsChange }
    changes += lineChanges(since: golden)
    if !isNews { changes += flagsChange }
    if (frameWidth, frameHeight) != (golden.frameWidth, golden.frameHeight) {
      changes.append(
        .frame(
          from: "\(golden.frameWidth) × \(golden.frameHeight) pt",
          to: "\(frameWidth) × \(frameHeight) pt"))
    }
    if pictureWords != golden.pictureWords {
      changes.append(.picture(from: golden.pictureWords, to: pictureWords))
    }
    if provenance != golden.provenance {
      changes.append(.provenance(from: golden.provenance?.name, to: provenance?.name))
    }
    return changes
  }

  private var pictureWords: String {
    "\(pictureWidth) × \(pictureHeight) px with the frame at \(frameOrigin)"
  }

  private func fontChanges(since golden: CellFacts) -> [FactsChange] {
    guard fonts.elementsEqual(golden.fonts, by: { $0.name.hasSameBytes(as: $1.name) }) else {
      return [.faces(from: golden.fonts.map(\.name), to: fonts.map(\.name))]
    }
    return zip(golden.fonts, fonts).flatMap { old, new in
      (old.digest == new.digest ? [] : [FactsChange.fontContent(name: new.name)])
        + (old.instance == new.instance
          ? [] : [.instance(name: new.name, from: old.instance, to: new.instance)])
    }
  }

  /// The first run that is set in another way.
  private func runChanges(since golden: CellFacts) -> [FactsChange] {
    let same = zip(golden.runs, runs).prefix { $0 == $1 }.count
    let old = golden.runs.dropFirst(same).first
    let new = runs.dropFirst(same).first
    if let old, new.map({ $0.range.lowerBound < old.range.lowerBound }) != true {
      let setting = new?.range == old.range ? new?.setting : nil
      return [.run(range: old.range, from: old.setting, to: setting)]
    }
    return new.map { [.run(range: $0.range, from: nil, to: $0.setting)] } ?? []
  }

  /// The number of lines, and the first line that differs.
  private func lineChanges(since golden: CellFacts) -> [FactsChange] {
    var changes: [FactsChange] = []
    if lines.count != golden.lines.count {
      changes.append(.lineCount(from: golden.lines.count, to: lines.count))
    }
    for (index, (old, new)) in zip(golden.lines, lines).enumerated() where old != new {
      if !old.text.hasSameBytes(as: new.text) {
        changes.append(.lineText(line: index + 1, from: old.text, to: new.text))
      } else if old.width != new.width {
        changes.append(.lineWidth(line: index + 1, from: old.width, to: new.width))
      } else {
        changes.append(.linePlace(line: index + 1))
      }
      break
    }
    return changes
  }
}
