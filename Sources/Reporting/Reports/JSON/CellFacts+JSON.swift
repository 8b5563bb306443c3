import DynamicType
import ImageDiff
import JSON
import Snapshots
import TextEngine

extension JSONValue {
  /// What a cell was set in and how it came out; lengths in points, but for the picture's in px.
  init(layout facts: CellFacts) throws {
    var object: JSONObject = [
      "unicode": .string(facts.unicode),
      "size": try JSONValue(points: facts.pointSize),
    ]
    if let leading = facts.leading { object.append("leading", try JSONValue(points: leading)) }
    if let known = facts.provenance { object.append("known", .string(known.name)) }
    object.append("weight", .integer(facts.weight.rawValue))
    object.append("fonts", .array(facts.fonts.map(Self.font)))
    if let width = facts.boundedWidth { object.append("width", try JSONValue(points: width)) }
    object.append("set", .string(facts.setting))
    object.append("runs", .array(facts.runs.map(Self.run)))
    if let tolerance = facts.tolerance { object.append("tolerance", .string(tolerance)) }
    object.append(
      "frame",
      [
        "width": try JSONValue(points: facts.frameWidth),
        "height": try JSONValue(points: facts.frameHeight),
      ])
    object.append(
      "picture",
      .size(PixelSize(width: facts.pictureWidth, height: facts.pictureHeight)))
    object.append("frameAt", JSONValue(point: facts.frameOrigin))
    object.append("lines", .array(try facts.lines.map(Self.line)))
    object.append("flags", .array(facts.flags.map(Self.flag)))
    object.append("pixels", .string("\(facts.pixels)"))
    self = .object(object)
  }

  private init(points: Points) throws {
    try self.init(points.value)
  }

  private static func font(_ font: CellFacts.Font) -> JSONValue {
    [
      "name": .string(font.name), "instance": .string(font.instance),
      "digest": .string("\(font.digest)"),
    ]
  }

  private static func run(_ run: CellFacts.Run) -> JSONValue {
    ["range": JSONValue(bytes: run.range), "set": .string(run.setting)]
  }

  private static func line(_ line: CellFacts.Line) throws -> JSONValue {
    var object: JSONObject = [
      "baseline": try JSONValue(points: line.baseline),
      "left": try JSONValue(points: line.left),
      "width": try JSONValue(points: line.width),
      "top": try JSONValue(points: line.top),
      "bottom": try JSONValue(points: line.bottom),
    ]
    if let ink = line.ink {
      object.append(
        "ink",
        [
          "left": try JSONValue(points: ink.left), "top": try JSONValue(points: ink.top),
          "right": try JSONValue(points: ink.right), "bottom": try JSONValue(points: ink.bottom),
        ])
    }
    object.append("range", JSONValue(bytes: line.range))
    object.append("text", .string(line.text))
    return .object(object)
  }

  private static func flag(_ flag: CellFacts.Flag) -> JSONValue {
    var object: JSONObject = ["kind": .string(flag.kind.rawValue)]
    if let line = flag.line { object.append("line", .integer(line)) }
    if let range = flag.range { object.append("range", JSONValue(bytes: range)) }
    object.append("detail", .string(flag.detail))
    return .object(object)
  }
}
