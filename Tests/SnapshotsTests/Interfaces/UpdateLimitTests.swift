import Snapshots
import DynamicType
import Imaging
import Rendering
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `The limits of an audit of a live change` {
  private let fonts: InterfaceFonts
  private static let body = ScalableFont.preferredFont(
    forTextStyle: .body, compatibleWith: Screen.large)
  private static let ax1 = ContentSizeCategory.accessibilityMedium

  init() throws {
    let bench = try Bench()
    fonts = InterfaceFonts(folder: bench.fonts, systemFont: bench.systemFont)
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

  private func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, path: String = "List/Row"
  ) -> InterfaceElement {
    InterfaceElement(
      path: path,
      box: PointRect(x: Points(x), y: Points(y), width: Points(width), height: Points(height)))
  }

  @Test(
    arguments: [
      (300, 44.5, nil), (300.5, 44, nil), (299.5, 43.5, nil), (300, 44.75, "300 × 44.75"),
      (300.75, 44, "300.75 × 44"), (299.25, 44, "299.25 × 44"), (300, 43.25, "300 × 43.25"),
    ] as [(Double, Double, String?)])
  func `are half a point for a size`(width: Double, height: Double, words: String?) {
    let found = findings([box(0, 0, 300, 44)], beside: [box(0, 0, width, height)])
    #expect(
      found.map(\.words)
        == [words].compactMap(\.self).map {
          "its box is still 300 × 44 pt, but one built at AX1 has \($0) pt"
        })
  }

  @Test(
    arguments: [
      (10.5, 20, nil), (10, 20.5, nil), (9.5, 19.5, nil), (10.75, 20, "(10.75, 20)"),
      (10, 20.75, "(10, 20.75)"), (9.25, 20, "(9.25, 20)"), (10, 19.25, "(10, 19.25)"),
    ] as [(Double, Double, String?)])
  func `are half a point for a place`(x: Double, y: Double, words: String?) {
    let found = findings([box(10, 20, 300, 44)], beside: [box(x, y, 300, 44)])
    #expect(
      found.map(\.words)
        == [words].compactMap(\.self).map {
          "it is still at (10, 20) pt, but one built at AX1 is at \($0) pt"
        })
  }

  @Test func `are one part of those that only one of two interfaces has`() {
    let (list, row) = (box(0, 0, 320, 400, path: "List"), box(0, 0, 300, 44))
    let (more, most) = (
      box(0, 50, 300, 44, path: "List/More"), box(0, 100, 300, 44, path: "List/Most")
    )
    #expect(
      findings([list, row], beside: [list, row, more, most]).map(\.description) == [
        "card, List/More, AX1: an interface built at AX1 has it, but this one does not"
      ])
    #expect(
      findings([list, row, more, most], beside: [list, row]).map(\.description) == [
        "card, List/More, AX1: an interface built at AX1 no longer has it"
      ])
  }

  // MARK: Fonts

  private func label(
    _ words: AttributedText, in font: ScalableFont = body, at category: ContentSizeCategory,
    path: String = "Card/UILabel", following: InterfaceElement.Following
  ) throws -> InterfaceElement {
    let text = try Screen.set(words, in: font, at: category, fonts: fonts)
    return Screen.element(path, text, x: 0, y: 0, following: following)
  }

  private func fixed(_ words: String, _ size: Points) -> AttributedText {
    AttributedText(words, TextAttributes(font: .systemFont(ofSize: size)))
  }

  @Test(
    arguments: [
      ("Card/UILabel", .adjusts, .notFollowing, "its view was not notified of the change"),
      ("Card/Text", .rebuilt, .notFollowing, "its view was not built again"),
      ("List/UITableViewCell/UILabel", .adjusts, .notFollowing, "not notified of the change"),
      (
        "List/UITableViewCell[2]/UILabel", .byHand, .staleCell,
        "its font was set once, when the cell was made"
      ),
      ("List/CellBox/UILabel", .byHand, .notFollowing, "and the font is not set again"),
    ] as [(String, InterfaceElement.Following, AuditRule, String)])
  func `are told by how a text follows`(
    path: String, following: InterfaceElement.Following, rule: AuditRule, words: String
  ) throws {
    let found = findings(
      [try label("Type", at: .large, path: path, following: following)],
      beside: [try label("Type", at: Self.ax1, path: path, following: following)])
    #expect(found.map(\.rule) == [rule])
    #expect(found.first?.words.hasSuffix(words) == true, "\(found)")
  }

  @Test func `are told of a fixed font that is not set again`() throws {
    let (old, new) = (ScalableFont.systemFont(ofSize: 17), ScalableFont.systemFont(ofSize: 28))
    let found = findings(
      [try label("Type", in: old, at: .large, following: .byHand)],
      beside: [try label("Type", in: new, at: .large, following: .byHand)])
    #expect(found.map(\.rule) == [.notFollowing])
    #expect(
      found.first?.words.hasSuffix(
        "its font is fixed and is not set again; adjustsFontForContentSizeCategory would not help")
        == true, "\(found)")
  }

  @Test func `are two runs with fonts of their own for a text that was made once`() throws {
    func rules(_ old: AttributedText, _ new: AttributedText) throws -> [AuditRule] {
      findings(
        [try label(old, at: .large, following: .adjusts)],
        beside: [try label(new, at: .large, following: .adjusts)]
      ).map(\.rule)
    }
    #expect(try rules(fixed("Type", 17), fixed("Type", 28)) == [.notFollowing])
    #expect(
      try rules(fixed("Ty", 17) + fixed("pe", 18), fixed("Ty", 28) + fixed("pe", 29))
        == [.staleCache])
  }

  @Test func `are told of a run without a reason where its font could follow`() throws {
    func words(_ size: Points) -> AttributedText {
      AttributedText("größer ")
        + AttributedText("12 €", TextAttributes(font: Screen.custom(size)))
    }
    let found = findings(
      [try label(words(17), at: Self.ax1, following: .adjusts)],
      beside: [try label(words(20), at: Self.ax1, following: .adjusts)])
    #expect(found.map(\.rule) == [.staleFont])
    // “ö” and “ß” are two bytes each, and “€” is three.
    #expect(found.first?.place.range == 9..<15)
    #expect(found.first?.words.hasPrefix("one run kept its size: “12 €” is still ") == true)
    #expect(found.first?.words.contains("because") == false, "\(found)")
  }
}
