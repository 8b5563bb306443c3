import Snapshots
import DynamicType
import Testing
import Wording

@testable import GoldenText
@testable import Verification

@Suite struct `A layout text` {
  private func parse(_ text: String) throws(LayoutDocumentError) -> LayoutDocument {
    try LayoutDocument(parsing: Array(text.utf8), ramp: SampleFacts.ramp)
  }

  /// The sample with other words in one place.
  private func sample(_ old: String, becomes new: String) throws -> String {
    let range = try #require(SampleFacts.text.firstRange(of: old))
    var text = SampleFacts.text
    text.replaceSubrange(range, with: new)
    return text
  }

  @Test func `is printed as it is written by hand`() throws {
    let document = try #require(SampleFacts.document())
    #expect(Array(document.description.utf8) == Array(SampleFacts.text.utf8))
  }

  @Test func `is read as the facts it states`() throws {
    #expect(try parse(SampleFacts.text) == SampleFacts.document())
  }

  @Test func `of no cell is two lines`() throws {
    #expect(try parse("typeproof golden 3\ntiny/body/word@1x\n").cells.isEmpty)
  }

  @Test(arguments: [
    ("box 0 20.5", "box 20.5 0"), ("ink 1 -0.25 36 19.75", "ink 36 -0.25 1 19.75"),
    ("ink 1 -0.25 36 19.75", "ink 1 19.75 36 -0.25"),
  ]) func `has no box that is turned round`(old: String, new: String) throws {
    let text = try sample(old, becomes: new)
    #expect(
      throws: LayoutDocumentError.unexpected(
        line: 23, expected: "“line:”, its places, from the left and the top, and a text")
    ) { try parse(text) }
  }

  @Test(arguments: [
    ("17 pt", "17.0 pt"), ("17 pt", "+17 pt"), ("17 pt", "1.7e1 pt"), ("17 pt", "0x11 pt"),
    ("17 pt", "017 pt"), ("| 0 | 36", "| -0 | 36"), ("36.989", "36.9890"), ("124 ×", "+124 ×"),
    ("4, 0 px", "4,00 px"), ("4, 0 px", "4, -0 px"), ("é", "e\u{301}"),
    ("200F", "200f"), ("0a0b0c", "0A0B0C"), ("golden 3", "golden 03"), ("golden 3", "golden 0"),
    ("\\u{200F}", "\u{200F}"), ("\\\\", "\\u{5C}"), ("\\u{7C}", "|"),
    ("\n\n[AX5]", "\n\n\n[AX5]"), ("7f\n\n", "7f\n"), ("9f\n", "9f"), ("9f\n", "9f\n\n"),
    ("sample: word\n", ""), ("text: Type", "text:Type"), ("font: Inter", "font: "),
    ("\n\n[L]", "\n[L]"), ("sha256: 60", "sha256: 6"),
    ("published", "guessed"), ("400\n", "400 \n"), ("width: unbounded", "width: 1e400 pt"),
    ("17 pt", "1e400 pt"), ("17 pt", "nan pt"), ("17 pt", "inf pt"), ("17 pt", "17 px"),
    ("124 ×", "99999999999999999999 ×"), ("[AX5]", "[ax5]"), ("[AX5]", "[AX6]"),
    ("tiny/", "tinz/"), ("size: 17", "size:17"), ("leading: 22 pt\n", ""),
  ])
  func `has one spelling only, and any other is damage or another fact`(
    old: String, new: String
  ) throws {
    let text = try sample(old, becomes: new)
    do {
      #expect(try parse(text) != SampleFacts.document())
      // What is read all the same is printed as it stood there.
      #expect(Array(try parse(text).description.utf8) == Array(text.utf8))
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test
  func `may repeat heads, as git leaves them of two branches, and the last above a block counts`()
    throws
  {
    let known = "sample: word\ntext: Type “proof”\nwidth: 120 pt\nsystem font: Inter/Inter.ttf\n"
    let other = known.replacing("120", with: "90")
    let document = try parse(
      try sample("[AX5]", becomes: "\(known)\n\(other)\n\(known)\n[AX5]"))
    #expect(document == SampleFacts.document())
    #expect(document.description == SampleFacts.text)
    let changed = try parse(try sample("[AX5]", becomes: "\(known)\n\(other)\n[AX5]"))
    #expect(changed.cells[.large] == document.cells[.large])
    #expect(
      changed.cells[.accessibilityExtraExtraExtraLarge]?.head?.lines.contains("width: 90 pt")
        == true)
  }

  @Test func `names the line that is damaged, and what is expected there`() throws {
    #expect(throws: LayoutDocumentError.unexpected(line: 11, expected: "“size: ” and a length")) {
      try parse(try sample("size: 17 pt", becomes: "size: 1e400 pt"))
    }
    #expect(throws: LayoutDocumentError.notCanonical(line: 11)) {
      try parse(try sample("size: 17 pt", becomes: "size: 17.0 pt"))
    }
    #expect(throws: LayoutDocumentError.unexpected(line: 1, expected: "“typeproof golden 3”")) {
      try parse("")
    }
    #expect(
      throws: LayoutDocumentError.unexpected(
        line: 31, expected: "a category that has no block yet")
    ) {
      try parse(try sample("[AX5]", becomes: "[L]"))
    }
  }

  @Test func `with its blocks in another order is not as it was written`() throws {
    #expect(throws: LayoutDocumentError.notCanonical(line: 9)) {
      try parse(try sample("[L]", becomes: "[AX4]").replacing("[AX5]", with: "[XS]"))
    }
  }

  @Test func `tells changed line ends, marks, conflicts, pointers and later formats apart`() throws
  {
    #expect(throws: LayoutDocumentError.foreign(.carriageReturn(line: 1))) {
      try parse(SampleFacts.text.replacing("\n", with: "\r\n"))
    }
    #expect(throws: LayoutDocumentError.unexpected(line: 1, expected: "“typeproof golden 3”")) {
      try parse("\u{FEFF}" + SampleFacts.text)
    }
    #expect(throws: LayoutDocumentError.foreign(.conflictMarker(line: 11))) {
      try parse(try sample("size: 17 pt", becomes: "<<<<<<< HEAD\nsize: 17 pt"))
    }
    #expect(throws: LayoutDocumentError.gitLFSPointer) {
      try parse("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n")
    }
    #expect(throws: LayoutDocumentError.newerFormat(version: 4)) {
      try parse(try sample("golden 3", becomes: "golden 4"))
    }
    #expect(throws: LayoutDocumentError.olderFormat(version: 1)) {
      try parse(try sample("golden 3", becomes: "golden 1"))
    }
    #expect(throws: LayoutDocumentError.notUTF8) {
      try LayoutDocument(
        parsing: Array(SampleFacts.text.utf8) + [0xFF], ramp: SampleFacts.ramp)
    }
  }

  @Test func `cut short at any byte is damaged, or lacks the cells that were cut off`() throws {
    let bytes = Array(SampleFacts.text.utf8)
    let whole = try #require(SampleFacts.document())
    for end in 0..<bytes.count {
      guard let cut = try? LayoutDocument(parsing: Array(bytes[..<end]), ramp: whole.ramp) else {
        continue
      }
      #expect(cut.cells.count < whole.cells.count)
    }
  }

  @Test(arguments: [
    "\u{301}a", "\u{0E31}\u{0E01}", "\u{64E}ن", "a\u{301}\u{327}", " | x", "\\", "\\u{41}", "a\tb",
    "\u{0}", "\u{85}\u{2028}", "\u{202E}abc\u{202C}", "👩\u{200D}👧\u{FE0F}", "\u{E000}",
    "\u{10FFFF}",
    "\r\n", "",
  ])
  func `holds any text in one line and gives it back`(text: String) throws {
    var document = try #require(SampleFacts.document())
    document.cells[.large]?.facts.lines[0].text = text
    document.cells[.large]?.facts.fonts[0].name = text + ".ttf"
    let printed = document.description
    #expect(printed.utf8.count { $0 == 10 } == SampleFacts.text.utf8.count { $0 == 10 })
    let read = try parse(printed)
    #expect(read == document)
  }
}
