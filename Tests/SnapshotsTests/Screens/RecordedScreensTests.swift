import ImageDiff
import Imaging
import RecordedText
import Testing

@testable import Verification

/// What is found about pairs of pictures, all of it, so that a rule that changes is seen.
@Suite struct `What is found about two pictures` {
  private typealias Words = [String: Bitmap]

  /// The words as the product draws them, once for all texts.
  private static let words: Result<Words, any Error> = Result {
    let bench = try Bench()
    var names = Set(ListScreen.words)
    names.formUnion(ListScreen.misspelt.values)
    names.formUnion(ListScreen.details)
    names.formUnion(PhotoScreen.words)
    names.insert("Home")
    var words: Words = [:]
    for name in names { words[name] = try bench.drawn(Bench.word(name, width: nil)).bitmap }
    return words
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  private static func source(_ picture: Bitmap, _ name: String) throws -> MemorySource {
    MemorySource(try PNG.encode(picture, for: .fast), name: name)
  }

  /// What is found by other metrics, and about the same pictures as files.
  ///
  /// - Parameter isThorough: Whether files are compared by the other metrics, too.
  private static func others(
    _ old: Bitmap, _ new: Bitmap, ignoring ignored: [PixelRect] = [], exact: MetricComparison,
    isThorough: Bool
  ) throws -> [String] {
    let text = compare(expected: old, actual: new, by: .text, ignoring: ignored)
    let rule = Metric.pixelmatch(PixelmatchRule())
    let pixelmatch = compare(expected: old, actual: new, by: rule, ignoring: ignored)
    var lines = [ComparisonWords.summary(of: text)]
    if text.findings != exact.findings {
      lines += text.findings.map { "- " + ComparisonWords.finding($0) }
    }
    lines.append(ComparisonWords.summary(of: pixelmatch))
    let (expected, actual) = (try source(old, "old.png"), try source(new, "new.png"))
    let rows = try compare(expected: expected, actual: actual, ignoring: ignored)
    let bands = rows.differingRows.ranges
    let first = bands.prefix(6).map { "\($0)" }.joined(separator: ", ")
    lines.append(
      "files: \(rows.evidence), \(rows.differingRows.rowCount) rows in \(bands.count): \(first)")
    for found in isThorough ? [exact, text, pixelmatch] : [exact] {
      let files = try compare(
        expected: expected, actual: actual, by: found.metric, ignoring: ignored)
      guard files != found else { continue }
      lines.append("otherwise as files")
      lines += indented(ComparisonWords.lines(of: files))
    }
    return lines
  }

  @Test(arguments: [0, 10, 20, 30, 40, 50] as [UInt64])
  func `is what is on record of edited screens`(first: UInt64) throws {
    let words = try Self.words.get()
    var lines: [String] = []
    for seed in first..<first + 10 {
      let screen = EditedScreen(seed: seed)
      let list = screen.before
      let (old, new) = (list.picture(words: words), screen.after.picture(words: words))
      lines.append(
        "\(seed): \(list.look), \(list.rows.count) rows of \(list.rowHeight) px, "
          + "\(screen.edits) edits")
      let found = compare(expected: old, actual: new, by: .exact)
      lines += Self.indented(ComparisonWords.lines(of: found))
      guard seed.isMultiple(of: 5) else { continue }
      lines += Self.indented(try Self.others(old, new, exact: found, isThorough: true))
    }
    let difference = try RecordedText("edited-from-\(first)").difference(from: lines)
    #expect(difference == nil)
  }

  @Test(arguments: DrawnPair.Kind.allCases)
  func `is what is on record of drawn pairs`(kind: DrawnPair.Kind) throws {
    var lines: [String] = []
    let pairs = DrawnPair.pairs(of: kind, words: try Self.words.get())
    for (index, pair) in pairs.enumerated() {
      lines.append(pair.name)
      let found = compare(
        expected: pair.expected, actual: pair.actual, by: .exact, ignoring: pair.ignored)
      lines += Self.indented(ComparisonWords.lines(of: found))
      lines += Self.indented(
        try Self.others(
          pair.expected, pair.actual, ignoring: pair.ignored, exact: found,
          isThorough: index.isMultiple(of: 4)))
    }
    let difference = try RecordedText("drawn-\(kind)").difference(from: lines)
    #expect(difference == nil)
  }

  @Test(arguments: DrawnPair.Kind.allCases)
  func `is painted as on record`(kind: DrawnPair.Kind) throws {
    let all = DrawnPair.pairs(of: kind, words: try Self.words.get())
    var lines: [String] = []
    // One in four are enough.
    for index in stride(from: 1, to: all.count, by: 4) {
      let pair = all[index]
      let (old, new) = (pair.expected, pair.actual)
      let found = compare(expected: old, actual: new, by: .exact, ignoring: pair.ignored)
      let pictures = [
        "aligned": differencePicture(
          expected: old, actual: new, clusters: found.clusters, ignoring: pair.ignored,
          alignment: found.alignment),
        "in place": differencePicture(expected: old, actual: new, ignoring: pair.ignored),
        "without outlines": differencePicture(expected: old, actual: new, clusters: []),
        "side by side": comparisonStrip(
          expected: old, actual: new, clusters: found.clusters, ignoring: pair.ignored,
          alignment: found.alignment),
        "a file": try PNG.decode(
          differenceFile(
            expected: Self.source(old, "old.png"), actual: Self.source(new, "new.png"), of: found,
            ignoring: pair.ignored)),
      ]
      lines.append(pair.name)
      lines += pictures.sorted { $0.key < $1.key }.map { name, picture in
        "  \(name): \(ComparisonWords.pixels(of: picture))"
      }
    }
    let difference = try RecordedText("painted-\(kind)").difference(from: lines)
    #expect(difference == nil)
  }

  @Test func `is what is on record of pixelmatch with other settings`() throws {
    var lines: [String] = []
    for pair in DrawnPair.pairs(of: .edges, words: [:]) {
      lines.append(pair.name)
      for threshold in [0, 0.02, 0.05, 0.1, 0.3, 1] {
        for (ignoresSoftEdges, background) in [
          (true, .checkerboard), (false, .checkerboard), (true, .white), (false, .white),
        ] as [(Bool, PixelmatchRule.Background)] {
          let rule = PixelmatchRule(
            threshold: threshold, ignoresSoftEdges: ignoresSoftEdges, background: background)
          let found = rule.compare(expected: pair.expected, actual: pair.actual)
          guard case .compared(let count) = found else { continue }
          lines.append(
            "  \(threshold), \(ignoresSoftEdges ? "soft edges pass" : "all count"), "
              + "\(background): \(ComparisonWords.count(count))")
        }
      }
    }
    let difference = try RecordedText("pixelmatch").difference(from: lines)
    #expect(difference == nil)
  }
}
