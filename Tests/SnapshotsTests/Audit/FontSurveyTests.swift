import Audit
import FontSurveys
import ImageDiff
import Snapshots
import Testing

@Suite struct `A survey of a font` {
  private func content(of font: String) throws -> [UInt8] {
    try FileTree.read("\(Bench.fontsPath)/\(font)")
  }

  private func face(in content: [UInt8]) throws -> FaceSurvey {
    guard case .faces(let faces) = try FontSurveyor().survey(content).outcome else {
      throw FontSurveyFailure.refused
    }
    return try #require(faces.first)
  }

  private enum FontSurveyFailure: Error { case refused }

  private static let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"

  @Test func `tells what a face is and that nothing is wrong with it`() throws {
    // The numbers are those of the tables as fontTools 4.38 reads them.
    let face = try face(in: try content(of: Self.mono))
    #expect(face.family == "JetBrains Mono" && face.style == "Regular" && face.weight == 400)
    #expect(face.glyphCount == 1359 && face.characterCount == 1182)
    #expect(face.scripts.first == FaceSurvey.ScriptCount(name: "Latin", characterCount: 374))
    #expect(face.lineHeight == 1.32)
    #expect(face.findings.isEmpty)
  }

  @Test func `lays a text of each of its scripts out at each size that text styles have`() throws {
    // Latin, its diacritics, Vietnamese, Greek and Cyrillic, at 42 sizes of eleven styles.
    #expect(try face(in: try content(of: Self.mono)).frameCount == 5 * 42)
  }

