import ImageDiff
import JSON

extension PictureAlignment {
  /// The bands from the top, each with its first row and number of rows, and what moved.
  var json: JSONObject {
    [
      "axis": .string(axis.rawValue),
      "bands": .array(
        bands.map { band in
          [
            "kind": .string(band.kind.rawValue), "expected": band.expected.json,
            "actual": band.actual.json,
          ]
        }),
      "moves": .array(
        moves.map { ["expected": $0.expected.json, "actual": $0.actual.json] }),
    ]
  }
}

extension Range<Int> {
  fileprivate var json: JSONValue {
    ["start": .integer(lowerBound), "count": .integer(count)]
  }
}
