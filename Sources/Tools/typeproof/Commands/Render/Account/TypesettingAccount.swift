import DynamicType
import ImageDiff
import Imaging
import JSON
import Rendering
import Snapshots
import TextEngine

/// The layout of a text as JSON, glyph by glyph.
///
/// Lengths are in points, to a millionth, x rightwards and y downwards from the frame's top left
/// corner. Members in font units have that in their names, with y upwards. Ranges and clusters
/// count bytes of UTF-8 from 0, and lines count from 1.
struct TypesettingAccount {
  let job: Typesetting
  private let frame: TextFrame
  /// The source of outlines; `nil` if they are not included.
  let outlines: GlyphOutlines?
  /// The faces of the glyphs, in the order of the text.
  let usedFonts: [UsedFont]

  /// A face with its position in the design space.
  struct UsedFont {
    let source: FontSource
    let instance: FontInstance
  }

  /// The most glyphs that are included, because each takes a kilobyte of memory until it is
  /// written.
  static let greatestGlyphCount = 250_000

  /// - Throws: `RenderCommandError.tooManyGlyphs`.
  init(
    job: Typesetting, frame: TextFrame, outlines: Renderer?
  ) throws(RenderCommandError) {
    let count = frame.lines.reduce(0) { $1.runs.reduce($0) { $0 + $1.glyphs.count } }
    guard count <= Self.greatestGlyphCount else {
      throw .tooManyGlyphs(count, limit: Self.greatestGlyphCount)
    }
    self.job = job
    self.frame = frame
    self.outlines = outlines.map { GlyphOutlines($0) }
    var used: [UsedFont] = []
    for run in frame.lines.flatMap(\.runs)
    where !used.contains(where: { $0.instance == run.instance }) {
      if let source = job.source(of: run) {
        used.append(UsedFont(source: source, instance: run.instance))
      }
    }
    usedFonts = used
  }

  /// The layout as JSON, version 1 of its form.
  var json: JSONValue {
    get throws {
      [
        "schemaVersion": 1,
        "unicode": .string(ICUVersion.current.unicode),
        "text": .string(job.text),
        "style": JSONValue(styleAndCategory?.style.name),
        "category": JSONValue(styleAndCategory?.category.shortName),
        "pointSize": try .length(job.font.pointSize),
        "leading": try .length(job.font.leading),
        "weight": .integer(job.wish.weight(of: job.font).rawValue),
        "sizeStatus": JSONValue(tableSize?.provenance.word),
        "language": JSONValue(job.attributes.language),
        "direction": .string(job.direction.rawValue),
        "features": .array(
          job.attributes.features.map { .string("\($0.tag)=\($0.value)") }),
        "width": try .length(job.width),
        "attributes": .object(
          JSONObject(
            try job.wish.json, then: try job.attributes.json(at: job.font.pointSize))),
        "paragraph": try job.paragraph.json,
        "frame": [
          "width": try .length(frame.width), "height": try .length(frame.height),
          "firstBaseline": try .length(frame.firstBaseline),
          "lastBaseline": try .length(frame.lastBaseline),
        ],
        "flags": .array(try frame.flags.map { try $0.json }),
        "missingCharacters": .array(
          frame.lackingCharacters.map { .string($0.codePoint) }),
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

  private func json(of font: UsedFont) throws -> JSONValue {
    let face = font.source.face
    return [
      "file": .string(face.fileName),
      "face": .integer(face.index),
      "family": .string(face.names.family),
      "style": .string(face.names.style),
      "postScript": .string(face.names.postScript),
      "version": .string(face.names.version),
      "digest": .string(font.source.digest.description),
      "unitsPerEm": .integer(face.unitsPerEm),
      "instance": try .place(font.instance.variations),
    ]
  }
}

/// Returns the outlines of glyphs as SVG paths in font units, up to a number of bytes: one letter
/// can have ten thousand points, and occur as often.
final class GlyphOutlines {
  private let renderer: Renderer
  private let limit: Int
  private var length = 0

  /// - Parameter limit: The most bytes of all paths of a text together.
  init(_ renderer: Renderer, limit: Int = DrawingLimits.greatestDocumentSize) {
    self.renderer = renderer
    self.limit = limit
  }

  /// Returns the path of a glyph; `nil` in a font of pictures.
  ///
  /// - Throws: `RenderError`, or `RenderCommandError.tooMuchOutline`.
  func path(ofGlyph glyph: UInt32, in font: FontInstance) throws -> String? {
    let path: String
    do {
      path = try renderer.outline(ofGlyph: glyph, in: font).svgPathData
    } catch RenderError.noOutlines, RenderError.inFont(file: _, .noOutlines) {
      return nil
    }
    length += path.utf8.count
    guard length <= limit else { throw RenderCommandError.tooMuchOutline(limit: limit) }
    return path
  }
}
