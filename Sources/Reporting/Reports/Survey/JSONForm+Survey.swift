import Audit
import FontSurveys
import ImageDiff
import JSON
import Snapshots

extension JSONForm where Value == SurveyPlan {
  /// The first line of a file of results.
  static var surveyPlan: JSONForm {
    .object("the plan of a survey", ignoringUnknownNames: true) { reader in
      let version = reader.required(
        "schemaVersion", .integer(in: SurveyLog.schemaVersion...SurveyLog.schemaVersion))
      let edition = reader.required("survey", .text)
      let shard = reader.required("shard", .orNull(.surveyShard))
      let count = reader.required("count", .count)
      let digest = reader.required("plan", .secureDigest)
      let fonts = reader.required("fonts", .list(of: .text))
      guard version != nil, let edition, let shard, let count, let digest, let fonts else {
        return nil
      }
      return SurveyPlan(
        edition: edition, shard: shard, fontCount: count, digest: digest, fonts: fonts)
    }
  }
}

extension JSONForm where Value == Int {
  /// The version of the form that a first line is written in, whatever else it has.
  static var surveyVersion: JSONForm {
    .object("the plan of a survey", ignoringUnknownNames: true) { reader in
      let version = reader.required("schemaVersion", .count)
      _ = reader.required("survey", .text)
      return version
    }
  }
}

extension JSONForm where Value == SurveyedFont {
  /// Any other line.
  static var surveyedFont: JSONForm {
    .object("a font with what was found", ignoringUnknownNames: true) { reader in
      let path = reader.required("font", .text)
      if let trouble = reader.optional("unread", .text) {
        return path.map { SurveyedFont(path: $0, trouble: trouble) }
      }
      let digest = reader.required("digest", .secureDigest)
      let bytes = reader.required("bytes", .count)
      let refused = reader.optional("refused", .text)
      let faces = reader.required("faces", .list(of: .faceSurvey), unless: "refused")
      guard let path, let digest, let bytes else { return nil }
      let outcome: FontSurvey.Outcome
      if let refused {
        outcome = .refused(refused)
      } else if let faces {
        outcome = .faces(faces)
      } else {
        return nil
      }
      return SurveyedFont(
        path: path, survey: FontSurvey(digest: digest, byteCount: bytes, outcome: outcome))
    }
  }
}

extension JSONForm where Value == FaceSurvey {
  fileprivate static var faceSurvey: JSONForm {
    .object("an object with a face", ignoringUnknownNames: true) { reader in
      let index = reader.required("index", .count)
      let names = ["family", "style", "postScript", "version"].map { reader.required($0, .text) }
        .compactMap(\.self)
      let weight = reader.required("weight", .count)
      let isItalic = reader.required("italic", .truth)
      let axes = reader.required("axes", .list(of: .text))
      let glyphs = reader.required("glyphs", .count)
      let characters = reader.required("characters", .count)
      let scripts = reader.required("scripts", .list(of: .scriptCount))
      let lineHeight = reader.required("lineHeight", .number)
      let texts = reader.required("texts", .count)
      let findings = reader.required("findings", .list(of: .surveyFinding))
      guard let index, names.count == 4, let weight, let isItalic, let axes, let glyphs,
        let characters, let scripts, let lineHeight, let texts, let findings
      else { return nil }
      return FaceSurvey(
        index: index, family: names[0], style: names[1], postScript: names[2], version: names[3],
        weight: weight, isItalic: isItalic, axes: axes, glyphCount: glyphs,
        characterCount: characters, scripts: scripts, lineHeight: lineHeight, frameCount: texts,
        findings: findings)
    }
  }
}

extension JSONForm where Value == FaceSurvey.ScriptCount {
  fileprivate static var scriptCount: JSONForm {
    .object("an object with a script", ignoringUnknownNames: true) { reader in
      let name = reader.required("name", .text)
      let characters = reader.required("characters", .count)
      guard let name, let characters else { return nil }
      return FaceSurvey.ScriptCount(name: name, characterCount: characters)
    }
  }
}

extension JSONForm where Value == SurveyFinding {
  fileprivate static var surveyFinding: JSONForm {
    .object("an object with a finding", ignoringUnknownNames: true) { reader in
      let rule = reader.required(
        "rule", .choice(SurveyRule.allCases.map { ($0.rawValue, $0) }))
      let severity = reader.required(
        "severity", .choice(AuditSeverity.allCases.map { ($0.rawValue, $0) }))
      let words = reader.required("words", .text)
      guard let rule, let severity, let words else { return nil }
      return SurveyFinding(rule, severity, words)
    }
  }
}

extension JSONForm where Value == Shard {
  fileprivate static var surveyShard: JSONForm {
    JSONForm("a part such as 2/4") { $0.string.flatMap { Shard($0) } }
  }
}
