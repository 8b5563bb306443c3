import Audit
import FontComparisons
import DynamicType
import JSON
import Snapshots
import TextEngine

extension FontComparisonAccount {
  /// Returns everything as JSON. `schemaVersion` grows when a member changes its meaning.
  func json() throws(JSONNumber.NotFinite) -> JSONValue {
    var cells: [JSONValue] = []
    for cell in comparison.cells { cells.append(try Self.json(of: cell)) }
    return [
      "schemaVersion": 1,
      "exitCode": .integer(Int(exitCode.rawValue)),
      "old": try Self.json(of: comparison.old, missingIn: comparison.new),
      "new": try Self.json(of: comparison.new, missingIn: comparison.old),
      "cells": .array(cells),
      "trouble": .array(comparison.trouble.map(JSONValue.string)),
    ]
  }

  private static func json(of face: ComparedFace, missingIn other: ComparedFace)
    throws(JSONNumber.NotFinite) -> JSONValue
  {
    var object: JSONObject = [
      "file": .string(face.face.fileName),
      "family": .string(face.face.names.family),
      "style": .string(face.face.names.style),
    ]
    for measure in ComparedFace.Measure.allCases {
      object.append(
        measure.member,
        try face.ems(measure).map { value throws(JSONNumber.NotFinite) in try JSONValue(value) }
          ?? .null)
    }
    object.append("characters", .integer(face.characters.count))
    object.append(
      "onlyHere",
      .array(face.characters(missingIn: other).map { .integer(Int($0.value)) }))
    return .object(object)
  }

  private static func json(of cell: ComparedCell) throws(JSONNumber.NotFinite) -> JSONValue {
    var object: JSONObject = [
      "style": .string(cell.style), "sample": .string(cell.sample.name),
      "category": .string(cell.category.shortName), "isChanged": .bool(cell.isChanged),
      "newFindings": .array(cell.newRules.map { .string($0.rawValue) }),
      "widthRatio": try .rounded(cell.widthRatio), "heightRatio": try .rounded(cell.heightRatio),
      "old": try json(of: cell.old), "new": try json(of: cell.new),
    ]
    if let language = cell.sample.language { object.append("language", .string(language)) }
    return .object(object)
  }

  private static func json(of setting: TextSetting) throws(JSONNumber.NotFinite)
    -> JSONValue
  {
    [
      "lines": .integer(setting.lineCount), "width": try .rounded(setting.width.value),
      "height": try .rounded(setting.height.value),
      "lineHeight": try .rounded(setting.lineHeight.value),
      "findings": .array(setting.rules.map { .string($0.rawValue) }),
    ]
  }
}

extension ComparedFace.Measure {
  fileprivate var member: String {
    switch self {
    case .ascent: "ascentEm"
    case .descent: "descentEm"
    case .lineHeight: "lineHeightEm"
    case .xHeight: "xHeightEm"
    case .capHeight: "capHeightEm"
    }
  }
}
