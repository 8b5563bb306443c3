import ImageDiff
import Imaging
import JSON
import Snapshots

extension JSONValue {
  /// What happened to a picture: its kind with its numbers, a sentence, and where.
  init(finding: Finding) throws {
    self = .object(
      try JSONObject(
        finding, sentence: "\(finding)", kind: finding.cause.kind, lines: finding.lines))
  }

  /// The same of a cell, with the characters it happened to where they are known.
  init(finding located: LocatedFinding) throws {
    let place = located.place
    var object = try JSONObject(
      located.finding, sentence: "\(located)", kind: located.kind,
      lines: place?.lines ?? located.finding.lines)
    if let range = place?.range, let text = place?.text {
      object.append("range", [.integer(range.lowerBound), .integer(range.upperBound)])
      object.append("text", .string(text))
    }
    self = .object(object)
  }
}

extension JSONObject {
  fileprivate init(
    _ finding: Finding, sentence: String, kind: CauseKind, lines: [Int]
  ) throws {
    self = ["kind": .string(kind.rawValue)]
    for (name, value) in try finding.cause.facts { append(name, value) }
    append("sentence", .string(sentence))
    append("area", JSONValue(box: finding.area))
    append("lines", .array(lines.map(JSONValue.integer)))
    append("isPart", .bool(finding.isPart))
  }
}

extension Cause {
  /// The numbers and names of the case, in px but for ratios, levels and colours.
  fileprivate var facts: [(name: String, value: JSONValue)] {
    get throws {
      switch self {
      case .shifted(let dx, let dy): [("dx", try .rounded(dx)), ("dy", try .rounded(dy))]
      case .size(let ratio): [("ratio", try .rounded(ratio))]
      case .spacing(let spacing): try spacing.facts
      case .weight(let dilation): [("dilation", try .rounded(dilation))]
      case .color(let from, let to):
        [("colorOf", "text"), ("from", .string("\(from)")), ("to", .string("\(to)"))]
      case .ground(let from, let to):
        [("colorOf", "background"), ("from", .string("\(from)")), ("to", .string("\(to)"))]
      case .inkVanished(let ink), .inkAppeared(let ink): [("ink", .string("\(ink)"))]
      case .antialiasing(let from, let to):
        [("from", .string("\(from)")), ("to", .string("\(to)"))]
      case .pictureSize(let from, let to):
        [("from", JSONValue(size: from)), ("to", JSONValue(size: to))]
      case .rasteriserNoise(let level): [("greatestLevel", .integer(level))]
      case .text, .shape, .reflowed, .other: []
      }
    }
  }
}

extension Cause.Spacing {
  fileprivate var facts: [(name: String, value: JSONValue)] {
    get throws {
      switch self {
      case .gap(let x, let by):
        [("spacing", "gap"), ("x", .integer(x)), ("by", try .rounded(by))]
      case .even(let perPixel): [("spacing", "even"), ("perPixel", try .rounded(perPixel))]
      case .uneven(let greatest): [("spacing", "uneven"), ("greatest", try .rounded(greatest))]
      }
    }
  }
}
