import DynamicType
import Testing

@testable import typeproof

/// The least and the greatest value of each kind are values, and what is just beyond is none.
@Suite struct `Values of the render command` {
  /// The texts of values, as help shows them.
  private func texts<Value: ArgumentValue>(
    of type: Value.Type, _ texts: String...
  ) throws -> [String] {
    var shown: [String] = []
    for text in texts { shown.append(try Value(argument: text).argumentText) }
    return shown
  }

  private func expectRefusal<Value: ArgumentValue>(by type: Value.Type, of texts: String...) {
    for text in texts {
      #expect(throws: ArgumentValueError.self, "\(text)") { try Value(argument: text) }
    }
  }

  @Test func `are weights from 1 to 1000`() throws {
    #expect(
      try texts(of: TypedWeight.self, "1", "1000", "Black", "450") == ["1", "1000", "black", "450"])
    #expect(try TypedWeight(argument: "ULTRALIGHT").weight == .ultraLight)
    expectRefusal(by: TypedWeight.self, of: "0", "1001", "450.5", "")
  }

  /// The percentages are those of OpenType's width classes (OS/2, usWidthClass).
  @Test(
    arguments: [
      ("ultra-condensed", "50"), ("extra-condensed", "62.5"), ("condensed", "75"),
      ("Semi-Condensed", "87.5"), ("normal", "100"), ("semi-expanded", "112.5"),
      ("expanded", "125"), ("extra-expanded", "150"), ("ultra-expanded", "200"),
    ])
  func `are widths of letters by their names`(name: String, percentage: String) throws {
    #expect(try TypedFontWidth(argument: name).argumentText == percentage)
  }

  @Test func `are widths of letters above 0 and up to 1000 percent`() throws {
    #expect(
      try texts(of: TypedFontWidth.self, "0.5", "87.5%", "1000", "1000%")
        == ["0.5", "87.5", "1000", "1000"])
    expectRefusal(by: TypedFontWidth.self, of: "0%", "1000.5", "%", "75%%", "")
  }

  @Test func `are optical sizes up to 2000 points`() throws {
    #expect(
      try texts(of: TypedOpticalSize.self, "auto", "off", "0.5", "2000")
        == ["auto", "off", "0.5", "2000"])
    expectRefusal(by: TypedOpticalSize.self, of: "2000.5", "-1", "")
  }

  @Test func `are features with values of 16 bits, and 1 where none is given`() throws {
    #expect(
      try texts(of: TypedFeature.self, "tnum", "liga=0", "aalt=65535")
        == ["tnum=1", "liga=0", "aalt=65535"])
    expectRefusal(by: TypedFeature.self, of: "aalt=65536", "aalt=", "=1")
  }

  @Test func `are places on axes on both sides of 0`() throws {
    #expect(
      try texts(of: TypedVariation.self, "slnt=-10", "wght=0", "wdth=87.5")
        == ["slnt=-10", "wght=0", "wdth=87.5"])
    expectRefusal(by: TypedVariation.self, of: "slnt=--10", "slnt=-", "slnt=+1")
  }

  @Test func `are lengths from 0 and widths from above 0, up to 100000 points`() throws {
    #expect(try texts(of: TypedLength.self, "0", "8.5", "100000") == ["0", "8.5", "100000"])
    #expect(try texts(of: TypedWidth.self, "0.5", "100000") == ["0.5", "100000"])
    expectRefusal(by: TypedLength.self, of: "-1", "100000.5", "")
    expectRefusal(by: TypedWidth.self, of: "0", "100000.5", "")
  }

  @Test func `are offsets of up to 2000 points, up or down`() throws {
    #expect(
      try texts(of: TypedOffset.self, "0", "2000", "-2000", "-2.5")
        == ["0", "2000", "-2000", "-2.5"])
    expectRefusal(by: TypedOffset.self, of: "2000.5", "-2000.5", "")
  }

  @Test func `are trackings of up to 2000 points, or of up to 100 em`() throws {
    #expect(
      try texts(of: TypedTracking.self, "2000", "-2000", "100em", "-100em", "0.05em")
        == ["2000", "-2000", "100em", "-100em", "0.05em"])
    expectRefusal(by: TypedTracking.self, of: "2000.5", "-2000.5", "100.5em", "-100.5em", "m", "")
  }

  @Test func `are tab stops, with one interval at their end`() throws {
    #expect(
      try texts(of: TypedTabStops.self, "40,120", "every=1", "40,every=50", "100000")
        == ["40,120,every=28", "every=1", "40,every=50", "100000,every=28"])
    expectRefusal(
      by: TypedTabStops.self,
      of: "40,", ",40", "every=", "every=5,every=6", "every=5,40", "100000.5", "every=100000.5",
      "0", "every=0.5")
  }

  @Test func `are multiples up to 100, shares up to 1 and numbers of lines from 1`() throws {
    #expect(try texts(of: TypedMultiple.self, "0.5", "100") == ["0.5", "100"])
    expectRefusal(by: TypedMultiple.self, of: "0", "100.5", "-1")
    #expect(try texts(of: TypedShare.self, "0.01", "1") == ["0.01", "1"])
    expectRefusal(by: TypedShare.self, of: "0", "1.01", "2")
    #expect(try texts(of: TypedLineLimit.self, "1", "1000") == ["1", "1000"])
    expectRefusal(by: TypedLineLimit.self, of: "0", "-1", "1.5")
  }

  @Test func `are sizes below 10,000 points, and scales up to 10`() throws {
    #expect(try texts(of: TypedSize.self, "0.5", "9999.5") == ["0.5", "9999.5"])
    expectRefusal(by: TypedSize.self, of: "0", "10000", "")
    #expect(try DisplayScale(argument: "10x").pixelsPerPoint == 10)
    #expect(try DisplayScale(argument: "0.5").pixelsPerPoint == 0.5)
    expectRefusal(by: DisplayScale.self, of: "0", "10.5", "x", "3xx")
  }

  @Test func `are language tags of a word of 2 to 8 letters and parts of up to 8`() throws {
    let tags = ["ab", "abcdefgh", "en-a", "en-abcdefgh", "de-1996", "zh-Hans-CN"]
    for tag in tags { #expect(try TypedLanguage(argument: tag).tag == tag) }
    expectRefusal(
      by: TypedLanguage.self,
      of: "a", "abcdefghi", "e1", "en-abcdefghi", "en--US", "en-é", "-en", "")
  }

  @Test func `are colours with or without a sign before them`() throws {
    #expect(try texts(of: TypedColor.self, "#ff3b30", "FF3B30") == ["FF3B30", "FF3B30"])
    expectRefusal(by: TypedColor.self, of: "##FF3B30", "FF3B3", "")
  }
}

