import Testing

@testable import typeproof

@Suite struct `The words on two fonts` {
  private func lines(_ words: String...) async -> [String] {
    await CommandRun(["compare-fonts"] + words).output.split(separator: "\n").map(String.init)
  }

  @Test func `name a character that is missing, without its letter where it has none`() async {
    let (italic, upright) = (font("Inter/InterVariable-Italic.ttf"), inter)
    let one = await lines(italic, upright, "--text", "a", "--most", "1")
    #expect(one.contains("missing  1 character: U+EED7"), "\(one)")
  }

  @Test func `name twelve characters that are missing, and show that there are more`() async {
    let many = await lines(
      inter, font("Inter/InterVariable-Italic.ttf"), "--text", "a", "--most", "1")
    let twelve = (0xE02C...0xE037).map { "U+" + String($0, radix: 16, uppercase: true) }
    #expect(
      many.contains("missing  37 characters: \(twelve.joined(separator: ", ")) …"),
      "\(many)")
    let signs = await lines(
      font("NotoNastaliqUrdu/NotoNastaliqUrdu-Regular.ttf"),
      font("NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"), "--text", "ب", "--most", "1")
    #expect(
      signs.contains(
        "missing  26 characters: U+0028, U+0029, U+002B, U+002D, U+002F, U+003D, U+005B, U+005C, "
          + "U+005D, U+007B, U+007C, U+007D …"), "\(signs)")
    #expect(
      signs.contains {
        $0.hasPrefix("metrics  ascent 1.069 em, was 1.904 em; descent 0.634 em, was 0.596 em; ")
      }, "\(signs)")
  }

  @Test func `list as many changes as there are, and count no others then`() async throws {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    let file = try folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "mono.ttf"}, "samples": {"total": "Total"},
       "styles": {"Body": {"size": 17, "relativeTo": "body"}}}
      """)
    let serif = font("NotoSerif/NotoSerif-Regular.ttf")
    let all = await lines(mono, serif, "--config", file, "--most", "12")
    #expect(all.count { $0.hasPrefix("changed  ") } == 12, "\(all)")
    #expect(!all.contains { $0.hasPrefix("and ") }, "\(all)")
    let few = await lines(mono, serif, "--config", file, "--most", "11")
    #expect(few.count { $0.hasPrefix("changed  ") } == 11, "\(few)")
    #expect(few.contains("and 1 more; list all with --most 12 or --json"), "\(few)")
  }

  @Test func `are of texts 343 points wide unless another width is named`() async {
    // JetBrains Mono is 0.6 em wide: 44 letters of 13 pt, as in a footnote, take 343.2 pt.
    let text = String(repeating: "n", count: 21) + " " + String(repeating: "n", count: 22)
    let serif = font("NotoSerif/NotoSerif-Regular.ttf")
    let usual = await lines(mono, serif, "--text", text, "--json")
    let named = await lines(mono, serif, "--text", text, "--json", "--width", "343")
    let wider = await lines(mono, serif, "--text", text, "--json", "--width", "344")
    #expect(usual == named && usual != wider)
  }

  @Test(arguments: ["--output", "--config"])
  func `are none where a path is empty`(option: String) async {
    let run = await CommandRun("compare-fonts", mono, mono, option, "")
    #expect(run.code == .trouble && run.output.isEmpty)
    #expect(
      run.errors
        == "typeproof: \(option) has an empty path. Give a path, or leave out the option.\n")
  }

  @Test func `are as many as a number from 1 to 10000 says`() throws {
    #expect(try MostCells(argument: "1").count == 1)
    #expect(try MostCells(argument: "10000").argumentText == "10000")
    for text in ["0", "10001", "-1", "1.5", ""] {
      #expect(
        throws: ArgumentValueError.notA("a number from 1 to 10000", text: text, example: "10")
      ) { try MostCells(argument: text) }
    }
  }
}
