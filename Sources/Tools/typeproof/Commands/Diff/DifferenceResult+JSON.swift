import ImageDiff
import Imaging
import JSON
import Reports
import Snapshots

extension DifferenceResult {
  /// The result; `schemaVersion` grows when a member changes its meaning.
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
      "ignored": .array(question.ignored.map(JSONValue.box)),
      "ignoredOutside": .array(ignoredOutside.map(JSONValue.box)),
      "counts": .object(counts),
      "files": .array(try files.map { try $0.json() }),
      "symbolicLinks": .array(links.map(JSONValue.string)),
      "nameCollisions": .array(collisions.map { .array($0.map(JSONValue.string)) }),
    ]
  }
}

extension MetricName {
  /// The name of a metric.
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
    case .removed, .added: break
    case .unreadable(let reason): object.append("reason", .string(reason))
    }
    if let picture = comparison.picture { object.append("picture", .string(picture)) }
    if let trouble = comparison.pictureTrouble { object.append("trouble", .string(trouble)) }
    return .object(object)
  }
}

extension JSONObject {
  fileprivate mutating func append(_ found: MetricComparison) throws {
    append("size", .size(found.actualSize))
    if found.expectedSize != found.actualSize {
      append("expectedSize", .size(found.expectedSize))
    }
    if found.verdict != .equal {
      append("difference", found.difference.map(JSONValue.difference) ?? .null)
      if let count = found.pixelmatchCount {
        append("pixelmatch", JSONValue(count: count))
      }
      append("isExplained", .bool(found.words == .told))
      append("isNearLimit", .bool(found.isNearLimit))
      append("clusters", .array(found.clusters.map(JSONValue.box)))
      append(
        "changes", .array(try found.findings.map { try JSONValue(change: Change($0)) }))
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
  fileprivate init(count: PixelmatchCount) {
    self = [
      "differingPixels": .integer(count.differingPixels),
      "softEdgePixels": .integer(count.softEdgePixels),
      "boundingBox": count.boundingBox.map(JSONValue.box) ?? .null,
    ]
  }
}
