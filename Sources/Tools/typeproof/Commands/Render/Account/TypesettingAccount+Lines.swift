import DynamicType
import Imaging
import JSON
import Rendering
import TextEngine

extension TypesettingAccount {
  /// Returns a line as JSON: its text, its position, the position of its ink, and its glyphs.
  func json(of line: TextLine) throws -> JSONValue {
    [
      "range": .range(line.range),
      "text": .string(line.text),
      "baseline": try .length(line.baseline),
      "left": try .length(line.left),
      "width": try .length(line.width),
      "top": try .length(line.top),
      "bottom": try .length(line.bottom),
      "ascent": try .length(line.ascent),
      "descent": try .length(line.descent),
      "ink": try line.inkBounds.map(json(of:)) ?? .null,
      "decorations": .array(
        try line.decorations.map { try json(of: $0, baseline: line.baseline) }),
      "runs": .array(try line.runs.map { try json(of: $0, baseline: line.baseline) }),
    ]
  }

  private func json(of ink: InkBounds) throws -> JSONValue {
    [
      "left": try .length(ink.left), "top": try .length(ink.top),
      "right": try .length(ink.right), "bottom": try .length(ink.bottom),
    ]
  }

  private func json(of decoration: DecorationLine, baseline: Points) throws -> JSONValue {
    [
      "kind": .string(decoration.kind.rawValue),
      "left": try .length(decoration.left),
      "right": try .length(decoration.right),
      "top": try .length(baseline - decoration.rise),
      "thickness": try .length(decoration.thickness),
      "strokes": .integer(decoration.strokeCount),
      "color": .string(decoration.color.description),
    ]
  }

  private func json(of run: GlyphRun, baseline: Points) throws -> JSONValue {
    [
      "font": usedFonts.firstIndex { $0.instance == run.instance }.map(JSONValue.integer) ?? .null,
      "instance": try .place(run.instance.variations),
      "pointSize": try .length(run.pointSize),
      "color": .string(run.color.description),
      "script": .string(run.script),
      "direction": .string(run.isRightToLeft ? "rtl" : "ltr"),
      "isMark": .bool(run.isMark),
      "shortfalls": .array(try run.shortfalls.map { .object(try $0.json) }),
      "glyphs": .array(
        try run.glyphs.map { try json(of: $0, in: run, baseline: baseline) }),
    ]
  }

  private func json(
    of glyph: PositionedGlyph, in run: GlyphRun, baseline: Points
  ) throws -> JSONValue {
    var object: JSONObject = [
      "id": .integer(Int(glyph.id)),
      "name": JSONValue(run.face.glyphName(of: glyph.id)),
      "cluster": .integer(glyph.cluster),
      "x": try .length(glyph.x),
      "y": try .length(baseline - glyph.rise),
      "advance": try .length(glyph.advance),
      "fontUnits": [
        "advance": .integer(glyph.advanceUnits), "offsetX": .integer(glyph.offsetUnitsX),
        "offsetY": .integer(glyph.offsetUnitsY),
      ],
    ]
    if let outlines {
      object.append(
        "outline", JSONValue(try outlines.path(ofGlyph: glyph.id, in: run.instance)))
    }
    return .object(object)
  }
}
