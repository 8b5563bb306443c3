import Audit
import FontSurveys
import Foundation
import ImageDiff
import Reports
import Snapshots
import Testing

@testable import ReportPage

@Suite struct `The page of a survey` {
  private static let hostile = "<script>alert(1)</script>&\"'\u{202E}"

  private static func page(family: String = "Family", words: String = "it has no space") -> String {
    let face = FaceSurvey(
      index: 1, family: family, style: "Regular", postScript: "F", version: "1", weight: 400,
      isItalic: false, axes: [], glyphCount: 1, characterCount: 7,
      scripts: [FaceSurvey.ScriptCount(name: "Latin", characterCount: 7)], lineHeight: 1.25,
      frameCount: 42, findings: [SurveyFinding(.noSpace, .warning, words)])
    let survey = Survey(
      edition: family,
      fonts: [
        SurveyedFont(
          path: "\(family).ttc",
          survey: FontSurvey(
            digest: SecureDigest(of: []), byteCount: 0, outcome: .faces([face]))),
        SurveyedFont(
          path: "b.ttf",
          survey: FontSurvey(
            digest: SecureDigest(of: []), byteCount: 0, outcome: .refused(words))),
      ])
    return String(decoding: SurveyPage(survey).html(), as: UTF8.self)
  }

  @Test func `runs nothing, and lets in no style but its own`() throws {
    let page = Self.page()
    let style = try #require(
      page.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
    let digest = try StyleDigest.of(style)
    #expect(
      page.contains(
        "content=\"default-src 'none'; style-src '\(digest)'; img-src data:; base-uri 'none'; "
          + "form-action 'none'\""))
    #expect(!page.contains("<script") && !page.contains(" style=") && !page.contains(" src="))
  }

  @Test func `shows text from strangers as text`() {
    let page = Self.page(family: Self.hostile, words: Self.hostile)
    #expect(!page.contains("<script") && !page.contains("\u{202E}"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;\"'U+202E"))
  }

  @Test func `has the refused first, then the face with what was found`() throws {
    let page = Self.page()
    let refused = try #require(page.range(of: "<h2>1 refused</h2>"))
    let warned = try #require(page.range(of: "<h2>1 with warnings</h2>"))
    #expect(refused.lowerBound < warned.lowerBound)
    #expect(
      page.contains(
        "<span class=\"name\" dir=\"auto\">Family Regular</span><code>Family.ttc#1</code>"))
    #expect(
      page.contains(
        "<span class=\"rule\"><span class=\"unseen\">warning: </span>"
          + "<span aria-hidden=\"true\">W</span> no-space</span> <span class=\"words\">it has no space</span>"
      ))
    #expect(page.contains("<td class=\"number\">1.25 em</td><td class=\"number\">7</td>"))
  }
}

/// The digest of a style as Content Security Policy writes it, by the system's own program.
private enum StyleDigest {
  static func of(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "style-\(UUID()).css")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    let digits = Array(String(decoding: printed.prefix(64), as: UTF8.self))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}
