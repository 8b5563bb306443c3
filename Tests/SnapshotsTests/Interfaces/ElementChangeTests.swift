import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Rendering
import TextEngine
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `A change of an interface` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func change(
    _ alter: (inout Screen) -> Void, at category: ContentSizeCategory = .large
  ) throws -> CellChange {
    var screen = Screen()
    let old = try screen.ramp([category], in: bench)
    alter(&screen)
    return try #require(try bench.change(from: old, to: try screen.ramp([category], in: bench)))
  }

  /// What is told of a picture that somebody else drew of a screen.
  private func told(of drawn: DrawnCell, since old: RampSpec) -> CellChange? {
    var drawn = drawn
    drawn.facts.pixels = ContentDigest(ofPixelsIn: drawn.bitmap)
    let golden = RampGoldens(
      of: old, systemFont: bench.systemFont, fonts: bench.fonts, in: bench.store, drift: .none
    ).golden(at: .large)
    guard case .changed(let change) = golden.verdict(on: drawn, redraw: { _ in drawn }) else {
      return nil
    }
    return change
  }

  @Test func `is told by the part whose size changed, and not by those that moved`() throws {
    let change = try change { $0.titleFont = Screen.custom(19) }
    #expect(
      change.sentences == ["“Wi-Fi” (List/Row/HStack/Text) is 19 pt, was 17 pt"],
      "\(change.found)")
    #expect(
      "\(change.cause)" == "“Wi-Fi” (List/Row/HStack/Text) is 19 pt, was 17 pt")
    #expect(change.cause.kind == .size)
  }

  @Test func `is told by what a part says`() throws {
    let change = try change { $0.title = "WLAN" }
    #expect("\(change.cause)" == "List/Row/HStack/Text says “WLAN”, was “Wi-Fi”")
    #expect(change.cause.kind == .text)
  }

  @Test func `is told by the stack that turned`() throws {
    let change = try change({ $0.turn = .accessibilityLarge }, at: .accessibilityLarge)
    #expect("\(change.cause)" == "List/Row/VStack is a VStack, was a HStack")
    #expect(change.cause.kind == .turned)
    #expect(change.changes.filter { $0.kind == .turned }.count == 1)
  }

  /// Another kind of stack with the same axis explains no other size.
  @Test func `is told by the stack of another kind, beside another change`() throws {
    let change = try change {
      $0.row = "LazyHStack"
      $0.rowHeight = 50
    }
    #expect(
      change.changes.prefix(2).map(\.description) == [
        "List/Row/LazyHStack is a LazyHStack, was a HStack",
        "List/Row is 320 × 50 pt, was 320 × 42.569 pt",
      ], "\(change.changes)")
    #expect(change.changes.filter { $0.kind == .turned }.isEmpty)
  }

  @Test func `is told by the inner stack that turned, in an outer one of another kind`() throws {
    let old = ElementPath("HStack/VStack[2]/Text")
    let new = ElementPath("LazyHStack/HStack[2]/Text")
    let stack = try #require(new.replacedStack(since: old))
    #expect(stack.path == "LazyHStack/HStack[2]")
    #expect([stack.from, stack.to] == ["VStack", "HStack"])
    #expect(stack.isTurned)
    #expect(new.replacedStack(since: new) == nil)
    #expect(new.replacedStack(since: ElementPath("HStack/Text")) == nil)
    #expect(ElementPath("ZStack/Text").replacedStack(since: ElementPath("HStack/Text")) == nil)
  }

  @Test func `is told by the parts that came and went`() throws {
    let old = try Screen().ramp([.large], in: bench)
    var frame = try Screen().frame(at: .large, in: bench)
    frame.elements.removeAll { $0.path.hasPrefix("List/Button") }
    var new = old
    new.subject = .interface([.large: frame])
    let gone = try #require(try bench.change(from: old, to: new))
    #expect(
      gone.changes.prefix(2).map(\.description) == [
        "List/Button is gone", "“Forget” (List/Button/Text) is gone",
      ])
    let back = try #require(try bench.change(from: new, to: old))
    #expect("\(back.cause)" == "List/Button is new")
    #expect(back.cause.kind == .element)
  }

  @Test func `is told by the box that is larger, where no text is`() throws {
    let change = try change { $0.rowHeight = 50 }
    #expect("\(change.cause)" == "List/Row is 320 × 50 pt, was 320 × 42.569 pt")
    #expect(change.cause.kind == .box)
  }

  @Test func `is told by a part that stands elsewhere`() throws {
    let old = try Screen().ramp([.large], in: bench)
    let frame = try Screen().frame(at: .large, in: bench).with("List/Row/HStack/Text") {
      guard case .text(let text, let x, let y) = $0.content else { return }
      $0.content = .text(text, x: x + 2, y: y)
      $0.box = $0.box.offset(x: 2, y: 0)
    }
    var new = old
    new.subject = .interface([.large: frame])
    let change = try #require(try bench.change(from: old, to: new))
    #expect("\(change.cause)" == "“Wi-Fi” (List/Row/HStack/Text) moved 2 pt right")
    #expect(change.cause.kind == .shifted)
  }

  @Test func `is told by a shape of another colour`() throws {
    let change = try change { $0.ground = RGBAColor(red: 200, green: 0, blue: 0) }
    #expect("\(change.cause)" == "List/Row shows #C80000, was #FFFFFF")
    #expect(change.cause.kind == .color)
  }

  @Test func `is told beside another one that takes room, where that cannot have moved it so far`()
    throws
  {
    let change = try change {
      $0.titleFont = Screen.custom(19)
      $0.width = 345
    }
    // The title is 5 pt wider, and so cannot make the row 25 pt wider.
    #expect(
      change.sentences == [
        "“Wi-Fi” (List/Row/HStack/Text) is 19 pt, was 17 pt",
        "List/Row is 345 × 44.989 pt, was 320 × 42.569 pt",
      ])
  }

  @Test func `is told of a text that moved, also where it says something else`() throws {
    let old = try Screen().ramp([.large], in: bench)
    var screen = Screen()
    screen.button = "Forgot"
    var new = old
    new.subject = .interface([
      .large: try screen.frame(at: .large, in: bench).with("List/Button/Text") {
        guard case .text(let text, let x, let y) = $0.content else { return }
        $0.content = .text(text, x: x + 40, y: y)
        $0.box = $0.box.offset(x: 40, y: 0)
      }
    ])
    let change = try #require(try bench.change(from: old, to: new))
    #expect(change.changes.map(\.kind) == [.text, .box])
    #expect(
      change.sentences.last?.hasSuffix(", and moved 40 pt right") == true,
      "\(change.sentences)")
  }

  @Test func `is told beside a part that came, where that cannot have moved others so far`() throws
  {
    let old = try Screen().ramp([.large], in: bench)
    var frame = try Screen().frame(at: .large, in: bench)
    let dot = PointRect(x: 0, y: 0, width: 8, height: 8)
    frame.elements.append(
      InterfaceElement(path: "Dot", box: dot, content: .fill(.rectangle(dot), .black)))
    frame = frame.with("List/Button/Text") {
      guard case .text(let text, let x, let y) = $0.content else { return }
      $0.content = .text(text, x: x + 60, y: y)
      $0.box = $0.box.offset(x: 60, y: 0)
    }
    var new = old
    new.subject = .interface([.large: frame])
    let change = try #require(try bench.change(from: old, to: new))
    #expect(
      change.sentences == [
        "Dot is new", "“Forget” (List/Button/Text) moved 60 pt right",
      ])
  }

  @Test func `is told of each part that stands elsewhere, once for those that do alike`() throws {
    let old = try Screen().ramp([.large], in: bench)
    var frame = try Screen().frame(at: .large, in: bench)
    for (path, x) in [
      ("List/Row/HStack/Text", 2.0), ("List/Row/HStack/Text[2]", 2), ("List/Button/Text", -3),
    ] {
      frame = frame.with(path) {
        guard case .text(let text, let left, let top) = $0.content else { return }
        $0.content = .text(text, x: left + Points(x), y: top)
        $0.box = $0.box.offset(x: Points(x), y: 0)
      }
    }
    var new = old
    new.subject = .interface([.large: frame])
    let change = try #require(try bench.change(from: old, to: new))
    #expect(
      change.sentences == [
        "“Wi-Fi” (List/Row/HStack/Text) and 1 more moved 2 pt right",
        "“Forget” (List/Button/Text) moved 3 pt left",
      ])
  }

  @Test func `is told where a text is cut, also beside a part that takes room`() throws {
    let fonts = InterfaceFonts(folder: bench.fonts, systemFont: bench.systemFont)
    func frame(_ screen: Screen, width: Points) throws -> InterfaceFrame {
      let text = try Screen.set(
        AttributedText("Forget"), in: screen.valueFont, at: .large, width: width, lineLimit: 1,
        fonts: fonts)
      return try screen.frame(at: .large, in: bench).with("List/Button/Text") {
        guard case .text(_, let x, let y) = $0.content else { return }
        $0.content = .text(text, x: x, y: y)
      }
    }
    let old = try frame(Screen(), width: 200)
    let new = try frame(Screen(titleFont: Screen.custom(19)), width: 40)
    let ramps = try [old, new].map { frame in
      var ramp = try Screen().ramp([.large], in: bench)
      ramp.subject = .interface([.large: frame])
      return ramp
    }
    let change = try #require(try bench.change(from: ramps[0], to: ramps[1]))
    #expect(change.kinds.isSuperset(of: [.size, .truncated]), "\(change.sentences)")
  }

  @Test func `is told by what a part says, also where both versions are cut`() throws {
    func ramp(_ words: String) throws -> RampSpec {
      let screen = Screen()
      let fonts = InterfaceFonts(folder: bench.fonts, systemFont: bench.systemFont)
      let cut = try Screen.set(
        AttributedText(words), in: screen.valueFont, at: .large, width: 60, lineLimit: 1,
        fonts: fonts)
      var ramp = try screen.ramp([.large], in: bench)
      ramp.subject = .interface([
        .large: try screen.frame(at: .large, in: bench).with("List/Button/Text") {
          guard case .text(_, let x, let y) = $0.content else { return }
          $0.content = .text(cut, x: x, y: y)
        }
      ])
      return ramp
    }
    let change = try #require(
      try bench.change(from: ramp("Forget network"), to: ramp("Forgot network")))
    #expect(
      change.sentences.contains { $0.hasPrefix("List/Button/Text says “Forgo…”, was “Forge…”") },
      "\(change.sentences)")
  }

  @Test func `of one part's text hides nothing that pixels show of another part`() throws {
    let old = try Screen().ramp([.large], in: bench)
    try bench.record(old)
    var screen = Screen()
    screen.title = "WLAN"
    let new = try screen.ramp([.large], in: bench)
    var drawn = try bench.drawn(new)
    let frame = try screen.frame(at: .large, in: bench)
    // The value, of which facts say that it is there, is not drawn.
    guard case .text(let value, let x, let y) = frame.elements[2].content,
      let ink = value.frame.lines[0].glyphInkBounds.first
    else {
      Issue.record("There is no value.")
      return
    }
    drawn.bitmap = drawn.bitmap.blank(
      rows: Int(y.value) - 1...Int((y + value.frame.height).value) + 1,
      columns: Int((x + ink.left).value) - 1...Int((x + ink.right).value) + 1)
    let change = try #require(told(of: drawn, since: old))
    #expect(change.sentences.first == "List/Row/HStack/Text says “WLAN”, was “Wi-Fi”")
    #expect(
      change.changes.dropFirst().contains { change in
        change.place.elements.contains { $0.path == "List/Row/HStack/Text[2]" }
      }, "\(change.sentences)")
  }

  @Test func `is told by how a part follows, and by what it is held for`() throws {
    let old = try Screen().ramp([.large], in: bench)
    var new = old
    new.subject = .interface([
      .large: try Screen().frame(at: .large, in: bench).with("List/Button/Text") {
        $0.following = .byHand
        $0.largeContent = LargeContent(title: "Forget")
      }
    ])
    let change = try #require(try bench.change(from: old, to: new))
    #expect(
      change.sentences == [
        "“Forget” (List/Button/Text) is by hand, was none",
        "“Forget” (List/Button/Text) has large content title “Forget”, had none",
      ])
  }

  @Test func `is told of the characters that pixels show it of`() throws {
    let old = try Screen().ramp([.large], in: bench)
    try bench.record(old)
    var drawn = try bench.drawn(old)
    let frame = try Screen().frame(at: .large, in: bench)
    guard case .text(let title, let x, let y) = frame.elements[1].content else { return }
    // The dot of the last i goes, pixel by pixel: facts know nothing of it.
    let line = title.frame.lines[0]
    let ink = try #require(line.glyphInkBounds.last)
    drawn.bitmap = drawn.bitmap.blank(
      rows: Int((y + ink.top).value) - 1...Int((y + line.baseline).value) + 1,
      columns: Int((x + ink.left).value) - 1...Int((x + ink.right).value) + 1)
    let change = try #require(told(of: drawn, since: old))
    #expect(
      change.findings.map(\.description) == [
        "“i” in “Wi-Fi” (List/Row/HStack/Text) is missing"
      ])
  }
}

