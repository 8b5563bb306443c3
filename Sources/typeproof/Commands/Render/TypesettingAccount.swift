import DynamicType
import ImageDiff
import Imaging
import Rendering
import TextEngine

/// What became of a text, glyph by glyph, as JSON.
///
/// Lengths are in points, to a millionth, x rightwards and y downwards from the frame's top left; what
/// is in font units is named so, with y upwards.
struct TypesettingAccount {
  private let job: Typesetting
  private let frame: TextFrame
  /// Where outlines come from; `nil` where they are not told.
  private let outlines: Renderer?
  /// The faces that glyphs are from, in the order of the text.
  private let usedFonts: [UsedFont]

  init(job: Typesetting, frame: TextFrame, outlines: Renderer?) {
    self.job = job
    self.frame = frame
    self.outlines = outlines
    var used: [UsedFont] = []
    for run in frame.lines.flatMap(\.runs)
    where !used.contains(where: { $0.instance == run.instance }) {
      let source = job.fonts.first {
        $0.face.file == run.face.file && $0.face.index == run.face.index
      }
      if let source { used.append(UsedFont(source: source, instance: run.instance)) }
    }
    usedFonts = used
  }

  /// The account, version 1 of its form.
  var json: JSONValue {
    get throws {
      let size = tableSize
      return [
        "schemaVersion": 1,
        "text": .string(job.text),
        "style": JSONValue(styleAndCategory?.style.name),
        "category": JSONValue(styleAndCategory?.category.shortName),
        "pointSize": try length(job.pointSize),
        "leading": try size.map { try length($0.leading) } ?? .null,
        "weight": .integer((size?.weight ?? .regular).rawValue),
        "sizeStatus": JSONValue(size?.provenance.word),
        "language": JSONValue(job.language),
        "direction": .string(job.direction.rawValue),
        "features": .array(job.features.map { .string("\($0.tag)=\($0.value)") }),
        "width": try job.width.map { try length($0) } ?? .null,
        "frame": [
          "width": try length(frame.width), "height": try length(frame.height),
        ],
        "fonts": .array(try usedFonts.map(json(of:))),
        "lines": .array(try frame.lines.map(json(of:))),
      ]
    }
  }

  private var styleAndCategory: (style: TextStyle, category: ContentSizeCategory)? {
    guard case .style(let style, let category) = job.measure else { return nil }
    return (style, category)
  }

  private var tableSize: TypeSize? {
    styleAndCategory.map { SystemTypeTable.size(for: $0.style, at: $0.category) }
  }

  /// A face with its place in the design space.
  private struct UsedFont {
    let source: FontSource
    let instance: FontInstance
  }

  private func json(of font: UsedFont) throws -> JSONValue {
    let face = font.source.face
    var instance = JSONObject()
    for setting in font.instance.variations {
      // A damaged font may have two axes of one name.
      let axis = setting.axis.description
      guard !instance.members.contains(where: { $0.name == axis }) else { continue }
      instance.append(axis, try JSONValue(setting.value))
    }
    return [
      "file": .string(face.fileName),
      "face": .integer(face.index),
      "family": .string(face.names.family),
      "style": .string(face.names.style),
      "postScript": .string(face.names.postScript),
      "version": .string(face.names.version),
      "digest": .string(font.source.digest.description),
      "unitsPerEm": .integer(face.unitsPerEm),
      "instance": .object(instance),
    ]
  }

  private func json(of line: TextLine) throws -> JSONValue {
    [
      "range": ["start": .integer(line.range.lowerBound), "end": .integer(line.range.upperBound)],
      "text": .string(line.text),
      "baseline": try length(line.baseline),
      "left": try length(line.left),
      "width": try length(line.width),
      "ascent": try length(line.ascent),
      "descent": try length(line.descent),
      "runs": .array(try line.runs.map { try json(of: $0, baseline: line.baseline) }),
    ]
  }

  private func json(of run: GlyphRun, baseline: Points) throws -> JSONValue {
    [
      "font": usedFonts.firstIndex { $0.instance == run.instance }.map(JSONValue.integer) ?? .null,
      "script": .string(run.script),
      "direction": .string(run.isRightToLeft ? "rtl" : "ltr"),
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
      "x": try length(glyph.x),
      "y": try length(baseline - glyph.rise),
      "advance": try length(glyph.advance),
      "fontUnits": [
        "advance": .integer(glyph.advanceUnits), "offsetX": .integer(glyph.offsetUnitsX),
        "offsetY": .integer(glyph.offsetUnitsY),
      ],
    ]
    if let outlines {
      object.append("outline", try outline(of: glyph, in: run, from: outlines))
    }
    return .object(object)
  }

  /// The outline as an SVG path; null in a font of pictures.
  private func outline(
    of glyph: PositionedGlyph, in run: GlyphRun, from renderer: Renderer
  ) throws -> JSONValue {
    do {
      return .string(try renderer.outline(ofGlyph: glyph.id, in: run.instance).svgPathData)
    } catch RenderError.noOutlines {
      return .null
    }
  }

  /// Without the last bits, in which sums of tenths show.
  private func length(_ points: Points) throws -> JSONValue {
    try JSONValue((points.value * 1_000_000).rounded(.toNearestOrAwayFromZero) / 1_000_000)
  }
}
