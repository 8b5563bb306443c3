import DynamicType
import Snapshots
import Testing

@testable import Projects

/// Six sizes in two weights, each along the curve of a text style (Tim Roesner, “Supporting Dynamic
/// Type with Custom Fonts on iOS”).
@Suite struct `Twelve styles on a face of their own` {
  private static let json = """
    {
      "fonts": {"families": {"Brand": "InterVariable.ttf"}, "system": "Brand"},
      "styles": {
        "Title Extra Large": {"font": "Brand", "size": 34, "relativeTo": "largeTitle", \
    "weight": 500, "boldTextWeight": 700},
        "Title Extra Large Bold": {"font": "Brand", "size": 34, "relativeTo": "largeTitle", \
    "weight": 700, "boldTextWeight": 900},
        "Title Large": {"font": "Brand", "size": 24, "relativeTo": "title2", \
    "weight": 500, "boldTextWeight": 700},
        "Title Large Bold": {"font": "Brand", "size": 24, "relativeTo": "title2", \
    "weight": 700, "boldTextWeight": 900},
        "Title": {"font": "Brand", "size": 18, "relativeTo": "title3", \
    "weight": 500, "boldTextWeight": 700},
        "Title Bold": {"font": "Brand", "size": 18, "relativeTo": "title3", \
    "weight": 700, "boldTextWeight": 900},
        "Body": {"font": "Brand", "size": 16, "relativeTo": "body", \
    "weight": 500, "boldTextWeight": 700},
        "Headline": {"font": "Brand", "size": 16, "relativeTo": "body", \
    "weight": 700, "boldTextWeight": 900},
        "Body Small": {"font": "Brand", "size": 14, "relativeTo": "body", \
    "weight": 500, "boldTextWeight": 700},
        "Headline Small": {"font": "Brand", "size": 14, "relativeTo": "body", \
    "weight": 700, "boldTextWeight": 900},
        "Footnote": {"font": "Brand", "size": 12, "relativeTo": "footnote", \
    "weight": 500, "boldTextWeight": 700},
        "Caption": {"font": "Brand", "size": 12, "relativeTo": "footnote", \
    "weight": 700, "boldTextWeight": 900},
      },
      "samples": {"text": "Follow the channel to hear when it is live."},
    }
    """

  @Test func `are sound`() throws {
    let article = try ArticleProject(Self.json)
    let found = try article.findings()
    #expect(
      found.map(\.line) == [
        "below-200-percent note, Title Extra Large",
        "below-200-percent note, Title Extra Large Bold",
      ])
    // 34 · 38 ÷ 41 and 34 · 70 ÷ 41; 24 · 66 ÷ 28; 16 · 19 ÷ 22 and 16 · 62 ÷ 22; 12 · 16 ÷ 18.
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(
      try article.sizes(of: "Title Extra Large", at: .extraSmall, .large, largest) == [32, 34, 58])
    #expect(try article.sizes(of: "Title Large", at: .large, largest) == [24, 57])
    #expect(try article.sizes(of: "Body", at: .extraSmall, .large, largest) == [14, 16, 45])
    #expect(try article.sizes(of: "Footnote", at: .extraSmall, .large, largest) == [11, 12, 35])
  }

  /// The article says that footnotes do not go below 11 pt. So it is of the system's own text; a font
  /// of 11 pt along its curve is 11 · 16 ÷ 18 pt at XS.
  @Test func `do not keep to 11 pt by their curve`() throws {
    let article = try ArticleProject(
      Self.json, replacing: #"{"font": "Brand", "size": 12, "relativeTo": "footnote""#,
      with: #"{"font": "Brand", "size": 11, "relativeTo": "footnote""#)
    #expect(try article.sizes(of: "Footnote", at: .extraSmall) == [10])
    #expect(
      try article.findings().seriousLines == [
        "below-minimum warning, Footnote, XS S M", "below-minimum warning, Caption, XS S M",
      ])
  }

  /// Why the article gives each style a curve of its own.
  @Test func `have titles that grow too large along the default curve`() throws {
    let article = try ArticleProject(
      Self.json, replacing: #""relativeTo": "largeTitle""#, with: #""relativeTo": "body""#)
    // 34 · 62 ÷ 22.
    #expect(
      try article.sizes(of: "Title Extra Large", at: .accessibilityExtraExtraExtraLarge) == [96])
    let found = try article.findings().filter { $0.place.style == "Title Extra Large" }
    #expect(found.map(\.line).contains("base-far-from-style note, Title Extra Large"))
    #expect(
      found.seriousLines == [
        "few-characters-per-line warning, Title Extra Large, text, AX5"
      ])
  }
}

/// Seven sizes made by hand, and 16 pt where there is none, in a heavy and a medium face
/// (“Implementing Dynamic Type on iOS 7”).
@Suite struct `Sizes made by hand for seven text sizes` {
  private static let json = """
    {
      "fonts": {"families": {"Brand": "InterVariable.ttf"}, "system": "Brand"},
      "styles": {
        "Headline": {"font": "Brand", "weight": 800, "boldTextWeight": 900, "sizes": {"XS": 12, \
    "S": 14, "M": 16, "L": 18, "XL": 20, "XXL": 22, "XXXL": 24, "otherwise": 16}},
        "Body": {"font": "Brand", "weight": 500, "boldTextWeight": 700, "sizes": {"XS": 12, \
    "S": 14, "M": 16, "L": 18, "XL": 20, "XXL": 22, "XXXL": 24, "otherwise": 16}},
      },
      "samples": {"text": "Wherever the reader goes, the text goes too."},
      "matrix": {"widths": [343]},
    }
    """

