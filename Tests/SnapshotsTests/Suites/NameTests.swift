import Snapshots
import DynamicType
import Testing

@testable import Suites
@testable import Verification

@Suite struct `The name of a cell` {
  let name = SnapshotName(
    ramp: RampName(
      suite: "proof", style: .title1, sample: "latin", variants: ["bold-text", "rtl"], scale: .x2),
    category: .accessibilityExtraLarge)

  @Test func `is its coordinates`() {
    #expect(name.picturePath == "proof/title1/latin.ax3.bold-text.rtl@2x.png")
    #expect(name.ramp.layoutPath == "proof/title1/latin.bold-text.rtl@2x.txt")
  }

  @Test func `is read back`() {
    #expect(SnapshotName(picturePath: "proof/title1/latin.ax3.bold-text.rtl@2x.png") == name)
    #expect(RampName(layoutPath: "proof/title1/latin.bold-text.rtl@2x.txt") == name.ramp)
    #expect(RampName(coordinates: "proof/title1/latin.bold-text.rtl@2x") == name.ramp)
  }

  @Test(arguments: TextStyle.allCases, ContentSizeCategory.allCases)
  func `is read back for each style and category`(
    style: TextStyle, category: ContentSizeCategory
  ) {
    let ramp = RampName(
      suite: "s", style: style, sample: "a", scale: DisplayScale(pixelsPerPoint: 1.5))
    let cell = SnapshotName(ramp: ramp, category: category)
    #expect(SnapshotName(picturePath: cell.picturePath) == cell)
  }

  @Test(arguments: [
    "", ".png", "/", "//.png", "proof/title1/latin.ax3@2x", "proof/title1/latin.ax3@2x.PNG",
    "Proof/title1/latin.ax3@2x.png", "proof/Title1/latin.ax3@2x.png",
    "proof/title1/Latin.ax3@2x.png", "proof/title1/latin.AX3@2x.png",
    "proof/title1/latin.ax3@2X.png", "proof/title1/latin.ax3@2.0x.png",
    "proof/title1/latin.ax3@02x.png", "proof/title1/latin.ax3@0x2x.png",
    "proof/title1/latin.ax3@-2x.png", "proof/title1/latin.ax3@0x.png",
    "proof/title1/latin.ax3@nanx.png", "proof/title1/latin.ax3@infx.png",
    "proof/title1/latin.ax3@1e400x.png", "proof/title1/latin.ax3.png",
    "proof/title1/latin.ax6@2x.png", "proof/title1/latin@2x.png", "proof/title1/.ax3@2x.png",
    "proof/title1/latin..ax3@2x.png", "proof/title1/latin.ax3.@2x.png",
    "proof/title1/latin-.ax3@2x.png", "proof/title1/la--tin.ax3@2x.png",
    "proof/title1/con.ax3@2x.png", "../title1/latin.ax3@2x.png", "proof/../latin.ax3@2x.png",
    "proof/title1/../latin.ax3@2x.png", "/proof/title1/latin.ax3@2x.png",
    "proof/title1/latin.ax3@2x.png\n", "proof/title1/lätin.ax3@2x.png",
    "proof/title1/lat\u{131}n.ax3@2x.png", "proof/title1/latin.ax3@2x.png\u{301}",
  ])
  func `is no other spelling`(path: String) {
    #expect(SnapshotName(picturePath: path) == nil)
  }

  @Test(arguments: [
    "", ".txt", "proof/body/latin.txt", "proof/body/latin@2x.TXT", "proof/body/Latin@2x.txt",
    "proof/body/@2x.txt", "proof/body/latin.@2x.txt", "../body/latin@2x.txt", "manifest.txt",
    "proof/No Style/latin@2x.txt", "proof/body/latin@2x.txt.txt", "a/proof/body/latin@2x.txt",
  ])
  func `of a ramp is no other spelling`(path: String) {
    #expect(RampName(layoutPath: path) == nil)
  }

  @Test func `sorts by ramp in the order of bytes, then from XS to AX5`() {
    let paths = [
      "b/body/a.xs@2x.png", "a/body/b.xs@2x.png", "a/body/a.ax5@2x.png", "a/body/a.xs@2x.png",
      "a/body/a.xxxl@2x.png", "a/body/a.m@2x.png", "a/body/a-b.xs@2x.png",
    ]
    #expect(
      paths.compactMap(SnapshotName.init(picturePath:)).sorted().map(\.picturePath) == [
        "a/body/a-b.xs@2x.png", "a/body/a.xs@2x.png", "a/body/a.m@2x.png",
        "a/body/a.xxxl@2x.png", "a/body/a.ax5@2x.png", "a/body/b.xs@2x.png", "b/body/a.xs@2x.png",
      ])
  }
}

