import Audit
import FontSurveys
import JSON
import Snapshots

extension SurveyPlan {
  /// The first line of a file of results, with its end.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public func line() throws -> [UInt8] {
    let value: JSONValue = [
      "schemaVersion": .integer(SurveyLog.schemaVersion),
      "survey": .string(edition),
      "shard": shard.map { .string("\($0)") } ?? .null,
      "count": .integer(fontCount),
      "plan": .string("\(digest)"),
      "fonts": .array(fonts.map(JSONValue.string)),
    ]
    return value.line
  }
}

extension SurveyedFont {
  /// The line of a font in a file of results, with its end.
  ///
  /// - Throws: `JSONNumber.NotFinite`.
  public func line() throws -> [UInt8] {
    guard let survey else {
      return JSONValue.object(["font": .string(path), "unread": .string(trouble ?? "")]).line
    }
    var object: JSONObject = [
      "font": .string(path), "digest": .string("\(survey.digest)"),
      "bytes": .integer(survey.byteCount),
    ]
    switch survey.outcome {
    case .refused(let reason): object.append("refused", .string(reason))
    case .faces(let faces): object.append("faces", .array(try faces.map { try $0.json() }))
    }
    return JSONValue.object(object).line
  }
}

extension JSONValue {
  /// The value in one line, with its end.
  fileprivate var line: [UInt8] {
    var bytes: [UInt8] = []
    appendForPage(to: &bytes)
    return bytes + [UInt8(ascii: "\n")]
  }
}

extension FaceSurvey {
  fileprivate func json() throws -> JSONValue {
    [
      "index": .integer(index), "family": .string(family), "style": .string(style),
      "postScript": .string(postScript), "version": .string(version),
      "weight": .integer(weight), "italic": .bool(isItalic),
      "axes": .array(axes.map(JSONValue.string)), "glyphs": .integer(glyphCount),
      "characters": .integer(characterCount),
      "scripts": .array(
        scripts.map { ["name": .string($0.name), "characters": .integer($0.characterCount)] }),
      "lineHeight": try JSONValue(lineHeight), "texts": .integer(frameCount),
      "findings": .array(
        findings.map {
          [
            "rule": .string($0.rule.rawValue), "severity": .string($0.severity.rawValue),
            "words": .string($0.words),
          ]
        }),
    ]
  }
}
