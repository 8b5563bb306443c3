import DynamicType
import JSON
import Snapshots
import TextEngine

extension FrameFlag {
  /// The flag as JSON: its kind, its line and range if it has them, and its figures.
  var json: JSONValue {
    get throws {
      switch self {
      case .shrunk(let factor):
        ["kind": "shrunk", "line": nil, "range": nil, "factor": try .rounded(factor)]
      case .tightened(let line, let em):
        ["kind": "tightened", "line": .integer(line), "range": nil, "em": try .rounded(em)]
      case .truncated(let line, let hidden):
        ["kind": "truncated", "line": .integer(line), "range": .range(hidden)]
      case .overflows(let line, let range, let excess):
        [
          "kind": "overflows", "line": .integer(line), "range": .range(range),
          "by": try .length(excess),
        ]
      case .clipped(let line, let range, let above, let below):
        [
          "kind": "clipped", "line": .integer(line), "range": .range(range),
          "above": try .length(above), "below": try .length(below),
        ]
      case .brokenWord(let line, let place):
        ["kind": "brokenWord", "line": .integer(line), "range": .range(place..<place)]
      case .shortfall(let line, let range, let shortfall):
        .object(
          JSONObject(
            [
              "kind": "shortfall", "line": .integer(line), "range": .range(range),
            ], then: try shortfall.json))
      case .tofu(let line, let range, let text):
        [
          "kind": "tofu", "line": .integer(line), "range": .range(range), "text": .string(text),
          "characters": .array(text.unicodeScalars.map { .string($0.codePoint) }),
        ]
      }
    }
  }
}

extension FontShortfall {
  /// The requested and the actual value as JSON: weights by class, widths in percent.
  var json: JSONObject {
    get throws {
      switch self {
      case .weight(let wanted, let got):
        ["trait": "weight", "wanted": .integer(wanted.rawValue), "got": .integer(got.rawValue)]
      case .width(let wanted, let got):
        [
          "trait": "width", "wanted": try .rounded(wanted.rawValue),
          "got": try .rounded(got.rawValue),
        ]
      case .italic: ["trait": "italic", "wanted": true, "got": false]
      case .monospaced: ["trait": "monospaced", "wanted": true, "got": false]
      }
    }
  }
}