@Suite struct `Cleaning a name` {
  @Test(arguments: [
    ("latin", "latin"), ("Latin Proof", "latin-proof"), ("  a..b//c  ", "a-b-c"),
    ("../../etc/passwd", "etc-passwd"), ("..", "unnamed"), ("", "unnamed"), ("文字", "u6587-u5b57"),
    ("***", "unnamed"),
    ("-1", "1-63ac695b"), ("Größe 17", "gr-e-17-794c5a98"), ("a\0b\nc", "a-b-c"),
    ("UPPER_case", "upper-case"),
  ])
  func `leaves lower-case letters, figures and single hyphens`(text: String, cleaned: String) {
    #expect(RampName.clean(text) == cleaned)
  }

  @Test(arguments: [
    ("\u{212A}elvin", "elvin-0695d7a6"), ("\u{130}stanbul", "stanbul-be24e080"),
    ("l\u{430}tin", "l-tin-cc9cc554"), ("\u{FF41}bc", "bc-b050f1d3"),
    ("e\u{301}", "e-58995e02"), ("\u{E9}", "ue9"),
  ])
  func `takes no look-alike for a letter`(text: String, cleaned: String) {
    #expect(RampName.clean(text) == cleaned)
  }

  @Test(arguments: [
    ("CON", "named-con"), ("nul", "named-nul"), ("com1", "named-com1"), ("LPT9", "named-lpt9"),
    ("con-1", "con-1"), ("com", "com"), ("comx", "comx"), ("com10", "com10"),
  ])
  func `keeps off the names of Windows' devices`(text: String, cleaned: String) {
    #expect(RampName.clean(text) == cleaned)
  }

  @Test func `cuts at 64 characters and ends in no hyphen`() {
    let a = { String(repeating: "a", count: $0) }
    #expect(RampName.clean(a(64)) == a(64))
    #expect(RampName.clean(a(300)) == a(55) + "-3c1292de")
    #expect(RampName.clean(a(63) + " b") == a(55) + "-85644816")
    #expect(RampName.clean(a(54) + " " + a(20)).hasPrefix(a(54) + "-"))
    #expect(!RampName.clean(a(54) + " " + a(20)).contains("--"))
  }

  /// Digests are those of `printf TEXT | b2sum -l 256`.
  @Test func `tells texts apart by what it drops`() {
    let pairs = [
      ("Größe", "Grüße"), ("Title 見出し", "Title 本文"), ("-1", "1"), ("+5", "-5"),
      ("≥ 3", "3"), ("ok 👍", "ok 👎"), ("x²", "x"), ("１a", "a"),
      (String(repeating: "a", count: 70), String(repeating: "a", count: 71)),
      (String(repeating: "字", count: 9), String(repeating: "字", count: 10)),
    ]
    for (one, other) in pairs {
      #expect(RampName.clean(one) != RampName.clean(other), "\(one) and \(other)")
    }
  }

  @Test(arguments: [("a b", "A-b"), ("a  b", "a_b"), ("(a)", "a"), ("a!", "a."), ("a-1", "a 1")])
  func `passes over case, blanks and separators`(one: String, other: String) {
    #expect(RampName.clean(one) == RampName.clean(other))
  }

  @Test(arguments: ["CON", "../x", "", String(repeating: "ab ", count: 100), "a-b"])
  func `changes nothing the second time`(text: String) {
    let once = RampName.clean(text)
    #expect(RampName.clean(once) == once)
  }
}

@Suite struct `Declaring a suite` {
  @Test func `sorts its ramps and takes each category once`() throws {
    let suite = try SuiteSpec(
      name: "tiny",
      ramps: [
        Bench.word(name: "b"), Bench.word(name: "a", categories: [.large, .small, .large]),
      ])
    #expect(
      suite.cells.map(\.coordinates) == [
        "tiny/body/a.s@1x", "tiny/body/a.l@1x", "tiny/body/b.l@1x", "tiny/body/b.ax1@1x",
      ])
  }

  @Test func `refuses two ramps that would write the same files`() {
    #expect(throws: SuiteSpecError.duplicate(coordinates: "tiny/body/a-b@1x")) {
      try SuiteSpec(name: "tiny", ramps: [Bench.word(name: "a b"), Bench.word(name: "A/B")])
    }
  }

  @Test func `refuses a ramp of another suite`() {
    #expect(throws: SuiteSpecError.otherSuite(coordinates: "tiny/body/word@1x", suite: "other")) {
      try SuiteSpec(name: "other", ramps: [Bench.word()])
    }
  }

  @Test func `refuses file names of more than 200 bytes`() throws {
    // “long.xxxl.”, three times 60, two full stops and “@2x.png” make 199.
    let variants = ["a", "b", "c"].map { String(repeating: $0, count: 60) }
    let ramps = ["long", "longer"].map { name in
      RampSpec(suite: "tiny", style: .body, sample: Sample(name, text: "a"), variants: variants)
    }
    _ = try SuiteSpec(name: "tiny", ramps: [ramps[0]])
    #expect(throws: SuiteSpecError.longName(coordinates: ramps[1].name.coordinates, limit: 200)) {
      try SuiteSpec(name: "tiny", ramps: [ramps[1]])
    }
  }
}
