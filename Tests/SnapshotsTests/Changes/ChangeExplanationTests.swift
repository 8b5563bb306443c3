import Snapshots
import DynamicType
import ImageDiff
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `What a change explains` {
  private func pixels(
    _ kind: ChangeKind, line: Int, range: Range<Int>? = nil, of parts: [String] = []
  ) -> Change {
    Change(
      kind, role: .pixels,
      place: ChangePlace(
        elements: parts.map { ElementName(path: $0) }, lines: [line], range: range),
      amount: .all, sentence: "\(kind)")
  }

  private func layout(_ kind: ChangeKind, line: Int) -> Change {
    Change(
      kind, role: .layout, place: ChangePlace(lines: [line]), amount: .all, sentence: "\(kind)")
  }

  @Test(arguments: [ChangeKind.markLost, .missingGlyph, .inkAppeared, .color])
  func `is no letter, mark or color of a line that only stands elsewhere`(kind: ChangeKind) {
    for cause in [ChangeKind.shifted, .spacing, .leading] {
      #expect(!layout(cause, line: 2).explains(pixels(kind, line: 2)))
    }
    #expect(layout(.reflowed, line: 2).explains(pixels(kind, line: 2)) == (kind != .color))
  }

  @Test func `is all that pixels may show only where it is letters and colors of the whole text`() {
    #expect(![layout(.shifted, line: 2)].explainPixels)
    #expect(![layout(.reflowed, line: 2)].explainPixels)
    let color = Change(.color, role: .input, sentence: "red")
    #expect([layout(.reflowed, line: 2), color].explainPixels)
    let part = Change(
      .color, role: .input, place: ChangePlace(elements: [ElementName(path: "Row/Text")]),
      sentence: "red")
    #expect(![layout(.reflowed, line: 2), part].explainPixels)
  }

  @Test func `is nothing on other lines than its own, where lines only stand elsewhere`() {
    #expect(layout(.shifted, line: 2).explains(pixels(.shifted, line: 2)))
    #expect(!layout(.shifted, line: 2).explains(pixels(.shifted, line: 1)))
    #expect(layout(.truncated, line: 2).explains(pixels(.missingGlyph, line: 1)))
  }

  @Test func `is nothing that was lost away from the run that is set otherwise`() {
    let weight = Change(
      .weight, role: .input, place: ChangePlace(range: 5..<9), sentence: "bold")
    #expect(weight.explains(pixels(.markLost, line: 1, range: 6..<7)))
    #expect(!weight.explains(pixels(.markLost, line: 1, range: 12..<13)))
    // Letters behind a bold word stand elsewhere.
    #expect(weight.explains(pixels(.shifted, line: 1, range: 12..<13)))
    #expect(!weight.explains(.pointSize(from: 17, to: 18)))
    let size = Change(.size, role: .input, place: ChangePlace(range: 5..<9), sentence: "19 pt")
    #expect(size.explains(layout(.reflowed, line: 2)))
  }

  @Test func `is a size of the size table alone, where all other inputs are on record`() {
    let curve = SizeCurve(style: .body, sizeAtLarge: 17)
    let size = Change.pointSize(from: 17, to: 18)
    let followed = size.with(.sizes(from: 17, to: 18, curve: curve))
    let table = Change(.sizeTable, role: .input, sentence: "another table")
    let unknown = Change(
      .sizeTable, role: .input, aspect: Change.unknownInputs, sentence: "another table")
    #expect(table.explains(followed))
    #expect(!table.explains(size))
    #expect(!unknown.explains(followed))
    let faces = Change(.font, role: .resolved, sentence: "other faces")
    #expect(!table.explains(faces))
    #expect(followed.explains(faces))
    let drift = CellChange(FoundChanges(told: [unknown, followed]), picture: .equal)
    #expect(!drift.isDrift)
    #expect(CellChange(FoundChanges(told: [table, followed]), picture: .equal).isDrift)
  }

  @Test func `of several parts is explained where each of them is`() {
    let effect = pixels(.shape, line: 1, of: ["A", "B"])
    func input(_ path: String) -> Change {
      Change(
        .weight, role: .input, place: ChangePlace(elements: [ElementName(path: path)]),
        sentence: "bold")
    }
    #expect(![input("A")].explain(effect))
    #expect([input("A"), input("B")].explain(effect))
  }

  @Test func `is never other fonts, where nobody knows which were asked for`() throws {
    let golden = try #require(SampleFacts.large())
    var today = golden
    today.fonts[0].name = "Other/Other.ttf"
    let text = Change.text(from: "19", to: "20")
    let unknown = try #require(today.changes(since: golden).first { $0.kind == .font })
    let known = try #require(
      today.changes(since: golden, repeated: .areExplained).first { $0.kind == .font })
    #expect(!text.explains(unknown))
    #expect(text.explains(known))
  }

  @Test func `of a color is never that a size is another`() {
    #expect(!Change.pointSize(from: 17, to: 18).explains(pixels(.color, line: 1)))
  }
}

@Suite struct `Changes of one kind` {
  private func groups(_ changes: [Change]) -> Int {
    ChangeGroups(
      of: zip(ContentSizeCategory.allCases, changes).map {
        (SnapshotName(ramp: SampleFacts.ramp, category: $0), [$1])
      }
    ).groups.count
  }

  private func changes(_ change: (inout CellFacts) -> Void) throws -> [Change] {
    let golden = try #require(SampleFacts.large())
    var today = golden
    change(&today)
    return today.changes(since: golden) + golden.changes(since: today)
  }

  @Test func `are two where something comes in one cell and goes in another`() throws {
    let clipped = CellFacts.Flag(kind: .clipped, line: 1, detail: "")
    #expect(groups(try changes { $0.flags.append(clipped) }) == 2)
    #expect(groups(try changes { $0.leading = 24 }) == 2)
    #expect(groups(try changes { $0.pictureWidth += 1 }) == 2)
    #expect(groups(try changes { $0.lines[0].width += 3 }) == 2)
    #expect(groups(try changes { $0.lines[0].baseline += 3 }) == 2)
    #expect(groups(try changes { $0.lines[0].bottom += 3 }) == 2)
  }

  @Test func `are two where other characters are missing`() throws {
    let golden = try #require(SampleFacts.large())
    func missing(_ character: String) -> [Change] {
      var facts = golden
      facts.flags.append(CellFacts.Flag(kind: .tofu, line: 1, range: 0..<1, detail: character))
      return facts.changes(since: golden)
    }
    #expect(groups(missing("U+0041") + missing("U+0042")) == 2)
    #expect(groups(missing("U+0041") + missing("U+0041")) == 1)
  }

  @Test func `are two where two styles came to the same curve`() {
    func sizes(_ style: TextStyle, _ name: String) -> (SnapshotName, [Change])? {
      let curve = SizeCurve(
        style: style, sizeAtLarge: SystemTypeTable.size(for: style, at: .large).pointSize)
      let size = { (style: TextStyle) in
        SystemTypeTable.size(for: style, at: .accessibilityExtraExtraLarge).pointSize
      }
      let ramp = RampName(
        suite: "tiny", style: StyleName(style), sample: name, variants: [], scale: .x1)
      return (
        SnapshotName(ramp: ramp, category: .accessibilityExtraExtraLarge),
        [
          Change.pointSize(from: size(style), to: size(.footnote))
            .with(
              .sizes(from: size(style).value, to: size(.footnote).value, curve: curve))
        ]
      )
    }
    let cells = [sizes(.body, "one"), sizes(.title1, "two")].compactMap(\.self)
    #expect(ChangeGroups(of: cells).groups.count == 2)
  }
}
