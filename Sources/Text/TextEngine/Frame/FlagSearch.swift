import DynamicType

/// Finds everything in a frame that a reader would notice, from the top.
struct FlagSearch {
  let fitted: FittedText
  let lines: [TextLine]
  let width: Double
  let spans: PaintedSpans

  func flags() -> [FrameFlag] {
    var flags: [FrameFlag] = []
    if fitted.factor != 1 { flags.append(.shrunk(factor: fitted.factor)) }
    for (index, line) in lines.enumerated() {
      let number = index + 1
      let tightening = fitted.lines[index].tightening
      if tightening != 0 {
        flags.append(.tightened(line: number, em: tightening))
      }
      if number == lines.count, let hidden = fitted.hidden {
        flags.append(.truncated(line: number, hidden: fitted.shaped.text.utf8Range(hidden)))
      }
      if !LineWidth.fits(line.width.value, in: width) {
        flags.append(
          .overflows(line: number, range: line.range, by: line.width - Points(width)))
      }
      if fitted.lines[index].endsInsideWord {
        flags.append(.brokenWord(line: number, at: line.range.upperBound))
      }
      flags += shortfalls(of: fitted.lines[index], number: number)
      if let clipped = clipped(line, number: number) { flags.append(clipped) }
      flags += tofu(in: fitted.lines[index], number: number)
    }
    return flags
  }

  private func clipped(_ line: TextLine, number: Int) -> FrameFlag? {
    guard line.isLowered, let ink = line.inkBounds else { return nil }
    let above = max(0, line.top - ink.top)
    let below = max(0, ink.bottom - line.bottom)
    guard above > 0 || below > 0 else { return nil }
    return .clipped(line: number, range: line.range, above: above, below: below)
  }

  /// Returns the shortfalls of the faces on a line, in the order of the text. Adjacent parts with
  /// the same shortfall share a flag.
  private func shortfalls(of line: ComposedLine, number: Int) -> [FrameFlag] {
    var found: [(range: Range<Int>, shortfall: FontShortfall)] = []
    // Only the last of each can go on; looking through all of them would take quadratic time.
    var last: [FontShortfall: Int] = [:]
    let end = line.content.visibleEnd(in: fitted.shaped.text)
    for part in [line.content.head, line.content.tail] {
      let visible = part.lowerBound..<max(part.lowerBound, min(part.upperBound, end))
      for (range, font) in fonts(in: visible) {
        for shortfall in font.shortfalls {
          if let index = last[shortfall], found[index].range.upperBound == range.lowerBound {
            found[index].range = found[index].range.lowerBound..<range.upperBound
          } else {
            last[shortfall] = found.count
            found.append((range, shortfall))
          }
        }
      }
    }
    return found.map { range, shortfall in
      .shortfall(line: number, range: fitted.shaped.text.utf8Range(range), shortfall)
    }
  }

  /// The fonts of a stretch, in the order of the text.
  private func fonts(in range: Range<Int>) -> [(range: Range<Int>, font: ShapingFont)] {
    fitted.shaped.items[fitted.shaped.itemIndices(in: range)].flatMap { item in
      spans.spans(in: item.range.clamped(to: range), of: item).map { span, range in
        (range, fitted.resolved.spans[span].fonts[item.font])
      }
    }
  }

  /// One flag for each cluster that shows a missing glyph, in the order of the text.
  private func tofu(in line: ComposedLine, number: Int) -> [FrameFlag] {
    let text = fitted.shaped.text
    var flags: [Int: FrameFlag] = [:]
    for piece in line.pieces {
      // The view draws a picture instead of this glyph.
      if !piece.isMark, fitted.resolved.spans[piece.item.span].box != nil { continue }
      for glyph in piece.glyphs where glyph.id == 0 {
        let start = text.utf8Offsets[glyph.cluster]
        if piece.isMark, let mark = line.content.mark {
          flags[start] = .tofu(line: number, range: start..<start, text: mark.string)
        } else if let shown = cluster(at: glyph.cluster, endingBy: piece.item.range.upperBound) {
          flags[start] = .tofu(
            line: number, range: start..<start + String(shown).utf8.count, text: String(shown))
        }
      }
    }
    return flags.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the character, as people count them, that starts at a unit.
  private func cluster(at unit: Int, endingBy end: Int) -> Character? {
    // Looking at the rest of a long text for each of its characters would take quadratic time.
    fitted.shaped.text.string(unit..<min(end, unit + 64)).first
  }
}
