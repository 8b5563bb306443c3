import DynamicType
public import JSON
public import Snapshots

extension RunResults {
  /// The version of the form; it grows when a member changes its meaning or goes, and not when one is
  /// added.
  public static let schemaVersion = 3

  /// The results for machines.
  ///
  /// - Parameters:
  ///   - isBrief: Whether the layouts of cells are left out, which are most of the text.
  ///   - pictureFolder: The folder that the pictures' names start from; `nil` for the one that the
  ///     text itself lies in.
  /// - Throws: `JSONNumber.NotFinite`.
  public func json(isBrief: Bool = false, pictureFolder: String? = nil) throws -> JSONValue {
    var object: JSONObject = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": "typeproof",
      "toolVersion": .string(toolVersion),
      "suite": .string(suite),
      "goldens": .string(goldens),
      "commit": JSONValue(commit),
      "allowsObsolete": .bool(allowsObsolete),
      "shard": shard.map { ["index": .integer($0.index), "count": .integer($0.count)] } ?? .null,
      "declared": .integer(declaredCount),
      "compared": .integer(comparedCount),
      "exitCode": .integer(status.rawValue),
      "counts": counts,
    ]
    if let unchangedCount { object.append("unchanged", .integer(unchangedCount)) }
    if let plan { object.append("plan", .string("\(plan)")) }
    if let inputs { object.append("inputs", JSONValue(inputs: inputs)) }
    if let pictureFolder { object.append("pictureFolder", .string(pictureFolder)) }
    object.append("cells", .array(try cells.map { try JSONValue(cell: $0, isBrief: isBrief) }))
    object.append("causes", .array(causes.map(Self.json)))
    object.append("strayFiles", JSONValue(texts: strayFiles))
    object.append("trouble", JSONValue(texts: troubles))
    object.append("differences", JSONValue(texts: differences))
    object.append(
      "selfCheck",
      selfCheck.map {
        [
          "cell": .string($0.cell.coordinates), "known": .integer($0.known),
          "missed": JSONValue(texts: $0.missed),
        ]
      } ?? .null)
    object.append("libraryDrift", JSONValue(texts: libraryDrift))
    if let audit {
      object.append("audit", .array(try audit.map { try JSONValue(auditFinding: $0) }))
    }
    return .object(object)
  }

  private var counts: JSONValue {
    var counts = JSONObject()
    for verdict in CellVerdict.allCases {
      counts.append(verdict.rawValue, .integer(count(of: verdict)))
    }
    counts.append("recorded", .integer(recordedCount))
    counts.append("near", .integer(nearCount))
    return .object(counts)
  }

  private static func json(_ cause: CauseResult) -> JSONValue {
    [
      "kind": .string(cause.kind.rawValue),
      "cause": .string(cause.cause),
      "explanation": JSONValue(cause.explanation),
      "count": .integer(cause.cells.count),
      "representative": JSONValue(cause.representative?.coordinates),
      "cells": JSONValue(texts: cause.cells.map(\.coordinates)),
    ]
  }
}

extension JSONValue {
  /// Something an audit found, and where.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public init(auditFinding finding: AuditFinding) throws {
    let place = finding.place
    var object: JSONObject = [
      "rule": .string(finding.rule.rawValue),
      "severity": .string(finding.severity.rawValue),
      "appleName": JSONValue(finding.rule.appleName),
      "why": .string(finding.rule.why),
      "words": .string(finding.words),
      "style": .string(place.style),
      "categories": JSONValue(texts: place.categories.map(\.shortName)),
    ]
    if let sample = place.sample { object.append("sample", .string(sample)) }
    if let element = place.element {
      var name: JSONObject = ["path": .string(element.path)]
      if let text = element.text { name.append("text", .string(text)) }
      object.append("element", .object(name))
    }
    if let width = place.width { object.append("width", try JSONValue(width.value)) }
    if let line = place.line { object.append("line", .integer(line)) }
    if let range = place.range { object.append("range", JSONValue(bytes: range)) }
    self = .object(object)
  }
}
