import DynamicType
import TextEngine
import Testing

@testable import Snapshots

/// Design systems that articles on Dynamic Type describe, each taken as it stands there.
@Suite struct `Design systems from articles` {
  /// Six sizes on a custom face, each in two weights, mapped to the curves of text styles (Tim
  /// Roesner, “Supporting Dynamic Type with Custom Fonts on iOS”).
  private static let twelve: [TypeStyle] = [
    ("Title Extra Large", 34, TextStyle.largeTitle), ("Title Large", 24, .title2),
    ("Title", 18, .title3), ("Body", 16, .body), ("Body Small", 14, .body),
    ("Footnote", 12, .footnote),
  ].flatMap { name, size, style in
    [("", FontWeight.medium), (" Bold", .bold)].map { suffix, weight in
      TypeStyle(
        name + suffix, family: "Roobert", size: Points(size), curve: .textStyle(style),
        attributes: TextAttributes(weight: weight))
    }
  }

  @Test func `of twelve styles are sound, and their small print keeps to 11 pt`() throws {
    #expect(try SizeAudit().findings(in: Self.twelve).serious == [])
    let footnote = try #require(Self.twelve.first { $0.name == "Footnote" })
    #expect(try footnote.pointSize(at: .extraSmall) == 11)
  }

  @Test func `of twelve styles keep to 11 pt only because 12 pt is their smallest`() throws {
    // The article says that footnotes do not go below 11 pt: true of the system's own text, not of
    // an 11 pt font along its curve, which is 10 pt at XS.
    var styles = Self.twelve
    styles[10].size = 11
    #expect(try SizeAudit().findings(in: styles).serious.map(\.rule) == [.belowMinimum])
  }

  @Test func `of twelve styles scale titles beyond what they need along body`() throws {
    // Why the article gives each style a curve: 34 pt along body is 34 · 62 ÷ 22 at AX5, 96 pt.
    var styles = Self.twelve
    styles[0].curve = .textStyle(.body)
    styles[1].curve = .textStyle(.body)
    #expect(try styles[0].pointSize(at: .accessibilityExtraExtraExtraLarge) == 96)
    #expect(
      try SizeAudit().findings(in: styles).lines.first == """
        base-far-from-style note, Title Extra Large: Title Extra Large is 34 pt at Large, 100 % \
        over the 17 pt of body, whose curve it follows
        """)
  }

  /// Seven sizes of an app's own, and 16 pt where there is none; one for each weight (“Implementing
  /// Dynamic Type on iOS 7”).
  private static func avenir(_ missing: SizeTable.Missing) -> [TypeStyle] {
    let sizes: [ContentSizeCategory: Points] = [
      .extraSmall: 12, .small: 14, .medium: 16, .large: 18, .extraLarge: 20, .extraExtraLarge: 22,
      .extraExtraExtraLarge: 24,
    ]
    return [("Headline", "Avenir-Black"), ("Body", "Avenir-Medium")].map { name, family in
      TypeStyle(name, family: family, curve: .table(SizeTable(sizes, missing: missing)))
    }
  }

  @Test func `of seven sizes fall to 16 pt at the accessibility sizes`() throws {
    #expect(
      try SizeAudit().findings(in: Self.avenir(.useDefault(16))).lines == [
        """
        accessibility-collapse error, Headline AX1 … AX5: Headline at AX1 … AX5 is 16 pt, under \
        the 24 pt of XXXL
        """,
        """
        accessibility-collapse error, Body AX1 … AX5: Body at AX1 … AX5 is 16 pt, under the 24 pt \
        of XXXL
        """,
      ])
  }

  @Test func `of seven sizes stand still where the nearest is taken instead`() throws {
    #expect(
      try SizeAudit().findings(in: Self.avenir(.nearest)).lines.first == """
        accessibility-collapse error, Headline AX1 … AX5: Headline at AX1 … AX5 is 24 pt, as at XXXL
        """)
  }

  @Test func `of seven sizes are sound within those seven`() throws {
    let audit = SizeAudit(
      categories: ContentSizeCategory.allCases.filter { $0 < .accessibilityMedium })
    #expect(try audit.findings(in: Self.avenir(.refuse)).lines == [])
  }

  @Test func `of seven sizes are refused at others where the table has none`() {
    #expect(
      throws: ObservedSizesError.noSize(
        style: "Headline",
        .missingCategory(
          .accessibilityMedium,
          present: ContentSizeCategory.allCases.filter { $0 < .accessibilityMedium }))
    ) { try SizeAudit().findings(in: Self.avenir(.refuse)) }
  }

  /// Each text style at twice its size (“Scaling Dynamic Type with Font Descriptors”).
  private static let doubled = TextStyle.allCases.map { style in
    TypeStyle("\(style) doubled", curve: .preferred(style, factor: 2))
  }

  @Test func `of doubled text styles grow as the system's own do, which is no bug in sizes`() throws
  {
    #expect(try SizeAudit().findings(in: Self.doubled).serious == [])
    #expect(
      try SizeAudit().findings(in: Self.doubled).lines.filter { $0.contains(", body") } == [
        """
        base-far-from-style note, body doubled: body doubled is 34 pt at Large, 100 % over the \
        17 pt of body, whose curve it follows
        """
      ])
  }

  @Test func `of doubled text styles stand still where nothing reapplies them`() throws {
    let body = try #require(Self.doubled.first { $0.name == "body doubled" })
    let seen = try ObservedSizes(body) { _ in 34 }
    #expect(
      SizeAudit().findings(in: [seen]).serious.lines == [
        """
        no-scaling error, body doubled XS … AX5: body doubled is 34 pt at every text size, where 2 \
        times the system's own body has 28 … 106 pt
        """
      ])
  }

  private static func clamped(_ clamp: ContentSizeClamp) throws -> [String] {
    try SizeAudit().findings(in: [ObservedSizes(asMeant: TypeStyle(.body), clamp: clamp)]).lines
  }

  @Test func `of clamped widgets are told how far they go`() throws {
    #expect(
      try Self.clamped(ContentSizeClamp(maximum: .extraExtraExtraLarge)) == [
        """
        category-clamped error, body AX1 … AX5: body goes no further than XXXL: at AX5 it is 23 pt, \
        where the system's own body has 53 pt
        """
      ])
    #expect(
      try Self.clamped(ContentSizeClamp(maximum: .accessibilityLarge)) == [
        """
        category-clamped warning, body AX3 … AX5: body goes no further than AX2: at AX5 it is \
        33 pt, where the system's own body has 53 pt
        """
      ])
    #expect(
      try Self.clamped(ContentSizeClamp(maximum: .accessibilityExtraLarge)) == [
        """
        category-clamped note, body AX4, AX5: body goes no further than AX3: at AX5 it is 40 pt, \
        where the system's own body has 53 pt
        """
      ])
    #expect(
      try Self.clamped(ContentSizeClamp(minimum: .large)) == [
        """
        category-clamped note, body XS … M: body goes no lower than L: at XS it is 17 pt, where the \
        system's own body has 14 pt
        """
      ])
  }

  @Test func `of one clamped view are compared with each other only`() throws {
    let styles = try Self.twelve.map { style in
      try ObservedSizes(
        asMeant: style,
        clamp: style.name == "Body" ? ContentSizeClamp(maximum: .accessibilityExtraLarge) : nil)
    }
    #expect(SizeAudit().findings(in: styles).filter { $0.rule == .hierarchyInverted } == [])
  }
}
