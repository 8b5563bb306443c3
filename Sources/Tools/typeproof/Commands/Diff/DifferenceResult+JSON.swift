import ImageDiff
import Imaging
import JSON
import Reports
import Snapshots

extension DifferenceResult {
  /// Returns the result as JSON. `schemaVersion` grows when a member changes its meaning.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  func json() throws -> JSONValue {
    var counts = JSONObject()
    for verdict in DiffVerdict.allCases {
      counts.append(verdict.rawValue, .integer(count(of: verdict)))
    }
    var threshold: JSONValue = .null
    if case .pixelmatch(let rule) = question.metric { threshold = try .rounded(rule.threshold) }
    return [
      "schemaVersion": 3,
      "expected": .string(expected),
      "actual": .string(actual),
      "metric": .string(MetricName(question.metric).rawValue),
      "threshold": threshold,
      "ignored": try JSONValue(question.ignored, as: .list(of: .box)),
      "ignoredOutside": try JSONValue(ignoredOutside, as: .list(of: .box)),
      "tool": JSONValue(tool),
      "notCompared": .integer(passed),
      "counts": .object(counts),
      "files": .array(try files.map { try $0.json() }),
      "otherFormats": .array(
        otherFormats.map {
          ["format": .string($0.name), "count": .integer($0.count), "example": .string($0.example)]
        }),
      "symbolicLinks": .array(links.map(JSONValue.string)),
      "nameCollisions": .array(collisions.map { .array($0.map(JSONValue.string)) }),
    ]
  }
}

extension MetricName {
  /// Creates the name of a metric.
  init(_ metric: Metric) {
    switch metric {
    case .exact: self = .exact
    case .text: self = .text
    case .pixelmatch: self = .pixelmatch
    }
  }
}

extension ComparedFile {
  fileprivate func json() throws -> JSONValue {
    var object: JSONObject = [
      "name": .string(name),
      "verdict": .string(verdict.rawValue),
    ]
    switch comparison.finding {
    case .compared(let found): try object.append(found)
    case .allowed(let found, let allowed):
      try object.append(found)
      object.append("allowedPixels", .integer(allowed))
    case .removed, .added: break
    case .renamed(let name): object.append("from", .string(name))
    case .unreadable(let reason): object.append("reason", .string(reason))
    }
    if let picture = comparison.picture { object.append("picture", .string(picture)) }
    if let trouble = comparison.pictureTrouble { object.append("trouble", .string(trouble)) }
    return .object(object)
  }
}

extension JSONObject {
  fileprivate mutating func append(_ found: MetricComparison) throws {
    append("size", try JSONValue(found.actualSize, as: .pixelSize))
    if found.expectedSize != found.actualSize {
      append("expectedSize", try JSONValue(found.expectedSize, as: .pixelSize))
    }
    if found.verdict != .equal {
      append("difference", try JSONValue(found.difference, as: .orNull(.pixelDifference)))
      if let count = found.pixelmatchCount {
        append("pixelmatch", try JSONValue(count: count))
      }
      append("isExplained", .bool(found.words == .told))
      append("isNearLimit", .bool(found.isNearLimit))
      if let alignment = found.alignment {
        append("alignment", .object(alignment.json))
        append(
          "alignedDifference", try JSONValue(found.alignedDifference, as: .orNull(.pixelDifference))
        )
      }
      append("clusters", try JSONValue(found.clusters, as: .list(of: .box)))
      append(
        "changes",
        .array(try found.findings.map { try JSONValue(Change($0), as: .change(number: nil)) }))
    }
    if found.isRounded { append("isRoundedTo8Bits", true) }
    if let spaces = found.colorSpaces {
      append(
        "colorSpaces",
        [
          "expected": .string("\(spaces.expected)"), "actual": .string("\(spaces.actual)"),
        ])
    }
  }
}

extension JSONValue {
  fileprivate init(count: PixelmatchCount) throws {
    self = [
      "differingPixels": .integer(count.differingPixels),
      "softEdgePixels": .integer(count.softEdgePixels),
      "boundingBox": try JSONValue(count.boundingBox, as: .orNull(.box)),
    ]
  }
}
