import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `Limits of an excerpt` {
  private func differing(_ old: String, _ new: String) -> [String] {
    let parts = TextExcerpt(from: old, to: new)
    return [parts.from, parts.to]
  }

  private func letters(_ count: Int, _ letter: String) -> String {
    String(repeating: letter, count: count)
  }

  @Test func `are 60 characters of a place`() {
    #expect(differing(letters(60, "x"), letters(60, "y")) == [letters(60, "x"), letters(60, "y")])
    #expect(
      differing(letters(61, "x"), letters(61, "y"))
        == [letters(60, "x") + "…", letters(60, "y") + "…"])
  }

  @Test func `tell texts apart only where more differs than is shown`() {
    func aspect(_ count: Int) -> String {
      TextExcerpt(from: letters(count, "x"), to: letters(count, "y")).change.aspect
    }
    #expect(aspect(60) == "")
    #expect(aspect(61) != "")
  }

  @Test func `are four places, and the others are counted`() {
    func differing(_ count: Int) -> String {
      let old = (0..<count).map { "a\($0) same" }.joined(separator: " ")
      let new = (0..<count).map { "b\($0) same" }.joined(separator: " ")
      return self.differing(old, new)[0]
    }
    #expect(differing(4) == "a0 … a1 … a2 … a3")
    #expect(differing(5) == "a0 … a1 … a2 … a3 … and 1 more place")
    #expect(differing(6) == "a0 … a1 … a2 … a3 … and 2 more places")
  }

  @Test func `are 4000 words and blanks, up to which each place is told by itself`() {
    let middle = (0..<998).map { " w\($0)" }.joined()
    // 2001 and 1999 of them.
    #expect(differing("x\(middle) last y", "X\(middle) Y")[0].contains(" … "))
  }

  @Test func `spell what cannot be seen, but for what joins letters or chooses their form`() {
    #expect(differing("Sum", "a\u{7}") == ["Sum", "a\\u{7}"])
    #expect(differing("a b", "a\tb") == ["a b", "a\\u{9}b"])
    for text in ["\u{646}\u{200C}\u{645}", "\u{646}\u{200D}\u{645}", "\u{2764}\u{FE0F}"] {
      #expect(differing("Sum", text) == ["Sum", text])
    }
  }
}

/// JetBrains Mono: each letter is 0.6 em wide, so 12 px at 20 pt and 1x; lines are 26.4 pt high.
@Suite struct `Places of characters` {
  private func map(_ text: String) throws -> CharacterMap {
    try Bench().drawn(
      Bench.word(
        text, font: .fixed("JetBrainsMono/JetBrainsMono-Regular.ttf", size: 20), width: nil,
        categories: [.large])
    ).characters
  }

  private func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func `are those of which half and more is in an area`() throws {
    let map = try map("abc\ndef")
    #expect(map.characters(in: area(10, 2, 21, 20))?.text == "bc")
    #expect(map.characters(in: area(9, 2, 16, 20))?.text == "b")
    #expect(map.lines(in: area(0, 20, 36, 20), numbered: [])?.lines == [2])
    #expect(map.lines(in: area(0, 0, 36, 53), numbered: [])?.lines == [1, 2])
  }

  @Test func `are the nearest where none is in an area, within half a line`() throws {
    let map = try map("abc\ndef")
    #expect(map.characters(in: area(40, 5, 4, 4))?.text == "c")
    #expect(map.characters(in: area(46, 5, 4, 4))?.text == "c")
    #expect(map.characters(in: area(56, 5, 4, 4)) == nil)
    #expect(map.characters(in: area(1, 60, 4, 4))?.text == "d")
    #expect(map.characters(in: area(1, 72, 4, 4)) == nil)
  }

  @Test func `of a gap are those behind it`() throws {
    let map = try map("abc\ndef")
    #expect(map.character(from: 13, in: area(10, 2, 5, 20))?.text == "b")
    #expect(map.character(from: 25, in: area(10, 30, 5, 20))?.text == "f")
    #expect(map.character(from: 25, in: area(10, 30, 5, 20))?.lines == [2])
    #expect(map.character(from: 25, in: area(10, 90, 5, 20)) == nil)
  }

  @Test func `tell ink that is small across or along from a letter`() throws {
    let map = try map("abc\ndef")
    #expect(map.ink(in: area(1, 2, 10, 12)) == .glyph)
    #expect(map.ink(in: area(1, 2, 8, 9)) == .glyph)
    #expect(map.ink(in: area(1, 2, 10, 7)) == .mark)
    #expect(map.ink(in: area(1, 2, 7, 20)) == .mark)
    #expect(map.ink(in: area(0, 2, 24, 20)) == .text)
    #expect(map.ink(in: area(0, 2, 36, 20)) == .line)
    #expect(map.ink(in: area(90, 2, 10, 20)) == nil)
  }

  @Test func `tell the one letter of a line from a line`() throws {
    #expect(try map("a").ink(in: area(0, 2, 12, 20)) == .glyph)
  }

  @Test func `have words of 24 characters, or the first and the last 12`() throws {
    let map = try map("abcdefghijklmnopqrstuvwxyz")
    #expect(map.words(of: 0..<24) == "abcdefghijklmnopqrstuvwx")
    #expect(map.words(of: 0..<25) == "abcdefghijkl…nopqrstuvwxy")
    #expect(map.words(of: 20..<99) == "uvwxyz")
  }

