public import Audit
public import ImageDiff

/// What a survey found out about one font file, whatever it is called and wherever it lies.
public struct FontSurvey: Hashable, Sendable {
  /// The digest of the file's content.
  public var digest: SecureDigest
  /// The size of the file, in bytes.
  public var byteCount: Int
  /// Its faces, or why there are none.
  public var outcome: Outcome

  /// What became of a file.
  public enum Outcome: Hashable, Sendable {
    /// It was read; at least one face, in the file's order.
    case faces([FaceSurvey])
    /// It is not used, for a reason in words that call it “It”.
    case refused(String)
  }

  /// A survey of known facts.
  public init(digest: SecureDigest, byteCount: Int, outcome: Outcome) {
    self.digest = digest
    self.byteCount = byteCount
    self.outcome = outcome
  }
}

/// What a survey found out about one face at its default place.
public struct FaceSurvey: Hashable, Sendable {
  /// Which face of the file, from 0.
  public var index: Int
  /// The family it calls itself; empty where it does not say, as for the other names.
  public var family: String
  /// The style within the family.
  public var style: String
  /// The PostScript name.
  public var postScript: String
  /// The version as the font words it.
  public var version: String
  /// The weight it claims (`OS/2` usWeightClass).
  public var weight: Int
  /// Whether it claims to be italic.
  public var isItalic: Bool
  /// The tags of its axes, in the font's order; empty unless it is variable.
  public var axes: [String]
  /// How many glyphs it has.
  public var glyphCount: Int
  /// How many characters it has a glyph for.
  public var characterCount: Int
  /// The scripts of these, with how many of each, most first.
  public var scripts: [ScriptCount]
  /// What a line takes of height, in em to a thousandth: ascent, descent and line gap.
  public var lineHeight: Double
  /// How many texts were laid out, each size for itself.
  public var frameCount: Int
  /// What was found, the worst first.
  public var findings: [SurveyFinding]

  /// A script and how many of its characters a face has.
  public struct ScriptCount: Hashable, Sendable {
    /// The English name, such as `Arabic`.
    public var name: String
    /// At least 1.
    public var characterCount: Int

    /// A script with its count.
    public init(name: String, characterCount: Int) {
      self.name = name
      self.characterCount = characterCount
    }
  }

  /// A survey of known facts.
  public init(
    index: Int, family: String, style: String, postScript: String, version: String, weight: Int,
    isItalic: Bool, axes: [String], glyphCount: Int, characterCount: Int, scripts: [ScriptCount],
    lineHeight: Double, frameCount: Int, findings: [SurveyFinding]
  ) {
    self.index = index
    self.family = family
    self.style = style
    self.postScript = postScript
    self.version = version
    self.weight = weight
    self.isItalic = isItalic
    self.axes = axes
    self.glyphCount = glyphCount
    self.characterCount = characterCount
    self.scripts = scripts
    self.lineHeight = lineHeight
    self.frameCount = frameCount
    self.findings = findings
  }

  /// How many findings there are of a severity.
  public func count(of severity: AuditSeverity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// Something a survey found in a face.
public struct SurveyFinding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: SurveyRule
  /// How bad it is.
  public var severity: AuditSeverity
  /// What was found, in words with numbers, as a sentence without its full stop.
  public var words: String

  /// A finding of known facts.
  public init(_ rule: SurveyRule, _ severity: AuditSeverity, _ words: String) {
    self.rule = rule
    self.severity = severity
    self.words = words
  }
}
