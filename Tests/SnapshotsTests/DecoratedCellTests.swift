import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Suites
@testable import Verification

// The font Rectangles ascends 0.8 em. At 20 pt and 1x its “|” is 5 px wide and reaches from 15 px
// above to 5 px below the baseline, which is at 16 px; the font names no lines, so the one below
// is 1 px thick and starts 2 px below, the one through 7 px above.
@Suite struct `A cell with lines below and through its letters` {
  private func column(_ attributes: TextAttributes, x: Int = 2) throws -> [RGBAColor] {
    let folder = Bench.fontsPath.replacing("/Fonts", with: "/Tests/TextEngineTests/Fixtures")
    let worker = try CellWorker(
      fonts: try FontFolder(path: folder), systemFont: "Rectangles.ttf")
    let ramp = RampSpec(
      suite: "tiny", style: .body, sample: Sample("bar", text: AttributedText("|", attributes)),
      font: .fixed("Rectangles.ttf", size: 20), categories: [.large], width: nil, scale: .x1)
    let bitmap = try worker.draw(ramp, at: .large).bitmap
    return (0..<bitmap.height).map { bitmap.color(x: x, y: $0) }
  }

  private let red = RGBAColor(red: 255, green: 0, blue: 0)

  @Test func `has the line below under its letters`() throws {
    let colors = try column(TextAttributes(underline: TextDecoration(color: red)))
    #expect(!colors.contains(red))
    #expect(colors[18] == .black)
  }

  @Test func `has the line through over its letters`() throws {
    let colors = try column(TextAttributes(strikethrough: TextDecoration(color: red)))
    #expect(colors.indices.filter { colors[$0] == red } == [9])
  }

  @Test func `has both lines of two, a pixel apart at least`() throws {
    // At 10 pt each is half a pixel thick, at 10 px and at 11 px.
    var attributes = TextAttributes(strikethrough: TextDecoration(.double, color: red))
    attributes.font = .custom("Rectangles.ttf", size: 10)
    let colors = try column(attributes, x: 1)
    let rows = colors.indices.filter { colors[$0] == red }
    #expect(rows.count == 2)
    #expect(rows.last == rows.first.map { $0 + 2 })
  }
}
