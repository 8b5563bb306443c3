import Wording
package import GoldenText
package import Suites
import DynamicType
import TextEngine

extension GoldenHead {
  /// The faces that this head names.
  private var faces: [ChosenFace] {
    (values["face"] ?? []).compactMap(TextForm<ChosenFace>.face.read)
  }

  /// The families that this head lists with their faces.
  private var families: [DeclaredFamily] {
    [DeclaredFamily](faceLines: values["family"] ?? []) ?? []
  }

  /// Returns the changes of families that a text asked for by the same name, when it was recorded
  /// and today.
  private func otherFamilies(since old: GoldenHead) -> [FamilyChanges] {
    let (before, now) = (old.families, families)
    let names = Set((before + now).map(\.name))
    return names.sorted().compactMap { name in
      let isAsked = [old.faces, faces].allSatisfy {
        $0.contains { $0.asked.hasSameBytes(as: name) }
      }
      let family = { (all: [DeclaredFamily]) in
        all.first { $0.name.hasSameBytes(as: name) } ?? DeclaredFamily(name, faces: [])
      }
      let (recorded, today) = (family(before), family(now))
      return isAsked && recorded != today ? FamilyChanges(recorded: recorded, today: today) : nil
    }
  }

  /// Returns what differs from the recorded inputs, in the order of the keys.
  ///
  /// - Parameter chosenAgain: The faces that those inputs choose among the fonts of today; `nil`
  ///   where they name a font that is gone.
  package func changes(
    since old: GoldenHead, choosing chosenAgain: (GoldenHead) -> [ChosenFace]? = { _ in nil }
  ) -> [Change] {
    guard self != old else { return [] }
    let (before, now) = (old.values, values)
    let fields = Self.fields(isOfInterface: isOfInterface || old.isOfInterface)
    var changes: [Change] = []
    for field in fields {
      let (from, to) = (before[field.key] ?? [], now[field.key] ?? [])
      if from.elementsEqual(to, by: { $0.hasSameBytes(as: $1) }) { continue }
      switch field.key {
      case "fallback" where Self.fallsBackAlike(before, now): break
      case "text": changes += Self.textChanges(from: from, to: to)
      case "family": changes = otherFamilies(since: old).flatMap(\.changes) + changes
      case "face":
        // What nobody wrote comes first.
        changes =
          FaceChanges(
            recorded: old.faces, today: faces,
            otherFamilies: otherFamilies(since: old).map(\.today.name)
          )
          .changes(besides: changes) { chosenAgain(old) } + changes
      case "traits": changes += Self.traitChanges(from: from.first ?? "", to: to.first ?? "")
      default: changes.append(Self.change(field.key, field.kind, from: from, to: to))
      }
    }
    return changes.withoutDerived(
      from: before, to: now, followRule: [old, self].map(\.sizesFollow))
  }

  /// Whether the sizes and line heights of each category follow from the size at Large, its curve
  /// and the rest of the rule. Otherwise they contain a change of their own.
  var sizesFollow: (sizes: Bool, lineHeights: Bool) {
    var parts = FontChoiceParts(.preferred)
    let keys = Set(FontChoiceParts.fields.map(\.key))
    guard values.filter({ keys.contains($0.key) }).read(by: FontChoiceParts.fields, into: &parts),
      case .steps(let steps) = parts.font, let derived = steps.sizing?.derived
    else { return (false, false) }
    let all = ContentSizeCategory.allCases.map { steps[$0] }
    return (
      all.map(\.pointSize) == derived.sizes, all.map(\.lineHeight) == derived.lineHeights
    )
  }

  /// Returns whether the scripts that two texts share have the same fallback. Each list has only
  /// the scripts of its text.
  private static func fallsBackAlike(_ old: [String: [String]], _ new: [String: [String]]) -> Bool {
    let scripts = [old, new].map { values in
      scriptCodes(in: (values["text"] ?? []).compactMap(HeadRun.init).map(\.text).joined())
    }
    let common = scripts[0].intersection(scripts[1])
    let lists = [old, new].map { values in
      FontCascade((values["fallback"] ?? []).compactMap(FontCascade.Rule.init(printed:)))
        .restricted(to: common)
    }
    return scripts[0] != scripts[1] && lists[0] == lists[1]
  }

  private static func change(
    _ key: String, _ kind: ChangeKind, from: [String], to: [String]
  ) -> Change {
    let (from, to) = (FontChoiceParts.inOneLine(from), FontChoiceParts.inOneLine(to))
    let words = [from, to].map { lines in
      lines.isEmpty
        ? nil : lines.map { LineText.unescape($0[...]) ?? $0 }.joined(separator: "; ")
    }
    return Change(
      kind, role: .input, aspect: key, before: words[0], after: words[1],
      sentence: HeadWords(key: key, old: from, new: to).sentence)
  }

  /// Returns the changes of bold, italic and width, which are separate kinds.
  fileprivate static func traitChanges(
    from: String, to: String, of range: Range<Int>? = nil
  ) -> [Change] {
    let words = [from, to].map {
      $0.split(separator: " ").map { $0.replacing("-", with: " ") }.joined(separator: ", ")
    }
    return SettingWords.changes(from: words[0], to: words[1], role: .input, of: range)
  }

