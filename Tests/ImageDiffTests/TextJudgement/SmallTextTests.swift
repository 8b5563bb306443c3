import ImageDiff
import Imaging
import Testing

/// What people lose sight of first, in Inter at 11 px; see Fixtures/README.md.
@Suite struct `Small text in a real font` {
  static func judged(_ expected: String, _ actual: String) throws -> TextJudgement {
    let folder = "Tests/ImageDiffTests/TextJudgement/Fixtures"
    return judge(
      expected: try PNG.decode(FileSource("\(folder)/\(expected).png")),
      actual: try PNG.decode(FileSource("\(folder)/\(actual).png")))
  }

  @Test(arguments: [
    ("text", "no_accent"), ("text_dark", "dark_no_accent"), ("text_faint", "faint_no_accent"),
  ])
  func `an accent lost from résumé is a mark that vanished`(
    expected: String, actual: String
  ) throws {
    let findings = try Self.judged(expected, actual).findings
    #expect(findings.map(\.cause) == [.inkVanished(.mark)])
    #expect(findings.first?.lines == [2])
  }

  @Test(arguments: [("text", "glyph_moved"), ("text_faint", "faint_glyph_moved")])
  func `one glyph moved by a pixel is told as that`(expected: String, actual: String) throws {
    let findings = try Self.judged(expected, actual).findings
    #expect(findings.map(\.cause) == [.shifted(dx: 1, dy: 0)])
    #expect(findings.first?.isPart == true)
  }

  @Test func `I instead of l is found where it is`() throws {
    let judgement = try Self.judged("text_Il", "swapped_Il")
    #expect(judgement.verdict == .changed)
    #expect(judgement.findings.count == 1)
    #expect(judgement.findings.first?.lines == [1])
  }

  @Test func `faint text that became a little darker changed colour`() throws {
    let findings = try Self.judged("text_faint", "faint_darker").findings
    guard case .color(_, let to)? = findings.first?.cause else {
      Issue.record("\(findings)")
      return
    }
    #expect((0xD6...0xDA).contains(to.red))
  }

  @Test func `faint text that became heavier is heavier`() throws {
    let findings = try Self.judged("text_faint", "faint_heavier").findings
    guard case .weight(let dilation)? = findings.first?.cause else {
      Issue.record("\(findings)")
      return
    }
    #expect(dilation > 0)
  }

  @Test func `a word moved to the next line is reflow`() throws {
    #expect(try Self.judged("text", "reflowed").findings.map(\.cause) == [.reflowed])
  }

  @Test(arguments: [
    ("text", "redrawn"), ("text_dark", "dark_redrawn"), ("text_faint", "faint_redrawn"),
  ])
  func `what another rasteriser makes of it is noise`(expected: String, actual: String) throws {
    let judgement = try Self.judged(expected, actual)
    #expect(judgement.verdict == .rasteriserNoise)
    #expect(!judgement.isNear)
  }
}
