import DynamicType
import ImageDiff
import Imaging
import JSON
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
      cell.append("kind", .string(change.cause.kind.rawValue))
      cell.append("cause", .string("\(change.cause)"))
      cell.append("changes", .array(change.facts.map { .string($0.description) }))
      cell.append("picture", picture(change.picture))
      cell.append("findings", .array(change.findings.map(finding)))
      cell.append("clusters", .array(change.clusters.map(box)))
    case .tolerated(let toleration):
      cell.append("isNear", .bool(toleration.isNear))
      cell.append("tolerance", .string("\(toleration.tolerance)"))
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

  private static func finding(_ located: LocatedFinding) -> JSONValue {
    var finding: JSONObject = [
      "kind": .string(located.kind.rawValue),
      "words": .string("\(located)"),
      "area": box(located.finding.area),
    ]
    if let place = located.place {
      finding.append("lines", .array(place.lines.map { .integer($0) }))
      if let range = place.range, let text = place.text {
        finding.append("range", [.integer(range.lowerBound), .integer(range.upperBound)])
        finding.append("text", .string(text))
      }
    }
    return .object(finding)
  }

  private static func box(_ area: PixelRect) -> JSONValue {
    [
      "x": .integer(area.x), "y": .integer(area.y), "width": .integer(area.width),
      "height": .integer(area.height),
    ]
  }

  private static func picture(_ picture: CellChange.Picture) -> JSONValue {
    switch picture {
    case .equal: ["verdict": "equal"]
    case .different(let difference):
      [
        "verdict": "different",
        "differingPixels": .integer(difference.differingPixels),
        "boundingBox": box(difference.boundingBox),
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

extension SelfCheck {
  fileprivate var json: JSONValue {
    [
      "cell": .string(cell.coordinates),
      "known": .integer(known),
      "missed": .array(missed.map(JSONValue.string)),
    ]
  }
}