  /// Returns the changes of the runs' texts and settings.
  private static func textChanges(from old: [String], to new: [String]) -> [Change] {
    let runs = [old, new].map { $0.compactMap(HeadRun.init) }
    let texts = runs.map { $0.map(\.text).joined() }
    var changes =
      texts[0].hasSameBytes(as: texts[1])
      ? [] : [TextExcerpt(from: texts[0], to: texts[1]).change]
    if endAlike(runs[0], runs[1]) {
      var start = 0
      for (before, now) in zip(runs[0], runs[1]) {
        let range = start..<start + now.text.utf8.count
        changes += now.changes(since: before, at: range)
        start = range.upperBound
      }
      return changes
    }
    // In one text runs are told by their places, too.
    let words = runs.map { changes.isEmpty ? Self.placedWords(of: $0) : Self.words(of: $0) }
    if words[0].hasSameBytes(as: words[1]) { return changes }
    changes.append(
      Change(
        .setting, role: .input, aspect: "runs", before: words[0], after: words[1],
        sentence: "runs are \(words[1].isEmpty ? "all alike" : words[1]), were "
          + (words[0].isEmpty ? "all alike" : words[0])))
    return changes
  }

  /// Returns the runs that have settings of their own, in words.
  private static func words(of runs: [HeadRun]) -> String {
    let text = runs.map(\.text).joined()
    var start = text.startIndex
    var words: [String] = []
    for run in runs {
      let end = text.utf8.index(start, offsetBy: run.text.utf8.count)
      let before = text[..<start].ranges(of: run.text).count
      let isOneOfMany = text.ranges(of: run.text).count > 1
      let place = isOneOfMany ? " (after \(before) such)" : ""
      if !run.values.isEmpty { words.append("“\(run.text)”\(place) \(run.words)") }
      start = end
    }
    return words.joined(separator: "; ")
  }

  /// Returns the runs that have settings of their own, in words with their places.
  private static func placedWords(of runs: [HeadRun]) -> String {
    var start = 0
    var words: [String] = []
    for run in runs {
      let range = start..<start + run.text.utf8.count
      if !run.values.isEmpty { words.append("“\(run.text)” at \(range.printed) \(run.words)") }
      start = range.upperBound
    }
    return words.joined(separator: "; ")
  }

  /// Returns whether the runs end at the same places, as far as the text around them is the same.
  private static func endAlike(_ old: [HeadRun], _ new: [HeadRun]) -> Bool {
    guard old.count == new.count else { return false }
    let (from, to) = (Array(old.map(\.text).joined().utf8), Array(new.map(\.text).joined().utf8))
    let same = zip(from, to).prefix { $0 == $1 }.count
    let sameBehind = zip(from.dropFirst(same).reversed(), to.dropFirst(same).reversed())
      .prefix { $0 == $1 }.count
    var (oldEnd, newEnd) = (0, 0)
    return zip(old, new).dropLast().allSatisfy { before, now in
      oldEnd += before.text.utf8.count
      newEnd += now.text.utf8.count
      let left = (from.count - oldEnd, to.count - newEnd)
      if oldEnd == newEnd, oldEnd <= same { return true }
      return left.0 == left.1 && left.0 <= sameBehind
    }
  }
}

extension HeadRun {
  fileprivate var words: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  fileprivate func changes(since old: HeadRun, at range: Range<Int>) -> [Change] {
    HeadField<TextAttributes>.ofRuns.flatMap { field -> [Change] in
      let (from, to) = (old.values[field.key], values[field.key])
      if from == nil && to == nil { return [] }
      if let from, let to, from.hasSameBytes(as: to) { return [] }
      if ["traits", "font traits"].contains(field.key) {
        return GoldenHead.traitChanges(from: from ?? "", to: to ?? "", of: range)
      }
      let usual = "as in the whole text"
      return [
        Change(
          field.kind, role: .input, aspect: field.key,
          place: ChangePlace(range: range, text: text), before: from, after: to,
          sentence: "“\(text)”: \(field.key) is \(to ?? usual), was \(from ?? usual)")
      ]
    }
  }
}

extension [Change] {
  /// Returns the changes that do not merely follow from others. Sizes of each category follow from
  /// the size at Large and its curve, and line heights follow from these. A style follows from the
  /// curve that names it. A table of sizes is an input of its own.
  fileprivate func withoutDerived(
    from old: [String: [String]], to new: [String: [String]],
    followRule: [(sizes: Bool, lineHeights: Bool)]
  ) -> [Change] {
    let keys = Set(map(\.aspect))
    let sizing: Set = ["size", "curve", "least size", "greatest size", "rounding"]
    let isResized = !keys.isDisjoint(with: sizing)
    let isByRule = [old, new].allSatisfy { $0["size"] != nil && $0["curve"] != ["a table"] }
    // What has no curve of a style is of the usual one.
    let isOfCurve = [old, new].allSatisfy { values in
      let style = values["text style"] ?? ["body"]
      return values["curve"] == style
        || style == ["body"] && values["curve"].flatMap { TextForm.style.read($0[0]) } == nil
    }
    return filter { change in
      switch change.aspect {
      case "sizes": !(isResized && isByRule && followRule.allSatisfy(\.sizes))
      case "line heights":
        [old, new].contains { $0["size"] == nil } || !followRule.allSatisfy(\.lineHeights)
          || keys.isDisjoint(with: sizing.union(["sizes", "line height"]))
      case "text style": !(isOfCurve && keys.contains("curve"))
      default: true
      }
    }
  }
}
