import DynamicType
import Imaging
import Testing
import TextEngine

// Expected glyphs: `hb-shape --utf8-clusters --no-glyph-names --language=und` of HarfBuzz 6.0.0.
@Suite struct `Glyphs of a text` {
  @Test func `a capital A moves under a V`() throws {
    #expect(
      try layOut("AVATo", in: [TestFonts.inter]).glyphNotation
        == "[2=0+1273|456=1+1273|2=2+1239|411=3+1162|790=4+1228]")
  }

  @Test func `a heavier weight is wider`() throws {
    let bold = [VariationSetting(axis: .weight, value: 700)]
    #expect(
      try layOut("AVATo", in: [TestFonts.inter], variations: bold).glyphNotation
        == "[2=0+1367|456=1+1367|2=2+1347|411=3+1207|790=4+1256]")
  }

  @Test func `a larger optical size is narrower`() throws {
    let display = [VariationSetting(axis: .opticalSize, value: 32)]
    #expect(
      try layOut("AVATo", in: [TestFonts.inter], variations: display).glyphNotation
        == "[2=0+1138|456=1+1138|2=2+1138|411=3+1010|790=4+1124]")
  }

  @Test func `figures are proportional unless told otherwise`() throws {
    #expect(
      try layOut("1171", in: [TestFonts.inter]).glyphNotation
        == "[1342=0+833|1342=1+833|1350=2+1159|1342=3+833]")
  }

  @Test func `tabular figures have one width`() throws {
    #expect(
      try layOut("1171", in: [TestFonts.inter], features: [FeatureSetting(.tabularFigures)])
        .glyphNotation == "[1360=0+1328|1360=1+1328|1366=2+1328|1360=3+1328]")
  }

  @Test func `f, f and l join`() throws {
    #expect(
      try layOut("fi ffl", in: [TestFonts.serif]).glyphNotation
        == "[2134=0+663|3=2+260|2133=3+1001]"
    )
  }

  @Test func `a feature can be turned off`() throws {
    let ligatures: OpenTypeTag = "liga"
    #expect(
      try layOut(
        "ffi", in: [TestFonts.serif], features: [FeatureSetting(ligatures, value: 0)]
      ).glyphNotation == "[73=0+369|73=1+369|76=2+320]")
  }

  @Test func `the language chooses glyphs`() throws {
    #expect(try layOut("б", in: [TestFonts.serif], language: "sr").glyphNotation == "[2363=0+577]")
    #expect(try layOut("б", in: [TestFonts.serif], language: "ru").glyphNotation == "[458=0+576]")
  }

  @Test func `Arabic letters join and run from right to left`() throws {
    #expect(
      try layOut("بيت", in: [TestFonts.arabic]).glyphNotation
        == "[1266=4+1093|1492=2+373|102=0+269]")
    #expect(try layOut("ب", in: [TestFonts.arabic]).glyphNotation == "[100=0+993]")
  }

  @Test func `lam and alef become one glyph`() throws {
    #expect(try layOut("لا", in: [TestFonts.arabic]).glyphNotation == "[704=0+582]")
  }

  @Test func `two vowel marks become one that stands over its letter`() throws {
    #expect(
      try layOut("بَّ", in: [TestFonts.arabic]).glyphNotation == "[1161=0@315,-160+0|100=0+993]")
  }

  @Test func `Nastaliq goes down towards the left`() throws {
    #expect(
      try layOut("بیتی", in: [TestFonts.urdu]).glyphNotation
        == "[277=6+520|12=4@65,-115+0|380=4@0,379+294|116=2@231,92+0|371=2@0,429+184"
        + "|115=0@241,417+0|972=0+0|283=0@0,494+236]")
  }

  @Test func `a reph stands after the letter it belongs to`() throws {
    #expect(
      try layOut("कर्म", in: [TestFonts.devanagari]).glyphNotation
        == "[25=0+762|50=3+598|181=3+0]")
  }

  @Test func `the vowel sign i stands before its letter`() throws {
    #expect(
      try layOut("कि", in: [TestFonts.devanagari]).glyphNotation == "[607=0+259|25=0+762]")
  }

  @Test func `Thai marks stack on one consonant`() throws {
    #expect(
      try layOut("ปู่ที่", in: [TestFonts.thai]).glyphNotation
        == "[80=0+605|103=0@-14,0+0|43=0@1,0+0|117=9+609|94=9@-3,0+0|44=9@-3,0+0]")
  }

  @Test func `Tibetan letters stack below each other`() throws {
    #expect(
      try layOut("བསྒྲུབས", in: [TestFonts.tibetan]).glyphNotation
        == "[27=0+641|1103=3+675|27=15+641|43=18+675]")
  }

  @Test func `a Hebrew point stands on its letter`() throws {
    #expect(
      try layOut("שׁ", in: [TestFonts.hebrew]).glyphNotation == "[100=0@539,0+0|96=0+730]")
  }

  @Test func `clusters count UTF-8 bytes`() throws {
    // ñ takes two bytes, the emoji four; no glyph is 0.
    #expect(
      try layOut("añ😀b", in: [TestFonts.inter]).glyphNotation
        == "[507=0+1150|774=1+1210|0=3+1344|578=7+1254]")
  }

  @Test func `units become points by size over em square`() throws {
    let glyph = try #require(
      try layOut("A", in: [TestFonts.inter], size: 16).lines.first?.runs.first?.glyphs.first)
    #expect(glyph.advance == 11.0390625)  // 1413 × 16 / 2048
    #expect(glyph.x == 0)
    #expect(glyph.rise == 0)
  }

  @Test func `a mark is raised by its offset`() throws {
    let run = try #require(try layOut("بَّ", in: [TestFonts.arabic]).lines.first?.runs.first)
    #expect(run.glyphs.map(\.rise) == [-1.6, 0])  // -160 × 10 / 1000
    #expect(run.glyphs.map(\.x) == [3.15, 0])
    #expect(run.isRightToLeft)
    #expect(run.script == "Arab")
  }

  @Test func `a tab is the glyph of a space and is not missing`() throws {
    let frame = try layOut("l\tl", in: [TestFonts.rectangles])
    #expect(frame.glyphNotation == "[4=0+1000|1=1+500|4=2+1000]")
    #expect(frame.missingCharacters.isEmpty)
  }
}
