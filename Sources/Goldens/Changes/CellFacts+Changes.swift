import Wording
package import GoldenText
import Suites
package import DynamicType
import ImageDiff

/// How to treat the settings that a layout text's block repeats from its head.
package enum RepeatedInputs {
  /// No head can be compared, so the block's settings count as inputs.
  case areInputs
  /// The differences follow from inputs that are reported already.
  case areExplained
  /// The inputs are the same but the block's settings differ, so these are reported.
  case areTold

  package var role: Change.Role { self == .areInputs ? .input : .resolved }
}

extension CellFacts {
  /// Returns what differs from recorded facts, causes before consequences. The pixels' digest is
  /// left out.
  ///
  /// - Parameter repeated: How to treat the settings that the block repeats from the head.
  package func changes(
    since golden: CellFacts, repeated: RepeatedInputs = .areInputs
  ) -> [Change] {
    found(since: golden, repeated: repeated).all
  }

  /// Returns what differs from recorded facts, and which effects follow from the rest by their
  /// position.
  ///
  /// - Parameter namesFaces: Whether the head on record says which faces were chosen.
  package func found(
    since golden: CellFacts, repeated: RepeatedInputs = .areInputs, namesFaces: Bool = true
  ) -> FoundChanges {
    switch (golden.subject, subject) {
    case (.text, .text): break
    case (.interface(let old), .interface(let new)):
      return InterfaceChanges(from: old, to: new).found
        + FoundChanges(told: surroundingChanges(since: golden))
    case (.text, .interface), (.interface, .text):
      return FoundChanges(told: [
        .words(.setting, .input, "set with", from: golden.subjectWords, to: subjectWords)
      ])
    }
    return FoundChanges(
      told: sizeChanges(since: golden)
        + (repeated == .areExplained ? [] : settingChanges(since: golden, repeated))
        + fontChanges(since: golden, repeated, namesFaces: namesFaces)
        + layoutChanges(since: golden, repeated)
        + extentChanges(since: golden))
  }

  /// Returns the differences of an interface that belong to none of its parts.
  private func surroundingChanges(since golden: CellFacts) -> [Change] {
    wordChanges(since: golden, .input) + toleranceChange(since: golden, .input)
      + extentChanges(since: golden)
  }

  private var subjectWords: String {
    switch subject {
    case .text: "a text"
    case .interface: "an interface"
    }
  }

  private func sizeChanges(since golden: CellFacts) -> [Change] {
    var changes: [Change] = []
    if pointSize != golden.pointSize {
      changes.append(.pointSize(from: golden.pointSize, to: pointSize))
    }
    if leading != golden.leading {
      let (from, to) = (Self.points(golden.leading), Self.points(leading))
      changes.append(
        Change(
          .leading, role: .resolved,
          aspect: .direction(from: golden.leading, to: leading, "smaller", "larger"), before: from,
          after: to, amount: .all, sentence: "leading is \(to), was \(from)"))
    }
    if provenance != golden.provenance {
      let names = [golden.provenance, provenance].map { $0?.name ?? "the font's own" }
      changes.append(
        Change(
          .size, role: .resolved, aspect: Change.source, before: names[0], after: names[1],
          sentence: "size is \(names[1]), was \(names[0])"))
    }
    return changes
  }

  private static func points(_ value: Points?, none: String = "the face's own") -> String {
    value.map { "\($0) pt" } ?? none
  }

  /// Returns the differences of the settings that the block repeats.
  private func settingChanges(since golden: CellFacts, _ repeated: RepeatedInputs) -> [Change] {
    let role = repeated.role
    var changes: [Change] = []
    if repeated == .areInputs, let change = textChange(since: golden) { changes.append(change) }
    if weight != golden.weight {
      changes.append(
        Change(
          .weight, role: role, before: "\(golden.weight.rawValue)", after: "\(weight.rawValue)",
          sentence: "weight is \(weight.rawValue), was \(golden.weight.rawValue)"))
    }
    if boundedWidth != golden.boundedWidth {
      let (from, to) = (
        Self.points(golden.boundedWidth, none: "unbounded"),
        Self.points(boundedWidth, none: "unbounded")
      )
      changes.append(
        Change(
          .frameWidth, role: role, before: from, after: to, sentence: "width is \(to), was \(from)")
      )
    }
    return changes + wordChanges(since: golden, role) + runChanges(since: golden, role)
      + toleranceChange(since: golden, role)
  }

  private func wordChanges(since golden: CellFacts, _ role: Change.Role) -> [Change] {
    setting.hasSameBytes(as: golden.setting)
      ? [] : SettingWords.changes(from: golden.setting, to: setting, role: role)
  }

  private func toleranceChange(since golden: CellFacts, _ role: Change.Role) -> [Change] {
    guard tolerance != golden.tolerance else { return [] }
    let words = [golden.tolerance, tolerance].map { $0 ?? "none" }
    return [
      Change(
        .tolerance, role: role, before: words[0], after: words[1],
        sentence: "tolerance is \(words[1]), was \(words[0])")
    ]
  }

  /// Returns a change for each run whose settings differ.
  private func runChanges(since golden: CellFacts, _ role: Change.Role) -> [Change] {
    let (old, new) = (RunPlace.settings(of: golden.runs), RunPlace.settings(of: runs))
    return Set(old.keys).union(new.keys).sorted().flatMap { place in
      SettingWords.changes(
        from: old[place] ?? "", to: new[place] ?? "", role: role, of: place.range)
    }
  }

