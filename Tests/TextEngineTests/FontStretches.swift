import DynamicType
import TextEngine

/// Lays out a text of one span in an order of preference, at 10 pt.
func layOut(_ text: String, in fonts: FontPreferences) throws -> TextFrame {
  let face = try TestFonts.face(TestFonts.inter)
  return try TextEngine().layOut(
    ResolvedText(
      spans: [TextSpan(text, fonts: fonts, pointSize: 10)],
      line: LineSetting(.face, face: face, pointSize: 10)), width: nil)
}

extension TextFrame {
  /// The stretches of its text that are set in one font, each after the font's family, in the order
  /// of the text.
  func fontStretches(of text: String) -> [String] {
    let glyphs = lines.flatMap(\.runs)
      .flatMap { run in run.glyphs.map { (start: $0.cluster, family: run.face.names.family) } }
      .sorted { $0.start < $1.start }
    var starts: [(start: Int, family: String)] = []
    for glyph in glyphs where glyph.family != starts.last?.family { starts.append(glyph) }
    let utf8 = Array(text.utf8)
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].start : utf8.count
      return "\(starts[index].family): "
        + String(decoding: utf8[starts[index].start..<end], as: UTF8.self)
    }
  }
}
