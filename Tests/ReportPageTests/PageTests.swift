import DynamicType
import Foundation
import Reports
import Snapshots
import Testing

@testable import ReportPage

@Suite struct `The page of a report` {
  private static let ramp = RampName(
    suite: "app", style: .body, sample: "greeting", scale: .x2)
  private static let name = SnapshotName(ramp: ramp, category: .large)

  private static func results(words: String = "3 pixels differ") -> RunResults {
    RunResults(
      suite: "app", toolVersion: "1.2.3", declaredCount: 1,
      cells: [
        CellResult(
          name: name, verdict: .changed, words: words,
          changes: [Change(.text, role: .input, sentence: words)], picture: .equal)
      ])
  }

  private static func text(of page: ReportPage) throws -> String {
    String(decoding: try page.html(), as: UTF8.self)
  }

  /// What stands between two texts, of which the first has to be there once.
  private static func part(of text: String, from start: String, to end: String) throws -> String {
    let halves = text.components(separatedBy: start)
    try #require(halves.count == 2)
    return try #require(halves[1].components(separatedBy: end).first)
  }

  @Test func `runs our script and our style, known by their digests, and asks nobody for anything`()
    throws
  {
    let text = try Self.text(of: ReportPage(results: Self.results()))
    let policy = try Self.part(
      of: text, from: "http-equiv=\"Content-Security-Policy\" content=\"", to: "\"")
    let script = try Self.part(of: text, from: "<script>", to: "</script>")
    let style = try Self.part(of: text, from: "<style>", to: "</style>")
    #expect(
      policy
        == "default-src 'none'; script-src '\(try Self.digest(of: script))'; "
        + "style-src '\(try Self.digest(of: style))'; img-src data:; base-uri 'none'; form-action 'none'"
    )
    // Data lie in the page, and no address.
    #expect(!text.contains(" src="))
    #expect(text.components(separatedBy: " href=\"data:,\"").count == 2)
    #expect(text.components(separatedBy: " href=").count == 2)
  }

  /// SHA-256 by the system's own tool.
  private static func digest(of text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID()).txt")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    try process.run()
    let printed = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    let digits = Array(String(decoding: printed.prefix(64), as: UTF8.self))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }

  @Test func `has nothing of a stranger's text but as data`() throws {
    let hostile = "</script><script>alert(1)</script><!-- <img src=x onerror=alert(1)> ]]> \u{202E}"
    var results = Self.results(words: hostile)
    results.toolVersion = hostile
    results.strayFiles = [hostile]
    let text = try Self.text(of: ReportPage(results: results))
    let harmless = try Self.text(of: ReportPage(results: Self.results()))
    let tags = { (text: String) in text.components(separatedBy: "<").count }
    #expect(tags(text) == tags(harmless))
  }

  @Test func `holds the results that machines get`() throws {
    let text = try Self.text(of: ReportPage(results: Self.results(words: "a < b")))
    let data = try Self.part(
      of: text, from: "<script type=\"application/json\" id=\"results\">", to: "</script>")
    #expect(try RunResults(reading: Array(data.utf8)) == Self.results(words: "a < b"))
  }

  @Test
  func `holds pictures in the order of their names, and small ones with what they are a part of`()
    throws
  {
    var page = ReportPage(
      results: Self.results(), pictures: ["expected/b.png": [0x66], "actual/a.png": [0x66, 0x6F]])
    page.thumbnails = [Self.name: ReportPage.Thumbnail(content: [0x66], reduction: 2)]
    let text = try Self.text(of: page)
    #expect(
      text.contains(
        #"id="pictures">{"actual/a.png":"data:image/png;base64,Zm8=","#
          + #""expected/b.png":"data:image/png;base64,Zg=="}</script>"#))
    #expect(
      text.contains(
        #"id="goldens">{"app/body/greeting.l@2x":{"source":"data:image/png;base64,Zg==","scale":2}}<"#
      ))
  }

  @Test func `speaks to its own server only where it has a token for it`() throws {
    let served = try Self.text(of: ReportPage(results: Self.results(), reviewToken: "a\"<b"))
    #expect(served.contains("; connect-src 'self'\""))
    #expect(served.contains(#"id="review">{"token":"a\"\u003cb"}</script>"#))
    let filed = try Self.text(of: ReportPage(results: Self.results()))
    #expect(!filed.contains("connect-src"))
    #expect(filed.contains(#"id="review">null</script>"#))
  }

  @Test func `is the same for the same report`() throws {
    let page = ReportPage(results: Self.results(), pictures: ["b": [1], "a": [2], "c": [3]])
    #expect(try page.html() == page.html())
  }
}