  @Test func `fall to 16 pt at the accessibility sizes`() throws {
    let article = try ArticleProject(Self.json)
    #expect(
      try article.sizes(
        of: "Body", at: .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityExtraExtraExtraLarge) == [12, 18, 24, 16, 16])
    #expect(
      try article.findings().map(\.line) == [
        "accessibility-collapse error, Headline, AX1 AX2 AX3 AX4 AX5",
        "accessibility-collapse error, Body, AX1 AX2 AX3 AX4 AX5",
      ])
  }

  @Test func `stand still there where the nearest size is taken`() throws {
    let article = try ArticleProject(
      Self.json, replacing: #""otherwise": 16"#, with: #""otherwise": "nearest""#)
    #expect(try article.sizes(of: "Body", at: .accessibilityExtraExtraExtraLarge) == [24])
    #expect(
      try article.findings().map(\.line) == [
        "accessibility-collapse error, Headline, AX1 AX2 AX3 AX4 AX5",
        "accessibility-collapse error, Body, AX1 AX2 AX3 AX4 AX5",
      ])
  }

  @Test func `are sound at those seven`() throws {
    let article = try ArticleProject(
      Self.json, replacing: #""widths": [343]"#,
      with: #""widths": [343], "categories": ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]"#)
    #expect(try article.findings().map(\.line) == [])
  }
}

/// Text styles at twice their size (“Scaling Dynamic Type with Font Descriptors”).
@Suite struct `Text styles at twice their size` {
  private static let json = """
    {
      "fonts": {"system": "InterVariable.ttf"},
      "styles": {
        "Title 1": {"textStyle": "title1", "factor": 2, "update": "reapplied"},
        "Headline": {"textStyle": "headline", "factor": 2, "update": "reapplied"},
        "Body": {"textStyle": "body", "factor": 2, "update": "reapplied"},
        "Footnote": {"textStyle": "footnote", "factor": 2, "update": "reapplied"},
      },
      "samples": {"name": "Body"},
    }
    """

  @Test func `grow as the system's own do where an app reapplies them`() throws {
    let article = try ArticleProject(Self.json)
    // Twice 14, 17 and 53, and twice 28 and 58.
    #expect(
      try article.sizes(
        of: "Body", at: .extraSmall, .large, .accessibilityExtraExtraExtraLarge) == [28, 34, 106])
    #expect(
      try article.sizes(of: "Title 1", at: .large, .accessibilityExtraExtraExtraLarge) == [56, 116])
    #expect(try article.findings().seriousLines == [])
  }

  /// The automatic adjustment leaves a font alone that `withSize` made.
  @Test func `do not follow a change where nothing reapplies them`() throws {
    let article = try ArticleProject(
      Self.json, replacing: #""update": "reapplied""#, with: #""update": "never""#)
    #expect(
      try article.findings().seriousLines == [
        "not-following error, Title 1", "not-following error, Headline",
        "not-following error, Body", "not-following error, Footnote",
      ])
  }
}

/// Views kept from some text sizes, as a guide to Dynamic Type has them for widgets of fixed height.
/// What a view is kept from is no part of a project's file.
@Suite struct `A widget that is kept from some text sizes` {
  private static let json = """
    {
      "fonts": {"system": "InterVariable.ttf"},
      "styles": {"Widget": {"textStyle": "body"}},
      "samples": {"weather": "12° and clear"},
    }
    """

  @Test func `of Medium to AX3 grows to over twice its size, which is a note`() throws {
    let article = try ArticleProject(Self.json)
    #expect(try article.findings().map(\.line) == [])
    let found = try article.findings(
      within: ContentSizeClamp(minimum: .medium, maximum: .accessibilityExtraLarge))
    // Body is 40 pt at AX3.
    #expect(found.map(\.line) == ["category-clamped note, Widget, XS S AX4 AX5"])
    #expect(found.first?.words.contains("at AX5 it is 40 pt") == true)
  }

  @Test func `of Medium to AX2 does not reach twice its size`() throws {
    let found = try ArticleProject(Self.json).findings(
      within: ContentSizeClamp(minimum: .medium, maximum: .accessibilityLarge))
    // Body is 33 pt at AX2, and 17 at Large.
    #expect(found.map(\.line) == ["category-clamped warning, Widget, XS S AX3 AX4 AX5"])
  }

  @Test func `of all but the accessibility sizes is no place to read for those who need them`()
    throws
  {
    let found = try ArticleProject(Self.json).findings(
      within: ContentSizeClamp(maximum: .extraExtraExtraLarge))
    #expect(found.map(\.line) == ["category-clamped error, Widget, AX1 AX2 AX3 AX4 AX5"])
  }
}
