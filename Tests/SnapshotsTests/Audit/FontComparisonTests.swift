import Snapshots
import DynamicType
import TextEngine
import Testing

@testable import Audit
@testable import FontComparisons
@testable import Suites
@testable import Verification

@Suite struct `A comparison of the same texts in two fonts` {
  private static let serif = "NotoSerif/NotoSerif-Regular.ttf"
  private static let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"
  private static let samples = [
    Sample("narrow", text: "illi"), Sample("words", text: "Several words that need lines"),
  ]

  private func comparison(
    _ old: String, _ new: String, samples: [Sample] = Self.samples, size: Points = 17
  ) throws -> FontComparison {
    let fonts = try FontFolder(path: Bench.fontsPath)
    let styles = [
      TypeStyle("Text", family: "None", size: size, curve: .textStyle(.body)),
      TypeStyle("Note", family: "None", size: 12, curve: .textStyle(.footnote)),
    ]
    return try FontComparison(
      FontComparison.Question(
        old: fonts, named: old, new: fonts, named: new, styles: styles, samples: samples),
      jobs: 2)
  }

  /// The place of a cell in the order of the styles, the samples and the categories.
  private func place(_ cell: ComparedCell) -> Int {
    let style = cell.style == "Text" ? 0 : 1
    let sample = cell.sample.name == "narrow" ? 0 : 1
    return (style * 2 + sample) * 100 + cell.category.rawValue
  }

  @Test func `changes nothing where both are one, and keeps the order`() throws {
    let comparison = try comparison(Self.mono, Self.mono)
    #expect(comparison.trouble == [])
    #expect(comparison.cells.count == 48)
    #expect(comparison.cells.map(place) == comparison.cells.map(place).sorted())
    for cell in comparison.cells {
      #expect(!cell.isChanged)
      #expect(cell.widthRatio == 1 && cell.heightRatio == 1)
      #expect(cell.newRules == [])
    }
  }

  @Test func `begins with the worst, and with the first of those equally bad`() throws {
    let cells = try comparison(Self.serif, Self.mono).cells
    let badness = cells.map { (cell: ComparedCell) -> (Int, Int, Double) in
      let size = max(abs(cell.heightRatio - 1), abs(cell.widthRatio - 1))
      return (cell.newRules.count, abs(cell.new.lineCount - cell.old.lineCount), size)
    }
    for (index, (before, after)) in zip(badness, badness.dropFirst()).enumerated() {
      #expect(before >= after)
      if before == after { #expect(place(cells[index]) < place(cells[index + 1])) }
    }
    let first = try #require(badness.first)
    let last = try #require(badness.last)
    #expect(first > last)
  }

  @Test func `divides what is new by what was`() throws {
    for cell in try comparison(Self.serif, Self.mono).cells {
      #expect(cell.isChanged)
      #expect(cell.widthRatio == cell.new.width / cell.old.width)
      #expect(cell.heightRatio == cell.new.height / cell.old.height)
      // The letters of “illi” are narrow in Noto Serif and 0.6 em wide in JetBrains Mono.
      if cell.sample.name == "narrow" { #expect(cell.widthRatio > 1.5) }
    }
  }

  @Test func `has the widths of all lines together`() throws {
    let comparison = try comparison(Self.serif, Self.mono)
    let cells = comparison.cells.filter {
      [.large, .accessibilityExtraExtraExtraLarge].contains($0.category)
    }
    #expect(cells.count == 8)
    for cell in cells {
      let frames = try comparison.frames(of: cell)
      for (setting, frame) in [(cell.old, frames.old), (cell.new, frames.new)] {
        let width = frame.lines.reduce(0.0) { $0 + $1.width.value }
        #expect(setting.lineCount == frame.lines.count)
        #expect(abs(setting.width.value - width) < 0.001)
        #expect(setting.height == frame.height)
      }
      if cell.category == .large { #expect(frames.pointSize == (cell.style == "Text" ? 17 : 12)) }
      let letters = frames.new.lines.map(\.text).joined().filter { $0 != " " }
      #expect(letters.hasPrefix(cell.sample.name == "narrow" ? "illi" : "Several"))
    }
    #expect(cells.contains { $0.new.lineCount > 1 })
  }

  @Test func `gives no layout of a cell of another one`() throws {
    let comparison = try comparison(Self.mono, Self.mono)
    let other = try self.comparison(
      Self.mono, Self.mono, samples: [Sample("other", text: "Other")])
    let cell = try #require(other.cells.first)
    #expect(throws: FontComparisonError.noSuchCell) { try comparison.frames(of: cell) }
    #expect(
      FontComparisonError.noSuchCell.description
        == "The cell belongs to another comparison. Get its layouts from that one.")
  }

  @Test(arguments: [
    ("JetBrainsMono/JetBrainsMono-Regular.ttf", [1.02, 0.3, 1.32, 0.55, 0.73]),
    // Of 2048 units 1984, 494, both, 1118 and 1490.
    ("Inter/InterVariable.ttf", [0.969, 0.241, 1.21, 0.546, 0.728]),
    ("NotoSerif/NotoSerif-Regular.ttf", [1.069, 0.293, 1.362, 0.536, 0.714]),
  ])
  func `has vertical measures in thousandths of an em`(name: String, ems: [Double]) throws {
    let face = ComparedFace(try FontFolder(path: Bench.fontsPath).entry(named: name).face)
    #expect(ComparedFace.Measure.allCases.map { face.ems($0) } == ems.map { Optional($0) })
  }

  @Test func `has the characters that one of the fonts lacks`() throws {
    let fonts = try FontFolder(path: Bench.fontsPath)
    let thai = ComparedFace(
      try fonts.entry(named: "NotoSansThai/NotoSansThai-Regular.ttf").face)
    let mono = ComparedFace(try fonts.entry(named: Self.mono).face)
    #expect(thai.characters(missingIn: mono).contains("\u{E01}"))
    #expect(mono.characters(missingIn: thai).contains("a"))
    #expect(!thai.characters(missingIn: mono).contains(" "))
    #expect(thai.characters(missingIn: thai) == [])
  }
}
