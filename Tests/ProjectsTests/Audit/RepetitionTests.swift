import Snapshots
import Testing

@testable import Projects

/// Findings of one cause in texts of many kinds.
@Suite struct `A finding in several texts` {
  private let tree: ProjectTree

  init() throws {
    tree = try ProjectTree()
    try tree.copyFont("Inter/InterVariable.ttf", to: "Fonts/InterVariable.ttf")
    for font in ["NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf"] {
      try tree.copyFont("\(font.prefix { $0 != "-" })/\(font)", to: "Fonts/\(font)")
    }
    try tree.write(
      "values/strings.xml",
      """
      <resources><plurals name="items">
        <item quantity="one">Donaudampfschifffahrtsgesellschaft</item>
        <item quantity="other">Eisenbahnknotenpunkthinundherschieber</item>
      </plurals></resources>
      """)
  }

  private func findings(
    _ style: String, samples: String, matrix: String, fonts: String = ""
  ) throws -> [String] {
    let spec = try ProjectFile.spec(
      parsing: Array(
        """
        {
          "fonts": {"system": "InterVariable.ttf"\(fonts)},
          "styles": {"Body": {"font": "InterVariable.ttf", "size": 17, "relativeTo": "body", \
        \(style)}},
          "samples": {\(samples)},
          "matrix": {\(matrix)},
        }
        """.utf8))
    let report = try Project(spec, in: tree.path).audit(jobs: 1).report()
    #expect(report.trouble == [])
    return report.findings.standing.filter { $0.severity > .note }.map(\.description)
  }

  @Test func `names the face that falls short, and the language it stands for`() throws {
    let found = try findings(
      #""weight": 700, "boldTextWeight": 800"#,
      samples: #"""
        "title": {"en": "Order", "ar": "طلبك", "he": "שלום"}, "button": {"en": "Pay", "ar": "ادفع"}
        """#,
      matrix: #""categories": ["L", "XL"]"#,
      fonts: #"""
        , "fallback": [{"scripts": ["Arab"], "fonts": ["NotoSansArabic-Regular.ttf"]}, \#
        {"scripts": ["Hebr"], "fonts": ["NotoSansHebrew-Regular.ttf"]}]
        """#)
    #expect(
      found == [
        "Body, ar, 343 pt wide, L XL: at L Noto Sans Arabic has no weight 700, so it is set in 400",
        "Body, ar, 343 pt wide: with Bold Text on, Noto Sans Arabic is set in the same face and weight",
        """
        Body, title (he), 343 pt wide, L XL: at L Noto Sans Hebrew has no weight 700, so it is set in 400
        """,
        """
        Body, title (he), 343 pt wide: with Bold Text on, Noto Sans Hebrew is set in the same face \
        and weight
        """,
      ])
  }

  private static let items =
    #""items": {"file": "values/strings.xml", "key": "items", "sourceLanguage": "de"}"#
  private static let kinds = #"""
    "categories": ["AX5"], "appearances": ["light", "dark"], "boldText": [false, true], \#
    "pseudoLocales": ["accented"]
    """#

  @Test func `is told once where it is the same in words`() throws {
    #expect(
      try findings(#""boldTextWeight": 400"#, samples: Self.items, matrix: Self.kinds) == [
        """
        Body, items (de, one), 343 pt wide, AX5: at AX5 a word wider than the frame is broken at \
        the end of line 1
        """
      ])
  }

  /// Neither of two appearances is named, nor Bold Text, as the text is the same in all four.
  @Test func `names the plural and pseudo-locale where words differ`() throws {
    let found = try findings(
      #""boldTextWeight": 400, "lineLimit": 1"#, samples: Self.items, matrix: Self.kinds)
    let places = found.filter { $0.contains("truncates") }
      .map { $0.prefix { $0 != ":" } }.sorted()
    #expect(
      places == [
        "Body, items (de, one), 343 pt wide, AX5",
        "Body, items (de, one, accented), 343 pt wide, AX5",
        "Body, items (de, other), 343 pt wide, AX5",
      ])
  }

  @Test func `names the appearance where that is what matters`() throws {
    let found = try findings(
      ##""boldTextWeight": 700, "colors": {"dark": {"text": "#333333", "background": "#000000"}}"##,
      samples: #""title": {"en": "Order", "de": "Kauf"}"#,
      matrix: #""categories": ["L"], "appearances": ["light", "dark"]"#)
    #expect(
      found == [
        """
        Body, title (dark), 343 pt wide, L: at L contrast is 1.66 : 1, but text of this size needs 4.5 : 1
        """
      ])
  }

  @Test func `has room for one character in the singular`() throws {
    let found = try findings(
      #""boldTextWeight": 700"#, samples: #""title": "WW WW""#,
      matrix: #""categories": ["AX5"], "widths": [60]"#)
    #expect(found.contains { $0.hasSuffix("a line has room for 1 character") })
  }
}
