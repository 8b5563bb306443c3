import GoldenText
import Audit
import Suites
import DynamicType
import Imaging
import TextEngine

/// The findings in a text of a face at all sizes.
struct TextLook {
  /// The text to lay out.
  enum Subject {
    /// A proof of a script that the face is for.
    case proof(ScriptProof)
    /// A text of letters that the face has.
    case own(String)
  }

  private let subject: Subject
  private let face: FontFace
  private let engine: TextEngine
  private(set) var findings: [SurveyFinding] = []
  private(set) var frameCount = 0

  /// The width available to the text: that of a column on a phone.
  private static let width: Points = 343

  init(_ subject: Subject, in face: FontFace, by engine: TextEngine) {
    self.subject = subject
    self.face = face
    self.engine = engine
  }

  /// Lays the text out at each size, and keeps each finding at its smallest size.
  mutating func look(at sizes: [SurveySizes.Size]) {
    var text = wholeText
    let changesWithSize = face.axes.contains { $0.tag == .opticalSize }
    do {
      if let first = sizes.first {
        let missing = Set(try layOut(text, at: first.points).missingCharacters)
        tellMissing(missing)
        // What is missing is set in other fonts, and says nothing of this one.
        text = String(text.filter { $0.unicodeScalars.allSatisfy { !missing.contains($0) } })
      }
      var seen: Set<AuditRule> = []
      var reach = InkReach()
      for size in sizes {
        let frame = try layOut(text, at: size.points)
        frameCount += 1
        // In between it is a part of the size, or in between, unless letters change with the size.
        if changesWithSize || [sizes.first, sizes.last].contains(size) {
          reach.add(frame, of: text, pointSize: size.points)
        }
        for observation in observations(of: frame, text: text, at: size)
        where !seen.contains(observation.rule) {
          if let finding = finding(of: observation, at: size) {
            seen.insert(observation.rule)
            findings.append(finding)
          }
        }
      }
      findings += [reach.finding(of: name)].compactMap(\.self)
    } catch {
      findings.append(SurveyFinding(.notLaidOut, .error, "\(name)cannot be laid out: \(error)"))
    }
  }

  private var wholeText: String {
    switch subject {
    case .proof(let proof): proof.text
    case .own(let text): text
    }
  }

  /// The beginning of a finding's words.
  private var name: String {
    switch subject {
    case .proof(let proof): "\(proof.name): "
    case .own: ""
    }
  }

  /// Lays a text out in the face at its default positions, except for axes that follow the size.
  private func layOut(_ text: String, at pointSize: Points) throws -> TextFrame {
    let place = face.axes.filter { $0.tag != .opticalSize }
      .map { $0.setting(nearestTo: $0.defaultValue) }
    let font = try ShapingFont(
      face, meeting: FontRequest(), pointSize: pointSize, variations: place)
    return try engine.layOut(
      ResolvedText(
        spans: [TextSpan(text, fonts: FontPreferences([font]), pointSize: pointSize)],
        line: LineSetting(.face, face: face, pointSize: pointSize)),
      width: Self.width)
  }

  /// Returns the findings of a design system's audit, except those caused by the text or the width.
  private func observations(
    of frame: TextFrame, text: String, at size: SurveySizes.Size
  ) -> [FrameAudit.Observation] {
    let subject = AuditedText(
      text: text, ground: nil, width: Self.width, sizeAtLarge: size.points, scale: .x2)
    let line = LineSetting(.face, face: face, pointSize: size.points)
    let cell = ResolvedCell(
      text: ResolvedText(spans: [], line: line), entries: [], faces: [], namedForScript: [:],
      ownFace: nil,
      pointSize: size.points, weight: .regular, leading: nil)
    return FrameAudit(subject: subject, category: size.category, cell: cell, frame: frame)
      .observations
  }

  private func finding(
    of observation: FrameAudit.Observation, at size: SurveySizes.Size
  ) -> SurveyFinding? {
    let rule: SurveyRule
    switch observation.rule {
    case .leadingTooTight: rule = .leadingTooTight
    // Titles are short, and letters in a row are no words.
    case .fewCharactersPerLine where size.style == .body && !name.isEmpty:
      rule = .fewCharactersPerLine
    default: return nil
    }
    return SurveyFinding(
      rule, observation.severity, "\(name)at \(size) \(observation.words)")
  }

  /// Adds findings about missing characters. Missing a few letters of a proof is an error in the
  /// font; missing signs limits its use.
  private mutating func tellMissing(_ missing: Set<Unicode.Scalar>) {
    guard case .proof(let proof) = subject else { return }
    let letters = missing.filter(\.isLetterOrMark)
    for (rule, severity, lacking) in [
      (SurveyRule.missingLetters, AuditSeverity.warning, letters),
      (.missingSigns, .note, missing.subtracting(letters)),
    ] where !lacking.isEmpty {
      findings.append(
        SurveyFinding(rule, severity, "\(proof.name): it lacks \(Self.list(lacking))"))
    }
  }

  /// Returns the first of some characters, with their code points.
  private static func list(_ characters: Set<Unicode.Scalar>) -> String {
    let sorted = characters.sorted()
    let shown = sorted.prefix(8).map { scalar in
      // A mark alone would stand on what is before it.
      scalar.properties.isAlphabetic || scalar.isASCII
        ? "\(scalar) \(scalar.codePoint)" : scalar.codePoint
    }
    let more = sorted.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
