import DynamicType
import Snapshots
import Testing

@testable import Projects

/// A museum's text styles: five sizes in two weights, each along the curve of a text style.
@Suite struct `Ten styles on a face of their own` {
  private static let json = """
    {
      "fonts": {"families": {"House": "InterVariable.ttf"}, "system": "House"},
      "styles": {
        "Banner": {"font": "House", "relativeTo": "largeTitle", "size": 36, \
    "weight": 400, "boldTextWeight": 600},
        "Banner Strong": {"font": "House", "relativeTo": "largeTitle", "size": 36, \
    "weight": 600, "boldTextWeight": 800},
        "Room": {"font": "House", "relativeTo": "title2", "size": 25, \
    "weight": 400, "boldTextWeight": 600},
        "Room Strong": {"font": "House", "relativeTo": "title2", "size": 25, \
    "weight": 600, "boldTextWeight": 800},
        "Exhibit": {"font": "House", "relativeTo": "title3", "size": 21, \
    "weight": 400, "boldTextWeight": 600},
        "Exhibit Strong": {"font": "House", "relativeTo": "title3", "size": 21, \
    "weight": 600, "boldTextWeight": 800},
        "Story": {"font": "House", "relativeTo": "body", "size": 18, \
    "weight": 400, "boldTextWeight": 600},
        "Story Strong": {"font": "House", "relativeTo": "body", "size": 18, \
    "weight": 600, "boldTextWeight": 800},
        "Label": {"font": "House", "relativeTo": "footnote", "size": 13, \
    "weight": 400, "boldTextWeight": 600},
        "Label Strong": {"font": "House", "relativeTo": "footnote", "size": 13, \
    "weight": 600, "boldTextWeight": 800},
      },
      "samples": {"text": "The last boat of the day is late."},
    }
    """

  @Test func `are sound`() throws {
    let museum = try InlineProject(Self.json)
    let found = try museum.findings()
    #expect(
      found.map(\.line) == [
        "below-200-percent note, Banner", "below-200-percent note, Banner Strong",
      ])
    // 36 · 38 ÷ 41 and 36 · 70 ÷ 41; 25 · 66 ÷ 28; 18 · 19 ÷ 22 and 18 · 62 ÷ 22; 13 · 16 ÷ 18
    // and 13 · 52 ÷ 18.
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(try museum.sizes(of: "Banner", at: .extraSmall, .large, largest) == [33, 36, 61])
    #expect(try museum.sizes(of: "Room", at: .large, largest) == [25, 59])
    #expect(try museum.sizes(of: "Story", at: .extraSmall, .large, largest) == [16, 18, 51])
    #expect(try museum.sizes(of: "Label", at: .extraSmall, .large, largest) == [12, 13, 38])
  }

  /// Only the system's own styles stop at 11 pt. 11 pt along footnote are 11 · 16 ÷ 18 pt at XS.
  @Test func `do not keep to 11 pt by their curve`() throws {
    let museum = try InlineProject(
      Self.json, replacing: #""relativeTo": "footnote", "size": 13"#,
      with: #""relativeTo": "footnote", "size": 11"#)
    #expect(try museum.sizes(of: "Label", at: .extraSmall) == [10])
    #expect(
      try museum.findings().seriousLines == [
        "below-minimum warning, Label, XS S M", "below-minimum warning, Label Strong, XS S M",
      ])
  }

  @Test func `have titles that grow too large along the default curve`() throws {
    let museum = try InlineProject(
      Self.json, replacing: #""relativeTo": "largeTitle""#, with: #""relativeTo": "body""#)
    // 36 · 62 ÷ 22.
    #expect(try museum.sizes(of: "Banner", at: .accessibilityExtraExtraExtraLarge) == [101])
    let found = try museum.findings().filter { $0.place.style == "Banner" }
    #expect(found.map(\.line).contains("base-far-from-style note, Banner"))
    #expect(found.seriousLines == ["few-characters-per-line warning, Banner, text, AX5"])
  }
}

/// Sizes from XS to XXXL that an app chose, and 15 pt for all others.
@Suite struct `Sizes made by hand for seven text sizes` {
  private static let json = """
    {
      "fonts": {"families": {"House": "InterVariable.ttf"}, "system": "House"},
      "styles": {
        "Notice": {"font": "House", "sizes": {"XS": 13, "S": 15, "M": 16, "L": 17, "XL": 19, \
    "XXL": 22, "XXXL": 25, "otherwise": 15}, "weight": 700, "boldTextWeight": 900},
        "Text": {"font": "House", "sizes": {"XS": 13, "S": 15, "M": 16, "L": 17, "XL": 19, \
    "XXL": 22, "XXXL": 25, "otherwise": 15}, "weight": 400, "boldTextWeight": 600},
      },
      "samples": {"text": "Boats leave from the second pier at noon."},
      "matrix": {"widths": [343]},
    }
    """

