import DynamicType
import ImageDiff
import Imaging
import Rendering
import Snapshots
import TextEngine

/// About sixty glyphs of a script on one line, laid out and drawn at 2x.
///
/// Each label has its own engine and renderer, so its first run finds no glyphs of another label.
final class Label {
  /// The most glyphs of a label.
  private static let greatestGlyphCount = 60
  private static let scale = DisplayScale.x2
  static let categories: [ContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]

  let script: ScriptText
  let category: ContentSizeCategory
  private let text: String
  private let resolved: ResolvedText
  private let engine: TextEngine
  private let renderer: Renderer

  init(_ script: ScriptText, at category: ContentSizeCategory, by resolver: TextResolver) throws {
    self.script = script
    self.category = category
    text = try Self.text(of: script, by: resolver)
    resolved = try script.resolved(text, at: category, by: resolver)
    engine = try TextEngine()
    renderer = try Renderer()
  }

  /// Returns as many grapheme clusters as have about sixty glyphs in the suite's size.
  private static func text(of script: ScriptText, by resolver: TextResolver) throws -> String {
    let engine = try TextEngine()
    let source = Array(script.repeated(separator: " ", upTo: 1000))
    var best = ""
    for count in 1...min(source.count, greatestGlyphCount) where source[count - 1] != " " {
      let text = String(source[..<count])
      let frame = try engine.layOut(
        try script.resolved(text, at: .large, by: resolver), width: nil)
      if glyphCount(of: frame) <= greatestGlyphCount { best = text }
    }
    return best
  }

  private static func glyphCount(of frame: TextFrame) -> Int {
    frame.lines.flatMap(\.runs).map(\.glyphs.count).reduce(0, +)
  }

  /// Lays the label out and draws it.
  func draw() throws -> Rendition {
    try renderer.render(Drawing(try layOut(), background: .white), at: Self.scale)
  }

  private func layOut() throws -> TextFrame { try engine.layOut(resolved, width: nil) }

  /// Returns what other programs need to draw the same, with lengths in pixels: a row for the
  /// label, then one for each stretch in one font.
  func rows(in place: Place) throws -> [[String]] {
    let frame = try layOut()
    guard frame.lines.count == 1, let line = frame.lines.first, frame.missingCharacters.isEmpty,
      let size = resolved.spans.first?.pointSize
    else { throw BenchError.notWhole(script.name) }
    let drawn = try draw()
    let label = [
      "label", script.name, category.shortName, script.language ?? "und",
      "\(size.pixels(at: Self.scale).value)", "\(drawn.bitmap.width)", "\(drawn.bitmap.height)",
      "\(drawn.area.x)",
      "\(drawn.area.y + Int(line.baseline.pixels(at: Self.scale).value.rounded()))",
      "\(Self.glyphCount(of: frame))", drawn.bitmap.grayInk.map { "\($0)" } ?? "colours", text,
    ]
    return [label] + LabelPiece.pieces(of: line).map { row(of: $0, in: place) }
  }

  private func row(of piece: LabelPiece, in place: Place) -> [String] {
    let face = piece.run.face
    return [
      "piece", "\(place.fontsFolder)/\(face.fileName)", face.names.family,
      piece.run.instance.variations.map { "\($0.axis)=\($0.value)" }.joined(separator: " "),
      "\(piece.left.pixels(at: Self.scale).value)",
      "\(piece.width.pixels(at: Self.scale).value)",
      piece.isRightToLeft.map { $0 ? "rtl" : "ltr" } ?? "natural",
      String(decoding: Array(text.utf8)[piece.range], as: UTF8.self),
    ]
  }
}

extension Bitmap {
  /// The amount of ink in a black picture on white, in whole pixels; `nil` if it has colours.
  fileprivate var grayInk: Double? {
    format == .gray8 ? bytes.reduce(0) { $0 + Double(255 - $1) } / 255 : nil
  }
}
