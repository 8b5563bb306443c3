import DynamicType
import Testing

@Suite struct `Reading the name of a text style` {
  @Test(arguments: [
    ("title1", TextStyle.title1), ("title", .title1), ("UICTFontTextStyleTitle1", .title1),
    ("UIFontTextStyleTitle1", .title1), ("TITLE1", .title1), ("caption", .caption1),
    ("UICTFontTextStyleTitle0", .largeTitle), ("UICTFontTextStyleSubhead", .subheadline),
    ("UIFontTextStyleSubheadline", .subheadline), ("UIFontTextStyleHeadline", .headline),
    ("extraLargeTitle2", .extraLargeTitle2), ("caption2", .caption2),
  ])
  func `every spelling in use is read`(text: String, style: TextStyle) throws {
    #expect(try TextStyle(spelling: text) == style)
  }

  @Test(arguments: TextStyle.allCases)
  func `its own names read back`(style: TextStyle) throws {
    #expect(try TextStyle(spelling: style.name) == style)
    #expect(try TextStyle(spelling: style.swiftUIName) == style)
    #expect(try TextStyle(spelling: style.rawName) == style)
  }

  @Test func `a near miss names the text and the style meant`() {
    let error = #expect(throws: SpellingError.self) { try TextStyle(spelling: "boddy") }
    #expect(error == .unknown("boddy", kind: .textStyle, nearest: "body"))
    #expect(error?.description == "No text style is called “boddy”. Did you mean “body”?")
  }

  @Test func `a far miss lists the styles`() {
    let error = #expect(throws: SpellingError.self) { try TextStyle(spelling: "serif") }
    #expect(
      error?.description == """
        No text style is called “serif”. Use one of extraLargeTitle, extraLargeTitle2, \
        largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, \
        caption1, caption2.
        """)
  }
}

@Suite struct `Reading the name of a category` {
  @Test(arguments: [
    "accessibilityExtraExtraExtraLarge", "accessibility5", "AX5", "ax5",
    "UICTContentSizeCategoryAccessibilityXXXL",
    "UIContentSizeCategoryAccessibilityExtraExtraExtraLarge",
    "accessibility-extra-extra-extra-large",
  ])
  func `all six spellings of AX5 are read`(text: String) throws {
    #expect(try ContentSizeCategory(spelling: text) == .accessibilityExtraExtraExtraLarge)
  }

  @Test(arguments: [
    "extraSmall", "xSmall", "XS", "UICTContentSizeCategoryXS", "UIContentSizeCategoryExtraSmall",
    "extra-small",
  ])
  func `all six spellings of XS are read`(text: String) throws {
    #expect(try ContentSizeCategory(spelling: text) == .extraSmall)
  }

  @Test(
    arguments: zip(
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"],
      ContentSizeCategory.allCases))
  func `the short names follow the order of sizes`(short: String, category: ContentSizeCategory)
    throws
  {
    #expect(category.shortName == short)
    #expect(try ContentSizeCategory(spelling: short) == category)
  }

  @Test(
    arguments: zip(
      ["S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityXL"],
      [
        ContentSizeCategory.small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
      ]))
  func `the raw names are UIKit's`(raw: String, category: ContentSizeCategory) {
    #expect(category.rawName == "UICTContentSizeCategory" + raw)
  }

  @Test func `accessibilityMedium is AX1 in each spelling`() throws {
    for text in ["accessibilityMedium", "accessibility1", "accessibility-medium"] {
      #expect(try ContentSizeCategory(spelling: text) == .accessibilityMedium)
    }
  }

  @Test(arguments: ["unspecified", "UIContentSizeCategoryUnspecified"])
  func `unspecified is no size`(text: String) {
    #expect(throws: SpellingError.unspecifiedCategory(text)) {
      try ContentSizeCategory(spelling: text)
    }
  }

  @Test func `a near miss is offered the category meant`() {
    #expect(
      throws: SpellingError.unknown("AX6", kind: .contentSizeCategory, nearest: "AX1")
    ) { try ContentSizeCategory(spelling: "AX6") }
    #expect(
      throws: SpellingError.unknown(
        "accessibilty-large", kind: .contentSizeCategory, nearest: "accessibility-large")
    ) { try ContentSizeCategory(spelling: "accessibilty-large") }
  }

  @Test func `the empty text is refused`() {
    #expect(throws: SpellingError.unknown("", kind: .contentSizeCategory, nearest: nil)) {
      try ContentSizeCategory(spelling: "")
    }
  }

  @Test func `only the last five are accessibility categories`() {
    #expect(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).map(\.shortName)
        == ["AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test func `the default is Large`() {
    #expect(ContentSizeCategory.default == .large)
  }
}