  private let collapse = [
    "accessibility-collapse error, Notice, AX1 AX2 AX3 AX4 AX5",
    "accessibility-collapse error, Text, AX1 AX2 AX3 AX4 AX5",
  ]

  @Test func `fall to the size for all others at the accessibility sizes`() throws {
    let harbor = try InlineProject(Self.json)
    #expect(
      try harbor.sizes(
        of: "Text", at: .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityExtraExtraExtraLarge) == [13, 17, 25, 15, 15])
    #expect(try harbor.findings().map(\.line) == collapse)
  }

  @Test func `stand still there where the nearest size is taken`() throws {
    let harbor = try InlineProject(
      Self.json, replacing: #""otherwise": 15"#, with: #""otherwise": "nearest""#)
    #expect(try harbor.sizes(of: "Text", at: .accessibilityExtraExtraExtraLarge) == [25])
    #expect(try harbor.findings().map(\.line) == collapse)
  }

  @Test func `are sound at those seven`() throws {
    let harbor = try InlineProject(
      Self.json, replacing: #""widths": [343]"#,
      with: #""widths": [343], "categories": ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]"#)
    #expect(try harbor.findings().map(\.line) == [])
  }
}

@Suite struct `Text styles at one and a half times their size` {
  private static let json = """
    {
      "fonts": {"system": "InterVariable.ttf"},
      "styles": {
        "Title 2": {"factor": 1.5, "textStyle": "title2", "update": "reapplied"},
        "Callout": {"factor": 1.5, "textStyle": "callout", "update": "reapplied"},
        "Caption": {"factor": 1.5, "textStyle": "caption1", "update": "reapplied"},
      },
      "samples": {"name": "Pier"},
    }
    """

  @Test func `grow as the system's own do where an app reapplies them`() throws {
    let poster = try InlineProject(Self.json)
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    // Of 13, 16 and 51 pt, and of 22 and 56.
    #expect(try poster.sizes(of: "Callout", at: .extraSmall, .large, largest) == [19.5, 24, 76.5])
    #expect(try poster.sizes(of: "Title 2", at: .large, largest) == [33, 84])
    #expect(try poster.findings().seriousLines == [])
  }

  /// The automatic adjustment leaves a font alone that `withSize` made.
  @Test func `do not follow a change where nothing reapplies them`() throws {
    let poster = try InlineProject(
      Self.json, replacing: #""update": "reapplied""#, with: #""update": "never""#)
    #expect(
      try poster.findings().seriousLines == [
        "not-following error, Title 2", "not-following error, Callout",
        "not-following error, Caption",
      ])
  }
}

/// What a view is kept from is no part of a project's file.
@Suite struct `A widget that is kept from some text sizes` {
  private static let json = """
    {
      "fonts": {"system": "InterVariable.ttf"},
      "styles": {"Widget": {"textStyle": "body"}},
      "samples": {"tide": "High water at six"},
    }
    """

  @Test func `of Small to AX3 grows to over twice its size, which is a note`() throws {
    let widget = try InlineProject(Self.json)
    #expect(try widget.findings().map(\.line) == [])
    let found = try widget.findings(
      within: ContentSizeClamp(minimum: .small, maximum: .accessibilityExtraLarge))
    // Body is 40 pt at AX3.
    #expect(found.map(\.line) == ["category-clamped note, Widget, XS AX4 AX5"])
    #expect(found.first?.words.contains("at AX5 it is 40 pt") == true)
  }

  @Test func `of Small to AX2 does not reach twice its size`() throws {
    let found = try InlineProject(Self.json).findings(
      within: ContentSizeClamp(minimum: .small, maximum: .accessibilityLarge))
    // Body is 33 pt at AX2, and 17 at Large.
    #expect(found.map(\.line) == ["category-clamped warning, Widget, XS AX3 AX4 AX5"])
  }

  @Test func `of all but the accessibility sizes is no place to read for those who need them`()
    throws
  {
    let found = try InlineProject(Self.json).findings(
      within: ContentSizeClamp(maximum: .extraExtraExtraLarge))
    #expect(found.map(\.line) == ["category-clamped error, Widget, AX1 AX2 AX3 AX4 AX5"])
  }
}
