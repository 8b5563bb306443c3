import Snapshots
import DynamicType
import ImageDiff
import Imaging
import JSON
import TextEngine
import Testing

@testable import Reports
@testable import Audit
@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `A file of results` {
  private func full() throws -> RunResults {
    var results = Sample.small
    results.allowsObsolete = true
    results.goldens = "design/Snapshots"
    results.commit = "0123456789abcdef0123456789abcdef01234567"
    results.shard = Shard(index: 2, count: 3)
    results.plan = SecureDigest(of: [1])
    results.strayFiles = ["app/body/note.txt"]
    results.differences = ["There is no fingerprint of the suite. Record the suite."]
    results.libraryDrift = ["FreeType 2.12.1 → 2.13.3"]
    results.troubles = [Sample.hostile]
    results.selfCheck = SelfCheckResult(
      cell: Sample.name(.large), known: 5, missed: ["a cell differs from itself"])
    results.audit = [
      AuditFinding(
        .truncated, .error,
        at: AuditFinding.Place(
          style: "Heading", categories: [.large, .accessibilityLarge], sample: "total (de)",
          element: ElementName(path: "List/Row[2]/Text", text: "Betrag"), width: 343.5, line: 2,
          range: 3..<9), "“Betrag” is cut off"),
      AuditFinding(.noScaling, .note, at: AuditFinding.Place(style: "Body"), "17 pt everywhere"),
    ]
    results.cells[1].expected = Sample.facts(size: 16)
    results.cells[1].actual = Sample.facts(
      size: 17.25, text: "\u{301}é\u{202E}\"\\\u{1}")
    results.cells[1].letterHeights = LetterHeights(xHeight: 9.28, capHeight: nil)
    results.cells[1].inputs = Self.inputs
    results.cells[1].inputsOnRecord = Self.inputsOnRecord
    results.cells[1].changes += [Sample.text, Sample.weight]
    results.cells[1].consequences = [
      Change(
        .size, role: .resolved, before: "16 pt", after: "17.25 pt",
        amount: .sizes(
          from: 16, to: 17.25, curve: SizeCurve(style: .title1, sizeAtLarge: Points(28.5))),
        sentence: "point size is 17.25 pt, was 16 pt"),
      Change(
        .pictureSize, role: .extent, before: "1 × 2 px", after: "3 × 4 px", amount: .all,
        sentence: "picture is 3 × 4 px, was 1 × 2 px"),
      Change(
        .spacing, role: .pixels, aspect: "gap",
        place: ChangePlace(lines: [1], area: PixelRect(x: -1, y: 0, width: 0, height: 0)),
        amount: .length(-0.5, em: 34), sentence: "line 1 closes up"),
    ]
    results.cells[0].changes = [Sample.weight]
    results.cells[1].proof = .unexplained(
      pixels: 12, within: PixelRect(x: 4, y: 2, width: 4, height: 3))
    results.cells += [
      CellResult(
        name: SnapshotName(ramp: Sample.title, category: .accessibilityExtraLarge),
        verdict: .tolerated, words: "3 pixels differ; nearly too much",
        picture: .different(Sample.difference),
        tolerance: CellResult.Tolerance(words: "text: Why.", isNear: true, countedPixels: nil)),
      CellResult(
        name: SnapshotName(ramp: Sample.title, category: .accessibilityExtraExtraLarge),
        verdict: .tolerated, isRecorded: true, picture: .different(Sample.difference),
        tolerance: CellResult.Tolerance(words: "px: Why.", isNear: false, countedPixels: 7)),
      CellResult(
        name: SnapshotName(ramp: Sample.title, category: .extraSmall), verdict: .changed,
        words: "x", changes: [Change(.file, role: .record, after: "x", sentence: "x")],
        picture: .sizeDiffers(
          expected: PixelSize(width: 1, height: 2), actual: PixelSize(width: 3, height: 4)),
        proof: .unknown("no font file holds it"), pictures: CellResult.Pictures(actual: "a.png")),
    ]
    return results
  }

  /// The inputs of a ramp as it is drawn today.
  private static let inputs = head(of: "a | b\u{202E}")
  /// The inputs of the same ramp on record.
  private static let inputsOnRecord = head(of: "c")

  private static func head(of text: String) -> GoldenHead {
    GoldenHead(
      of: RampSpec(
        suite: "app", style: .body, sample: Snapshots.Sample("greeting", text: text),
        width: 120, scale: .x2),
      systemFont: SystemFont("Inter.ttf"))
  }

  @Test func `holds the parts of an interface as its layout text does, and no layout of a text`()
    throws
  {
    var results = try full()
    var facts = try #require(Sample.facts(size: 16))
    facts.pointSize = .zero
    facts.leading = nil
    facts.provenance = nil
    facts.weight = .regular
    facts.boundedWidth = nil
    (facts.fonts, facts.runs, facts.lines, facts.flags) = ([], [], [], [])
    facts.frameOrigin = PixelPoint(x: 0, y: 0)
    facts.subject = .interface([
      ElementFacts(
        path: "List/Ro|w\n", box: PointRect(x: 0, y: 0.5, width: 320, height: 44),
        traits: ["control"],
        content: .fill("#FFFFFF", in: PointRect(x: 0, y: 0, width: 1, height: 1)),
        largeContent: "title “\u{202E}”")
    ])
    results.cells[1].actual = facts
    let text = try results.json().text
    #expect(text.contains("\"actualElements\""))
    #expect(text.contains("element: List/Ro\\\\u{7C}w\\\\u{A} | box 0 0.5 320 44 | control"))
    #expect(!text.contains("\"actualLayout\""))
    #expect(try read(text).cells[1].actual == facts)
    #expect(throws: RunResultsError.self) {
      try read(text.replacing("box 0 0.5 320 44", with: "box 0 0.5 320"))
    }
  }

  private func read(_ text: String) throws(RunResultsError) -> RunResults {
    try RunResults(reading: Array(text.utf8))
  }

  /// Why a text is refused; `nil` where it is not.
  private func refusal(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func text(replacing old: String, with new: String) throws -> String {
    let text = try full().json().text
    let range = try #require(text.firstRange(of: old), "\(old) in \(text)")
    return text[..<range.lowerBound] + new + text[range.upperBound...]
  }

  @Test func `reads back as what was written`() throws {
    let results = try full()
    let back = try read(results.json().text)
    for (cell, other) in zip(back.cells, results.cells) { #expect(cell == other) }
    #expect(back == results)
    #expect(try back.json().text == results.json().text)
  }

  @Test func `is written member by member`() throws {
    var one = Sample.small
    one.cells = [Sample.small.cells[0], Sample.small.cells[2]]
    one.cells[0].actual = nil
    #expect(
      try one.json().text == """
        {
          "schemaVersion": 4,
          "tool": "typeproof",
          "toolVersion": "1.2.3",
          "suite": "app",
          "goldens": "Snapshots",
          "commit": null,
          "allowsObsolete": false,
          "shard": null,
          "declared": 3,
          "compared": 2,
          "exitCode": 1,
          "counts": {
            "equal": 1,
            "tolerated": 0,
            "changed": 0,
            "missing": 1,
            "unreadable": 0,
            "unstable": 0,
            "failed": 0,
            "obsolete": 0,
            "recorded": 0,
            "near": 0
          },
          "cells": [
            {
              "name": "app/body/greeting.m@2x",
              "style": "body",
              "styleTitle": "Body",
              "sample": "greeting",
              "variants": [],
              "scale": 2,
              "category": "M",
              "verdict": "equal",
              "isRecorded": false
            },
            {
              "name": "app/body/greeting.xl@2x",
              "style": "body",
              "styleTitle": "Body",
              "sample": "greeting",
              "variants": [],
              "scale": 2,
              "category": "XL",
              "verdict": "missing",
              "isRecorded": false,
              "words": "there is no golden. Record it with: typeproof record --mode missing"
            }
          ],
          "groups": [],
          "changes": [],
          "strayFiles": [],
          "trouble": [],
          "differences": [],
          "selfCheck": null,
          "libraryDrift": []
        }
        """)
  }

  @Test func `tells groups and changes, which reading works out of the cells`() throws {
    let text = try Sample.small.json().text
    let told = """
        "groups": [
          {
            "letter": "A",
            "sentence": "“é” in line 1 has lost a mark of 3 × 4 px",
            "kinds": [
              "mark-lost"
            ],
            "count": 1,
            "proved": 0,
            "cells": [
              "app/body/greeting.l@2x"
            ]
          }
        ],
        "changes": [
          {
            "number": 1,
            "kind": "mark-lost",
            "sentence": "“é” in line 1 has lost a mark of 3 × 4 px",
            "count": 1,
            "cells": [
              "app/body/greeting.l@2x"
            ]
          }
        ],
      """
    #expect(text.contains(told), "\(text)")
    let other = text.replacing(#""letter": "A""#, with: #""letter": "Z""#)
      .replacing(#""number": 1"#, with: #""number": 9"#)
    #expect(try read(other) == Sample.small)
  }

  @Test func `is refused where a changed cell says of no change`() throws {
    var results = Sample.small
    results.cells[1].changes = []
    #expect(
      refusal(try results.json().text)?.contains(
        "A changed cell needs at least one change. Verify again.") == true)
  }

  @Test func `is refused where a proof says less than it has to`() throws {
    var results = Sample.small
    results.cells[1].proof = .proved
    let text = try results.json().text
    #expect(try read(text) == results)
    results.cells[1].proof = .explained
    #expect(try read(results.json().text) == results)
    for result in ["unexplained", "unknown"] {
      let less = text.replacing(#""result": "proved""#, with: #""result": "\#(result)""#)
      #expect(
        refusal(less)?.contains(
          "Members that this result needs are missing. Verify "
            + "again.") == true)
    }
  }

  @Test(arguments: ["sample: greeting", "text: c"])
  func `is refused where inputs are none of a golden`(line: String) throws {
    let text = try text(replacing: "\"\(line)\"", with: "\"sample greeting\"")
    #expect(refusal(text)?.contains("These are not inputs of a golden. Verify again.") == true)
  }

  /// Names are equal by what they are called in coordinates, which says nothing of the spelling.
  @Test func `keeps the name of a style as it was spelled`() throws {
    var results = Sample.small
    let ramp = RampName(suite: "app", style: StyleName("Fließtext"), sample: "word", scale: .x2)
    results.cells = [
      CellResult(name: SnapshotName(ramp: ramp, category: .large), verdict: .equal)
    ]
    let again = try RunResults(reading: Array(try results.json().text.utf8))
    #expect(again.cells.map(\.name.ramp.style.title) == ["Fließtext"])
    #expect(Sample.name(.large).titled("Another").ramp.style.title == "Body")
  }

  @Test func `has a layout only where it is not to be brief`() throws {
    #expect(try full().json().text.contains("\"actualLayout\""))
    let brief = try full().json(isBrief: true, pictureFolder: "out").text
    #expect(!brief.contains("Layout\""))
    #expect(brief.contains("\"pictureFolder\": \"out\""))
  }

  @Test func `is refused where a later version wrote it`() throws {
    #expect(
      refusal(#"{"cells": 1, "schemaVersion": 5}"#)
        == "line 1, column 31: The results have format 5, which is newer than this program's 4. "
        + "Update typeproof.")
    #expect(refusal(#"{"schemaVersion": 3}"#)?.contains("older than this program's 4") == true)
    #expect(
      refusal(#"{}"#)?.hasPrefix("line 1, column 1: The file has no “schemaVersion”.") == true)
  }

  @Test func `is refused where it ends before its time, whatever the place`() throws {
    let text = try full().json().text
    let bytes = Array(text.utf8)
    #expect(
      refusal("{\n  \"suite\": \"app\",")?.hasPrefix("line 2, column 18: The text ends") == true)
    for length in stride(from: 0, to: bytes.count - 1, by: 97) {
      #expect(throws: RunResultsError.self) {
        try RunResults(reading: Array(bytes.prefix(length)))
      }
    }
  }

  @Test(
    arguments: [
      (#""declared": 3"#, #""declared": "3""#, "“declared” is “3”. Write a whole number from 0"),
      (
        #""verdict": "missing""#, #""verdict": "mising""#,
        "“verdict” is “mising”. Write “missing”."
      ),
      (#""known": 5"#, #""known": -1"#, "“known” is -1."),
      (#""baseline": 16.063"#, #""baseline": null"#, "“baseline” is null. Write a number."),
      (#""selfCheck": {"#, #""selfCheckx": {"#, "has no “selfCheck”"),
      (
        "app/body/greeting.m@2x", "../../etc/greeting.m@2x",
        "“name” is “../../etc/greeting.m@2x”. Write the coordinates of a cell"
      ),
      (
        "app/body/greeting.m@2x", "app/body/greeting.l@2x",
        "The cell app/body/greeting.l@2x occurs twice."
      ),
      (#""suite": "app""#, #""suite": "../app""#, "“suite” is “../app”."),
    ])
  func `is refused with a place and a reason`(old: String, new: String, reason: String) throws {
    let refusal = try #require(refusal(try text(replacing: old, with: new)))
    #expect(refusal.hasPrefix("line "), "\(refusal)")
    #expect(refusal.contains(reason), "\(refusal)")
  }

  @Test(
    arguments: [
      "../secret.png", "/etc/passwd", "a.html", ".a/b.png", "a/../../b.png", "", "a//b.png",
      "./a.png", "C:/a.png",
      #"..\\a.png"#, #"a\u0000.png"#, "a/..",
    ])
  func `is refused where a picture lies elsewhere`(name: String) throws {
    let text = try text(
      replacing: #""expected/app/body/greeting.l@2x.png""#, with: "\"\(name)\"")
    #expect(
      refusal(text)?.contains("Write the path of a .png below the folder of the results")
        == true,
      "\(name)")
  }

  @Test func `never brings the program down, whatever stands in it`() throws {
    let bytes = Array(try full().json().text.utf8)
    for (index, offset) in stride(from: 0, to: bytes.count, by: 61).enumerated() {
      var damaged = bytes
      damaged[offset] = Array("9-}]\"\\,e0".utf8)[index % 9]
      // Some damage leaves a file of other results.
      _ = try? RunResults(reading: damaged)
    }
    #expect(throws: RunResultsError.self) {
      try RunResults(reading: Array(repeating: UInt8(ascii: "["), count: 100_000))
    }
  }

  @Test func `passes over members that a later version added`() throws {
    let text = try text(replacing: #""suite": "app""#, with: #""suite": "app", "weather": "mild""#)
    #expect(try read(text) == full())
  }
}
