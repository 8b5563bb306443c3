import ImageDiff
import Imaging
import Isolation
import JSON
import LoopbackServer
import Projects
import Reports
import Rendering
import Reviews
import Snapshots
import TextEngine

/// The limits for files that are read, by subject. The numbers come from the code that applies
/// them.
enum KnownLimits {
  /// A limit with its value.
  struct Limit {
    let name: String
    let value: Int
    /// What is counted; empty if the name says so.
    let unit: String
    /// The option that sets the limit: a name for `--limit`, or an option of its own; `nil` if it
    /// cannot be set.
    var option: String?

    init(name: String, value: Int, unit: String, option: String? = nil) {
      self.name = name
      self.value = value
      self.unit = unit
      self.option = option
    }

    /// Creates a limit that `--limit` can set.
    init(_ option: LimitSetting.Name, name: String, value: Int, unit: String) {
      self.init(name: name, value: value, unit: unit)
      self.option = option.word
    }

    /// Creates a limit of fonts.
    init(_ option: FontLimits.Name, name: String, unit: String) {
      self.init(.font(option), name: name, value: FontLimits()[option], unit: unit)
    }
  }

  /// The subjects, each with its limits.
  static var all: [(subject: String, limits: [Limit])] {
    let server = ServerLimits()
    return [
      (
        "Files",
        [
          Limit(name: "any file", value: FileTree.greatestFileSize, unit: "bytes"),
          Limit(
            name: "golden picture", value: SnapshotStore.greatestPictureSize, unit: "bytes"),
          Limit(
            name: "layout text", value: SnapshotStore.greatestTextSize, unit: "bytes"),
          Limit(name: "worker answer", value: MessageFrame.greatestSize, unit: "bytes"),
          Limit(
            name: "values in a worker answer", value: MessageFrame.greatestValueCount, unit: ""),
          Limit(name: "typeproof.json", value: ProjectFile.greatestSize, unit: "bytes"),
          Limit(
            name: "strings or token file", value: ReadingLimits.greatestFileSize,
            unit: "bytes"),
          Limit(name: "texts in such a file", value: ReadingLimits.greatestTextCount, unit: ""),
          Limit(
            name: "nesting of a catalogue text", value: ReadingLimits.greatestConditionCount,
            unit: "conditions"),
          Limit(
            name: "values in a catalogue", value: ReadingLimits.greatestCatalogueValueCount,
            unit: ""),
          Limit(name: "JSON nesting", value: JSONDocument.deepestNesting, unit: "levels"),
          Limit(name: "JSON values", value: JSONDocument.greatestValueCount, unit: ""),
          Limit(
            name: "report.json", value: ReviewedRun.greatestResultsSize, unit: "bytes"),
          Limit(name: "values in report.json", value: RunResults.greatestValueCount, unit: ""),
          Limit(
            name: "report picture", value: ReviewedRun.greatestPictureSize, unit: "bytes"),
          Limit(name: "all pictures of a report", value: ReviewedRun.greatestSize, unit: "bytes"),
        ]
      ),
      (
        "Fonts",
        [
          Limit(.fileSize, name: "font file", unit: "bytes"),
          Limit(.totalSize, name: "all font files of a run", unit: "bytes"),
          Limit(.faces, name: "collection", unit: "faces"),
          Limit(.tables, name: "face", unit: "tables"),
          Limit(.axes, name: "variable font", unit: "axes"),
          Limit(.namedInstances, name: "named instances of all faces", unit: ""),
          Limit(.points, name: "outline", unit: "points"),
          Limit(.parts, name: "composite glyph", unit: "components"),
          Limit(.partDepth, name: "nesting of composite glyphs", unit: "levels"),
          Limit(
            name: "points moved along axes, per glyph", value: FontLimits.greatestMoveCount,
            unit: "moves"),
          Limit(
            name: "character maps of a face", value: FontLimits.greatestMappedCharacterCount,
            unit: "characters"),
          Limit(
            name: "character maps of all faces", value: FontLimits().mappedCharacters,
            unit: "characters"),
          Limit(
            name: "lookups of all faces", value: FontLimits.greatestLookupCount,
            unit: "lookups"),
          Limit(name: "names of all faces", value: FontLimits.greatestNameCount, unit: "names"),
          Limit(
            name: "glyph map of a variation "
              + "table", value: FontLimits.greatestMapCount, unit: "glyphs"),
          Limit(
            name: "variation store", value: FontLimits.greatestVariationCount, unit: "numbers"),
          Limit(
            name: "feature variations", value: FontLimits.greatestConditionCount, unit: "conditions"
          ),
          Limit(
            name: "CFF outlines", value: FontLimits.greatestOutlinePieceCount, unit: "pieces"),
          Limit(name: "bitmap strikes", value: FontLimits.greatestStrikeCount, unit: "sizes"),
          Limit(
            name: "index of a bitmap "
              + "strike", value: FontLimits.greatestStrikePartCount, unit: "parts"),
          Limit(.picturePixels, name: "bitmap glyph", unit: "px"),
          Limit(.pictureExtraSize, name: "metadata of a bitmap glyph", unit: "bytes"),
        ]
      ),
      (
        "Pictures",
        [
          Limit(
            .pixels, name: "PNG decoded whole", value: PNGLimits().maximumPixels, unit: "px"),
          Limit(
            .pixels, name: "PNG compared row by row",
            value: PNGLimits.streamed.maximumPixels, unit: "px"),
        ]
      ),
      (
        "Layout and drawing",
        [
          Limit(
            name: "text", value: LayoutLimits.greatestLength, unit: "UTF-16 units"),
          Limit(
            name: "shaped text", value: LayoutLimits.greatestShaping,
            unit: "UTF-16 units and glyphs"),
          Limit(
            name: "glyphs of a text", value: LayoutLimits.greatestGlyphCount, unit: "glyphs"),
          Limit(
            name: "glyphs in a JSON", value: TypesettingAccount.greatestGlyphCount,
            unit: "glyphs"),
          Limit(
            name: "outlines in a JSON or SVG", value: DrawingLimits.greatestDocumentSize,
            unit: "bytes"),
          Limit(
            name: "features of a run", value: LayoutLimits.greatestFeatureCount,
            unit: "features"),
          Limit(
            name: "FreeType memory per "
              + "thread", value: DrawingLimits.greatestFontMemory, unit: "bytes"),
          Limit(
            .sampleSize, name: "sample of a project", value: ReadingLimits().sampleSize,
            unit: "bytes"),
          Limit(.cells, name: "cells of a project", value: ReadingLimits().cells, unit: ""),
          Limit(.styles, name: "styles of a project", value: ReadingLimits().styles, unit: ""),
          Limit(
            .stringsSize, name: "strings files of a project", value: ReadingLimits().stringsSize,
            unit: "bytes"),
          Limit(
            name: "text size", value: Int(LayoutLimits.greatestPointSize.value), unit: "pt"),
          Limit(name: "text width", value: Int(LayoutLimits.greatestWidth.value), unit: "pt"),
          Limit(name: "drawing", value: DrawingLimits.greatestPixelCount, unit: "px"),
          Limit(name: "longer side of a drawing", value: DrawingLimits.greatestSide, unit: "px"),
          Limit(
            name: "glyph coverage of a "
              + "drawing", value: DrawingLimits.greatestInkSize, unit: "bytes"),
          Limit(
            name: "overlapping glyphs", value: DrawingLimits.greatestInkedArea,
            unit: "px"),
          Limit(
            name: "colour layers", value: DrawingLimits.greatestPaintedArea,
            unit: "px"),
          Limit(
            name: "outline edges", value: DrawingLimits.greatestEdgeWork, unit: "steps"),
        ]
      ),
      (
        "Time and workers",
        [
          Limit(
            name: "cell, font or pair of pictures", value: GeneralOptions.usualTimeLimit.count,
            unit: "s of processor time", option: "--time-limit"),
          Limit(
            name: "waiting in such a piece", value: GeneralOptions.usualTimeLimit.count, unit: "s",
            option: "--time-limit"),
          Limit(
            name: "ramp in a worker", value: IsolationOptions.usualTime.count, unit: "s",
            option: "--worker-time"),
          Limit(
            name: "worker memory", value: WorkerMemory.standard.megabytes, unit: "MB",
            option: "--worker-memory"),
        ]
      ),
      (
        "Review server",
        [
          Limit(name: "decision", value: ReviewService.greatestBodySize, unit: "bytes"),
          Limit(name: "headers of a request", value: server.connectionBytes, unit: "bytes"),
          Limit(name: "connections at once", value: Int(server.connections), unit: ""),
          Limit(
            name: "time until a request is "
              + "accepted", value: Int(server.headTime.components.seconds),
            unit: "s"),
          Limit(
            name: "duration of a connection", value: Int(server.connectionTime.components.seconds),
            unit: "s"),
        ]
      ),
    ]
  }

  /// The limits for people, subject by subject.
  static var lines: [String] {
    all.flatMap { subject, limits in
      [subject]
        + TextColumns(
          rows: limits.map {
            [$0.name, grouped($0.value) + ($0.unit.isEmpty ? "" : " \($0.unit)"), $0.option ?? ""]
          },
          trailingWords: 2
        ).lines.map { "  " + $0 }
    }
  }

  /// The limits as JSON, version 1 of their form.
  static var json: JSONValue {
    [
      "schemaVersion": 1,
      "limits": .array(
        all.flatMap { subject, limits in
          limits.map { limit -> JSONValue in
            [
              "subject": .string(subject), "name": .string(limit.name),
              "value": .integer(limit.value), "unit": .string(limit.unit),
              "option": JSONValue(limit.option),
            ]
          }
        }),
    ]
  }

  /// Returns a number with commas between groups of three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index).isMultiple(of: 3) ? "," : "") + String(digit)
    }.joined()
  }
}
