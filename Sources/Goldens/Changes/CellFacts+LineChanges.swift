import Wording
package import GoldenText
import DynamicType

extension CellFacts {
  /// Returns the change in the number of lines and each line that differs. Equal changes of several
  /// lines are merged.
  package func lineChanges(since golden: CellFacts) -> [Change] {
    if let reflow = reflow(since: golden) { return [reflow] }
    let changes = zip(golden.lines, lines).enumerated().compactMap { index, pair in
      pair.0 == pair.1
        ? nil : pair.1.change(since: pair.0, number: index + 1, em: pointSize.value)
    }
    return lineCountChange(since: golden) + changes.mergedByLines
  }

  package func lineCountChange(since golden: CellFacts) -> [Change] {
    lines.count == golden.lines.count
      ? []
      : [
        Change(
          .text, role: .layout,
          aspect: lines.count > golden.lines.count ? "more lines" : "fewer lines",
          before: "\(golden.lines.count)",
          after: "\(lines.count)", amount: .all,
          sentence: Self.lineCountWords(from: golden.lines.count, to: lines.count))
      ]
  }

  private static func lineCountWords(from: Int, to: Int) -> String {
    "\(to) line\(to == 1 ? "" : "s"), \(from == 1 ? "was" : "were") \(from)"
  }

  /// Returns the first line with other words, where all lines together have the same words.
  private func reflow(since golden: CellFacts) -> Change? {
    let first = zip(golden.lines, lines).enumerated().first {
      !Self.letters(of: [$0.element.0]).hasSameBytes(as: Self.letters(of: [$0.element.1]))
    }
    guard let first, letters.hasSameBytes(as: golden.letters) else { return nil }
    let (before, now) = first.element
    let count =
      lines.count == golden.lines.count
      ? "lines break differently" : Self.lineCountWords(from: golden.lines.count, to: lines.count)
    return Change(
      .reflowed, role: .layout,
      aspect: lines.count == golden.lines.count
        ? "" : lines.count > golden.lines.count ? "more lines" : "fewer lines",
      place: ChangePlace(lines: [first.offset + 1]),
      before: before.text, after: now.text, amount: .all,
      sentence:
        "\(count): line \(first.offset + 1) reads “\(now.text)”, was “\(before.text)”")
  }

  /// The letters of all lines together, without spaces: a larger size only moves line ends and the
  /// spaces at them.
  package var letters: String { Self.letters(of: lines) }

  private static func letters(of lines: [Line]) -> String {
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
  /// Returns the first difference between this line and the recorded one.
  ///
  /// - Parameter em: The size of the text in pt.
  fileprivate func change(since old: Self, number: Int, em: Double) -> Change {
    let em = max(em, 1)
    if !old.text.hasSameBytes(as: text) {
      return layout(
        .text, number, old.text, text,
        old.text == text
          ? "reads “\(text)” as before, with other code points"
          : "reads “\(text)”, was “\(old.text)”", amount: .exact)
    }
    if old.width != width {
      return layout(
        .spacing, number, "\(old.width) pt", "\(width) pt",
        "is \(width) pt wide, was \(old.width) pt",
        amount: .length((width - old.width).toThousandths.value, em: em))
    }
    if (old.left, old.baseline) != (left, baseline) {
      let (right, down) = (
        (left - old.left).toThousandths, (baseline - old.baseline).toThousandths
      )
      return layout(
        .shifted, number, nil, nil, "moved " + .way(right: right, down: down),
        amount: .shift(dx: right.value, dy: down.value, em: em))
    }
    if (old.top, old.bottom) != (top, bottom) {
      let (from, to) = ((old.bottom - old.top).toThousandths, (bottom - top).toThousandths)
      return layout(
        .leading, number, "\(from) pt", "\(to) pt",
        from == to ? "has its box in another place" : "is \(to) pt high, was \(from) pt",
        aspect: .direction(from: from, to: to, "lower", "higher"))
    }
    if old.range != range {
      return layout(
        .text, number, old.range.printed, range.printed,
        "covers bytes \(range.printed), covered \(old.range.printed)")
    }
    return Change(
      .shape, role: .extent, place: ChangePlace(lines: [number]), amount: .all,
      sentence: "the ink bounds of line \(number) changed")
  }

  private func layout(
    _ kind: ChangeKind, _ line: Int, _ before: String?, _ after: String?, _ words: String,
    aspect: String = "", amount: ChangeAmount = .all
  ) -> Change {
    Change(
      kind, role: .layout, aspect: aspect, place: ChangePlace(lines: [line]), before: before,
      after: after, amount: amount, sentence: "line \(line) \(words)")
  }
}

extension [Change] {
  /// The changes of lines, with equal changes of several lines merged into one.
  fileprivate var mergedByLines: [Change] {
    var merged: [Change] = []
    for change in self {
      let like = merged.firstIndex {
        change.amount != .exact && $0.kind == change.kind && $0.role == change.role
          && $0.aspect == change.aspect
          && $0.amount.isLike(change.amount)
      }
      if let like {
        merged[like] = merged[like].on(lines: merged[like].place.lines + change.place.lines)
      } else {
        merged.append(change)
      }
    }
    return merged.map { change in
      let others = change.place.lines.count - 1
      return others == 0
        ? change
        : change.told(as: "\(change), and the same in \(others) more line\(others == 1 ? "" : "s")")
    }
  }
}
