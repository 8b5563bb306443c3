package import Imaging
package import Rendering
package import TextEngine

extension Drawing {
  /// A frame on a background.
  package init(_ frame: TextFrame, background: RGBAColor) {
    self.init(
      width: frame.width, height: frame.height, background: background,
      runs: frame.lines.flatMap { line in
        line.runs.map { run in
          DrawnRun(
            font: run.instance, pointSize: run.pointSize, color: run.color,
            baseline: line.baseline,
            glyphs: run.glyphs.map { DrawnGlyph(id: $0.id, x: $0.x, rise: $0.rise) })
        }
      },
      rules: frame.lines.flatMap { line in
        line.decorations.map { rule in
          DrawnRule(
            left: rule.left, right: rule.right, baseline: line.baseline, rise: rule.rise,
            thickness: rule.thickness, strokeCount: rule.strokeCount, color: rule.color,
            isOverGlyphs: rule.kind == .strikethrough)
        }
      })
  }
}