  @Test func `have no words of blanks or of a part of a character, and none with blanks around`()
    throws
  {
    let map = try map("a b \u{E9}")
    #expect(map.words(of: 1..<2) == nil)
    #expect(map.words(of: 4..<5) == nil)
    #expect(map.words(of: 1..<4) == "b")
    #expect(map.words(of: 0..<3) == "a b")
  }
}

@Suite struct `Values of a head in words` {
  private func sentence(_ key: String, from old: [String], to new: [String]) -> String {
    HeadWords(key: key, old: old, new: new).sentence
  }

  @Test func `name the kinds of pictures`() {
    #expect(
      sentence("picture", from: [], to: ["launch"]) == "the picture is of a launch, was of a text")
    #expect(
      sentence("picture", from: ["launch"], to: ["change"])
        == "the picture is of a live change, was of a launch")
  }

  @Test func `of each size are told by the first that differs, of one value or of twelve`() {
    let old = "14 15 16 17 19 21 23 28 33 40 47 53"
    #expect(
      sentence("line heights", from: [old], to: ["14 15 16 18 20 21 23 28 33 40 47 53"])
        == "line height at L is 18 pt, was 17 pt, and differs at 1 more size")
    #expect(
      sentence("bold text weight", from: ["700"], to: ["– 700 700 700 700 700 700 700 700 – – 700"])
        == "bold text weight at XS is –, was 700, and differs at 2 more sizes")
    let fonts = Array(repeating: "A", count: 11)
    #expect(
      sentence("font at each size", from: fonts + ["B"], to: fonts + ["C"])
        == "font at AX5 is C, was B")
    #expect(sentence("sizes", from: ["1 2"], to: [old]) == "sizes is \(old), was 1 2")
  }

  @Test func `of a fallback name languages and styles`() {
    let (german, any) = (
      "Latn | language de | styles body title1 | font A.ttf", "any script | font B.ttf"
    )
    #expect(
      sentence("fallback", from: [any], to: [any, german])
        == "fallback is also A.ttf for Latn in de as title1, body")
  }

  @Test func `are unescaped, one after the other, with a word for none`() {
    #expect(sentence("axes", from: ["a\\u{7C}", "b"], to: []) == "axes is none, was a|; b")
  }
}

@Suite struct `Words of axes and features` {
  private func changes(_ from: String, _ to: String, of range: Range<Int>? = nil) -> [Change] {
    SettingWords.changes(from: from, to: to, role: .input, of: range)
  }

  @Test func `are of an axis where the tag is a registered one or has capitals`() {
    #expect(changes("", "slnt=-5").map(\.kind) == [.axis])
    #expect(changes("", "ital=1").map(\.kind) == [.axis])
    #expect(changes("", "GRAD=1").map(\.kind) == [.axis])
    #expect(changes("", "opsz=9").map(\.kind) == [.opticalSize])
    #expect(changes("", "wdth=75").map(\.kind) == [.width])
    #expect(changes("", "wght=75").map(\.kind) == [.weight])
    #expect(changes("", "tnum=1").map(\.kind) == [.features])
    #expect(changes("", "aaaa=1").map(\.kind) == [.features])
  }

  @Test func `are of a size where they begin with a number, which no input is`() {
    #expect(changes("17 pt", "18 pt").map(\.kind) == [.size])
    #expect(changes("17 pt", "18 pt").map(\.role) == [.resolved])
    #expect(changes("17 pt", "18 pt").map(\.amount) == [.all])
    #expect(changes("", "tracking 1 pt").map(\.kind) == [.spacing])
    #expect(changes("", "tracking 1 pt").map(\.role) == [.input])
    #expect(changes("", "tracking 1 pt").map(\.amount) == [.exact])
    #expect(changes("", "a pt").map(\.kind) == [.setting])
    #expect(changes("", "17 ems").map(\.kind) == [.setting])
    #expect(changes("", "bold").map(\.kind) == [.weight])
  }

  @Test func `are of runs in the plural`() {
    #expect(
      changes("a, b", "b, a", of: 1..<3).sentences
        == ["bytes 1–3 are set with b, a, were with a, b"])
    #expect(
      changes("bold", "weight 300", of: 1..<3).sentences
        == ["bytes 1–3 are set with weight 300, were with bold"])
    #expect(changes("a, b", "a, b") == [])
    #expect(changes("", "bold").map(\.before) == [nil])
    #expect(changes("bold", "").map(\.after) == [nil])
  }

  @Test func `of several axes are of a weight before a width before others`() {
    func kind(_ from: String, _ to: String) -> ChangeKind {
      SettingWords.kind(ofAxes: SettingWords.changed(from, to, " "))
    }
    #expect(kind("wght=400 wdth=100", "wght=500 wdth=75") == .weight)
    #expect(kind("wdth=100 opsz=9", "wdth=75 opsz=10") == .width)
    #expect(kind("opsz=9", "opsz=10") == .opticalSize)
    #expect(kind("opsz=9 GRAD=0", "opsz=10 GRAD=1") == .axis)
    #expect(kind("wght=400 opsz=9", "wght=400 opsz=10") == .opticalSize)
  }
}
