import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Rendering
import TextEngine
import Testing

@testable import Suites
@testable import Verification

@Suite struct `An interface as a ramp` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `lies in the folder of views, its width and appearance in its name`() throws {
    let ramp = try Screen().ramp([.large], in: bench, variants: ["320pt", "dark"])
    try bench.record(ramp)
    #expect(
      try bench.store.files(of: "tiny").filter { $0.contains("settings") } == [
        "tiny/views/settings.320pt.dark@1x.txt", "tiny/views/settings.l.320pt.dark@1x.png",
      ])
  }

  @Test func `is equal to itself`() throws {
    let ramp = try Screen().ramp(in: bench)
    try bench.record(ramp)
    #expect(try bench.verify(ramp).verdicts == [.equal, .equal])
  }

  @Test func `is drawn as large as its window`() throws {
    let ramp = try Screen().ramp([.large], in: bench)
    try bench.record(ramp)
    let picture = try #require(try bench.store.picture(of: ramp.cells[0]))
    let bitmap = try PNG.decode(picture)
    // A row of 11 + 20.57 + 11 pt, 8 pt, a button of 44 pt, 8 pt.
    #expect((bitmap.width, bitmap.height) == (320, 103))
  }

  @Test func `has a layout text with a block for each of its parts`() throws {
    let ramp = try Screen().ramp([.large], in: bench)
    try bench.record(ramp)
    let text = try bench.folder.text("Snapshots/tiny/views/settings@1x.txt")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5) == [
        "typeproof golden 3", "tiny/views/settings@1x", "picture: change", "style: views",
        "sample: settings",
      ])
    #expect(lines.contains("window: 320 × 102.569 pt"))
    #expect(lines.contains("set: on #FFFFFF"))
    #expect(lines.contains("element: List/Row | box 0 0 320 42.569"))
    #expect(lines.contains("  fill: #FFFFFF | 0 0 320 42.569"))
    #expect(lines.contains { $0.hasPrefix("element: List/Row/HStack/Text | box 16 11 ") })
    #expect(lines.contains("  at: 16 11"))
    #expect(lines.contains("  size: 17 pt | leading 22 pt | weight 400"))
    #expect(lines.contains { $0.hasPrefix("  line: ") && $0.hasSuffix(" | 0–5 | Wi-Fi") })
    #expect(
      lines.contains { $0.hasPrefix("element: List/Button | box ") && $0.hasSuffix(" | control") })
  }

  @Test func `has a layout text that is read back as it was written`() throws {
    let ramp = try Screen().ramp(in: bench)
    try bench.record(ramp)
    let document = try #require(try bench.store.layout(of: ramp.name))
    #expect(document.cells.count == 2)
    let drawn = try bench.drawn(ramp)
    #expect(document.cells[.large]?.facts == drawn.facts)
  }

  @Test func `says once what is shown large of a part and all that stands in it`() throws {
    let large = LargeContent(title: "Forget", isReachable: false)
    let frame = try Screen().frame(at: .large, in: bench)
      .with("List/Button") { $0.largeContent = large }
      .with("List/Button/Text") { $0.largeContent = large }
    let ramp = RampSpec(
      suite: "tiny", interface: "settings", frames: [.large: frame], scale: .x1)
    try bench.record(ramp)
    let text = try bench.folder.text("Snapshots/tiny/views/settings@1x.txt")
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("  large: ") } == [
        "  large: title “Forget”, out of reach"
      ])
    #expect(try bench.verify(ramp).verdicts == [.equal])
  }

  @Test(arguments: [
    ("  size: 17 pt", "  size: 17.0 pt"), ("box 16 11 ", "box 16 11.0 "),
    (" | control", " | kontrol |"),
    ("  fill: #FFFFFF", "  fill: #FFFFFF |"), ("picture: change", "picture: text"),
    ("element: List/Row/HStack/Text |", "element: List/Row/HStack/Text"),
  ])
  func `is not read where its layout text was changed`(old: String, new: String) throws {
    let ramp = try Screen().ramp([.large], in: bench)
    try bench.record(ramp)
    try bench.folder.edit("Snapshots/tiny/views/settings@1x.txt", old, to: new)
    let isDamaged = new != " | kontrol |"
    let verdict = try #require(try bench.verify(ramp).verdicts.first)
    if isDamaged, case .unreadable = verdict { return }
    #expect(verdict != .equal)
  }

  @Test func `fails where no font has a character, and names the part`() throws {
    var screen = Screen()
    screen.value = "\u{1F9FF}"
    let reasons = try bench.verify(try screen.ramp([.large], in: bench)).reasons
    #expect(
      reasons == [
        "failed: “\u{1F9FF}” (List/Row/HStack/Text[2]) cannot be drawn: "
          + "Inter/InterVariable.ttf has no U+1F9FF. Add a font that does, or change the text."
      ])
  }

  @Test func `fails where it was not laid out at a category`() throws {
    var ramp = try Screen().ramp([.large], in: bench)
    ramp.categories.append(.accessibilityLarge)
    #expect(
      try bench.verify(ramp).reasons == [
        "failed: The interface was not laid out at AX2. "
          + "Give the ramp a frame for each of its categories."
      ])
  }

  @Test func `checks itself as a text does`() throws {
    let ramp = try Screen().ramp([.large], in: bench)
    let check = try #require(try bench.verify(ramp).selfCheck)
    #expect(check.missed == [])
    #expect(check.known == 6)
  }

  @Test func `is drawn alike by one thread and by several`() throws {
    let screens = try ["a", "b", "c"].map { name in
      var ramp = try Screen(title: name).ramp(in: bench)
      ramp.name = RampName(suite: "tiny", style: .views, sample: name, scale: .x1)
      return ramp
    }
    _ = try bench.run(screens, jobs: 1).record(.all)
    #expect(try bench.run(screens, jobs: 3).verify().verdicts.allSatisfy { $0 == .equal })
  }
}
