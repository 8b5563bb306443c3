import Foundation
import Imaging
import Testing
import TextEngine

@testable import typeproof

@Suite struct `The render command sets a text in a face` {
  /// Where Inter stands on its axes for a text at 20 pt, or of a style.
  private func place(size: String? = "20", _ words: String...) async -> String {
    await RenderedText("Hi", in: [inter], size: size, words)["fonts.0.instance"]
  }

  @Test(
    arguments: [("850", "850"), ("semibold", "600"), ("UltraLight", "100")] as [(String, String)])
  func `of the weight asked for, by number or name`(word: String, weight: String) async {
    #expect(await place("--weight", word) == "{opsz 20, wght \(weight)}")
  }

  @Test(arguments: ["M1", "abc", "x"])
  func `takes tags of fewer than four characters, padded with spaces`(tag: String) throws {
    let padded = try #require(OpenTypeTag(tag.padding(toLength: 4, withPad: " ", startingAt: 0)))
    #expect(try TypedVariation(argument: "\(tag)=0.5").setting.axis == padded)
    #expect(try TypedFeature(argument: "\(tag)=2").setting.tag == padded)
  }

  @Test func `notes a feature that no font has`() async {
    let known = await CommandRun(
      "render", "--text", "1", "--font", inter, "--feature", "tnum", "--output", "-", "--format",
      "json")
    #expect(known.errors == "")
    let slip = await CommandRun(
      "render", "--text", "1", "--font", inter, "--feature", "tnun", "--output", "-", "--format",
      "json")
    #expect(
      slip.errors
        == "typeproof: note: No font has the feature “tnun”, so it changes nothing. "
        + "Did you mean “tnum”?\n")
    #expect(slip.code == .nothingToDo)
  }

  @Test func `of the weight asked for rather than the style's`() async {
    let text = await RenderedText(
      "Hi", in: [inter], size: nil, ["--style=headline", "--weight=300"])
    #expect(text["fonts.0.instance"] == "{opsz 17, wght 300}")
    #expect(text["weight"] == "300" && text["attributes.weight"] == "300")
  }

  @Test func `two steps heavier with Bold Text`() async {
    #expect(await place("--bold-text") == "{opsz 20, wght 600}")
    #expect(await place("--bold-text", "--weight=semibold") == "{opsz 20, wght 800}")
    #expect(await place(size: nil, "--bold-text", "--style=headline") == "{opsz 17, wght 800}")
  }

  @Test func `whose optical axis follows the point size, or another, or nothing`() async {
    #expect(await place() == "{opsz 20, wght 400}")
    #expect(await place("--optical-size=32") == "{opsz 32, wght 400}")
    #expect(await place("--optical-size=off") == "{wght 400}")
  }

  @Test func `where a name of its own puts it, blanks and capitals aside`() async {
    #expect(await place("--instance=SemiBold") == "{opsz 14, wght 600}")
    #expect(await place("--instance=semi bold") == "{opsz 14, wght 600}")
    #expect(
      await place(size: nil, "--instance=Light", "--style=headline") == "{opsz 14, wght 300}")
  }

  @Test func `further along from there, as asked`() async {
    #expect(await place("--instance=SemiBold", "--weight=300") == "{opsz 14, wght 300}")
    #expect(await place("--instance=SemiBold", "--optical-size=auto") == "{opsz 20, wght 600}")
    #expect(await place("--instance=SemiBold", "--variation=wght=250") == "{opsz 14, wght 250}")
  }

  @Test func `by a name that only one of its fonts has`() async {
    let text = await RenderedText(
      "H漢", in: [inter, font("BIZUDPGothic/BIZUDPGothic-Regular.ttf")], ["--instance=Bold"])
    #expect(text.run.code == .nothingToDo && text.run.errors == "")
    #expect(text["fonts.0.instance"] == "{opsz 14, wght 700}")
    #expect(text["fonts.1.instance"] == "{}")
    #expect(text["attributes.instance"] == "Bold")
  }

  @Test func `that is named and bold without missing the regular one`() async {
    let bold = font("NotoSerif/NotoSerif-Bold.ttf")
    #expect(await RenderedText("Hi", in: [bold])["flags"] == "[]")
    #expect(await RenderedText("Hi", in: [bold], size: nil)["flags"] == "[]")
    #expect(
      await RenderedText("Hi", in: [bold], ["--weight=regular"])["flags.0"]
        == "{got 700, kind shortfall, line 1, range {end 2, start 0}, trait weight, wanted 400}")
  }

  @Test func `that falls short, flags it, and tells it once`() async {
    let text = await RenderedText(
      "A\nB", ["--weight=600", "--italic", "--font-width=condensed"])
    #expect(text.run.code == .nothingToDo)
    #expect(
      text.run.errors == """
        typeproof: note: \(mono) has no weight of 600 (semibold), so it is set at 400 (regular).
        typeproof: note: \(mono) has no width of 75 %, so it is set at 100 %.
        typeproof: note: \(mono) has no italics, so it is set upright.

        """)
    #expect(
      text["flags.4"]
        == "{got 100, kind shortfall, line 2, range {end 3, start 2}, trait width, wanted 75}")
    #expect(
      text["lines.0.runs.0.shortfalls"]
        == "[{got 400, trait weight, wanted 600}, {got 100, trait width, wanted 75}, "
        + "{got false, trait italic, wanted true}]")
  }

  @Test func `that is italic without being asked to slant`() async {
    let italic = font("Inter/InterVariable-Italic.ttf")
    #expect(await RenderedText("Hi", in: [italic], ["--italic"])["flags"] == "[]")
  }

  @Test func `and tells what falls short in a picture too`() async throws {
    let scratch = try ScratchFolder()
    let run = await CommandRun(
      "render", "--text=Hi", "--font", mono, "--italic", "--output", scratch("a.png"))
    #expect(run.code == .nothingToDo)
    #expect(run.errors == "typeproof: note: \(mono) has no italics, so it is set upright.\n")
  }

  @Test func `and leaves out what sets no letter of it`() async {
    #expect(await RenderedText("Hi", in: [inter, mono], ["--weight=600"]).run.errors == "")
  }
}
