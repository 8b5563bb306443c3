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

/// What files may make us do, by subject: the numbers are those that hold, read from where they hold.
enum KnownLimits {
  /// A limit in words.
  struct Limit {
    let name: String
    let value: Int
    /// What is counted; empty where the name says it.
    let unit: String
    /// What `--limit` calls it, or an option of its own; `nil` where it cannot be set.
    var option: String?

    init(name: String, value: Int, unit: String, option: String? = nil) {
      self.name = name
      self.value = value
      self.unit = unit
      self.option = option
    }

    /// A limit that can be set.
    init(_ option: LimitSetting.Name, name: String, value: Int, unit: String) {
      self.init(name: name, value: value, unit: unit)
      self.option = option.word
    }

    /// A limit of fonts.
    init(_ option: FontLimits.Name, name: String, unit: String) {
      self.init(.font(option), name: name, value: FontLimits()[option], unit: unit)
    }
  }

  /// Each subject with its limits.
  static var all: [(subject: String, limits: [Limit])] {
    let server = ServerLimits()
    return [
      (
        "Files",
        [
          Limit(name: "any file", value: FileTree.greatestFileSize, unit: "bytes"),
          Limit(
            name: "a picture of a golden", value: SnapshotStore.greatestPictureSize, unit: "bytes"),
          Limit(
            name: "a layout text", value: SnapshotStore.greatestTextSize, unit: "bytes"),
          Limit(name: "an answer of a worker", value: MessageFrame.greatestSize, unit: "bytes"),
          Limit(name: "its values", value: MessageFrame.greatestValueCount, unit: ""),
          Limit(name: "typeproof.json", value: ProjectFile.greatestSize, unit: "bytes"),
          Limit(
            name: "a file of strings or tokens", value: ReadingLimits.greatestFileSize,
            unit: "bytes"),
          Limit(name: "its texts", value: ReadingLimits.greatestTextCount, unit: ""),
          Limit(
            name: "a text of a catalogue", value: ReadingLimits.greatestConditionCount,
            unit: "conditions"),
          Limit(
            name: "a catalogue's values", value: ReadingLimits.greatestCatalogueValueCount,
            unit: ""),
          Limit(name: "JSON, nested", value: JSONDocument.deepestNesting, unit: "levels"),
          Limit(name: "its values", value: JSONDocument.greatestValueCount, unit: ""),
          Limit(
            name: "results of a report", value: ReviewedRun.greatestResultsSize, unit: "bytes"),
          Limit(name: "their values", value: RunResults.greatestValueCount, unit: ""),
          Limit(
            name: "a picture of a report", value: ReviewedRun.greatestPictureSize, unit: "bytes"),
          Limit(name: "all of its pictures", value: ReviewedRun.greatestSize, unit: "bytes"),
        ]
      ),
      (
        "Fonts",
        [
          Limit(.fileSize, name: "a file", unit: "bytes"),
          Limit(.totalSize, name: "all files of a run", unit: "bytes"),
          Limit(.faces, name: "a collection", unit: "faces"),
          Limit(.tables, name: "a face", unit: "tables"),
          Limit(.axes, name: "a variable font", unit: "axes"),
          Limit(.namedInstances, name: "its named instances", unit: "in all faces"),
          Limit(.points, name: "an outline", unit: "points"),
          Limit(.parts, name: "a glyph made of glyphs", unit: "glyphs"),
          Limit(.partDepth, name: "one in another", unit: "levels"),
          Limit(
            name: "points moved along axes", value: FontLimits.greatestMoveCount,
            unit: "moves"),
          Limit(
            name: "the character maps of a face", value: FontLimits.greatestMappedCharacterCount,
            unit: "characters"),
          Limit(
            name: "those of all faces", value: FontLimits().mappedCharacters,
            unit: "characters"),
          Limit(
            name: "the lookups of all faces", value: FontLimits.greatestLookupCount,
            unit: "lookups"),
          Limit(name: "their names", value: FontLimits.greatestNameCount, unit: "names"),
          Limit(
            name: "a map to what varies", value: FontLimits.greatestMapCount, unit: "glyphs"),
          Limit(
            name: "a variation store", value: FontLimits.greatestVariationCount, unit: "numbers"),
          Limit(
            name: "rules that vary", value: FontLimits.greatestConditionCount, unit: "conditions"),
          Limit(
            name: "pieces of outlines", value: FontLimits.greatestOutlinePieceCount, unit: "pieces"),
          Limit(name: "pictures for glyphs", value: FontLimits.greatestStrikeCount, unit: "sizes"),
          Limit(
            name: "what these are in", value: FontLimits.greatestStrikePartCount, unit: "parts"),
          Limit(.picturePixels, name: "a picture for a glyph", unit: "px"),
          Limit(.pictureExtraSize, name: "what it has beside its pixels", unit: "bytes"),
        ]
      ),
      (
        "Pictures",
        [
          Limit(
            .pixels, name: "a PNG that is decoded", value: PNGLimits().maximumPixels, unit: "px"),
          Limit(
            .pixels, name: "a PNG that is compared as it is read",
            value: PNGLimits.streamed.maximumPixels, unit: "px"),
        ]
      ),
      (
        "Layout and drawing",
        [
          Limit(
            name: "a text", value: LayoutLimits.greatestLength, unit: "UTF-16 units"),
          Limit(
            name: "what is shaped of it", value: LayoutLimits.greatestShaping,
            unit: "UTF-16 units and glyphs"),
          Limit(
            name: "what is made of it", value: LayoutLimits.greatestGlyphCount, unit: "glyphs"),
          Limit(
            name: "what is told as JSON", value: TypesettingAccount.greatestGlyphCount,
            unit: "glyphs"),
          Limit(
            name: "their outlines, as in SVG", value: DrawingLimits.greatestDocumentSize,
            unit: "bytes"),
          Limit(
            name: "what a span asks for", value: LayoutLimits.greatestFeatureCount,
            unit: "features"),
          Limit(
            name: "FreeType on each thread", value: DrawingLimits.greatestFontMemory, unit: "bytes"),
          Limit(
            .sampleSize, name: "a sample of a project", value: ReadingLimits().sampleSize,
            unit: "bytes"),
          Limit(.cells, name: "a project", value: ReadingLimits().cells, unit: "cells"),
          Limit(.styles, name: "its styles", value: ReadingLimits().styles, unit: ""),
          Limit(
            .stringsSize, name: "its files of strings", value: ReadingLimits().stringsSize,
            unit: "bytes"),
          Limit(
            name: "a size of text", value: Int(LayoutLimits.greatestPointSize.value), unit: "pt"),
          Limit(name: "a width", value: Int(LayoutLimits.greatestWidth.value), unit: "pt"),
          Limit(name: "a drawing", value: DrawingLimits.greatestPixelCount, unit: "px"),
          Limit(name: "its longer side", value: DrawingLimits.greatestSide, unit: "px"),
          Limit(name: "its glyphs", value: DrawingLimits.greatestInkSize, unit: "bytes"),
          Limit(
            name: "its glyphs, over each other", value: DrawingLimits.greatestInkedArea,
            unit: "px in all"),
          Limit(
            name: "its layers of colour", value: DrawingLimits.greatestPaintedArea,
            unit: "px in all"),
          Limit(
            name: "its outlines", value: DrawingLimits.greatestEdgeWork, unit: "steps of lines"),
        ]
      ),
      (
        "Time and workers",
        [
          Limit(
            name: "a cell, font or pair of pictures", value: GeneralOptions.usualTimeLimit.count,
            unit: "s of a processor", option: "--time-limit"),
          Limit(
            name: "a ramp of a worker", value: IsolationOptions.usualTime.count, unit: "s",
            option: "--worker-time"),
          Limit(
            name: "the worker", value: WorkerMemory.standard.megabytes, unit: "MB",
            option: "--worker-memory"),
        ]
      ),
      (
        "The server of a review",
        [
          Limit(name: "a decision", value: ReviewService.greatestBodySize, unit: "bytes"),
          Limit(name: "a request's headers", value: server.connectionBytes, unit: "bytes"),
          Limit(name: "connections at once", value: Int(server.connections), unit: ""),
          Limit(
            name: "until a request is let in", value: Int(server.headTime.components.seconds),
            unit: "s"),
          Limit(
            name: "a connection", value: Int(server.connectionTime.components.seconds), unit: "s"),
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

  /// The limits, version 1 of their form.
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

  /// A number with a comma before each three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index).isMultiple(of: 3) ? "," : "") + String(digit)
    }.joined()
  }
}
