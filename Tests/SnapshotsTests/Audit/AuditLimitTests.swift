import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `Contrast of text` {
  private func gray(_ level: UInt8) -> RGBAColor {
    RGBAColor(red: level, green: level, blue: level)
  }

  private func ratio(_ color: RGBAColor, on ground: RGBAColor) -> Double {
    (Contrast.ratio(of: color, on: ground) * 100).rounded() / 100
  }

  @Test func `is from 1 to 21, whichever is the brighter`() {
    #expect(ratio(.black, on: .white) == 21)
    #expect(ratio(.white, on: .black) == 21)
    #expect(ratio(.white, on: .white) == 1)
    #expect(ratio(gray(0x77), on: .white) == 4.48)
    // Below 4.05 % a level counts in proportion: 10 ÷ 255 ÷ 12.92 is 0.003035.
    #expect(ratio(gray(10), on: .black) == 1.06)
  }

  @Test func `takes channels for as bright as they are seen`() {
    #expect(ratio(RGBAColor(red: 255, green: 0, blue: 0), on: .white) == 4)
    #expect(ratio(RGBAColor(red: 0, green: 255, blue: 0), on: .white) == 1.37)
    #expect(ratio(RGBAColor(red: 0, green: 0, blue: 255), on: .white) == 8.59)
  }

  @Test func `is that of what shines through, over white at last`() {
    let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(ratio(clear, on: .white) == 1)
    #expect(ratio(.black, on: clear) == 21)
    // 128 of 255 parts of black on white are a gray of 127.
    #expect(ratio(RGBAColor(red: 0, green: 0, blue: 0, alpha: 128), on: .white) == 4)
  }

  @Test func `has to be less for large text, which is 18 pt of print or 14 in bold`() {
    // 1 pt of print is 4 ÷ 3 of the points on screens.
    #expect(Contrast.needed(for: 24, weight: .regular) == 3)
    #expect(Contrast.needed(for: 23.9, weight: .regular) == 4.5)
    #expect(Contrast.needed(for: 23.9, weight: .semibold) == 4.5)
    #expect(Contrast.needed(for: 18.7, weight: .bold) == 3)
    #expect(Contrast.needed(for: 18.6, weight: .bold) == 4.5)
    #expect(Contrast.needed(for: 18.7, weight: .heavy) == 3)
  }
}

@Suite struct `Sizes of an audit in words` {
  @Test func `name three categories beside each other by the first and the last`() {
    #expect(SizeWords.categories([]) == "")
    #expect(SizeWords.categories([.extraSmall, .small]) == "XS, S")
    #expect(SizeWords.categories([.extraSmall, .small, .medium]) == "XS … M")
    #expect(SizeWords.categories([.extraSmall, .small, .large]) == "XS, S, L")
    #expect(
      SizeWords.categories([.small, .large, .extraLarge, .extraExtraLarge]) == "S, L … XXL")
  }

  @Test func `are one where all are alike, two or from the first to the last`() {
    #expect(SizeWords.sizes([]) == "no size")
    #expect(SizeWords.sizes([17]) == "17 pt")
    #expect(SizeWords.sizes([17, 17.04]) == "17 pt")
    #expect(SizeWords.sizes([17, 20]) == "17 and 20 pt")
    #expect(SizeWords.sizes([17, 18, 20.126]) == "17 … 20.13 pt")
  }

  @Test func `have hundredths, and percent are whole and never too many`() {
    #expect(SizeWords.hundredths(1.234) == "1.23")
    #expect(SizeWords.hundredths(1.236) == "1.24")
    #expect(SizeWords.percent(1.07) == "107 %")
    #expect(SizeWords.percent(1.999) == "199 %")
    #expect(SizeWords.percent(0.29) == "29 %")
  }

  @Test func `are alike within a twentieth and near within half a point`() {
    #expect(Points(0.05).isAlike(.zero))
    #expect(Points.zero.isAlike(0.05))
    #expect(!Points(17.1).isAlike(17))
    #expect(Points(17.5).isNear(17))
    #expect(Points(16.5).isNear(17))
    #expect(!Points(17.51).isNear(17))
    #expect(!Points(16.49).isNear(17))
  }
}

@Suite struct `Limits of sizes under audit` {
  private func rules(
    _ sizes: [ContentSizeCategory: Points], lineHeights: [ContentSizeCategory: Points] = [:],
    of size: Points = 17
  ) throws -> [AuditRule] {
    let style = TypeStyle("Text", family: "Inter", size: size, curve: .textStyle(.body))
    return SizeAudit().findings(in: [
      try ObservedSizes(style, sizes: sizes, lineHeights: lineHeights)
    ]).map(\.rule)
  }

  @Test func `lie at Large for text that does not grow`() throws {
    #expect(try rules([.large: 17, .extraLarge: 17]).contains(.noScaling))
    #expect(try rules([.medium: 17, .extraExtraLarge: 17]).contains(.noScaling))
    #expect(try !rules([.small: 17, .large: 17]).contains(.noScaling))
    #expect(try !rules([.extraLarge: 19, .extraExtraLarge: 19]).contains(.noScaling))
  }