@Suite struct `Values of many commands` {
  @Test func `are seconds of a day at most`() throws {
    for text in ["1", "86400"] { #expect(try WholeSeconds(argument: text).argumentText == text) }
    for text in ["0", "86401", "1.5"] {
      #expect(
        throws: ArgumentValueError.notA(
          "a number of seconds from 1 to 86400", text: text, example: "120")
      ) { try WholeSeconds(argument: text) }
    }
  }

  @Test func `are numbers of threads up to 1024`() throws {
    for text in ["1", "1024"] { #expect(try JobCount(argument: text).argumentText == text) }
    for text in ["0", "1025", "many"] {
      #expect(
        throws: ArgumentValueError.notA(
          "a number of threads from 1 to 1024", text: text, example: "4")
      ) { try JobCount(argument: text) }
    }
    #expect(JobCount.processors.argumentText == "one for each processor")
    #expect((1...1024).contains(JobCount.processors.count))
  }

  @Test(arguments: ["png-pixels", "cells", "styles", "strings-size"])
  func `are limits from 1 to 2 to the power of 30`(name: String) throws {
    for text in ["\(name)=1", "\(name)=1073741824"] {
      #expect(try LimitSetting(argument: text).argumentText == text)
    }
    for (text, found) in [
      ("=0", "“0” is not one"), ("=1073741825", "“1073741825” is not one"), ("", "It has no value"),
    ] {
      #expect(
        throws: ArgumentValueError.explained(
          "The limit \(name) takes a whole number from 1 to 1073741824. \(found). "
            + "Write it like \(name)=1073741824.")
      ) { try LimitSetting(argument: name + text) }
    }
  }

  @Test func `are listed as choices`() {
    #expect(alternatives([]) == "")
    #expect(alternatives(["a"]) == "a")
    #expect(alternatives(["a", "b"]) == "a or b")
    #expect(alternatives(["a", "b", "c"]) == "a, b or c")
  }
}

@Suite struct `Files of the render command` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func `tell the format by their endings, in any case`() {
    #expect(RenderCommand.Format(ending: "a.SVG") == .svg)
    #expect(RenderCommand.Format(ending: "a.svg.json") == .json)
    for name in ["a.png", "a.txt", "svg", "json", "asvg", "-"] {
      #expect(RenderCommand.Format(ending: name) == .png)
    }
  }

  @Test func `are not written over, whether they hold text or a face of several`() async throws {
    let file = try scratch.file("font.ttf", try content(of: mono))
    let face = await CommandRun("render", "--text=A", "--font", file + "#0", "--output", file)
    let sign = try scratch.file("my#font.ttf", try content(of: mono))
    let whole = await CommandRun("render", "--text=A", "--font", sign, "--output", sign)
    let sample = try scratch.file("a.txt", "A")
    let word = await CommandRun(
      "render", "--text-file", sample, "--font", mono, "--output", sample)
    for run in [face, whole, word] {
      #expect(run.code == .trouble && run.output == "")
      #expect(run.errors.contains("is an input file and would be overwritten."), "\(run.errors)")
    }
    for font in [file, sign] { #expect(try content(of: font) == (try content(of: mono))) }
    #expect(try text(of: sample) == "A")
  }

  @Test func `may have a number sign in their names`() async throws {
    let file = try scratch.file("mono#1", try content(of: mono))
    let text = await RenderedText("H", in: [file])
    #expect(text.run.code == .nothingToDo && text.run.errors == "")
    let word = scratch("mono#x")
    #expect(
      await RenderedText("H", in: [word]).run.errors
        == "typeproof: \(word) cannot be read: No such file or directory. Check the path.\n")
  }

  @Test func `are written with notes on what no font has`() async {
    let off = await RenderedText("1", in: [inter], ["--feature=q0q0=0"])
    #expect(off.run.code == .nothingToDo && off.run.errors == "")
    #expect(
      await RenderedText("1", in: [inter], ["--feature=q0q0"]).run.errors
        == "typeproof: note: No font has the feature “q0q0”, so it changes nothing. "
        + "“typeproof fonts” lists the features of a font.\n")
    #expect(await RenderedText("1", in: [mono, inter], ["--feature=tnum"]).run.errors == "")
    #expect(
      await RenderedText("A", ["--weight=650"]).run.errors
        == "typeproof: note: \(mono) has no weight of 650, so it is set at 400 (regular).\n")
  }

  @Test(arguments: ["--style=body", "--category=L"])
  func `have a size of one kind`(option: String) async {
    let run = await RenderedText("A", [option]).run
    #expect(run.code == .trouble && run.output == "")
    #expect(run.errors.hasPrefix("typeproof: --size replaces --style and --category."))
  }
}
