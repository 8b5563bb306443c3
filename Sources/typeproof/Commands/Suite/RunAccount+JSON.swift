import DynamicType
import ImageDiff
import JSON
import Snapshots

extension RunAccount {
  /// The account for machines; `schemaVersion` grows when a member changes its meaning.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  var json: JSONValue {
    get throws {
      [
        "schemaVersion": 2,
        "suite": .string(report.suite),
        "declared": .integer(report.declaredCount),
        "compared": .integer(report.comparedCount),
        "exitCode": .integer(Int(exitCode.rawValue)),
        "cells": .array(try report.outcomes.map(Self.cell)),
        "causes": .array(
          report.causes.map { group in
            [
              "kind": .string(group.kind.rawValue),
              "cause": .string(group.cause),
              "cells": .array(group.cells.map { .string($0.coordinates) }),
            ]
          }),
        "strayFiles": .array(report.strayFiles.map(JSONValue.string)),
        "trouble": .array(troubles.map(JSONValue.string)),
        "differences": .array(report.differences.map(JSONValue.string)),
        "selfCheck": report.selfCheck?.json ?? .null,
        "libraryDrift": .array(report.drift.map(JSONValue.string)),
      ]
    }
  }

  private static func cell(_ outcome: CellOutcome) throws -> JSONValue {
    var cell: JSONObject = [
      "name": .string(outcome.name.coordinates),
      "style": .string(outcome.name.ramp.style.name),
      "category": .string(outcome.name.category.shortName),
      "verdict": .string(outcome.verdict.word),
      "isRecorded": .bool(outcome.isRecorded),
    ]
    switch outcome.verdict {
    case .changed(let change):
      cell.append("kind", .string(change.cause.kind.rawValue))
      cell.append("cause", .string("\(change.cause)"))
      cell.append("changes", .array(change.facts.map { .string($0.description) }))
      cell.append("picture", picture(change.picture))
      cell.append("findings", .array(try change.findings.map(JSONValue.init(finding:))))
      cell.append("clusters", .array(change.clusters.map(JSONValue.init(box:))))
    case .tolerated(let toleration):
      cell.append("isNear", .bool(toleration.isNear))
      cell.append("tolerance", .string("\(toleration.tolerance)"))
      cell.append("countedPixels", toleration.countedPixels.map { .integer($0) } ?? .null)
      cell.append("picture", picture(.different(toleration.difference)))
    case .unreadable(let reason), .failed(let reason), .unstable(let reason):
      cell.append("reason", .string(reason))
    case .equal, .missing, .obsolete: break
    }
    if !outcome.artifacts.isEmpty {
      cell.append("artifacts", .array(outcome.artifacts.map(JSONValue.string)))
    }
    return .object(cell)
  }

  private static func picture(_ picture: CellChange.Picture) -> JSONValue {
    switch picture {
    case .equal: ["verdict": "equal"]
    case .different(let difference):
      ["verdict": "different", "difference": JSONValue(difference: difference)]
    case .sizeDiffers(let expected, let actual):
      [
        "verdict": "sizeDiffers", "expectedSize": JSONValue(size: expected),
        "size": JSONValue(size: actual),
      ]
    }
  }
}

extension SelfCheck {
  fileprivate var json: JSONValue {
    [
      "cell": .string(cell.coordinates),
      "known": .integer(known),
      "missed": .array(missed.map(JSONValue.string)),
    ]
  }
}
