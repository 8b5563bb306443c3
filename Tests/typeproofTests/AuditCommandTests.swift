import Testing

@testable import typeproof

@Suite struct `The audit command` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
  }

  private func audit(_ styles: String, more: String = "", _ words: String...) async throws
    -> CommandRun
  {
    try folder.file(
      "typeproof.json",
      """
      {
        // One face, two texts.
        "suite": "shop", "fonts": {"system": "mono.ttf"}, "styles": {\(styles)},
        "samples": {"total": {"en": "Total", "de": "Summe in Euro"}},
        "exemptions": [{"rule": "bold-text-ignored", "because": "The face has one weight."}\(more)],
      }
      """)
    return await CommandRun(["audit", "--config", folder("typeproof.json")] + words)
  }

  @Test func `has nothing to say of a sound style`() async throws {
    let run = try await audit(#""text": {"font": "mono.ttf", "size": 17, "relativeTo": "body"}"#)
    #expect(run.code == .nothingToDo)
    #expect(run.output == "shop: 1 style, 28 texts laid out: 1 switched off\n")
  }

  @Test func `names rule, style, text and categories, and ends with differences`() async throws {
    // Fourteen letters of 0.6 em: 336 pt at 40 pt, and more than 343 pt from XL on.
    let run = try await audit(
      #""text": {"font": "mono.ttf", "size": 40, "relativeTo": "body", "lineLimit": 1}"#)
    #expect(run.code == .differences)
    #expect(
      run.output.contains(
        "error  truncated  text, total (de), 343 pt wide, XL XXL XXXL AX1 AX2 AX3 AX4 AX5: at XL line 1 "
      ), "\(run.output)")
    #expect(run.output.contains("shop: 1 style, 28 texts laid out: "))
  }

  @Test func `tells a style that does not scale`() async throws {
    let run = try await audit(#""note": {"font": "mono.ttf", "size": 17, "fixed": true}"#)
    #expect(run.code == .differences)
    #expect(run.output.contains("error  no-scaling  note"), "\(run.output)")
    #expect(
      run.output.contains("\nWhat this means: typeproof explain no-scaling\nshop: "),
      "\(run.output)")
  }

  @Test func `tells machines the rule, Apple's name for it, and why`() async throws {
    let run = try await audit(
      #""note": {"font": "mono.ttf", "size": 17, "fixed": true}"#, "--json")
    #expect(run.output.contains(#""rule": "no-scaling""#))
    #expect(run.output.contains(#""appleName": "dynamicType""#))
    #expect(run.output.contains(#""because": "The face has one weight.""#))
  }

  @Test func `tells what is switched off for nothing`() async throws {
    let run = try await audit(
      #""text": {"font": "mono.ttf", "size": 17, "relativeTo": "body"}"#,
      more: #", {"rule": "truncated", "because": "One line by design."}"#)
    #expect(run.code == .differences)
    #expect(run.output.contains("unused  “truncated” is switched off, but it finds nothing."))
  }

  @Test func `ends in trouble where a font is not there`() async throws {
    let run = try await audit(#""text": {"font": "Brand", "size": 17, "relativeTo": "body"}"#)
    #expect(run.code == .trouble)
    #expect(
      run.errors.contains(
        "typeproof.json, line 3, column 81: No font has the file name, PostScript name or family “Brand”"
      ),
      "\(run.errors)")
  }

  @Test func `tells every mistake in the file, with its name and place`() async throws {
    let run = try await audit(#""text": {"size": 17, "relativeTo": "bdy", "wieght": 3}"#)
    #expect(run.code == .trouble)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 2, "\(run.errors)")
    #expect(
      lines.allSatisfy {
        $0.hasPrefix("typeproof: ") && $0.contains("typeproof.json, line 3, column ")
      }, "\(run.errors)")
    #expect(lines.first?.contains("Did you mean “body”?") == true)
    #expect(lines.last?.contains("Did you mean “weight”?") == true)
  }

  @Test func `tells that there is no file`() async {
    let run = await CommandRun(["audit", "--config", folder("missing.json")])
    #expect(run.code == .trouble)
    #expect(run.errors.contains("missing.json"))
  }
}
