import DynamicType

extension CellFacts {
  /// What differs from recorded facts, causes before consequences; the pixels' digest is left out.
  public func changes(since golden: CellFacts) -> [FactsChange] {
    switch (golden.subject, subject) {
    case (.text, .text): break
    case (.interface(let old), .interface(let new)):
      return elementChanges(new, since: old) + surroundingChanges(since: golden)
    case (.text, .interface), (.interface, .text):
      return [.setting(from: golden.subjectWords, to: subjectWords)]
    }
    let textChange = textChange(since: golden)
    var changes = textChange.map { [$0] } ?? []
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
      ? [] : [.flags(from: golden.flags, to: flags)]
    let isNews = flags.map(\.kind).sorted() != golden.flags.map(\.kind).sorted()
    if isNews { changes += flagsChange }
    changes += textChange == nil ? lineChanges(since: golden) : lineCountChange(since: golden)
    if !isNews { changes += flagsChange }
    changes += extentChanges(since: golden)
    if tolerance != golden.tolerance {
      changes.append(.tolerance(from: golden.tolerance, to: tolerance))
    }
    if provenance != golden.provenance {
      changes.append(.provenance(from: golden.provenance?.name, to: provenance?.name))
    }
    return changes
  }

  /// What differs of an interface that is none of its parts.
  private func surroundingChanges(since golden: CellFacts) -> [FactsChange] {
    var changes: [FactsChange] = []
    if setting != golden.setting {
      changes.append(.setting(from: golden.setting, to: setting))
    }
    if tolerance != golden.tolerance {
      changes.append(.tolerance(from: golden.tolerance, to: tolerance))
    }
    return changes + extentChanges(since: golden)
  }

  private var subjectWords: String {
    switch subject {
    case .text: "a text"
    case .interface: "an interface"
    }
  }

  private func extentChanges(since golden: CellFacts) -> [FactsChange] {
    var changes: [FactsChange] = []
    if (frameWidth, frameHeight) != (golden.frameWidth, golden.frameHeight) {
      changes.append(
        .frame(
          from: "\(golden.frameWidth) × \(golden.frameHeight) pt",
          to: "\(frameWidth) × \(frameHeight) pt"))
    }
    if pictureWords != golden.pictureWords {
      changes.append(.picture(from: golden.pictureWords, to: pictureWords))
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
    let pairs = zip(golden.lines, lines)
    let first = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    if let reflow = reflow(since: golden) { return [.reflow(reflow)] }
    let count = lineCountChange(since: golden)
    guard let first else { return count }
    return count
      + [lines[first.offset].change(since: golden.lines[first.offset], number: first.offset + 1)]
  }

  private func lineCountChange(since golden: CellFacts) -> [FactsChange] {
    lines.count == golden.lines.count
      ? [] : [.lineCount(from: golden.lines.count, to: lines.count)]
  }

  /// The first line that reads otherwise, where all say the same together.
  private func reflow(since golden: CellFacts) -> FactsChange.Reflow? {
    let first = zip(golden.lines, lines).enumerated().first {
      !$0.element.0.text.hasSameBytes(as: $0.element.1.text)
    }
    guard let first, letters.hasSameBytes(as: golden.letters) else { return nil }
    return FactsChange.Reflow(
      lineCountBefore: golden.lines.count, lineCount: lines.count, line: first.offset + 1,
      textBefore: first.element.0.text, text: first.element.1.text)
  }

  /// What the lines say together, wherever they end: a larger size moves line ends and the spaces
  /// at them, and nothing else.
  var letters: String {
    var letters = ""
    // One by one: appending some at once would copy all that is there before, for each line.
    for line in lines {
      for letter in line.text.unicodeScalars where !letter.properties.isWhitespace {
        letters.unicodeScalars.append(letter)
      }
    }
    return letters
  }
}

extension CellFacts.Line {
  /// The first thing that a line has otherwise than it had.
  fileprivate func change(since old: Self, number: Int) -> FactsChange {
    if !old.text.hasSameBytes(as: text) {
      return .lineText(line: number, from: old.text, to: text)
    }
    if old.width != width { return .lineWidth(line: number, from: old.width, to: width) }
    if (old.left, old.baseline) != (left, baseline) {
      return .linePlace(
        line: number, right: (left - old.left).toThousandths,
        down: (baseline - old.baseline).toThousandths)
    }
    if (old.top, old.bottom) != (top, bottom) {
      return .lineBox(
        line: number, from: (old.bottom - old.top).toThousandths,
        to: (bottom - top).toThousandths)
    }
    if old.range != range { return .lineRange(line: number, from: old.range, to: range) }
    return .lineInk(line: number)
  }
}
