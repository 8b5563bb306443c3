import ImageDiff
import Imaging
import JSON

extension JSONValue {
  /// What happened: its kind with its numbers, a sentence, and where.
  init(finding: Finding) throws {
    self = [
      "cause": try JSONValue(cause: finding.cause),
      "sentence": .string("\(finding)"),
      "area": JSONValue(box: finding.area),
      "lines": .array(finding.lines.map(JSONValue.integer)),
      "isPart": .bool(finding.isPart),
    ]
  }

  private init(cause: Cause) throws {
    var object: JSONObject = ["kind": .string(cause.kind)]
    for (name, value) in try cause.facts { object.append(name, value) }
    self = .object(object)
  }
}

extension Cause {
  /// The name of the case; those for spacing and ink are told apart by a fact.
  fileprivate var kind: String {
    switch self {
    case .shifted: "shifted"
    case .size: "size"
    case .spacing: "spacing"
    case .weight: "weight"
    case .color: "color"
    case .ground: "ground"
    case .inkVanished: "inkVanished"
    case .inkAppeared: "inkAppeared"
    case .text: "text"
    case .shape: "shape"
    case .antialiasing: "antialiasing"
    case .reflowed: "reflowed"
    case .pictureSize: "pictureSize"
    case .rasteriserNoise: "rasteriserNoise"
    case .other: "other"
    }
  }

  /// The numbers and names of the case, in px but for ratios, levels and colours.
  fileprivate var facts: [(name: String, value: JSONValue)] {
    get throws {
      switch self {
      case .shifted(let dx, let dy): [("dx", try .rounded(dx)), ("dy", try .rounded(dy))]
      case .size(let ratio): [("ratio", try .rounded(ratio))]
      case .spacing(let spacing): try spacing.facts
      case .weight(let dilation): [("dilation", try .rounded(dilation))]
      case .color(let from, let to), .ground(let from, let to):
        [("from", .string("\(from)")), ("to", .string("\(to)"))]
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
