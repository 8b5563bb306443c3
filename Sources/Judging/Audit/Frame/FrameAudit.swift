import GoldenText
package import Suites
package import DynamicType
import Imaging
package import TextEngine

/// The problems of a reader with one cell, found in its layout.
package struct FrameAudit {
  package let subject: AuditedText
  package let category: ContentSizeCategory
  package let cell: ResolvedCell
  package let frame: TextFrame

  /// Creates the audit of a laid-out text.
  package init(
    subject: AuditedText, category: ContentSizeCategory, cell: ResolvedCell, frame: TextFrame
  ) {
    self.subject = subject
    self.category = category
    self.cell = cell
    self.frame = frame
  }

  /// A finding at one category, before it is merged with the same finding at others.
  package struct Observation: Hashable {
    package let rule: AuditRule
    package let severity: AuditSeverity
    /// The finding, in words.
    package let words: String
    package var line: Int?
    package var range: Range<Int>?

    /// The cause that it shares with findings at other places and categories.
    package var cause: AuditCause {
      AuditCause(rule: rule, words: rule.isAboutFaces ? words : nil)
    }
  }

  /// The fewest letters that a line of running text should have.
  private static let fewestCharacters = 8

  /// The findings, worst first. Each rule reports its first place; faces that fall short are
  /// reported each.
  package var observations: [Observation] {
    let flagged = frame.flags.compactMap(observation(of:))
    // Lines that are too low for their ink meet as well, and have one bug and not two.
    let isClipped = flagged.contains { $0.rule == .clippedLine }
    let all =
      flagged + fewCharacters + (isClipped ? [] : leadingTooTight) + silentFallback + lowContrast
    var seen = Set<AuditCause>()
    return all.filter { seen.insert($0.cause).inserted }.sorted { $0.severity > $1.severity }
  }

  // MARK: Fit

  private func observation(of flag: FrameFlag) -> Observation? {
    switch flag {
    case .truncated(let line, let hidden):
      Observation(
        rule: .truncated, severity: .error,
        words: "line \(line) truncates \(quoted(hidden))", line: line, range: hidden)
    case .clipped(let line, let range, let above, let below):
      isSeen(max(above, below))
        ? Observation(
          rule: .clippedLine, severity: .error,
          words: "ink of line \(line) is cut off, \(Self.reach(above: above, below: below))",
          line: line, range: range)
        : nil
    case .overflows(let line, let range, let by):
      Observation(
        rule: .overflow, severity: .error,
        words: "line \(line) is \(by.toThousandths) pt wider than its frame", line: line,
        range: range)
    case .brokenWord(let line, let place):
      Observation(
        rule: .brokenWord, severity: .warning,
        words: "a word wider than the frame is broken at the end of line \(line)", line: line,
        range: place..<place)
    case .shrunk(let factor): shrunk(by: factor)
    case .tofu(let line, let range, _):
      Observation(
        rule: .tofu, severity: .error, words: "no font has \(missingCharacters)", line: line,
        range: range)
    case .shortfall(let line, let range, let shortfall):
      observation(of: shortfall, line: line, range: range)
    case .tightened: nil
    }
  }

  /// The characters that no font has, each once, in their order, so that all can be added at once.
  private var missingCharacters: String {
    var seen = Set<Unicode.Scalar>()
    let missing = frame.flags.flatMap { flag -> [Unicode.Scalar] in
      guard case .tofu(_, _, let text) = flag else { return [] }
      return text.unicodeScalars.filter { seen.insert($0).inserted }
    }
    let rest =
      missing.count > Self.greatestMissing
      ? " and \(missing.count - Self.greatestMissing) more" : ""
    return missing.prefix(Self.greatestMissing).map(\.codePoint).joined(separator: " ") + rest
  }

  /// The greatest number of missing characters in a message.
  private static let greatestMissing = 20

  /// Returns whether so much missing ink would be visible: half a pixel, as less is hardly grey.
  private func isSeen(_ distance: Points) -> Bool {
    distance.pixels(at: subject.scale).value >= 0.5
  }

  private static func reach(above: Points, below: Points) -> String {
    [(above, "above"), (below, "below")].filter { $0.0 > 0 }
      .map { "\($0.0.toThousandths) pt \($0.1)" }.joined(separator: " and ")
  }

  private func observation(
    of shortfall: FontShortfall, line: Int, range: Range<Int>
  ) -> Observation {
    let face = faceName(of: shortfall, line: line, range: range)
    return switch shortfall {
    case .weight(let wanted, let got):
      Observation(
        rule: .weightLost, severity: .warning,
        words: "\(face) has no weight \(wanted.rawValue), so it is set in \(got.rawValue)",
        line: line,
        range: range)
    case .italic:
      Observation(
        rule: .syntheticStyle, severity: .warning,
        words: "\(face) has no italic, so a system slants it or leaves it upright",
        line: line, range: range)
    case .width(let wanted, let got):
      Observation(
        rule: .syntheticStyle, severity: .warning,
        words: "\(face) has a width of \(Points(got.rawValue)) %, not the intended "
          + "\(Points(wanted.rawValue)) %",
        line: line, range: range)
    case .monospaced:
      Observation(
        rule: .syntheticStyle, severity: .warning,
        words: "\(face) should be monospaced, but is not",
        line: line, range: range)
    }
  }

  /// Returns the family of the face with the shortfall.
  private func faceName(of shortfall: FontShortfall, line: Int, range: Range<Int>) -> String {
    let runs = frame.lines.indices.contains(line - 1) ? frame.lines[line - 1].runs : []
    let short = runs.filter { $0.shortfalls.contains(shortfall) }
    let run =
      short.first { run in run.glyphs.contains { range.contains($0.cluster) } } ?? short.first
    let family = run?.face.names.family ?? ""
    return family.isEmpty ? "its face" : family
  }

  /// Returns the finding that text is set smaller than at Large, against the reader's choice.
  private func shrunk(by factor: Double) -> Observation? {
    let size = subject.sizeAtLarge
    let shown = cell.pointSize * factor
    guard category > .large, shown < size else { return nil }
    return Observation(
      rule: .shrunkBelowChoice, severity: .warning,
      words:
        "shrunk to \(shown.toThousandths) pt to fit, which is less than the \(size.toThousandths) "
        + "pt of Large")
  }

  /// The finding that a text of several lines has room for only a few letters in each. A line may
  /// be short because the next word is long, so all lines and the width of the frame count.
  private var fewCharacters: [Observation] {
    let full = frame.lines.dropLast().filter { !endsParagraph($0) }
    guard !full.isEmpty, let width = subject.width else { return [] }
    let characters = full.reduce(0) { $0 + $1.text.count + squareCount(in: $1) }
    let advance = full.reduce(Points.zero) { $0 + $1.width }
    guard characters > 0, advance > .zero else { return [] }
    let room = Int(Double(characters) * (width / advance))
    guard room < Self.fewestCharacters else { return [] }
    return [
      Observation(
        rule: .fewCharactersPerLine, severity: .warning,
        words: "a line has room for \(room) \(room == 1 ? "character" : "characters")")
    ]
  }

  /// Returns the number of letters in a line that are as wide as high. Each counts as two: WCAG
  /// 2.2, criterion 1.4.8, has lines of 80 characters, or 40 of Chinese, Japanese and Korean.
  private func squareCount(in line: TextLine) -> Int {
    line.runs.filter { ["Bopo", "Hang", "Hani", "Hira", "Kana"].contains($0.script) }
      .reduce(0) { $0 + Set($1.glyphs.map(\.cluster)).count }
  }

  private func endsParagraph(_ line: TextLine) -> Bool {
    let bytes = Array(subject.text.utf8)
    guard line.range.upperBound > 0, line.range.upperBound <= bytes.count else { return true }
    return bytes[line.range.upperBound - 1] == 0x0A || bytes[line.range.upperBound - 1] == 0x0D
  }

  // MARK: Leading

  /// The findings that the ink of a line overlaps the next, by the boxes of their glyphs.
  private var leadingTooTight: [Observation] {
    for (index, pair) in zip(frame.lines, frame.lines.dropFirst()).enumerated() {
      guard let upper = pair.0.inkBounds, let lower = pair.1.inkBounds, upper.bottom > lower.top,
        let overlap = Self.overlap(of: pair.0.glyphInkBounds, and: pair.1.glyphInkBounds)
      else { continue }
      return [
        Observation(
          rule: .leadingTooTight, severity: .warning,
          words: "ink of lines \(index + 1) and \(index + 2) overlaps by \(overlap.toThousandths) "
            + "pt",
          line: index + 1)
      ]
    }
    return []
  }

  private static func overlap(of upper: [InkBounds], and lower: [InkBounds]) -> Points? {
    // Ink that stays on its own side of the other line meets none of it.
    guard
      let (bottom, top) = upper.map(\.bottom).max().flatMap({ bottom in
        lower.map(\.top).min().map { (bottom, $0) }
      })
    else { return nil }
    let lower = lower.filter { $0.top < bottom }
    var greatest: Points?
    for above in upper where above.bottom > top {
      for below in lower where above.bottom - below.top > greatest ?? 0 {
        if min(above.right, below.right) > max(above.left, below.left) {
          greatest = above.bottom - below.top
        }
      }
    }
    return greatest
  }

  // MARK: Faces

  /// The findings that letters of a style with its own face are set in another. A face named for
  /// their script is allowed; one for all characters that others lack is not.
  private var silentFallback: [Observation] {
    guard let own = cell.ownFace?.file else { return [] }
    let text = subject.text
    for (index, line) in frame.lines.enumerated() {
      // As the text goes, and not from left to right.
      let places = line.runs.filter { !$0.isMark && $0.instance.file != own && !isNamed($0) }
        .flatMap { run in run.glyphs.map { (byte: $0.cluster, face: run.face) } }
        .sorted { $0.byte < $1.byte }
      for (byte, face) in places {
        guard let letter = Self.letter(in: text, at: byte) else { continue }
        return [
          Observation(
            rule: .silentFallback, severity: .warning,
            words:
              "“\(letter)” is set in \(face.names.family), because the style's face lacks it and "
              + "no fallback names its script",
            line: index + 1, range: byte..<byte + String(letter).utf8.count)
        ]
      }
    }
    return []
  }

  private func isNamed(_ run: GlyphRun) -> Bool {
    cell.namedForScript[run.script]?.contains(run.instance.file) == true
  }

  /// Returns the letter that begins at a byte; `nil` for a figure, a mark or a picture.
  private static func letter(in text: String, at byte: Int) -> Unicode.Scalar? {
    guard byte < text.utf8.count else { return nil }
    let scalar = text.unicodeScalars[text.utf8.index(text.utf8.startIndex, offsetBy: byte)]
    return scalar.properties.isAlphabetic ? scalar : nil
  }

  private func quoted(_ range: Range<Int>) -> String {
    let bytes = Array(subject.text.utf8)[
      range.clamped(to: 0..<subject.text.utf8.count)]
    let words = String(decoding: bytes, as: UTF8.self)
    return words.count <= 24
      ? "“\(words)”" : "\(words.count) characters from “\(words.prefix(16))…”"
  }

  // MARK: Seeing

  private var lowContrast: [Observation] {
    guard let ground = subject.ground else { return [] }
    let colors = Set(frame.lines.flatMap(\.runs).map(\.color))
    let ratios = colors.map { Contrast.ratio(of: $0, on: ground) }
    guard let ratio = ratios.min() else { return [] }
    let needed = Contrast.needed(for: cell.pointSize, weight: cell.weight)
    guard ratio < needed else { return [] }
    return [
      Observation(
        rule: .lowContrast, severity: .error,
        words: "contrast is \(Points((ratio * 100).rounded(.down) / 100)) : 1, but text of this "
          + "size needs \(Points(needed)) : 1")
    ]
  }
}
