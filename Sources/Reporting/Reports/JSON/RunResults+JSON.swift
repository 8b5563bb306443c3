public import Audit
import DynamicType
public import JSON
import Snapshots

extension RunResults {
  /// The version of the form; it grows when a member changes its meaning or goes, and not when one is
  /// added.
  public static let schemaVersion = 4

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
    let groups = groups
    object.append(
      "cells",
      .array(
        try cells.map { cell in
          let numbers = groups.places[cell.name]?.map { $0 + 1 }
          return try JSONValue(cell: cell, numbers: numbers, isBrief: isBrief)
        }))
    object.append(
      "groups", .array(groups.groups.enumerated().map { Self.json($0.element, at: $0.offset) }))
    object.append(
      "changes",
      .array(groups.changes.enumerated().map { Self.json($0.element, number: $0.offset + 1) }))
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

  private static func json(_ group: ChangeGroup, at place: Int) -> JSONValue {
    [
      "letter": .string(ChangeGroup.letter(at: place)),
      "sentence": .string(group.sentence),
      "kinds": JSONValue(texts: group.changes.map(\.kind.rawValue)),
      "count": .integer(group.cells.count),
      "cells": JSONValue(texts: group.cells.map(\.coordinates)),
    ]
  }

  private static func json(_ change: ChangeGroup, number: Int) -> JSONValue {
    [
      "number": .integer(number),
      "kind": .string(change.changes[0].kind.rawValue),
      "sentence": .string(change.sentence),
      "count": .integer(change.cells.count),
      "cells": JSONValue(texts: change.cells.map(\.coordinates)),
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
