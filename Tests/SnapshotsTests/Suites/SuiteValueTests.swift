import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

private func rect(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> PointRect {
  PointRect(x: x, y: y, width: width, height: height)
}

@Suite struct `The reach of a part in a view that scrolls` {
  private let window = InterfaceElement.Clip(rect(0, 0, 100, 200))

  @Test func `is as far as content goes beyond the port, at either end`() {
    let port = rect(10, 20, 80, 100)
    let content = rect(4, 15, 120, 300)
    let clip = window.scrolling(in: port, content: content, horizontally: true, vertically: true)
    #expect(clip.rect == port)
    // 6 pt before and 34 behind across, 5 before and 195 behind along.
    #expect(clip.reach == rect(4, 15, 120, 300))
    #expect(clip.isScrollable)
  }

  @Test func `stays along the way that it does not scroll`() {
    let port = rect(10, 20, 80, 100)
    let content = rect(4, 15, 120, 300)
    let across = window.scrolling(
      in: port, content: content, horizontally: true, vertically: false)
    #expect(across.reach == rect(4, 20, 120, 100))
    let along = window.scrolling(
      in: port, content: content, horizontally: false, vertically: true)
    #expect(along.reach == rect(10, 15, 80, 300))
  }

  @Test func `is the port where content fits in it`() {
    let port = rect(10, 20, 80, 100)
    let clip = window.scrolling(
      in: port, content: rect(12, 22, 50, 50), horizontally: true, vertically: true)
    #expect(clip.reach == port)
    #expect(!clip.isScrollable)
  }

  @Test func `is none through a port that never shows`() {
    let clip = window.scrolling(
      in: rect(10, 300, 80, 100), content: rect(10, 300, 80, 900), horizontally: false,
      vertically: true)
    #expect(clip.reach.isEmpty)
  }
}

@Suite struct `Parts by their paths` {
  @Test func `hold and are held, and meet where either does`() {
    var set = ElementPathSet([ElementPath("List/Row"), ElementPath("List/Row")])
    set.insert(ElementPath("Bar/Button/Text"))
    let path = { (path: String) in ElementPath(path) }
    #expect(set.contains(path("List/Row")))
    #expect(!set.contains(path("List")))
    #expect(!set.contains(path("List/Row/Text")))
    #expect(set.containsSomething(in: path("List")))
    #expect(set.containsSomething(in: path("Bar/Button")))
    #expect(set.containsSomething(in: path("Bar")))
    #expect(!set.containsSomething(in: path("List/Row")))
    for meeting in ["List/Row", "List", "List/Row/Text", "Bar/Button/Text/More"] {
      #expect(set.meets(path(meeting)), "\(meeting)")
    }
    for other in ["List/Other", "Row", "Bar/Other"] {
      #expect(!set.meets(path(other)), "\(other)")
    }
  }

  @Test func `are named with 24 characters of their text`() {
    let (most, more) = (String(repeating: "a", count: 24), String(repeating: "a", count: 25))
    #expect(ElementName(path: "A", text: most).text == most)
    #expect(ElementName(path: "A", text: more).text == String(more.dropLast(2)) + "…")
    #expect(ElementName(path: "A", text: " a\n\u{FFFC} b ").text == "a b")
    #expect(ElementName(path: "A", text: " \u{FFFC}").text == nil)
    #expect("\(ElementName(path: "A", text: " "))" == "A")
  }

  private func mark(_ path: String, _ kind: String = "text", _ text: String? = nil)
    -> ElementPairs.Mark
  {
    ElementPairs.Mark(path: path, kind: kind, text: text)
  }

  @Test func `are paired by path and kind, then by their way, then by a text that stands once`() {
    let old = [
      mark("HStack/A"), mark("B", "fill"), mark("C", "text", "once"), mark("D", "text", "twice"),
      mark("E", "text", "twice"),
    ]
    let new = [
      mark("F", "text", "once"), mark("VStack/A"), mark("B", "text"), mark("G", "text", "twice"),
    ]
    let pairs = ElementPairs(old, new)
    #expect(pairs.pairs.map { [$0.old, $0.new] } == [[2, 0], [0, 1]])
    #expect(pairs.vanished == [1, 3, 4])
    #expect(pairs.appeared == [2, 3])
  }

  @Test func `of one path are paired in their order`() {
    let pairs = ElementPairs([mark("A"), mark("A")], [mark("A"), mark("A"), mark("A")])
    #expect(pairs.pairs.map { [$0.old, $0.new] } == [[0, 0], [1, 1]])
    #expect(pairs.appeared == [2])
  }
}

@Suite struct `A style as Apple has it` {
  @Test func `has no setting of its own`() {
    let plain = TypeStyle(.body)
    #expect(plain.isAppleStyle)
    let changes: [(inout TypeStyle) -> Void] = [
      { $0.family = "Inter" }, { $0.overrides = [.large: TypeStyle.Override(weight: .bold)] },
      { $0.minimum = 12 }, { $0.maximum = 40 }, { $0.lineHeight = .multiple(1.2) },
      { $0.boldTextWeight = .heavy }, { $0.curve = .preferred(.body, factor: 2) },
      { $0.curve = .textStyle(.body) }, { $0.curve = .fixed },
    ]
    for (place, change) in changes.enumerated() {
      var style = plain
      change(&style)
      #expect(!style.isAppleStyle, "\(place)")
    }
  }

  @Test func `is the nearest in size, and body of several`() {
    #expect(SystemSizes.style(nearest: 17) == .body)
    #expect(SystemSizes.style(nearest: 16.5) == .body)
    #expect(SystemSizes.style(nearest: 12) == .caption1)
  }
}

@Suite struct `What a ramp is made with` {
  @Test func `is 343 pt wide at 2x where nothing is said`() {
    let ramp = RampSpec(suite: "a", style: .body, sample: Sample("b", text: "c"))
    #expect(ramp.width == 343)
    #expect(ramp.name.coordinates == "a/body/b@2x")
    #expect(ramp.categories == ContentSizeCategory.allCases)
    let bold = RampSpec(
      suite: "a", style: .body, sample: Sample("b", text: "c"), variants: ["x"],
      legibilityWeight: .bold)
    #expect(bold.name.coordinates == "a/body/b.x.bold-text@2x")
  }

  @Test func `may be up to 1000 px for a point`() {
    #expect(RampName(coordinates: "a/body/b@1000x")?.scale.pixelsPerPoint == 1000)
    #expect(RampName(coordinates: "a/body/b@1001x") == nil)
    #expect(RampName(coordinates: "a/body/b@0x") == nil)
  }

  @Test func `keeps the name of its cells but for the same style in other words`() {
    let ramp = RampName(
      suite: "a", style: StyleName("Card Heading"), sample: "b", scale: .x1)
    let cell = SnapshotName(ramp: ramp, category: .large)
    #expect(cell.titled("CARD heading").ramp.style.title == "CARD heading")
    #expect(cell.titled("Other").ramp.style.title == "Card Heading")
  }

  @Test func `has a tolerance with a reason and a threshold up to a half`() {
    #expect(Tolerance(.text, because: "GPU").trouble == nil)
    #expect(Tolerance(.text, because: " \n").trouble?.hasPrefix("has no reason.") == true)
    #expect(Tolerance(.pixelmatch(threshold: 0.5, pixels: 0), because: "GPU").trouble == nil)
    #expect(
      Tolerance(.pixelmatch(threshold: 0.6, pixels: 0), because: "GPU").trouble?
        .hasPrefix("has a threshold of 0.6.") == true)
    #expect(
      Tolerance(.pixelmatch(threshold: 0, pixels: -1), because: "GPU").trouble
        == "allows -1 pixels. Choose 0 or more.")
  }

  @Test func `names a face of a collection by the number behind the last sign`() {
    let divided = ["a.ttc#2", "a.ttc", "a#b.ttc", "a#1#2", "a.ttc#"].map(FontFolder.divide)
    #expect(divided.map(\.file) == ["a.ttc", "a.ttc", "a#b.ttc", "a#1", "a.ttc#"])
    #expect(divided.map(\.index) == [2, 0, 0, 2, 0])
  }
}

