import Audit
import Work
import DynamicType
import ImageDiff
import Imaging
import TextEngine

/// Surveys font files, one after the other; each thread has its own.
///
/// The findings depend on the content of a file, on ``libraries`` and on Typeproof's own code, and
/// on nothing else.
public final class FontSurveyor {
  private let engine: TextEngine
  private let sizes: SurveySizes

  /// Creates a surveyor.
  ///
  /// - Throws: `LayoutError` where ICU or its data cannot be used, or `ScaleCurveError`.
  public init() throws {
    engine = try TextEngine()
    sizes = try SurveySizes()
  }

  /// The versions of the libraries that read and set fonts, which findings depend on.
  public static var libraries: String {
    "HarfBuzz \(harfBuzzVersion), Unicode \(ICUVersion.current.unicode)"
  }

  /// Surveys the content of a file. For a file that is no valid font, the survey gives the reason.
  public func survey(_ content: [UInt8]) -> FontSurvey {
    FontSurvey(
      digest: SecureDigest(of: content), byteCount: content.count, outcome: outcome(of: content))
  }

  private func outcome(of content: [UInt8]) -> FontSurvey.Outcome {
    do {
      // The same content is told in the same words, whatever the file is called.
      let faces = try FontFace.all(in: FontBytes(content), fileName: "It")
      return .faces(try faces.map(survey(of:)))
    } catch {
      return .refused("\(error)")
    }
  }

  private func survey(of face: FontFace) throws(FontError) -> FaceSurvey {
    let characters = face.coveredCharacters()
    var findings = ClaimLook(face, characters: characters).findings
    findings += try face.irregularities().map {
      SurveyFinding(.irregular, .note, $0.description)
    }
    WorkWatch.over("the joined letters of face \(face.index)") {
      findings += JoiningLook(face, by: engine).findings(of: characters)
    }
    var frameCount = 0
    for text in Self.texts(for: face, characters: characters) {
      var look = TextLook(text, in: face, by: engine)
      WorkWatch.over("a text of face \(face.index)") { look.look(at: sizes.all) }
      frameCount += look.frameCount
      findings += look.findings
    }
    let metrics = face.metrics
    let height = metrics.ascender - metrics.descender + metrics.lineGap
    let common = characters.filter { $0.properties.generalCategory != .privateUse }
    return FaceSurvey(
      index: face.index, family: face.names.family, style: face.names.style,
      postScript: face.names.postScript, version: face.names.version, weight: face.weightClass,
      isItalic: face.isItalic, axes: face.axes.map(\.tag.description),
      glyphCount: face.glyphCount, characterCount: characters.count,
      scripts: scripts(of: common).map {
        FaceSurvey.ScriptCount(
          name: String($0.name.map { $0 == "_" ? " " : $0 }), characterCount: $0.count)
      },
      lineHeight: (Double(height) * 1000 / Double(face.unitsPerEm))
        .rounded(.toNearestOrAwayFromZero) / 1000,
      frameCount: frameCount, findings: findings.worstFirst)
  }

  /// Returns the proofs of the scripts that the face is for, or else a text of its first letters.
  private static func texts(
    for face: FontFace, characters: [Unicode.Scalar]
  ) -> [TextLook.Subject] {
    let claimed = ScriptProof.all.filter { $0.isClaimed(by: face) }
    guard claimed.isEmpty else { return claimed.map(TextLook.Subject.proof) }
    return [ScriptProof.ownText(of: characters)].compactMap(\.self).map(TextLook.Subject.own)
  }
}

extension [SurveyFinding] {
  /// The findings by severity, then by rule; those of one rule keep their order.
  fileprivate var worstFirst: [SurveyFinding] {
    enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      if left.severity != right.severity { return left.severity > right.severity }
      if left.rule != right.rule { return left.rule.place < right.rule.place }
      return one.offset < other.offset
    }.map(\.element)
  }
}

extension SurveyRule {
  /// The rule's position among all rules.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
