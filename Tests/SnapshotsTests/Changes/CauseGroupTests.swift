import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing

@testable import Changes
@testable import Suites
@testable import Verification

@Suite struct `Cells that pixels show to have changed alike` {
  private static let area = PixelRect(x: 0, y: 0, width: 9, height: 9)

  /// What the pixels of a cell show whose text is so many px large, what explains it first.
  private struct Cell {
    let em: Double
    let causes: [Cause]
    var text: String?
    var others: [Change] = []
  }

  private func groups(_ cells: [Cell]) -> [ChangeGroup] {
    ChangeGroups(
      of: zip(ContentSizeCategory.allCases, cells).map { category, cell in
        let findings = cell.causes.map { cause in
          let found = Change(Finding(cause: cause, area: Self.area, lines: [1]))
          return Change(
            found.kind, role: found.role, aspect: found.aspect,
            place: ChangePlace(
              lines: [1], range: cell.text == nil ? nil : 0..<1, text: cell.text,
              area: Self.area), before: found.before, after: found.after,
            amount: ChangeAmount(of: cause, em: Pixels(cell.em)), sentence: found.sentence)
        }
        let change = CellChange(
          FoundChanges(told: cell.others + findings),
          picture: .sizeDiffers(
            expected: .init(width: 1, height: 1), actual: .init(width: 2, height: 1)))
        return CellOutcome(
          name: SnapshotName(ramp: SampleFacts.ramp, category: category),
          verdict: .changed(change))
      }
    ).groups
  }

  private func counts(_ cells: Cell...) -> [Int] { groups(cells).map(\.cells.count) }

  private func isOne(_ one: Cause, _ other: Cause, em: (Double, Double) = (34, 34)) -> Bool {
    counts(Cell(em: em.0, causes: [one]), Cell(em: em.1, causes: [other])) == [2]
  }

  @Test func `are one group where one bold face is measured at its sizes`() {
    // Inter at 17, 28, 40 and 53 pt of 2x, bold for regular.
    let groups = groups([
      Cell(em: 34, causes: [.weight(dilation: 0.473)]),
      Cell(em: 56, causes: [.weight(dilation: 0.5)]),
      Cell(em: 80, causes: [.weight(dilation: 0.879)]),
      Cell(em: 106, causes: [.weight(dilation: 0.959)]),
    ])
    #expect(groups.map(\.cells.count) == [4])
    #expect(groups.first?.sentence == "line 1 is heavier by 0.47 px at each edge")
  }

  @Test func `are apart where strokes grew by little and by much`() {
    #expect(!isOne(.weight(dilation: 0.05), .weight(dilation: 0.6)))
    #expect(!isOne(.weight(dilation: 0.3), .weight(dilation: -0.3)))
    // By the size of the text this is four times as much, in px twice.
    #expect(!isOne(.weight(dilation: 0.6), .weight(dilation: 0.3), em: (34, 68)))
  }

  @Test func `are one group where strokes grew by as many px at each size`() {
    #expect(isOne(.weight(dilation: 0.64), .weight(dilation: 0.55), em: (22, 120)))
  }

  @Test func `are one group where heavier strokes moved letters in some`() {
    let groups = groups([
      Cell(em: 28, causes: [.spacing(.even(perPixel: 0.03)), .weight(dilation: 0.3)]),
      Cell(em: 32, causes: [.weight(dilation: 0.35)]),
      Cell(em: 34, causes: [.weight(dilation: 0.4)]),
    ])
    #expect(groups.map(\.kind) == [.weight])
    #expect(groups.first?.cells.map(\.category) == [.extraSmall, .small, .medium])
    #expect(groups.first?.sentence == "line 1 is heavier by 0.3 px at each edge")
  }

  @Test func `are apart where the layout tells that letters were spaced, whatever strokes are`() {
    let spaced = SettingWords.changes(
      from: "", to: "tracking 0.3 em", role: .input, of: 0..<4)
    let groups = groups([
      Cell(em: 28, causes: [.weight(dilation: 0.3)], others: spaced),
      Cell(em: 32, causes: [.weight(dilation: 0.35)]),
      Cell(em: 34, causes: [.weight(dilation: 0.4)]),
    ])
    #expect(groups.map(\.kind) == [.weight, .spacing])
    #expect(groups.map(\.cells.count) == [2, 1])
  }

  @Test func `are apart where something is lost beside heavier strokes`() {
    #expect(
      counts(
        Cell(em: 34, causes: [.inkVanished(.mark), .weight(dilation: 0.3)], text: "é"),
        Cell(em: 34, causes: [.weight(dilation: 0.3)]),
        Cell(em: 34, causes: [.weight(dilation: 0.3)])
      ) == [2, 1])
    #expect(
      counts(
        Cell(em: 34, causes: [.inkVanished(.mark)], text: "é"),
        Cell(em: 34, causes: [.inkVanished(.mark)], text: "ü")) == [1, 1])
  }

  @Test func `are one group where colours are within 24 levels, from the first on`() {
    let gray = { (level: UInt8) in RGBAColor(red: level, green: level, blue: level) }
    let brighter = { (level: UInt8) in Cause.color(from: .black, to: gray(level)) }
    #expect(isOne(brighter(60), brighter(84)))
    #expect(!isOne(brighter(60), brighter(85)))
    #expect(!isOne(.color(from: .black, to: gray(60)), .color(from: gray(30), to: gray(60))))
    // The third is near the second, but not near what the group began with.
    let cells = [60, 80, 100].map { Cell(em: 34, causes: [brighter($0)]) }
    #expect(groups(cells).map(\.cells.count) == [2, 1])
  }

  @Test func `are one group where all moved as far, in px or in parts of the text's size`() {
    #expect(isOne(.shifted(dx: 1, dy: 0), .shifted(dx: 1.4, dy: 0), em: (22, 120)))
    #expect(isOne(.shifted(dx: 0, dy: 2), .shifted(dx: 0, dy: 6.5), em: (22, 66)))
    #expect(!isOne(.shifted(dx: 0, dy: 2), .shifted(dx: 0, dy: 6), em: (34, 34)))
    #expect(!isOne(.shifted(dx: 2, dy: 0), .shifted(dx: 0, dy: 2)))
  }

  @Test func `are one group where sizes or spaces changed about as much`() {
    #expect(isOne(.size(ratio: 1.05), .size(ratio: 1.07)))
    #expect(!isOne(.size(ratio: 1.05), .size(ratio: 1.08)))
    #expect(isOne(.spacing(.gap(x: 3, by: 1)), .spacing(.gap(x: 40, by: 3)), em: (22, 66)))
    #expect(!isOne(.spacing(.gap(x: 3, by: 1)), .spacing(.gap(x: 3, by: -1))))
    #expect(!isOne(.inkVanished(.glyph), .inkVanished(.line)))
  }
}