  @Test func `says how far ink leaves the height of a line, and of which letter`() throws {
    // Ề ends at 2263 units and lines at 1984, of 2048 in the em (fontTools 4.38).
    let findings = try face(in: try content(of: "Inter/InterVariable.ttf")).findings
    #expect(
      findings.first
        == SurveyFinding(
          .clippedInk, .error, "Vietnamese: ink of “Ề” reaches 0.136 em above its line"))
  }

  @Test func `says what a font for one script does not have`() throws {
    let findings = try face(in: try content(of: "NotoSansThai/NotoSansThai-Regular.ttf")).findings
    #expect(
      findings == [
        SurveyFinding(.noFigures, .note, "it lacks the figures 0123456789"),
        SurveyFinding(.noLatin, .note, "it has no Latin letters"),
        SurveyFinding(.noEllipsis, .note, "it lacks “…” U+2026"),
      ])
  }

  @Test func `says which letters are missing among those it claims`() throws {
    // The subset has letters without accents, and no euro.
    let findings = try face(in: try content(of: "BIZUDPGothic/BIZUDPGothic-Regular.ttf")).findings
    #expect(
      findings.prefix(1) == [
        SurveyFinding(
          .missingLetters, .warning, "Latin: it lacks Å U+00C5, É U+00C9")
      ])
    #expect(findings.contains(SurveyFinding(.missingSigns, .note, "Latin: it lacks U+20AC")))
    // Japanese shares letters with Chinese, and is not taken for it.
    #expect(!findings.contains { $0.words.hasPrefix("Chinese") })
  }

  @Test(
    arguments: [
      ("OS/2", "because it has no rules or forms for them"),
      ("Silf", "because its rules are for Graphite, which is not applied"),
    ])
  func `says that letters do not join without rules that are applied`(
    table: String, reason: String
  ) throws {
    // Joining is in GSUB, and the font has no characters for the presentation forms of letters.
    let urdu = "NotoNastaliqUrdu/NotoNastaliqUrdu-Regular.ttf"
    #expect(!(try face(in: try content(of: urdu)).findings.map(\.rule).contains(.unjoinedLetters)))
    let unjoined = try emptied("GSUB", in: try content(of: urdu))
    let findings = try face(in: renamed("OS/2", to: table, in: unjoined)).findings
    #expect(
      findings.contains(
        SurveyFinding(.unjoinedLetters, .error, "Arabic: its letters do not join, \(reason)")))
  }

  @Test func `says so though one letter in twelve has another form in a word`() throws {
    let content = try content(of: "../Tests/TextEngineTests/Fixtures/Unjoined.ttf")
    #expect(try face(in: content).findings.map(\.rule).contains(.unjoinedLetters))
  }

  @Test func `does not say so where letters join by the characters of presentation forms`() throws {
    let naskh = try content(of: "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf")
    let findings = try face(in: emptied("GSUB", in: naskh)).findings
    #expect(!findings.map(\.rule).contains(.unjoinedLetters))
  }

  @Test func `holds a face's name against its tables`() throws {
    var content = try content(of: Self.mono)
    // usWeightClass, and the first bit of fsSelection (OpenType, OS/2).
    try overwrite(&content, table: "OS/2", at: 4, with: [0x02, 0xBC])
    try overwrite(&content, table: "OS/2", at: 62, with: [0x00, 0x01])
    let findings = try face(in: content).findings
    #expect(
      findings == [
        SurveyFinding(
          .weightMismatch, .warning, "it is called “Regular”, but claims the weight 700"),
        SurveyFinding(
          .italicMismatch, .warning, "it is called “Regular”, but claims to be italic"),
        SurveyFinding(.irregular, .note, "the checksum of “OS/2” is wrong"),
      ])
  }

  @Test func `tells lines that the face makes too low`() throws {
    var content = try content(of: Self.mono)
    // The ascender of hhea is 700 units, in which capitals of 730 do not fit.
    try overwrite(&content, table: "hhea", at: 4, with: [0x02, 0xBC])
    let rules = try face(in: content).findings.map(\.rule)
    #expect(rules.first == .clippedInk && rules.contains(.leadingTooTight))
  }

  @Test func `tells why a file is refused, whatever it is called`() throws {
    let survey = try FontSurveyor().survey(Array("<html>".utf8))
    #expect(
      survey.outcome
        == .refused(
          "It is not a font: it looks like HTML or XML. "
            + "Use a TrueType or OpenType file (.ttf, .otf, .ttc)."))
    #expect(survey.byteCount == 6)
  }

  @Test func `is the same by the same surveyor and by another`() throws {
    let content = try content(of: "NotoNastaliqUrdu/NotoNastaliqUrdu-Regular.ttf")
    let surveyor = try FontSurveyor()
    let first = surveyor.survey(content)
    _ = surveyor.survey(try self.content(of: Self.mono))
    #expect(surveyor.survey(content) == first)
    #expect(try FontSurveyor().survey(content) == first)
  }

  /// A font whose directory calls a table something else. The tags must stay in order, as HarfBuzz needs.
  private func renamed(_ table: String, to tag: String, in content: [UInt8]) throws -> [UInt8] {
    var content = content
    let record = try record(of: table, in: content)
    content.replaceSubrange(record..<record + 4, with: tag.utf8)
    return content
  }

  /// A font whose directory says that a table has no bytes.
  private func emptied(_ table: String, in content: [UInt8]) throws -> [UInt8] {
    var content = content
    let record = try record(of: table, in: content)
    content.replaceSubrange(record + 12..<record + 16, with: [0, 0, 0, 0])
    return content
  }

  private func record(of table: String, in content: [UInt8]) throws -> Int {
    try #require(
      stride(from: 12, to: content.count, by: 16)
        .first { content[$0..<$0 + 4].elementsEqual(table.utf8) })
  }

  private func overwrite(
    _ content: inout [UInt8], table: String, at offset: Int, with bytes: [UInt8]
  ) throws {
    let count = Int(content[4]) << 8 | Int(content[5])
    let records = (0..<count).map { (index: Int) -> Int in 12 + index * 16 }
    let record = try #require(records.first { content[$0..<$0 + 4].elementsEqual(table.utf8) })
    let place = content[(record + 8)..<(record + 12)]
    let start = place.reduce(0) { (sum: Int, byte: UInt8) -> Int in sum << 8 | Int(byte) } + offset
    content.replaceSubrange(start..<start + bytes.count, with: bytes)
  }
}