extension CellChange {
  fileprivate var kinds: Set<ChangeKind> { Set(changes.map(\.kind)) }
}

extension Bitmap {
  /// The same with a white area.
  fileprivate func blank(rows: ClosedRange<Int>, columns: ClosedRange<Int>) -> Bitmap {
    var bytes = bytes
    for row in rows {
      for column in columns {
        let start = row * bytesPerRow + column * format.bytesPerPixel
        for offset in 0..<format.bytesPerPixel { bytes[start + offset] = 255 }
      }
    }
    return Bitmap(width: width, height: height, format: format, bytes: bytes)
  }
}

@Suite struct `The characters of an interface` {
  @Test func `are found by rows and columns, line by line of the part they are of`() throws {
    let bench = try Bench()
    let map = CharacterMap(try Screen().frame(at: .large, in: bench), scale: .x1)
    func words(_ area: PixelRect) -> String? { map.lines(in: area, numbered: [1])?.lineWords }
    // Title and value stand beside each other, the button below them.
    #expect(
      words(PixelRect(x: 16, y: 11, width: 40, height: 20)) == "“Wi-Fi” (List/Row/HStack/Text)")
    #expect(
      words(PixelRect(x: 280, y: 11, width: 20, height: 20)) == "“Off” (List/Row/HStack/Text[2])")
    #expect(
      words(PixelRect(x: 0, y: 0, width: 320, height: 100))
        == "“Wi-Fi” (List/Row/HStack/Text) and 2 more")
    #expect(words(PixelRect(x: 100, y: 11, width: 100, height: 20)) == nil)
    let value = map.characters(in: PixelRect(x: 294, y: 14, width: 3, height: 14))
    #expect(value?.elements.map(\.path) == ["List/Row/HStack/Text[2]"])
    #expect(value?.range == 1..<2)
  }
}

