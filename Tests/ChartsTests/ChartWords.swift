import DynamicType
import ImageDiff
import Imaging
import Rendering

@testable import Charts

/// Charts in the words of a text on record.
enum ChartWords {
  /// A length rounded to a thousandth.
  static func number(_ length: Points) -> String {
    // Zero has no sign here.
    Points((length.value * 1000).rounded() / 1000 + 0).description
  }

  /// Up to so many lines of a figure are told one by one.
  private static let fewLines = 120

  /// A figure as a document that holds all of it, line by line. The strokes of a long one are told
  /// by a digest.
  static func lines(of figure: Figure, family: String = "Inter Variable") -> [String] {
    let document = FigureSVG(figure, family: family).text
    let lines = document.split(separator: "\n").map { "  \($0)" }
    guard lines.count > fewLines else { return lines }
    return lines.filter { !$0.hasPrefix("  <path") }
      + ["  \(lines.count) lines, \(digest(of: Array(document.utf8)))"]
  }

  /// A drawing, a line for each run, rule and stroke.
  static func lines(of drawing: Drawing) -> [String] {
    var lines = ["\(number(drawing.width)) × \(number(drawing.height)) on \(drawing.background)"]
    lines += drawing.runs.map(run)
    lines += drawing.rules.map(rule)
    lines += drawing.strokes.map { stroke in
      "stroke \(number(stroke.thickness)) \(stroke.color): \(places(stroke.places))"
    }
    return lines.map { "  " + $0 }
  }

  private static func run(_ run: DrawnRun) -> String {
    var bytes: [UInt8] = []
    for glyph in run.glyphs {
      let numbers = [glyph.x.value, glyph.rise.value].map { Int32(($0 * 1000).rounded()) }
      for value in [Int32(glyph.id)] + numbers {
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
      }
    }
    let axes = run.font.variations.map { " \($0.axis) \(number(Points($0.value)))" }.joined()
    let extent = [run.glyphs.first, run.glyphs.last].map { number($0?.x ?? 0) }
    return "\(run.glyphs.count) glyphs, \(number(run.pointSize)) pt\(axes) \(run.color), from "
      + "\(extent.joined(separator: " to ")) at \(number(run.baseline)), \(digest(of: bytes))"
  }

  private static func rule(_ rule: DrawnRule) -> String {
    "rule \(number(rule.thickness)) × \(rule.strokeCount) \(rule.color): from \(number(rule.left)) "
      + "to \(number(rule.right)) at \(number(rule.baseline)), up \(number(rule.rise)), "
      + (rule.isOverGlyphs ? "over letters" : "below letters")
  }

  static func places(_ places: [DrawnStroke.Place]) -> String {
    places.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: ", ")
  }

  private static func digest(of bytes: [UInt8]) -> String {
    String(ContentDigest(of: bytes).description.prefix(8))
  }

  /// The size of a picture, and sixteen hexadecimal digits that other colours would change.
  static func pixels(of picture: Bitmap) -> String {
    "\(picture.size), \(ContentDigest(ofPixelsIn: picture).description.prefix(16))"
  }
}