  private func fontChanges(
    since golden: CellFacts, _ repeated: RepeatedInputs, namesFaces: Bool
  ) -> [Change] {
    guard fonts.elementsEqual(golden.fonts, by: { $0.name.hasSameBytes(as: $1.name) }) else {
      let names = [golden.fonts, fonts].map { fonts in
        fonts.isEmpty ? "none" : fonts.map(\.name).joined(separator: ", ")
      }
      return [
        Change(
          .font, role: .resolved,
          aspect: namesFaces && repeated != .areInputs ? "" : Change.unknownInputs,
          before: names[0], after: names[1],
          sentence: "set in \(names[1]), was in \(names[0])")
      ] + contentChanges(since: golden)
    }
    return contentChanges(since: golden)
      + zip(golden.fonts, fonts).filter { $0.instance != $1.instance }.map { old, new in
        let places = [old.instance, new.instance].map { $0.isEmpty ? "its default" : $0 }
        let changed = SettingWords.changed(old.instance, new.instance, " ")
        let axes = Set(changed.map { String($0.prefix { $0 != "=" }) }).sorted()
        return Change(
          SettingWords.kind(ofAxes: changed), role: .resolved,
          aspect: ([new.name] + axes).joined(separator: " "), before: places[0], after: places[1],
          amount: .all,
          sentence: "\(new.name) is at \(places[1]), was at \(places[0])")
      }
  }

  /// Returns the font files whose content changed under the same name, each once.
  private func contentChanges(since golden: CellFacts) -> [Change] {
    var changes: [Change] = []
    for font in fonts {
      let former = golden.fonts.first {
        $0.name.hasSameBytes(as: font.name) && $0.digest != font.digest
      }
      guard let former else { continue }
      let file = FontFolder.divide(font.name).file
      let change = Change.otherFile(file, from: former.digest, to: font.digest)
      if !changes.contains(change) { changes.append(change) }
    }
    return changes
  }

  private func layoutChanges(since golden: CellFacts, _ repeated: RepeatedInputs) -> [Change] {
    var changes: [Change] = []
    // A flag that comes or goes is news; one that only stands elsewhere follows from its line.
    let flagsChange = flags == golden.flags ? [] : CellFacts.flagChanges(golden.flags, flags)
    let isNews = flags.map(\.kind).sorted() != golden.flags.map(\.kind).sorted()
    if isNews { changes += flagsChange }
    let saysTheSame = repeated != .areInputs || textChange(since: golden) == nil
    changes += saysTheSame ? lineChanges(since: golden) : lineCountChange(since: golden)
    return isNews ? changes : changes + flagsChange
  }

  package func extentChanges(since golden: CellFacts) -> [Change] {
    if pictureWords != golden.pictureWords {
      return [
        Change(
          .pictureSize, role: .extent, aspect: golden.wayOfGrowth(to: self),
          before: golden.pictureWords, after: pictureWords, amount: .all,
          sentence: "picture is \(pictureWords), was \(golden.pictureWords)")
      ]
    }
    guard (frameWidth, frameHeight) != (golden.frameWidth, golden.frameHeight) else { return [] }
    return [
      .words(
        .pictureSize, .extent, "frame is", from: golden.frameWords, to: frameWords, amount: .all)
    ]
  }

  /// Returns whether the picture is wider or narrower, and higher or lower.
  private func wayOfGrowth(to other: CellFacts) -> String {
    .growth(
      width: Points(Double(pictureWidth)), Points(Double(other.pictureWidth)),
      height: Points(Double(pictureHeight)), Points(Double(other.pictureHeight)))
  }

  private var frameWords: String { "\(frameWidth) × \(frameHeight) pt" }

  private var pictureWords: String {
    let size = "\(pictureWidth) × \(pictureHeight) px"
    return frameOrigin.x == 0 && frameOrigin.y == 0
      ? size : "\(size) with the frame at \(frameOrigin)"
  }
}

/// The position of a run, and its number among several empty runs at one position.
private struct RunPlace: Hashable, Comparable {
  let range: Range<Int>
  let number: Int

  static func settings(of runs: [CellFacts.Run]) -> [RunPlace: String] {
    var counts: [Range<Int>: Int] = [:]
    var settings: [RunPlace: String] = [:]
    for run in runs {
      let number = counts[run.range, default: 0]
      counts[run.range] = number + 1
      settings[RunPlace(range: run.range, number: number)] = run.setting
    }
    return settings
  }

  static func < (left: RunPlace, right: RunPlace) -> Bool {
    (left.range.lowerBound, left.range.upperBound, left.number)
      < (right.range.lowerBound, right.range.upperBound, right.number)
  }
}

extension Change {
  /// Returns the change of a text's size.
  package static func pointSize(from: Points, to: Points) -> Change {
    Change(
      .size, role: .resolved, before: "\(from) pt", after: "\(to) pt",
      amount: .sizes(from: from.value, to: to.value, curve: nil),
      sentence: "point size is \(to) pt, was \(from) pt")
  }

  /// Returns a change in words, such as `frame is 3 pt, was 2 pt`.
  package static func words(
    _ kind: ChangeKind, _ role: Role, _ start: String, from: String, to: String,
    amount: ChangeAmount = .exact
  ) -> Change {
    Change(
      kind, role: role, before: from, after: to, amount: amount,
      sentence: "\(start) \(to), was \(from)")
  }
}
