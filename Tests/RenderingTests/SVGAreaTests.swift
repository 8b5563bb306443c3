import DynamicType
import Imaging
import Rendering
import Testing

@Suite struct `The area of an SVG` {
  private func document(_ rule: DrawnRule) throws -> [String] {
    let drawing = Drawing(
      width: 4, height: 4, background: .white, runs: [], rules: [rule])
    return try SVGDocument(drawing, outlinesFrom: try Renderer()).text.split(separator: "\n")
      .map(String.init)
  }

  private func rule(
    left: Points, right: Points, top: Points, thickness: Points, color: RGBAColor = .black
  ) -> DrawnRule {
    DrawnRule(
      left: left, right: right, baseline: 0, rise: top * -1, thickness: thickness, color: color,
      isOverGlyphs: false)
  }

  @Test func `ends at the thousandth of a point behind its ink`() throws {
    let lines = try document(rule(left: -1.0004, right: 5.0002, top: -0.2503, thickness: 5.0001))
    #expect(lines[0].hasSuffix("viewBox=\"-1.001 -0.251 6.002 5.001\">"))
  }

  @Test func `does not grow by a rounding error`() throws {
    let sliver: Points = 5e-10
    let lines = try document(
      rule(left: sliver * -1, right: sliver + 4, top: sliver * -1, thickness: sliver + 4))
    #expect(lines[0].hasSuffix("viewBox=\"0 0 4 4\">"))
  }

  @Test func `has its numbers to the nearest thousandth`() throws {
    let lines = try document(rule(left: 0.0006, right: 2.0006, top: 1.0004, thickness: 0.1234))
    #expect(
      lines.contains("<rect x=\"0.001\" y=\"1\" width=\"2\" height=\"0.123\" fill=\"#000000\"/>"))
  }

  @Test(
    arguments: [(255, ""), (254, " fill-opacity=\"0.996\""), (0, " fill-opacity=\"0\"")]
      as [(UInt8, String)])
  func `has an opacity where a colour is not opaque`(alpha: UInt8, text: String) throws {
    let color = RGBAColor(red: 0, green: 0, blue: 255, alpha: alpha)
    let lines = try document(rule(left: 1, right: 2, top: 1, thickness: 1, color: color))
    #expect(
      lines.contains(
        "<rect x=\"1\" y=\"1\" width=\"1\" height=\"1\" fill=\"#0000FF\"\(text)/>"))
  }
}
