import Snapshots
import DynamicType
import Imaging
import Rendering
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `An audit of a live change` {
  private let fonts: InterfaceFonts
  private static let body = ScalableFont.preferredFont(
    forTextStyle: .body, compatibleWith: Screen.large)
  private static let ax1 = ContentSizeCategory.accessibilityMedium

  init() throws {
    let bench = try Bench()
    fonts = InterfaceFonts(folder: bench.fonts, systemFont: bench.systemFont)
  }

  private func label(
    _ path: String = "Card/UILabel", words: AttributedText = "Type", font: ScalableFont = body,
    at category: ContentSizeCategory, following: InterfaceElement.Following = .adjusts,
    height: Points? = nil
  ) throws -> InterfaceElement {
    let text = try Screen.set(words, in: font, at: category, fonts: fonts)
    var element = Screen.element(path, text, x: 0, y: 0, following: following)
    if let height { element.box.height = height }
    return element
  }

  private func findings(
    _ changed: [InterfaceElement], beside fresh: [InterfaceElement]
  ) -> [AuditFinding] {
    func frame(_ elements: [InterfaceElement]) -> InterfaceFrame {
      InterfaceFrame(width: 320, height: 400, background: .white, elements: elements)
    }
    return UpdateAudit(
      of: "card", at: Self.ax1, changed: frame(changed), fresh: frame(fresh)
    ).findings
  }

  @Test func `finds nothing where all followed`() throws {
    let label = try label(at: Self.ax1)
    #expect(findings([label], beside: [label]) == [])
  }

  @Test func `finds a font that did not follow, and says that the flag is missing`() throws {
    let found = findings(
      [try label(at: .large, following: .byHand)],
      beside: [try label(at: Self.ax1, following: .byHand)])
    #expect(
      found.map(\.description) == [
        "card, “Type” (Card/UILabel), AX1: it is still 17 pt, but one built at AX1 has 28 pt: "
          + "adjustsFontForContentSizeCategory is not set, and the font is not set again"
      ])
    #expect(found.map(\.rule) == [.notFollowing])
  }

  @Test func `finds a fixed font, for which the flag does nothing`() throws {
    let found = findings(
      [try label(font: .systemFont(ofSize: 17), at: .large)],
      beside: [try label(font: .systemFont(ofSize: 28), at: .large)])
    #expect(found.map(\.rule) == [.notFollowing])
    #expect(
      found.first?.words.hasSuffix(
        "its font is fixed, so adjustsFontForContentSizeCategory has no effect") == true)
  }

  @Test func `finds a run that was left behind`() throws {
    func words(_ size: Points) -> AttributedText {
      AttributedText("Total ")
        + AttributedText("12 €", TextAttributes(font: .systemFont(ofSize: size)))
    }
    let found = findings(
      [try label(words: words(17), at: Self.ax1)],
      beside: [try label(words: words(28), at: Self.ax1)])
    #expect(found.map(\.rule) == [.staleFont])
    #expect(
      found.first?.words
        == "one run kept its size: “12 €” is still 17 pt, but one built at AX1 has 28 pt, because "
        + "its font is fixed")
    #expect(found.first?.place.range == 6..<12)
  }

  @Test func `finds a cell whose font was set once`() throws {
    let path = "UITableView/UITableViewCell[3]/UILabel"
    let found = findings(
      [try label(path, at: .large, following: .byHand)],
      beside: [try label(path, at: Self.ax1, following: .byHand)])
    #expect(found.map(\.rule) == [.staleCell])
    #expect(found.first?.place.element?.path == path)
  }

  @Test func `finds an attributed text that was made once`() throws {
    func words(_ size: Points) -> AttributedText {
      AttributedText("Type", TextAttributes(font: .systemFont(ofSize: size)))
    }
    let found = findings(
      [try label(words: words(17), at: Self.ax1, following: .byHand)],
      beside: [try label(words: words(28), at: Self.ax1, following: .byHand)])
    #expect(found.map(\.rule) == [.staleCache])
  }

  @Test func `finds a picture that was drawn once`() throws {
    func image(_ level: UInt8) -> InterfaceElement {
      let rect = PointRect(x: 0, y: 0, width: 10, height: 10)
      return InterfaceElement(
        path: "Badge", box: rect,
        content: .picture(Bitmap(width: 1, height: 1, format: .gray8, bytes: [level]), in: rect))
    }
    #expect(findings([image(0)], beside: [image(255)]).map(\.rule) == [.staleCache])
  }

  @Test func `finds a row that kept its height, at the part and not at all around it`() throws {
    func row(_ height: Points) throws -> [InterfaceElement] {
      let (list, row) = (
        PointRect(x: 0, y: 0, width: 320, height: height * 2),
        PointRect(x: 0, y: 0, width: 320, height: height)
      )
      return [
        InterfaceElement(path: "List", box: list),
        InterfaceElement(path: "List/Row", box: row, content: .fill(.rectangle(row), .white)),
        try label("List/Row/UILabel", at: Self.ax1),
      ]
    }
    let found = findings(try row(44), beside: try row(56))
    #expect(
      found.map(\.description) == [
        "card, List/Row, AX1: its box is still 320 × 44 pt, but one built at AX1 has 320 × 56 pt"
      ])
    #expect(found.map(\.rule) == [.staleLayout])
  }

  @Test func `does not tell the room that stale text needs as another fault`() throws {
    func card(_ category: ContentSizeCategory, _ height: Points) throws -> [InterfaceElement] {
      [
        InterfaceElement(path: "Card", box: PointRect(x: 0, y: 0, width: 320, height: height)),
        try label(at: category),
      ]
    }
    let found = findings(try card(.large, 40), beside: try card(Self.ax1, 60))
    #expect(found.map(\.rule) == [.notFollowing])
  }

  @Test func `finds parts that only an interface built anew has`() throws {
    let label = try label(at: Self.ax1)
    let line = try self.label("Card/UILabel[2]", words: "More", at: Self.ax1)
    #expect(findings([label], beside: [label, line]).map(\.rule) == [.staleLayout])
    #expect(findings([label, line], beside: [label]).map(\.rule) == [.staleLayout])
  }

  @Test func `finds a part that stands where it stood`() throws {
    let fresh = try label(at: Self.ax1)
    var moved = fresh
    moved.box.y = moved.box.y - 12
    let found = findings([moved], beside: [fresh])
    #expect(
      found.map(\.description) == [
        "card, “Type” (Card/UILabel), AX1: it is still at (0, -12) pt, but one built at AX1 is at "
          + "(0, 0) pt"
      ])
    #expect(found.map(\.rule) == [.staleLayout])
  }

  @Test func `does not tell what moved to make room for what is stale`() throws {
    let below = try label("Card/UILabel[2]", words: "More", at: Self.ax1)
    var higher = below
    higher.box.y = higher.box.y - 12
    let found = findings(
      [try label(at: .large), higher], beside: [try label(at: Self.ax1), below])
    #expect(found.map(\.rule) == [.notFollowing])
  }

  @Test func `finds a face that stayed`() throws {
    let bold = ScalableFont.systemFont(ofSize: 17, weight: .bold)
    let found = findings(
      [try label(font: .systemFont(ofSize: 17), at: .large)],
      beside: [try label(font: bold, at: .large)])
    #expect(found.map(\.rule) == [.staleFont])
    #expect(found.first?.words.hasPrefix("it is still weight 400 of Inter/") == true)
  }

  @Test func `finds a family that stayed at the same weight`() throws {
    let mono = ScalableFont.custom("JetBrains Mono", size: 17)
    let found = findings(
      [try label(font: mono, at: .large)],
      beside: [try label(font: .systemFont(ofSize: 17), at: .large)])
    #expect(found.map(\.rule) == [.staleFont])
    #expect(found.first?.words.hasPrefix("it is still weight 400 of JetBrainsMono/") == true)
  }

  @Test func `finds colours that stayed, of texts and of shapes`() throws {
    func text(_ color: RGBAColor) throws -> InterfaceElement {
      Screen.element(
        "Card/UILabel",
        try Screen.set("Type", in: Self.body, at: .large, color: color, fonts: fonts), x: 0, y: 0)
    }
    #expect(
      findings([try text(.black)], beside: [try text(.white)]).map(\.words)
        == ["it is still #000000, but one built at AX1 is #FFFFFF"])
    func shape(_ color: RGBAColor) -> InterfaceElement {
      let rect = PointRect(x: 0, y: 0, width: 10, height: 10)
      return InterfaceElement(path: "Dot", box: rect, content: .fill(.rectangle(rect), color))
    }
    #expect(findings([shape(.black)], beside: [shape(.white)]).map(\.rule) == [.staleCache])
  }
}
