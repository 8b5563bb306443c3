package import DynamicType
package import Imaging
package import Rendering
package import TextEngine

extension Drawing {
  /// A frame on a background.
  package init(_ frame: TextFrame, background: RGBAColor) {
    self.init(
      width: frame.width, height: frame.height, background: background,
      runs: frame.runs(atX: 0, y: 0), rules: frame.rules(atX: 0, y: 0))
  }
}

extension TextFrame {
  /// Its glyphs, where its top left corner stands at a place.
  package func runs(atX x: Points, y: Points) -> [DrawnRun] {
    lines.flatMap { line in
      line.runs.map { run in
        DrawnRun(
          font: run.instance, pointSize: run.pointSize, color: run.color,
          baseline: y + line.baseline,
          glyphs: run.glyphs.map { DrawnGlyph(id: $0.id, x: x + $0.x, rise: $0.rise) })
      }
    }
  }

  /// Its lines below and through letters, where its top left corner stands at a place.
  package func rules(atX x: Points, y: Points) -> [DrawnRule] {
    lines.flatMap { line in
      line.decorations.map { rule in
        DrawnRule(
          left: x + rule.left, right: x + rule.right, baseline: y + line.baseline, rise: rule.rise,
          thickness: rule.thickness, strokeCount: rule.strokeCount, color: rule.color,
          isOverGlyphs: rule.kind == .strikethrough)
      }
    }
  }
}
