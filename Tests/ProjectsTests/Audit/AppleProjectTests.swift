import DynamicType
import Snapshots
import Testing

@testable import Projects

@Suite struct `A project of Apple's own styles in Inter` {
  private static let json = """
    {
      "fonts": {"system": "InterVariable.ttf"},
      "styles": {
        "Large Title": {"textStyle": "largeTitle"},
        "Title 1": {"textStyle": "title1"},
        "Title 2": {"textStyle": "title2"},
        "Title 3": {"textStyle": "title3"},
        "Headline": {"textStyle": "headline"},
        "Body": {"textStyle": "body"},
        "Callout": {"textStyle": "callout"},
        "Subhead": {"textStyle": "subheadline"},
        "Footnote": {"textStyle": "footnote"},
        "Caption 1": {"textStyle": "caption1"},
        "Caption 2": {"textStyle": "caption2"},
      },
      "samples": {
        "paragraph": {
          "en": "We pack it today and send it with the first post in the morning.",
          "de": "Wir packen heute und geben es morgen früh als erstes zur Post.",
        },
        "button": {"en": "Pay now", "de": "Bezahlen"},
        "price": {"en": "$1,299.00", "de": "1.299,00\u{A0}€"},
      },
      "matrix": {"widths": [343, 398]},
    }
    """

  @Test func `has nothing that something must be done about, at any category`() throws {
    let tree = try ProjectTree()
    try tree.copyFont("Inter/InterVariable.ttf", to: "Fonts/InterVariable.ttf")
    let spec = try ProjectFile.spec(parsing: Array(Self.json.utf8))
    let report = try Project(spec, in: tree.path).audit(jobs: 2).report()
    #expect(report.trouble == [])
    #expect(report.styleCount == 11)
    // Six texts at two widths and twelve categories, and twice more for Bold Text.
    #expect(report.frameCount == 11 * 6 * 2 * 14)
    #expect(report.findings.standing.seriousLines == [])
    // `ios-text-styles`: largeTitle is 34 pt and grows to 60; subheadline and footnote are 12 pt at
    // XS, and both captions 11 up to M.
    #expect(
      report.findings.standing.map(\.line) == [
        "below-200-percent note, Large Title",
        "hierarchy-inverted note, Subhead, XS",
        "hierarchy-inverted note, Caption 1, XS S M",
      ])
  }
}
