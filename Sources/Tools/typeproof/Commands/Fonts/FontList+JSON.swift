import ImageDiff
import Imaging
import JSON
import TextEngine

extension FontList {
  /// The list as JSON, version 1 of its form.
  var json: JSONValue {
    get throws {
      [
        "schemaVersion": 1,
        "files": .array(try files.map { try $0.json }),
        "unreadable": .array(
          problems.map { ["file": .string($0.path), "reason": .string($0.reason)] }),
      ]
    }
  }
}

extension FontList.File {
  fileprivate var json: JSONValue {
    get throws {
      var object: JSONObject = [
        "file": .string(path),
        "bytes": .integer(byteCount),
        "digest": .string(digest.description),
        "faces": .array(try faces.map { try $0.json }),
      ]
      if let secondOpinion { object.append("secondOpinion", secondOpinion.json) }
      return .object(object)
    }
  }
}

extension FaceFacts {
  fileprivate var json: JSONValue {
    get throws {
      [
        "index": .integer(face.index),
        "family": .string(face.names.family),
        "style": .string(face.names.style),
        "postScript": .string(face.names.postScript),
        "version": .string(face.names.version),
        "weight": .integer(face.weightClass),
        "isItalic": .bool(face.isItalic),
        "unitsPerEm": .integer(face.unitsPerEm),
        "glyphs": .integer(face.glyphCount),
        "outlines": .array(face.outlineKinds.map { .string($0.rawValue) }),
        "axes": .array(try face.axes.map(Self.json(of:))),
        "instances": .array(
          try face.namedInstances.map {
            ["name": .string($0.name), "place": try .place($0.place)]
          }),
        "hhea": [
          "ascender": try length(face.metrics.ascender),
          "descender": try length(face.metrics.descender),
          "lineGap": try length(face.metrics.lineGap),
        ],
        "capHeight": try face.metrics.capHeight.map(length) ?? .null,
        "xHeight": try face.metrics.xHeight.map(length) ?? .null,
        "characters": .integer(characterCount),
        "privateUse": .integer(privateCount),
        "irregularities": .array(irregularities.map { .string($0.description) }),
        "scripts": .array(
          scripts.map { ["name": .string($0.name), "characters": .integer($0.count)] }),
      ]
    }
  }

  private static func json(of axis: FontAxis) throws -> JSONValue {
    [
      "tag": .string(axis.tag.description),
      "name": .string(axis.name),
      "minimum": try JSONValue(axis.range.lowerBound),
      "default": try JSONValue(axis.defaultValue),
      "maximum": try JSONValue(axis.range.upperBound),
    ]
  }

  private func length(_ units: Int) throws -> JSONValue {
    ["units": .integer(units), "em": try JSONValue(Self.emShare(units, of: face))]
  }
}
