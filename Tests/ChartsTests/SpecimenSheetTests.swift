import DynamicType
import Imaging
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import Charts

@Suite struct `A specimen sheet` {
  private let setter: SpecimenSetter

  init() throws { setter = try testSetter() }

  private func specimen(
    _ style: TypeStyle, at category: ContentSizeCategory, _ text: String = "Hamburg"
  ) throws -> Specimen {
    try setter.specimen(
      of: style, at: category, sample: Sample("a", text: AttributedText(text)),
      width: SpecimenSheet.greatestTextWidth, color: .black)
  }

  private func waterfall(_ style: TextStyle, _ text: String = "Hamburg") throws -> SpecimenSheet {
    try SpecimenSheet(
      waterfallOf: style.title, specimen: { try specimen(TypeStyle(style), at: $0, text) },
      isModelled: { SystemTypeTable.size(for: style, at: $0).provenance == .modelled },
      width: plainWidth)
  }

  @Test func `shows body at its twelve sizes, with their leadings`() throws {
    let sheet = try waterfall(.body)
    #expect(
      sheet.rows.map(\.entry.labels) == [
        ["XS", "14/19"], ["S", "15/20"], ["M", "16/21"], ["L", "17/22"], ["XL", "19/24"],
        ["XXL", "21/26"], ["XXXL", "23/29"], ["AX1", "28/34"], ["AX2", "33/40"],
        ["AX3", "40/48"], ["AX4", "47/56"], ["AX5", "53/62"],
      ])
    #expect(
      sheet.rows.map(\.entry.isApart) == Array(repeating: false, count: 7)
        + Array(repeating: true, count: 5))
    #expect(
      sheet.rows.map(\.entry.specimen.frame.lines[0].runs[0].pointSize)
        == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(sheet.subtitle.hasPrefix("Inter Variable, "))
  }

  @Test func `stands on a grid of 4 pt, each row below the one before`() throws {
    let sheet = try waterfall(.title2)
    for row in sheet.rows {
      let places = [row.top, row.baseline, row.bottom].map { $0.value / 4 }
      #expect(places == places.map { $0.rounded() })
      #expect(row.top < row.baseline && row.baseline < row.bottom)
    }
    #expect(zip(sheet.rows, sheet.rows.dropFirst()).allSatisfy { $0.bottom == $1.top })
  }

  @Test func `has labels on the baseline of the sample`() throws {
    let drawing = try waterfall(.body).drawing(in: .light, by: setter)
    let baseline = try #require(drawing.runs.first { $0.pointSize == 53 }).baseline
    #expect(drawing.runs.filter { $0.baseline == baseline }.map(\.pointSize) == [12, 12, 53])
  }

  @Test func `marks what is modelled`() throws {
    let labels = try waterfall(.extraLargeTitle).rows.map { $0.entry.labels[1] }
    #expect(labels[0] == "33/40*")
    #expect(labels[3] == "36/43")
    #expect(try waterfall(.extraLargeTitle).notes.count == 1)
    #expect(try waterfall(.body).notes == [])
  }

  @Test func `wraps what is too wide, and gives it room`() throws {
    let sheet = try waterfall(.largeTitle, String(repeating: "Hamburg ", count: 12))
    let row = sheet.rows[11]
    #expect(row.entry.specimen.frame.lines.count > 1)
    #expect(row.bottom - row.top >= row.entry.specimen.frame.height)
    #expect(sheet.width <= 1340)
  }

  @Test func `is no wider for text that runs from the right`() throws {
    let sheet = try waterfall(.body, "سلام")
    #expect(sheet.width < 600)
    let drawing = try sheet.drawing(in: .light, by: setter)
    // The largest sample begins where samples do, and each ends at the same right edge.
    let largest = try #require(drawing.runs.first { $0.pointSize == 53 })
    let left = try #require(largest.glyphs.map(\.x).min())
    #expect(abs((left - sheet.columns[2]).value) < 8)
  }

  @Test func `of a ramp has the largest style first, and of equals the first named`() throws {
    let styles: [TextStyle] = [.caption2, .headline, .largeTitle, .body]
    let sheet = try SpecimenSheet(
      rampOf: "Styles", at: .large,
      steps: styles.map {
        SpecimenSheet.Step(name: $0.title, specimen: try specimen(TypeStyle($0), at: .large))
      }, width: plainWidth)
    #expect(
      sheet.rows.map(\.entry.labels) == [
        ["Large Title", "34/41", "Regular"], ["Headline", "17/22", "Semibold"],
        ["Body", "17/22", "Regular"], ["Caption 2", "11/13", "Regular"],
      ])
  }

  @Test func `tells the weight of the face that is drawn`() throws {
    let bold = TypeStyle(
      "Bold", family: "NotoSerif/NotoSerif-Bold.ttf", size: 20, curve: .textStyle(.body))
    #expect(try specimen(bold, at: .large).weight == .bold)
  }

  @Test func `tells leadings of a font of its own`() throws {
    let mono = TypeStyle(
      "Mono", family: "JetBrainsMono/JetBrainsMono-Regular.ttf", size: 20, curve: .fixed)
    // 1020 + 300 of 1000 units.
    #expect(abs((try specimen(mono, at: .large).leading - 26.4).value) < 0.001)
    var high = mono
    high.lineHeight = .fixed(30)
    #expect(try specimen(high, at: .large).leading == 30)
  }

  @Test func `of an empty text has rows all the same`() throws {
    #expect(try waterfall(.body, "").rows.count == 12)
  }
}
