import Audit
import Imaging
import TextEngine

/// The face's own statements, compared with its contents, without laying out text.
struct ClaimLook {
  private let face: FontFace
  private let characters: Set<Unicode.Scalar>

  init(_ face: FontFace, characters: [Unicode.Scalar]) {
    self.face = face
    self.characters = Set(characters)
  }

  /// The findings, in the order of the rules.
  var findings: [SurveyFinding] {
    guard !characters.isEmpty else {
      return [SurveyFinding(.noCharacters, .error, "it has no glyph for any character")]
    }
    return [weight, italic, name, heights].compactMap(\.self) + missing
  }

  /// The findings about missing characters that text of any script needs. A font of signs or
  /// pictures is excluded, though some of them count as letters.
  private var missing: [SurveyFinding] {
    guard characters.count(where: \.isLetter) >= 10 else { return [] }
    var findings: [SurveyFinding] = []
    let latin = Self.lacking(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", in: characters)
    let hasLatin = latin.count < 52
    let figures = Self.lacking("0123456789", in: characters)
    if !figures.isEmpty {
      // A face for a script alone is meant to stand beside another.
      findings.append(
        SurveyFinding(
          .noFigures, hasLatin ? .warning : .note, "it lacks the figures \(figures.joined())"))
    }
    if !characters.contains(" ") {
      findings.append(SurveyFinding(.noSpace, .warning, "it has no space"))
    }
    if !hasLatin {
      findings.append(SurveyFinding(.noLatin, .note, "it has no Latin letters"))
    }
    if !characters.contains("…") {
      findings.append(SurveyFinding(.noEllipsis, .note, "it lacks “…” U+2026"))
    }
    return findings
  }

  private static func lacking(
    _ wanted: String, in characters: Set<Unicode.Scalar>
  ) -> [String] {
    wanted.unicodeScalars.filter { !characters.contains($0) }.map { String($0) }
  }

  private var name: SurveyFinding? {
    let names = [("family", face.names.family), ("PostScript", face.names.postScript)]
    let lacking = names.filter { $0.1.isEmpty }.map(\.0)
    guard !lacking.isEmpty else { return nil }
    return SurveyFinding(
      .noName, .warning, "it has no \(lacking.joined(separator: " and no ")) name")
  }

  private var heights: SurveyFinding? {
    guard characters.contains("x"), characters.contains("H") else { return nil }
    let heights = [
      ("capitals", face.metrics.capHeight), ("lowercase letters", face.metrics.xHeight),
    ]
    let lacking = heights.filter { $0.1 == nil }.map(\.0)
    guard !lacking.isEmpty else { return nil }
    return SurveyFinding(
      .noHeights, .note, "the height of \(lacking.joined(separator: " and of ")) is not stated")
  }

  // MARK: Weight and slant

  /// The words for weights and their classes (OpenType, OS/2 usWeightClass), longer words first, as
  /// “Bold” is part of “SemiBold”.
  private static let weights: [(word: String, classes: ClosedRange<Int>)] = [
    ("extralight", 200...275), ("ultralight", 200...275), ("semilight", 300...399),
    ("demilight", 300...399), ("semibold", 600...699), ("demibold", 600...699),
    ("extrabold", 800...899), ("ultrabold", 800...899), ("extrablack", 900...1000),
    ("ultrablack", 900...1000), ("hairline", 1...275), ("thin", 1...275), ("light", 250...399),
    ("regular", 400...499), ("medium", 500...599), ("bold", 700...799), ("black", 800...1000),
    ("heavy", 800...1000),
  ]

  private var weight: SurveyFinding? {
    guard (1...1000).contains(face.weightClass) else {
      return SurveyFinding(
        .weightMismatch, .warning,
        "it claims the weight \(face.weightClass), but only 1 to 1000 are valid")
    }
    let style = Self.plain(face.names.style)
    guard let said = Self.weights.first(where: { style.contains($0.word) }),
      !said.classes.contains(face.weightClass)
    else { return nil }
    return SurveyFinding(
      .weightMismatch, .warning,
      "it is called “\(face.names.style)”, but claims the weight \(face.weightClass)")
  }

  private var italic: SurveyFinding? {
    let style = Self.plain(face.names.style)
    let isCalled = style.contains("italic") || style.contains("oblique")
    // A face that can lean is upright at its default place.
    let canLean = face.axes.contains { [.italic, .slant].contains($0.tag) }
    guard isCalled != face.isItalic, !style.isEmpty, !canLean else { return nil }
    return SurveyFinding(
      .italicMismatch, .warning,
      isCalled
        ? "it is called “\(face.names.style)”, but does not claim to be italic"
        : "it is called “\(face.names.style)”, but claims to be italic")
  }

  /// Returns a name without characters that people write in different ways.
  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter })
  }
}
