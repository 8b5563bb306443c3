import Testing

@testable import typeproof

@Suite struct `The render command does not guess` {
  private func refusal(_ words: String...) async -> String {
    let run = await CommandRun(
      ["render", "--text=Hi", "--font", inter, "--output=/dev/null/a.png"] + words)
    #expect(run.code == .trouble && run.output == "")
    return run.errors
  }

  @Test(
    arguments: [
      (["--weight=600", "--variation=wght=700"], "wght", "--weight"),
      (["--bold-text", "--variation=wght=700"], "wght", "--bold-text"),
      (["--italic", "--variation=slnt=-10"], "slnt", "--italic"),
      (["--italic", "--variation=ital=1"], "ital", "--italic"),
      (["--font-width=75", "--variation=wdth=75"], "wdth", "--font-width"),
      (["--optical-size=off", "--variation=opsz=20"], "opsz", "--optical-size"),
    ] as [([String], String, String)])
  func `which of two ways along an axis is meant`(
    words: [String], axis: String, option: String
  ) async {
    #expect(
      await refusal(words[0], words[1])
        == "typeproof: --variation and \(option) both set the axis “\(axis)”. Leave out one of "
        + "them.\n")
  }

  @Test func `how Bold Text changes a named instance`() async {
    #expect(
      await refusal("--bold-text", "--instance=Light")
        == "typeproof: --bold-text makes the style's weight heavier, but --instance sets another "
        + "weight. Leave out one of them.\n")
  }

  @Test func `which instance is meant by another name`() async {
    #expect(
      await refusal("--instance=Demi")
        == "typeproof: \(inter) has no instance called “Demi”. Use Thin, ExtraLight, Light, Regular, "
        + "Medium, SemiBold, Bold, ExtraBold or Black.\n")
    #expect(
      await refusal("--instance=Demi", "--font", mono).hasPrefix(
        "typeproof: \(inter), \(mono) have no instance called “Demi”. Use Thin,"))
    let run = await CommandRun(
      "render", "--text=Hi", "--font", mono, "--instance=Bold", "--output=-", "--format=json")
    #expect(
      run.errors
        == "typeproof: \(mono) has no named instances. Leave out --instance.\n")
  }

  @Test func `what leading is to be changed without a style`() async {
    #expect(
      await refusal("--size=20", "--leading=tight")
        == "typeproof: --leading changes the leading of a style, and --size has no leading. Leave "
        + "out --leading, or use --line-spacing.\n")
  }

  @Test(arguments: ["--truncate=head", "--tighten"])
  func `how many lines a text that is truncated may have`(word: String) async {
    let option = word.split(separator: "=")[0]
    #expect(
      await refusal(word)
        == "typeproof: \(option) has no effect without a line limit. Add --line-limit.\n")
  }

  @Test(
    arguments: [
      ("--weight=0", "a weight, from 1 to 1000 or by its name"),
      ("--weight=1001", "a weight, from 1 to 1000 or by its name"),
      ("--font-width=0", "a width of letters in percent, above 0 and up to 1000, or by its name"),
      (
        "--font-width=wide", "a width of letters in percent, above 0 and up to 1000, or by its name"
      ),
      ("--optical-size=0", "auto, off, or an optical size in points, above 0 and up to 2000"),
      ("--optical-size=on", "auto, off, or an optical size in points, above 0 and up to 2000"),
      ("--tracking=1ex", "a tracking in points, or in parts of the size with “em” after it"),
      ("--tracking=em", "a tracking in points, or in parts of the size with “em” after it"),
      ("--tracking=2001", "a tracking in points, or in parts of the size with “em” after it"),
      ("--tracking=-101em", "a tracking in points, or in parts of the size with “em” after it"),
      ("--baseline-offset=-2001", "an offset of at most 2000 pt, up or down"),
      ("--baseline-offset=--1", "an offset of at most 2000 pt, up or down"),
      ("--foreground=#12345", "a colour of six hexadecimal digits, or of eight with its opacity"),
      ("--background=white", "a colour of six hexadecimal digits, or of eight with its opacity"),
      ("--line-limit=0", "a number of lines from 1"),
      ("--minimum-scale=0", "a part of the size, above 0 and up to 1"),
      ("--minimum-scale=1.1", "a part of the size, above 0 and up to 1"),
      ("--line-height-multiple=0", "a multiple, above 0 and up to 100"),
      ("--line-height-multiple=101", "a multiple, above 0 and up to 100"),
      ("--line-spacing=-1", "a length in points, from 0 to 100000"),
      ("--minimum-line-height=100001", "a length in points, from 0 to 100000"),
      (
        "--tab-stops=",
        "a list of positions in points, optionally with an interval of at least 1 pt at the end"
      ),
      (
        "--tab-stops=0",
        "a list of positions in points, optionally with an interval of at least 1 pt at the end"
      ),
      (
        "--tab-stops=every=0.5",
        "a list of positions in points, optionally with an interval of at least 1 pt at the end"
      ),
      (
        "--tab-stops=every=5,40",
        "a list of positions in points, optionally with an interval of at least 1 pt at the end"
      ),
    ] as [(String, String)])
  func `what a value means that is none`(word: String, wanted: String) async {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    #expect(
      await refusal(word).hasPrefix("typeproof: \(parts[0]): “\(parts[1])” is not \(wanted)."))
  }

  @Test func `which weight a misspelt name is`() async {
    #expect(
      await refusal("--weight=semibolt")
        == "typeproof: --weight: “semibolt” is not the name of a weight. Did you mean “semibold”?\n"
    )
  }

  @Test func `a height of nothing`() async {
    #expect(
      await refusal("--maximum-line-height=0")
        == "typeproof: Text cannot be laid out with a maximum line height of 0. Choose above 0 "
        + "and at "
        + "most 100000.\n")
  }
}
