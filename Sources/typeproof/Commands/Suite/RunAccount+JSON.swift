import DynamicType
import ImageDiff
import Imaging
import Snapshots

extension RunAccount {
  /// The account for machines; `schemaVersion` grows when a member changes its meaning.
  var json: JSONValue {
    [
      "schemaVersion": 1,
      "suite": .string(report.suite),
      "declared": .integer(report.declaredCount),
      "compared": .integer(report.comparedCount),
      "exitCode": .integer(Int(exitCode.rawValue)),
      "cells": .array(report.outcomes.map(Self.cell)),
      "causes": .array(
        report.causes.map { group in
          [
            "cause": .string(group.cause),
            "cells": .array(group.cells.map { .string($0.coordinates) }),
          ]
        }),
      "strayFiles": .array(report.strayFiles.map(JSONValue.string)),
      "trouble": .array(troubles.map(JSONValue.string)),
      "differences": .array(report.differences.map(JSONValue.string)),
      "libraryDrift": .array(report.drift.map(JSONValue.string)),
    ]
  }

  private static func cell(_ outcome: CellOutcome) -> JSONValue {
    var cell: JSONObject = [
      "name": .string(outcome.name.coordinates),
      "style": .string(outcome.name.ramp.style.name),
      "category": .string(outcome.name.category.shortName),
      "verdict": .string(outcome.verdict.word),
      "isRecorded": .bool(outcome.isRecorded),
    ]
    switch outcome.verdict {
    case .changed(let change):
      cell.append("cause", .string(change.cause))
      cell.append("changes", .array(change.facts.map { .string($0.description) }))
      cell.append("picture", picture(change.picture))
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
      [
        "verdict": "different",
        "differingPixels": .integer(difference.differingPixels),
        "boundingBox": [
          "x": .integer(difference.boundingBox.x), "y": .integer(difference.boundingBox.y),
          "width": .integer(difference.boundingBox.width),
          "height": .integer(difference.boundingBox.height),
        ],
        "greatestChannelDifference": .integer(difference.greatestChannelDifference),
        "first": ["x": .integer(difference.first.x), "y": .integer(difference.first.y)],
      ]
    case .sizeDiffers(let expected, let actual):
      [
        "verdict": "sizeDiffers",
        "expected": ["width": .integer(expected.width), "height": .integer(expected.height)],
        "actual": ["width": .integer(actual.width), "height": .integer(actual.height)],
      ]
    }
  }
}