@Suite struct `Changes of an interface at many sizes` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func groups(_ alter: (inout Screen) -> Void) throws -> [ChangeGroup] {
    var screen = Screen()
    try bench.record(try screen.ramp(ContentSizeCategory.allCases, in: bench))
    alter(&screen)
    return ChangeGroups(
      of: try bench.verify(try screen.ramp(ContentSizeCategory.allCases, in: bench)).outcomes
    ).groups
  }

  @Test func `have one cause where one part is of another size at each of them`() throws {
    // Custom fonts of 17 pt go to 48 pt at AX5, where the system's own body has 53.
    let groups = try groups { $0.titleFont = Screen.custom(19) }
    #expect(groups.count == 1, "\(groups.map(\.summary))")
    #expect(
      groups.first?.sentence.hasPrefix(
        "“Wi-Fi” (List/Row/HStack/Text) at XS is 16 pt, was 14 pt: its own curve fits")
        == true, "\(groups.map(\.sentence))")
  }

  @Test func `are two where a row is higher and a title has another color, which takes no room`()
    throws
  {
    let groups = try groups {
      $0.padding = 12
      $0.titleColor = RGBAColor(red: 0, green: 0, blue: 255)
    }
    #expect(groups.map(\.cells.count) == [12])
    #expect(groups.first.map { Set($0.changes.map(\.kind)) } == [.box, .color], "\(groups)")
  }

  @Test func `have one cause where a row is higher at each of them, also where it turns`() throws {
    let groups = try groups { $0.padding = 12 }
    #expect(groups.map(\.cells.count) == [12])
    #expect(groups.first?.kind == .box)
    #expect(groups.first?.sentence.hasPrefix("at XS List/Row is 320 × ") == true, "\(groups)")
  }
}
