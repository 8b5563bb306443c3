import Snapshots
import DynamicType
import Imaging
import Rendering
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `An audit of an interface` {
  private let bench: Bench
  private let fonts: InterfaceFonts
  private static let body = ScalableFont.preferredFont(
    forTextStyle: .body, compatibleWith: Screen.large)
  private static let ax1 = ContentSizeCategory.accessibilityMedium
  private static let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  init() throws {
    bench = try Bench()
    fonts = InterfaceFonts(folder: bench.fonts, systemFont: bench.systemFont)
  }

  /// What is found in an interface that a function lays out at each category.
  private func findings(
    at categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    _ frame: (ContentSizeCategory) throws -> InterfaceFrame
  ) throws -> [AuditFinding] {
    var frames: [ContentSizeCategory: InterfaceFrame] = [:]
    for category in categories { frames[category] = try frame(category) }
    return InterfaceAudit(of: "settings", frames: frames).findings.filter { $0.severity > .note }
  }

  /// A window of parts.
  private func window(_ elements: InterfaceElement..., width: Points = 320) -> InterfaceFrame {
    InterfaceFrame(width: width, height: 400, background: .white, elements: elements)
  }

  private func set(
    _ words: String, in font: ScalableFont = body, at category: ContentSizeCategory,
    color: RGBAColor = .black, width: Points? = nil, lineLimit: Int? = nil
  ) throws -> SetText {
    try Screen.set(
      AttributedText(words), in: font, at: category, color: color, width: width,
      lineLimit: lineLimit, fonts: fonts)
  }

  @Test func `finds nothing in a row that grows and turns`() throws {
    let found = try findings { try Screen().frame(at: $0, in: bench) }
    #expect(found.map(\.description) == [])
  }

  // MARK: Sizes

  @Test func `finds a font that stays, though its stack turns`() throws {
    let found = try findings {
      try Screen(titleFont: .systemFont(ofSize: 17)).frame(at: $0, in: bench)
    }
    #expect(found.map(\.rule) == [.noScaling])
    #expect(
      found.first?.description.hasPrefix(
        "settings, “Wi-Fi” (List/Row/HStack/Text), 320 pt wide: it is 17 pt at every text size, ")
        == true, "\(found)")
    #expect(
      found.first?.words.hasSuffix("; and a long press does not show it large") == true,
      "\(found)")
  }

  @Test func `lets what cannot grow stay where it is shown large`() throws {
    let large = LargeContent(title: "Home")
    func bar(_ content: LargeContent?) throws -> [AuditRule] {
      try findings { category in
        let text = try set("Home", in: .systemFont(ofSize: 12), at: category)
        return window(
          InterfaceElement(
            path: "TabBar/Item", box: PointRect(x: 0, y: 0, width: 80, height: 49),
            isControl: true, largeContent: content),
          Screen.element("TabBar/Item/Text", text, x: 10, y: 20))
      }.map(\.rule)
    }
    #expect(try bar(nil) == [.noScaling])
    #expect(try bar(large) == [])
    #expect(try bar(LargeContent(title: nil)) == [.viewerEmpty, .noScaling])
    #expect(
      try bar(LargeContent(title: "Home", isReachable: false)) == [.viewerUnreachable, .noScaling])
  }

  @Test func `finds text that is scaled twice`() throws {
    let found = try findings { category in
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let font = ScalableFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        .scaled(along: .body, compatibleWith: traits)
      let text = try Typesetter(fonts).set(
        StyledText("Type", font: font), in: traits)
      return window(Screen.element("Text", text, x: 0, y: 0), width: 600)
    }
    #expect(found.map(\.rule) == [.scaledTwice])
  }

  @Test func `finds a view that keeps its text from some text sizes`() throws {
    let found = try findings { category in
      let reached = min(category, .extraExtraExtraLarge)
      return window(Screen.element("Text", try set("Type", at: reached), x: 0, y: 0))
    }
    #expect(found.map(\.rule) == [.categoryClamped])
    #expect(
      found.first?.words.contains("stops at extraExtraExtraLarge") == true
        || found.first?.words.contains("XXXL") == true, "\(found)")
  }

  @Test func `finds text under 11 pt`() throws {
    let found = try findings {
      window(
        Screen.element(
          "Text", try set("Type", in: Screen.custom(10, along: .footnote), at: $0), x: 0, y: 0))
    }
    #expect(found.map(\.rule).contains(.belowMinimum))
  }

  @Test func `finds a run that stays while the text around it grows`() throws {
    let words =
      AttributedText("and body ")
      + AttributedText("fixed", TextAttributes(font: .systemFont(ofSize: 17)))
    let found = try findings {
      window(
        Screen.element(
          "Text", try Screen.set(words, in: Self.body, at: $0, fonts: fonts), x: 0, y: 0),
        width: 700)
    }
    #expect(found.map(\.rule) == [.attributedRunLeftBehind])
    #expect(found.first?.words == "“fixed” stays 17 pt while the text around it grows")
    #expect(found.first?.place.range == 9..<14)
  }

  @Test func `finds the place of a run in bytes, behind letters that have several`() throws {
    // “ö” and “ß” are two bytes each.
    let words =
      AttributedText("größer ")
      + AttributedText("fest", TextAttributes(font: .systemFont(ofSize: 17)))
    let found = try findings {
      window(
        Screen.element(
          "Text", try Screen.set(words, in: Self.body, at: $0, fonts: fonts), x: 0, y: 0),
        width: 700)
    }
    #expect(found.map(\.rule) == [.attributedRunLeftBehind])
    #expect(found.first?.place.range == 9..<13)
  }

  // MARK: Fit

  @Test func `finds text that is truncated, with the sizes it is so at`() throws {
    let found = try findings(at: [.large, Self.ax1, Self.ax5]) {
      window(
        Screen.element(
          "Card/Text", try set("Several words of it", at: $0, width: 200, lineLimit: 1), x: 0, y: 0
        ))
    }
    #expect(found.map(\.rule) == [.truncated])
    #expect(found.first?.place.categories == [Self.ax1, Self.ax5])
    #expect(found.first?.words.hasPrefix("at AX1 line 1 truncates “") == true, "\(found)")
  }

  @Test func `finds ink that a clip cuts off, unless it scrolls`() throws {
    let port = PointRect(x: 0, y: 0, width: 320, height: 12)
    func rules(_ clip: InterfaceElement.Clip) throws -> [AuditFinding] {
      try findings(at: [.large]) {
        window(Screen.element("Label", try set("Type", at: $0), x: 0, y: 0, clip: clip))
      }
    }
    let found = try rules(InterfaceElement.Clip(port))
    #expect(found.map(\.rule) == [.clippedLine])
    #expect(
      found.first?.words.hasPrefix("at L its ink is cut off at the edge of its visible area, ")
        == true && found.first?.words.hasSuffix(" pt below") == true, "\(found)")
    let page = InterfaceElement.Clip(PointRect(x: 0, y: 0, width: 320, height: 480))
    let content = PointRect(x: 0, y: 0, width: 320, height: 100)
    #expect(
      try rules(page.scrolling(in: port, content: content, horizontally: false, vertically: true))
        == [])
    #expect(
      try rules(page.scrolling(in: port, content: content, horizontally: true, vertically: false))
        .map(\.rule) == [.clippedLine])
  }

  @Test func `finds no ink cut off in a clip that begins within the window`() throws {
    let clip = InterfaceElement.Clip(PointRect(x: 100, y: 90, width: 60, height: 40))
    let found = try findings(at: [.large]) {
      window(Screen.element("Label", try set("Type", at: $0), x: 110, y: 95, clip: clip))
    }
    #expect(found == [])
  }

  @Test func `knows what is behind a text below the fold`() throws {
    let window = PointRect(x: 0, y: 0, width: 320, height: 100)
    let page = InterfaceElement.Clip(window).scrolling(
      in: window, content: PointRect(x: 0, y: 0, width: 320, height: 1000), horizontally: false,
      vertically: true)
    let card = PointRect(x: 10, y: 500, width: 300, height: 60)
    let found = try findings(at: [.large]) { category in
      let text = try Screen.set(
        "Type", in: .preferredFont(forTextStyle: .body, compatibleWith: Screen.large), at: category,
        color: .white, fonts: fonts)
      return self.window(
        InterfaceElement(
          path: "Card", box: card, clip: page, content: .fill(.rectangle(card), .black)),
        Screen.element("Card/Label", text, x: 20, y: 510, clip: page.cut(to: card)))
    }
    #expect(found == [])
  }

  @Test func `finds ink beyond the window, and text that is all beyond it`() throws {
    func found(x: Points) throws -> [AuditFinding] {
      try findings(at: [.large]) {
        window(Screen.element("Label", try set("Type", at: $0), x: x, y: 0))
      }
    }
    #expect(try found(x: 300).map(\.rule) == [.clippedLine])
    #expect(try found(x: 300).first?.words.contains("the edge of the window") == true)
    #expect(try found(x: 330).map(\.rule) == [.unreachable])
  }

  @Test func `finds text that is larger than its box`() throws {
    let found = try findings(at: [.large]) {
      let text = try set("Type", at: $0)
      var element = Screen.element("Label", text, x: 0, y: 0)
      element.box.height = 15
      return window(element)
    }
    #expect(found.map(\.rule) == [.overflow])
  }

  @Test func `finds texts that meet, and not those that something covers`() throws {
    func found(covered: Bool) throws -> [AuditFinding] {
      try findings(at: [.large]) {
        let text = try set("Type", at: $0)
        let sheet = PointRect(x: 0, y: 0, width: covered ? 320 : 1, height: 400)
        return window(
          Screen.element("Below", text, x: 0, y: 0),
          InterfaceElement(path: "Sheet", box: sheet, content: .fill(.rectangle(sheet), .white)),
          Screen.element("Above", text, x: 4, y: 3))
      }
    }
    let meeting = try found(covered: false)
    #expect(meeting.map(\.rule) == [.overlap])
    #expect(
      meeting.first?.words.hasPrefix("at L its ink overlaps that of “Type” (Below) by ") == true,
      "\(meeting)")
    #expect(meeting.first?.place.element?.path == "Above")
    #expect(try found(covered: true) == [])
  }

  @Test func `finds a word that is broken`() throws {
    let found = try findings(at: [Self.ax5]) {
      window(
        Screen.element("Label", try set("Einstellungen", at: $0, width: 200), x: 0, y: 0))
    }
    #expect(found.map(\.rule).contains(.brokenWord))
  }

  // MARK: Seeing and hitting

  @Test func `finds low contrast against what is behind the text, and not the window`() throws {
    let gray = RGBAColor(red: 120, green: 120, blue: 120)
    func found(_ ground: RGBAColor, opacity: Double = 1) throws -> [AuditRule] {
      try findings(at: [.large]) {
        let card = PointRect(x: 0, y: 0, width: 320, height: 60)
        return window(
          InterfaceElement(
            path: "Card", box: card, opacity: opacity, content: .fill(.rectangle(card), ground)),
          Screen.element("Card/Text", try set("Type", at: $0, color: gray), x: 8, y: 8))
      }.map(\.rule)
    }
    #expect(try found(.black) == [])
    // 4.42 : 1 on white, 1 : 1 on itself.
    #expect(try found(.white) == [.lowContrast])
    #expect(try found(gray) == [.lowContrast])
    #expect(try found(.black, opacity: 0.3) == [.lowContrast])
  }

  // WCAG 2.2 asks for no contrast of inactive parts (criterion 1.4.3, “Incidental”).
  @Test func `says nothing of contrast where a control is switched off`() throws {
    for isInactive in [true, false] {
      let found = try findings(at: [.large]) {
        let gray = RGBAColor(red: 120, green: 120, blue: 120)
        var text = Screen.element("Text", try set("Type", at: $0, color: gray), x: 8, y: 8)
        text.isInactive = isInactive
        return window(text)
      }
      #expect(found.map(\.rule) == (isInactive ? [] : [.lowContrast]))
    }
  }

  @Test func `says nothing of contrast where a picture is behind the text`() throws {
    let picture = Bitmap(width: 1, height: 1, format: .gray8, bytes: [255])
    let found = try findings(at: [.large]) {
      let rect = PointRect(x: 0, y: 0, width: 320, height: 60)
      return window(
        InterfaceElement(path: "Photo", box: rect, content: .picture(picture, in: rect)),
        Screen.element("Text", try set("Type", at: $0, color: .white), x: 8, y: 8))
    }
    #expect(found == [])
  }

  @Test func `finds a control under 44 pt`() throws {
    func found(_ height: Points) throws -> [AuditFinding] {
      try findings(at: [.large]) { _ in
        window(
          InterfaceElement(
            path: "Button", box: PointRect(x: 0, y: 0, width: 60, height: height), isControl: true))
      }
    }
    #expect(try found(44) == [])
    #expect(
      try found(30).map(\.description) == [
        "settings, Button, 320 pt wide, L: at L it is 60 × 30 pt, and a finger needs 44 × 44 pt"
      ])
  }

  @Test func `finds an icon that stays beside a text that grows`() throws {
    func found(_ growth: Double) throws -> [AuditFinding] {
      try findings(at: [.large, Self.ax5]) { category in
        let side: Points = category == .large ? 20 : Points(20 * growth)
        let icon = PointRect(x: 0, y: 0, width: side, height: side)
        return window(
          InterfaceElement(path: "Row/Image", box: icon, content: .fill(.rectangle(icon), .black)),
          InterfaceElement(path: "Row/Image", box: icon, content: .fill(.rectangle(icon), .white)),
          Screen.element("Row/Text", try set("Type", at: category), x: 80, y: 0))
      }
    }
    #expect(
      try found(1).map(\.description) == [
        "settings, Row/Image, 320 pt wide: it is 20 pt high at every text size, while “Type” "
          + "(Row/Text) beside it grows to 53 pt"
      ])
    #expect(try found(2) == [])
  }

  @Test func `does not call lines short because a text is as wide as its words`() throws {
    // “Mobile” has 6 letters, and was given room for more.
    let found = try findings(at: [Self.ax5]) {
      let text = try set("Mobile Data", at: $0, width: 260)
      var element = Screen.element("Text", text, x: 0, y: 0)
      element.box.width = text.widestLine
      return window(element)
    }
    #expect(found == [])
  }

  // MARK: Exemptions

  @Test func `lets rules be switched off for parts, with a reason`() throws {
    var frames: [ContentSizeCategory: InterfaceFrame] = [:]
    for category in ContentSizeCategory.allCases {
      let text = try set("Type", in: .systemFont(ofSize: 17), at: category)
      frames[category] = window(Screen.element("Logo/Text", text, x: 0, y: 0))
    }
    func report(_ elements: [String]) throws -> AuditReport {
      InterfaceAudit.report(
        of: [InterfaceAudit(of: "settings", frames: frames)],
        exemptions: [try AuditExemption(.noScaling, elements: elements, reason: "A drawn word.")])
    }
    #expect(try report(["Logo"]).isSound)
    #expect(try report(["Type"]).isSound)
    #expect(!(try report(["Log"]).isSound))
    #expect(
      try report(["Logo", "Home"]).findings.unused.map(\.description) == [
        "“no-scaling” is switched off for “Home”, but it finds nothing there. Remove this part."
      ])
    #expect(throws: AuditExemptionError.noElement(.noScaling)) {
      try AuditExemption(.noScaling, elements: [], reason: "A drawn word.")
    }
  }
}