@Suite struct `Heads of two sides that meet` {
  private func head(_ lines: String...) throws -> GoldenHead {
    try #require(
      GoldenHead(
        lines: ["sample: word", "text: Type"] + lines, of: Bench.word().name))
  }

  @Test func `take what one side changed, and what both changed alike`() throws {
    let base = try head("width: 1 pt")
    let wide = try head("width: 2 pt")
    let bare = try head()
    for (ours, theirs, lines) in [(wide, base, wide), (base, wide, wide), (wide, wide, wide)] {
      let merged = base.merging(ours, theirs, today: base)
      #expect(merged.lines == lines.lines)
      #expect(merged.clashes == [])
    }
    #expect(base.merging(bare, base, today: base).lines == bare.lines)
    let clash = base.merging(wide, bare, today: base)
    #expect(clash.lines == nil)
    #expect(clash.clashes == [.frameWidth])
  }

  @Test func `take sizes one by one, whichever side changed each`() throws {
    func sizes(_ values: String) throws -> GoldenHead {
      try head("font: A", "size: 17 pt", "curve: none", "sizes: \(values)")
    }
    let base = try sizes("1 2 3 4 5 6 7 8 9 10 11 12")
    let ours = try sizes("20 2 3 4 5 6 7 8 9 10 11 12")
    let theirs = try sizes("1 2 3 4 5 6 7 8 9 10 11 30")
    #expect(
      base.merging(ours, theirs, today: base).lines?.last
        == "sizes: 20 2 3 4 5 6 7 8 9 10 11 30")
    let other = try sizes("21 2 3 4 5 6 7 8 9 10 11 12")
    #expect(base.merging(ours, other, today: base).clashes == [.size])
  }

  @Test func `take one value for all sizes apart, and twelve that are one together`() throws {
    func weights(_ values: String) throws -> GoldenHead {
      try head("font: A", "size: 17 pt", "curve: none", "sizes: 17", "font weight: \(values)")
    }
    let base = try weights("400")
    let ours = try weights("700 400 400 400 400 400 400 400 400 400 400 400")
    let theirs = try weights("400 700 700 700 700 700 700 700 700 700 700 700")
    #expect(base.merging(ours, theirs, today: base).lines?.last == "font weight: 700")
  }
}
