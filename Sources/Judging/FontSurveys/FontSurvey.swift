public import Audit
public import ImageDiff

/// The survey of one font file, independent of its name and place.
public struct FontSurvey: Hashable, Sendable {
  /// The digest of the file's content.
  public var digest: SecureDigest
  /// The size of the file, in bytes.
  public var byteCount: Int
  /// The faces of the file, or why it has none.
  public var outcome: Outcome

  /// The result of reading a file.
  public enum Outcome: Hashable, Sendable {
    /// The file was read and has these faces, at least one, in the file's order.
    case faces([FaceSurvey])
    /// The file is not used; the reason in words calls it “It”.
    case refused(String)
  }

  /// Creates a survey of known facts.
  public init(digest: SecureDigest, byteCount: Int, outcome: Outcome) {
    self.digest = digest
    self.byteCount = byteCount
    self.outcome = outcome
  }
}

/// The survey of one face at the default positions of its axes.
public struct FaceSurvey: Hashable, Sendable {
  /// The index of the face in the file, from 0.
  public var index: Int
  /// The family name in the font; empty where there is none, as for the other names.
  public var family: String
  /// The style within the family.
  public var style: String
  /// The PostScript name.
  public var postScript: String
  /// The version as stated in the font.
  public var version: String
  /// The weight stated in the font (`OS/2` usWeightClass).
  public var weight: Int
  /// Whether the font states that it is italic.
  public var isItalic: Bool
  /// The tags of its axes, in the font's order; empty for a font that is not variable.
  public var axes: [String]
  /// The number of glyphs.
  public var glyphCount: Int
  /// The number of characters with a glyph.
  public var characterCount: Int
  /// The scripts of these characters with their counts, the greatest first.
  public var scripts: [ScriptCount]
  /// The height of a line, in em to a thousandth: ascent, descent and line gap.
  public var lineHeight: Double
  /// The number of texts that were laid out, counting each size.
  public var frameCount: Int
  /// The findings, worst first.
  public var findings: [SurveyFinding]

  /// A script, with the number of its characters that a face has.
  public struct ScriptCount: Hashable, Sendable {
    /// The English name of the script, such as `Arabic`.
    public var name: String
    /// The number of characters; at least 1.
    public var characterCount: Int

    /// Creates a script with its count.
    public init(name: String, characterCount: Int) {
      self.name = name
      self.characterCount = characterCount
    }
  }

  /// Creates a survey of known facts.
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

  /// Returns the number of findings of a severity.
  public func count(of severity: AuditSeverity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// Something that a survey found in a face.
public struct SurveyFinding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: SurveyRule
  /// The severity of the finding.
  public var severity: AuditSeverity
  /// The finding, in words with numbers, as a sentence without its full stop.
  public var words: String

  /// Creates a finding of known facts.
  public init(_ rule: SurveyRule, _ severity: AuditSeverity, _ words: String) {
    self.rule = rule
    self.severity = severity
    self.words = words
  }
}
