import DynamicType
import Imaging
import Rendering
import Snapshots
import TextEngine
import Testing

@testable import Charts

@Suite struct `Text of a chart` {
  private let setter: SpecimenSetter

  init() throws { setter = try testSetter() }

  private func specimen(_ text: AttributedText) throws -> Specimen {
    try setter.specimen(
      of: TypeStyle(.body), at: .large, sample: Sample("a", text: text),
      width: SpecimenSheet.greatestTextWidth, color: .black)
  }

  @Test func `is placed with the lines below and through it`() throws {
    let attributes = TextAttributes(
      underline: TextDecoration(), strikethrough: TextDecoration())
    let frame = try specimen(AttributedText("Ham", attributes)).frame
    let plain = Drawing(frame, background: .white)
    #expect(plain.rules.count == 2)
    var drawing = Drawing(width: 200, height: 200, background: .white, runs: [])
    drawing.add(frame, x: 30, baseline: 100)
    #expect(drawing.rules.count == 2)
    for (rule, old) in zip(drawing.rules, plain.rules) {
      #expect(abs((rule.left - old.left - 30).value) < 1e-6)
      #expect(abs((rule.right - old.right - 30).value) < 1e-6)
      #expect(abs((rule.baseline - 100).value) < 1e-6)
      #expect(rule.rise == old.rise)
    }
    #expect(drawing.runs.allSatisfy { abs(($0.baseline - 100).value) < 1e-6 })
    let (first, old) = (drawing.runs[0].glyphs[0].x, plain.runs[0].glyphs[0].x)
    #expect(abs((first - old - 30).value) < 1e-6)
  }

  @Test func `is of no modelled size unless somebody says so`() throws {
    let sheet = try SpecimenSheet(
      waterfallOf: "Body", specimen: { _ in try specimen("Ham") }, width: plainWidth)
    #expect(sheet.notes == [])
    #expect(sheet.rows.allSatisfy { !$0.entry.labels[1].hasSuffix("*") })
  }
}
