import Foundation
import Testing

/// What somebody reads who changed one thing in a project.
@Suite struct `A verification after one change` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try write(style: #""size": 16, "relativeTo": "callout""#)
  }

  private func write(style: String, text: String = "Total 1 234") throws {
    try folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "mono.ttf"}, "samples": {"a": "\(text)"}, "styles": {"Call": {\(style)}}}
      """)
  }

  private func run(_ words: String, in sub: String = "") throws -> String {
    try shell(in: folder.path + sub, #""$typeproof" \#(words); echo "status $?""#)
  }

  @Test func `that ended the growth of a style says so`() throws {
    _ = try run("record")
    try write(style: #""size": 16, "fixed": true"#)
    let said = try run("verify")
    #expect(
      said.contains(", one cause: curve is none, was callout (proved by drawing)\n"), "\(said)")
  }

  @Test(arguments: [
    ("Total\u{A0}1 234", #"“Total\u{A0}1”, was “Total 1”"#),
    ("Total  1 234", "“Total  1”, was “Total 1”"),
  ])
  func `of a blank says which it is`(text: String, words: String) throws {
    _ = try run("record")
    try write(style: #""size": 16, "relativeTo": "callout""#, text: text)
    let said = try run("verify")
    #expect(said.contains("one cause: the text says \(words)"), "\(said)")
  }

  @Test func `leaves no picture of a difference that is mended`() throws {
    _ = try run("record")
    try write(style: #""size": 18, "relativeTo": "callout""#)
    _ = try run("verify")
    let pictures = try run("verify > /dev/null; ls .build/snapshot-artifacts/app/call | wc -l")
    #expect(pictures.contains("\n36\n"), "\(pictures)")
    try write(style: #""size": 16, "relativeTo": "callout""#)
    let some = try run(
      "verify --filter '*.ax?@2x' > /dev/null; ls .build/snapshot-artifacts/app/call | wc -l")
    #expect(some.contains("\n21\n"), "\(some)")
    let none = try run("verify > /dev/null; ls .build/snapshot-artifacts/app/call | wc -l")
    #expect(none.contains("\n0\n"), "\(none)")
  }

  @Test func `is of the same project in a folder below`() throws {
    try folder.file("src/a", "")
    #expect(try run("record", in: "/src").contains("app: compared 12 of 12 cells: 12 recorded"))
    #expect(try run("verify").contains("app: compared 12 of 12 cells: 12 equal"))
    for words in ["verify", "verify --suite app", "config"] {
      let said = try run(words, in: "/src")
      #expect(said.hasSuffix("status 0\n"), "\(words): \(said)")
    }
    #expect(try run("audit", in: "/src").contains("app: 1 style, 14 texts laid out"))
    #expect(try run("verify --suite ap", in: "/src").contains("Did you mean “app”?"))
  }

  @Test func `is told of all characters that no font has`() throws {
    try write(style: #""size": 16, "relativeTo": "callout""#, text: "Total 漢 and 𒀀")
    #expect(try run("audit").contains("no font has U+6F22 U+12000"))
  }
}