  @Test func `are three accessibility sizes that are one`() throws {
    let common: [ContentSizeCategory: Points] = [
      .large: 17, .extraLarge: 20, .extraExtraLarge: 22, .extraExtraExtraLarge: 24,
      .accessibilityExtraExtraLarge: 30, .accessibilityExtraExtraExtraLarge: 30,
    ]
    var more = common
    more[.accessibilityExtraLarge] = 30
    #expect(try rules(more).contains(.accessibilityCollapse))
    #expect(try !rules(common).contains(.accessibilityCollapse))
  }

  @Test func `are a fifth of growth and a twelfth of it for lines scaled twice`() throws {
    func isTwice(_ size: Points, _ height: Points) throws -> Bool {
      try rules(
        [.large: 20, .accessibilityExtraExtraExtraLarge: size],
        lineHeights: [.large: 24, .accessibilityExtraExtraExtraLarge: height], of: 20
      ).contains(.leadingScaledTwice)
    }
    // At Large lines are 1.2 times the size.
    #expect(try isTwice(24, 34.56))
    #expect(try !isTwice(23.8, 34))
    #expect(try isTwice(40, 96))
    #expect(try isTwice(40, 89))
    #expect(try isTwice(40, 103))
    #expect(try !isTwice(40, 86.4))
    #expect(try !isTwice(40, 105.6))
    #expect(try !isTwice(40, 48))
  }

  @Test func `are twice the size at Large for the largest`() throws {
    func rules(_ largest: Points) throws -> [AuditRule] {
      let categories: [ContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
      let table = SizeTable([categories[0]: 17, categories[1]: largest], missing: .nearest)
      let style = TypeStyle("Text", family: "Inter", size: 17, curve: .table(table))
      return try SizeAudit(categories: categories).findings(in: [style]).serious.map(\.rule)
    }
    #expect(try rules(34) == [])
    #expect(try rules(33) == [.below200Percent])
  }

  @Test func `are three tenths of the size of the style whose curve is followed`() throws {
    func lines(_ size: Points) throws -> [String] {
      let style = TypeStyle("Text", family: "Inter", size: size, curve: .textStyle(.title3))
      return try SizeAudit().findings(in: [style]).filter { $0.rule == .baseFarFromStyle }
        .map(\.words)
    }
    #expect(try lines(26) == [])
    #expect(try lines(14) == [])
    #expect(
      try lines(27)
        == ["Text is 27 pt at Large, 35 % over the 20 pt of title3, whose curve it follows"])
    #expect(
      try lines(13)
        == ["Text is 13 pt at Large, 35 % under the 20 pt of title3, whose curve it follows"])
  }

  @Test func `of a style's own may meet`() throws {
    let style = TypeStyle(
      "Text", family: "Inter", size: 17, curve: .textStyle(.body), minimum: 17, maximum: 17)
    #expect(try ObservedSizes(asMeant: style).steps.allSatisfy { $0.meant == 17 })
  }
}

@Suite struct `What an audit tells of a style alone` {
  private func lines(_ change: (inout TypeStyle) -> Void) -> [String] {
    var style = TypeStyle("Text", family: "Inter", size: 17, curve: .textStyle(.body))
    change(&style)
    return StyleLook(style).findings.map { "\($0.rule.rawValue) \($0.severity): \($0.words)" }
  }

  @Test func `is nothing of a plain one`() {
    #expect(lines { _ in } == [])
    #expect(lines { $0.attributes.tracking = .points(0) } == [])
    #expect(lines { $0.attributes.tracking = .em(0.1) } == [])
    #expect(lines { $0.attributes.opticalSizing = .automatic } == [])
    #expect(
      lines { $0.attributes.variations = [VariationSetting(axis: .weight, value: 400)] } == [])
  }

  @Test func `is the first of the spaces that stay`() {
    #expect(
      lines { $0.paragraph.lineSpacing = 0.5 }
        == ["unscaled-spacing note: 0.5 pt between lines stay 0.5 pt while the text grows"])
    #expect(
      lines { $0.paragraph.paragraphSpacing = 4 }
        == ["unscaled-spacing note: 4 pt below paragraphs stay 4 pt while the text grows"])
    #expect(
      lines { $0.paragraph.paragraphSpacingBefore = 1 }
        == ["unscaled-spacing note: 1 pt above paragraphs stay 1 pt while the text grows"])
  }

  @Test func `is an optical size and a tracking that stay`() {
    let axes = [
      VariationSetting(axis: .weight, value: 400), VariationSetting(axis: .opticalSize, value: 20),
    ]
    #expect(
      lines { $0.attributes.variations = axes }
        == ["optical-size-frozen warning: opsz is 20 at every size of the text"])
    #expect(
      lines { $0.attributes.opticalSizing = .off }
        == ["optical-size-frozen note: the optical size does not follow the text size"])
    #expect(
      lines { $0.attributes.tracking = .points(-0.5) }
        == ["tracking-in-points warning: tracking stays -0.5 pt while the text grows; set it in em"]
    )
  }
}
