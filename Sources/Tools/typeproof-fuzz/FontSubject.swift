import DynamicType
import Imaging
import Rendering
import Snapshots
import TextEngine

/// Checks that a font that passes the gate is shaped, laid out and drawn, or refused on the way.
struct FontSubject: FuzzSubject {
  private let engine: TextEngine

  /// Characters that fonts in the fixtures have: letters, marks and emoji.
  private static let text = "IOl|+A 1.5\nשָׁלוֹם (ปู่ที่)😀"

  init() throws {
    engine = try TextEngine()
  }

  func take(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
    guard let faces = try? FontFace.all(in: FontBytes(bytes), fileName: "input"),
      let renderer = try? Renderer()
    else { return false }
    var isDrawn = false
    for face in faces.prefix(2) {
      let ends = [face.axes.map(\.range.lowerBound), face.axes.map(\.range.upperBound)]
      for values in face.axes.isEmpty ? [[]] : ends {
        let settings = zip(face.axes, values).map { VariationSetting(axis: $0.tag, value: $1) }
        guard let font = try? ShapingFont(face, variations: settings) else { continue }
        if try draw(font, of: face, with: renderer) { isDrawn = true }
      }
    }
    return isDrawn
  }

  private func draw(
    _ font: ShapingFont, of face: FontFace, with renderer: Renderer
  ) throws(FuzzFinding) -> Bool {
    let text = ResolvedText(
      spans: [TextSpan(Self.text, fonts: [font], pointSize: 17)],
      line: LineSetting(.face, face: face, pointSize: 17))
    guard let frame = try? engine.layOut(text, width: 60) else { return false }
    try FrameCheck(frame, of: Self.text).check()
    return (try? renderer.render(Drawing(frame, background: .white), at: .x1)) != nil
  }
}
