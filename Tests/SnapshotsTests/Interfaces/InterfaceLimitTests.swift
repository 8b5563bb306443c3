import Snapshots
import DynamicType
import Imaging
import Rendering
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `The limits of an interface's audit` {
  private let fonts: InterfaceFonts
  private static let body = ScalableFont.preferredFont(
    forTextStyle: .body, compatibleWith: Screen.large)

  init() throws {
    let bench = try Bench()
    fonts = InterfaceFonts(folder: bench.fonts, systemFont: bench.systemFont)
  }

  private func findings(
    at categories: [ContentSizeCategory] = [.large], platform: Platform = .iOS,
    _ elements: (ContentSizeCategory) throws -> [InterfaceElement]
  ) throws -> [AuditFinding] {
    var frames: [ContentSizeCategory: InterfaceFrame] = [:]
    for category in categories {
      frames[category] = InterfaceFrame(
        width: 320, height: 400, background: .white, elements: try elements(category))
    }
    return InterfaceAudit(of: "settings", frames: frames, platform: platform).findings
      .filter { $0.severity > .note }
  }

  private func label(
    _ words: String = "Type", path: String = "Label", at category: ContentSizeCategory = .large,
    color: RGBAColor = .black, x: Points = 100, y: Points = 100,
    clip: InterfaceElement.Clip? = nil
  ) throws -> InterfaceElement {
    let text = try Screen.set(
      AttributedText(words), in: Self.body, at: category, color: color, fonts: fonts)
    return Screen.element(path, text, x: x, y: y, clip: clip)
  }

  private func fill(
    _ rect: PointRect, _ color: RGBAColor, opacity: Double = 1
  ) -> InterfaceElement {
    InterfaceElement(
      path: "Sheet", box: rect, opacity: opacity, content: .fill(.rectangle(rect), color))
  }

  // MARK: Room

  @Test(arguments: [
    (44.0, 60.0, 0), (60, 44, 0), (43.995, 60, 0), (60, 43.995, 0), (43.985, 60, 1),
    (60, 43.985, 1), (0, 60, 0), (1, 1, 1),
  ])
  func `are 44 pt for a control, but for fractions of a pixel`(
    width: Double, height: Double, count: Int
  ) throws {
    let box = PointRect(x: 0, y: 0, width: Points(width), height: Points(height))
    let control = InterfaceElement(path: "Button", box: box, isControl: true)
    #expect(try findings { _ in [control] }.map(\.rule).count == count)
    #expect(try findings(platform: .watchOS) { _ in [control] } == [])
  }

  @Test(arguments: [
    (0.9, 0.0, 0.0, false), (1.5, 0, 0, true), (0, 0.9, 0, false), (0, 1.5, 0, true),
    (0, 0, 0.9, false), (0, 0, 1.5, true), (-3, -3, -3, false),
  ])
  func `are a point for text that leaves its box`(
    width: Double, height: Double, top: Double, isOver: Bool
  ) throws {
    let found = try findings { _ in
      var element = try label()
      element.box.width = element.box.width - Points(width)
      element.box.height = element.box.height - Points(height)
      element.box.y = element.box.y + Points(top)
      return [element]
    }
    #expect(found.map(\.rule) == (isOver ? [.overflow] : []))
  }

  @Test(arguments: [
    (105.0, 50.0, 320.0, 300.0, "left"), (50, 108, 320, 300, "above"),
    (50, 50, 60, 300, "right"), (50, 50, 320, 57, "below"),
  ])
  func `are the edges of what is seen, each told by itself`(
    x: Double, y: Double, width: Double, height: Double, edge: String
  ) throws {
    let rect = PointRect(
      x: Points(x), y: Points(y), width: Points(width), height: Points(height))
    let found = try findings { _ in [try label(clip: InterfaceElement.Clip(rect))] }
    #expect(found.map(\.rule) == [.clippedLine])
    let words = found.first?.words ?? ""
    #expect(words.hasPrefix("at L its ink is cut off at the edge of its visible area, "))
    #expect(words.hasSuffix(" pt \(edge)") && !words.contains(" and "), "\(words)")
  }

  @Test(arguments: [(0.2, []), (-0.6, [.clippedLine])] as [(Double, [AuditRule])])
  func `are the edge of the window at its top`(top: Double, rules: [AuditRule]) throws {
    let text = try #require(try label("H", y: 0).text)
    let ink = try #require(text.frame.lines.first?.inkBounds)
    let found = try findings { _ in [try label("H", y: Points(top) - ink.top)] }
    #expect(found.map(\.rule) == rules)
    #expect(found.allSatisfy { $0.words.hasSuffix(", 0.6 pt above") })
  }

  // MARK: Colours

  @Test(
    arguments: [
      (255, 1.0, 320, []), (254, 1, 320, [.overlap]), (255, 0.99, 320, [.overlap]),
      (255, 1, 110, [.overlap]),
    ] as [(UInt8, Double, Points, [AuditRule])])
  func `are an opaque shape over all of a text that does not meet another`(
    alpha: UInt8, opacity: Double, width: Points, rules: [AuditRule]
  ) throws {
    let sheet = PointRect(x: 0, y: 0, width: width, height: 400)
    let color = RGBAColor(red: 255, green: 255, blue: 255, alpha: alpha)
    let found = try findings { _ in
      [
        try label(path: "Below"), fill(sheet, color, opacity: opacity),
        try label(path: "Above", x: 104, y: 103),
      ]
    }
    #expect(found.map(\.rule) == rules)
  }

  @Test func `are a shape behind both texts, which covers none`() throws {
    let sheet = fill(PointRect(x: 0, y: 0, width: 320, height: 400), .white)
    let found = try findings { _ in
      [sheet, try label(path: "Below"), try label(path: "Above", x: 104, y: 103)]
    }
    #expect(found.map(\.rule) == [.overlap])
  }

  /// White on gray 128 is 3.949 : 1, and on gray 127 just over 4 : 1 (WCAG 2.2).
  @Test(
    arguments: [
      (255, 0.5, "3.94"), (128, 1, "4"), (0, 1, "1"), (255, 0, "1"), (255, 1, nil), (255, 2, nil),
    ] as [(UInt8, Double, String?)])
  func `are the contrast of what shines through`(
    alpha: UInt8, opacity: Double, ratio: String?
  ) throws {
    let sheet = PointRect(x: 0, y: 0, width: 320, height: 400)
    let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: alpha)
    let found = try findings { _ in
      [fill(sheet, color, opacity: opacity), try label(color: .white)]
    }
    let words = ratio.map { "at L contrast is \($0) : 1, but text of this size needs 4.5 : 1" }
    #expect(found.map(\.words) == [words].compactMap(\.self))
  }

  @Test(
    arguments: [(255, 1, []), (255, 0, [.lowContrast]), (0, 1, [.lowContrast])]
      as [(UInt8, Double, [AuditRule])])
  func `are no contrast where a visible shape is behind a part of the text`(
    alpha: UInt8, opacity: Double, rules: [AuditRule]
  ) throws {
    let half = PointRect(x: 0, y: 0, width: 115, height: 400)
    let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: alpha)
    let found = try findings { _ in
      [fill(half, color, opacity: opacity), try label(color: .white)]
    }
    #expect(found.map(\.rule) == rules)
  }

  // MARK: Growth

  /// Body text of 17 pt has 19 pt at XL, 111 %, and 23 pt at XXXL, 135 %.
  @Test(
    arguments: [
      (.extraExtraExtraLarge, 20, [.iconNotScaling]),
      (.extraExtraExtraLarge, 20.4, [.iconNotScaling]), (.extraExtraExtraLarge, 20.6, []),
      (.extraExtraExtraLarge, 19.4, []), (.extraLarge, 20, []),
    ] as [(ContentSizeCategory, Double, [AuditRule])])
  func `are half a point for an icon, and a fifth for the text beside it`(
    category: ContentSizeCategory, side: Double, rules: [AuditRule]
  ) throws {
    let found = try findings(at: [.large, category]) { shown in
      let length: Points = shown == .large ? 20 : Points(side)
      let icon = PointRect(x: 0, y: 0, width: length, height: length)
      return [
        InterfaceElement(path: "Row/Image", box: icon, content: .fill(.rectangle(icon), .black)),
        try label(path: "Row/Text", at: shown, x: 80, y: 0),
      ]
    }
    #expect(found.map(\.rule) == rules)
  }

  @Test(arguments: [(9.5, [.belowMinimum]), (10, []), (10.5, [])] as [(Double, [AuditRule])])
  func `are 10 pt for a title that a long press shows large`(
    size: Double, rules: [AuditRule]
  ) throws {
    let found = try findings(at: ContentSizeCategory.allCases) { category in
      let text = try Screen.set(
        "Home", in: .systemFont(ofSize: Points(size)), at: category, fonts: fonts)
      return [
        InterfaceElement(
          path: "TabBar/Item", box: PointRect(x: 0, y: 0, width: 80, height: 49),
          isControl: true, largeContent: LargeContent(title: "Home")),
        Screen.element("TabBar/Item/Text", text, x: 10, y: 20),
      ]
    }
    #expect(found.map(\.rule) == rules)
  }

  @Test(
    arguments: [
      (nil, nil, true), ("", nil, true), ("", "", true), (nil, "", true), ("Home", nil, false),
      ("Home", "", false), (nil, "house", false), ("", "house", false), ("Home", "house", false),
    ] as [(String?, String?, Bool)])
  func `are a title or a symbol to show large`(
    title: String?, symbol: String?, isEmpty: Bool
  ) {
    let content = LargeContent(title: title, symbol: symbol)
    #expect(content.isEmpty == isEmpty)
    #expect(content.isOfUse == !isEmpty)
    #expect(!LargeContent(title: title, symbol: symbol, isReachable: false).isOfUse)
  }
}
