import Snapshots
import DynamicType
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

@Suite struct `Apple's own sizes under audit` {
  private static let published = TextStyle.allCases.filter {
    $0 != .extraLargeTitle && $0 != .extraLargeTitle2
  }

  @Test func `have nothing wrong in eleven published styles at twelve categories`() throws {
    // `ios-text-styles`: largeTitle 34 to 60; subheadline and footnote 12 at XS; captions 11 to M.
    #expect(
      try SizeAudit().findings(in: Self.published.map { TypeStyle($0) }).lines == [
        "below-200-percent note, largeTitle: largeTitle grows from 34 pt to 60 pt, 176 %",
        """
        hierarchy-inverted note, subheadline XS: subheadline at XS is the same size, weight and \
        face as footnote (12 pt at XS), unlike at Large
        """,
        """
        hierarchy-inverted note, caption1 XS … M: caption1 at XS … M is the same size, weight and \
        face as caption2 (11 pt at M), unlike at Large
        """,
      ])
  }

  @Test func `have nothing wrong in the extra-large titles, as modelled`() throws {
    #expect(try SizeAudit().findings(in: TextStyle.allCases.map { TypeStyle($0) }).serious == [])
  }

  @Test(arguments: published)
  func `have nothing wrong in a style by itself`(_ style: TextStyle) throws {
    #expect(try SizeAudit().findings(in: [TypeStyle(style)]).serious == [])
  }

  @Test(arguments: [
    [ContentSizeCategory.extraSmall, .small, .medium, .large], [.large, .extraLarge], [.large], [],
    [.accessibilityMedium, .accessibilityLarge],
  ])
  func `have nothing wrong at some categories only`(_ categories: [ContentSizeCategory]) throws {
    let audit = SizeAudit(categories: categories)
    #expect(try audit.findings(in: Self.published.map { TypeStyle($0) }).serious == [])
  }

  private static func watch(_ name: String) -> TypeStyle {
    let sizes = Platform.watchOS.typeSizes.filter { $0.styleName == name }.map { size in
      (size.category ?? .large, size.pointSize)
    }
    return TypeStyle(
      name,
      curve: .table(
        SizeTable(Dictionary(sizes, uniquingKeysWith: { first, _ in first }), missing: .refuse)))
  }

  @Test(arguments: [
    "largeTitle", "title1", "title2", "title3", "headline", "body", "caption1", "caption2",
  ])
  func `have nothing wrong in a style of Apple Watch`(_ name: String) throws {
    #expect(try SizeAudit(platform: .watchOS).findings(in: [Self.watch(name)]).serious.lines == [])
  }

  @Test func `are under the least of 12 pt in Apple Watch's own small print`() throws {
    // `other-platforms`: footnote1 is 11 at XS.
    #expect(
      try SizeAudit(platform: .watchOS).findings(in: [Self.watch("footnote1")]).serious.lines == [
        "below-minimum warning, footnote1 XS: footnote1 at XS is 11 pt, under the 12 pt of watchOS"
      ])
  }

  @Test func `grow less than asked for on Apple Watch, which is a note`() throws {
    // `other-platforms`: title3 is 19 at Large and 26 at AX3.
    #expect(
      try SizeAudit(platform: .watchOS).findings(in: [Self.watch("title3")]).lines == [
        """
        below-200-percent note, title3: title3 grows from 19 pt to 26 pt, 136 %; the system's title3 grows to 136 %
        """
      ])
  }
}

@Suite struct `An audit on other platforms` {
  private let fixed = TypeStyle("Label", family: "Inter", size: 13, curve: .fixed)

  @Test func `asks for no scaling on the Mac`() throws {
    #expect(try SizeAudit(platform: .macOS).findings(in: [fixed]).lines == [])
    #expect(try SizeAudit(platform: .iOS).findings(in: [fixed]).map(\.rule) == [.noScaling])
  }

  @Test func `asks for each platform's smallest size`() throws {
    var style = fixed
    style.size = 9
    #expect(
      try SizeAudit(platform: .macOS).findings(in: [style]).lines == [
        "below-minimum warning, Label L: Label is 9 pt at Large, under the 10 pt of macOS"
      ])
    #expect(
      try SizeAudit(platform: .tvOS).findings(in: [TypeStyle(.body)]).lines
        == [
          """
          below-minimum warning, body XS … XL: body is 17 pt at Large, under the 23 pt of tvOS
          """
        ].map { $0.replacing("XS … XL", with: "XS … XXL") })
  }

  @Test func `asks for 140 % on Apple Watch`() throws {
    func table(_ largest: Points) -> TypeStyle {
      let sizes: [ContentSizeCategory: Points] = [
        .extraSmall: 14, .small: 15, .large: 16, .extraLarge: 17, .extraExtraLarge: 18,
        .extraExtraExtraLarge: 19, .accessibilityMedium: 20, .accessibilityLarge: 21,
        .accessibilityExtraLarge: largest,
      ]
      return TypeStyle("Body", curve: .table(SizeTable(sizes, missing: .refuse)))
    }
    let audit = SizeAudit(platform: .watchOS)
    #expect(try audit.findings(in: [table(22.4)]).lines == [])
    #expect(
      try audit.findings(in: [table(22)]).lines == [
        """
        below-200-percent error, Body: Body grows from 16 pt to 22 pt, 137 %, under the 140 % that \
        text must be able to grow to
        """
      ])
  }

  @Test func `leaves text along Android's curve alone`() throws {
    let style = TypeStyle("Body", size: 16, curve: .androidNonLinear(fontScale: 2))
    #expect(try SizeAudit().findings(in: [style]).lines == [])
  }
}
