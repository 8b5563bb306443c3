import Audit
import FontSurveys
import ImageDiff
import JSON
import Snapshots

extension JSONForm where Value == SurveyPlan {
  /// The JSON form of the first line of a survey's results, which holds the plan.
  static var surveyPlan: JSONForm {
    .object("the plan of a survey", ignoringUnknownNames: true) { reader in
      let version = reader.required(
        "schemaVersion", .integer(in: SurveyLog.schemaVersion...SurveyLog.schemaVersion),
        from: { _ in SurveyLog.schemaVersion })
      let edition = reader.required("survey", .text, from: \.edition)
      let shard = reader.required("shard", .orNull(.surveyShard), from: { .some($0.shard) })
      let count = reader.required("count", .count, from: \.fontCount)
      let digest = reader.required("plan", .secureDigest, from: \.digest)
      let fonts = reader.required("fonts", .list(of: .text), from: \.fonts)
      guard version != nil, let edition, let shard, let count, let digest, let fonts else {
        return nil
      }
      return SurveyPlan(
        edition: edition, shard: shard, fontCount: count, digest: digest, fonts: fonts)
    }
  }
}

extension JSONForm where Value == Int {
  /// The JSON form of a first line. Only its version is read.
  static var surveyVersion: JSONForm {
    .object("the plan of a survey", ignoringUnknownNames: true) { reader in
      let version = reader.required("schemaVersion", .count)
      _ = reader.required("survey", .text)
      return version
    }
  }
}

extension JSONForm where Value == SurveyedFont {
  /// The JSON form of every line after the first: a font with its result.
  static var surveyedFont: JSONForm {
    .object("a font with what was found", ignoringUnknownNames: true) { reader in
      let path = reader.required("font", .text, from: \.path)
      let trouble = reader.optional("unread", .text, from: \.unread)
      let digest = reader.required(
        "digest", .secureDigest, from: \.survey?.digest, unless: "unread")
      let bytes = reader.required("bytes", .count, from: \.survey?.byteCount, unless: "unread")
      let refused = reader.optional("refused", .text, from: \.refused)
      let faces = reader.optional("faces", .list(of: .faceSurvey), from: \.faces)
      guard let path else { return nil }
      if let trouble { return SurveyedFont(path: path, trouble: trouble) }
      let outcome = refused.map(FontSurvey.Outcome.refused) ?? faces.map(FontSurvey.Outcome.faces)
      if outcome == nil, reader.isSound {
        reader.report("A font needs “faces”, or a reason why it was “refused”. Survey it again.")
      }
      guard let digest, let bytes, let outcome else { return nil }
      return SurveyedFont(
        path: path, survey: FontSurvey(digest: digest, byteCount: bytes, outcome: outcome))
    }
  }
}

/// The members of a line, each `nil` if the font has no such result.
extension SurveyedFont {
  fileprivate var unread: String? { survey == nil ? trouble ?? "" : nil }

  fileprivate var refused: String? {
    if case .refused(let reason)? = survey?.outcome { reason } else { nil }
  }

  fileprivate var faces: [FaceSurvey]? {
    if case .faces(let faces)? = survey?.outcome { faces } else { nil }
  }
}

extension JSONForm where Value == FaceSurvey {
  fileprivate static var faceSurvey: JSONForm {
    .object("an object with a face", ignoringUnknownNames: true) { reader in
      let index = reader.required("index", .count, from: \.index)
      let family = reader.required("family", .text, from: \.family)
      let style = reader.required("style", .text, from: \.style)
      let postScript = reader.required("postScript", .text, from: \.postScript)
      let version = reader.required("version", .text, from: \.version)
      let weight = reader.required("weight", .count, from: \.weight)
      let isItalic = reader.required("italic", .truth, from: \.isItalic)
      let axes = reader.required("axes", .list(of: .text), from: \.axes)
      let glyphs = reader.required("glyphs", .count, from: \.glyphCount)
      let characters = reader.required("characters", .count, from: \.characterCount)
      let scripts = reader.required("scripts", .list(of: .scriptCount), from: \.scripts)
      let lineHeight = reader.required("lineHeight", .number, from: \.lineHeight)
      let texts = reader.required("texts", .count, from: \.frameCount)
      let findings = reader.required("findings", .list(of: .surveyFinding), from: \.findings)
      guard let index, let family, let style, let postScript, let version, let weight, let isItalic,
        let axes, let glyphs,
        let characters, let scripts, let lineHeight, let texts, let findings
      else { return nil }
      return FaceSurvey(
        index: index, family: family, style: style, postScript: postScript, version: version,
        weight: weight, isItalic: isItalic, axes: axes, glyphCount: glyphs,
        characterCount: characters, scripts: scripts, lineHeight: lineHeight, frameCount: texts,
        findings: findings)
    }
  }
}

extension JSONForm where Value == FaceSurvey.ScriptCount {
  fileprivate static var scriptCount: JSONForm {
    .object("an object with a script", ignoringUnknownNames: true) { reader in
      let name = reader.required("name", .text, from: \.name)
      let characters = reader.required("characters", .count, from: \.characterCount)
      guard let name, let characters else { return nil }
      return FaceSurvey.ScriptCount(name: name, characterCount: characters)
    }
  }
}

extension JSONForm where Value == SurveyFinding {
  fileprivate static var surveyFinding: JSONForm {
    .object("an object with a finding", ignoringUnknownNames: true) { reader in
      let rule = reader.required(
        "rule", .rawValue, from: \.rule)
      let severity = reader.required(
        "severity", .rawValue, from: \.severity)
      let words = reader.required("words", .text, from: \.words)
      guard let rule, let severity, let words else { return nil }
      return SurveyFinding(rule, severity, words)
    }
  }
}

extension JSONForm where Value == Shard {
  fileprivate static var surveyShard: JSONForm {
    JSONForm("a shard such as 2/4", print: { .string("\($0)") }) { $0.string.flatMap { Shard($0) } }
  }
}
