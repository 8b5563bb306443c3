import Snapshots
import DynamicType
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

/// Ways in which apps choose sizes, each as a small design system.
@Suite struct `Design systems as apps have them` {
  /// Six sizes on a face of their own, each in two weights and along the curve of a text style.
  private static let twelve: [TypeStyle] = [
    ("Banner", 36, TextStyle.largeTitle), ("Room", 25, .title2), ("Exhibit", 21, .title3),
    ("Story", 16, .body), ("Note", 15, .callout), ("Label", 13, .footnote),
  ].flatMap { name, size, style in
    [("", FontWeight.regular), (" Strong", .semibold)].map { suffix, weight in
      TypeStyle(
        name + suffix, family: "Lantern", size: Points(size), curve: .textStyle(style),
        attributes: TextAttributes(weight: weight))
    }
  }

  @Test func `of twelve styles are sound, and their small print keeps to 11 pt`() throws {
    #expect(try SizeAudit().findings(in: Self.twelve).serious == [])
    let label = try #require(Self.twelve.first { $0.name == "Label" })
    // 13 · 16 ÷ 18
    #expect(try label.pointSize(at: .extraSmall) == 12)
  }

  @Test func `of twelve styles keep to 11 pt only because 13 pt is their smallest`() throws {
    // Only the system's own text stops at 11 pt. 11 pt along footnote are 10 pt at XS.
    var styles = Self.twelve
    styles[10].size = 11
    #expect(try SizeAudit().findings(in: styles).serious.map(\.rule) == [.belowMinimum])
  }

  @Test func `of twelve styles scale titles beyond what they need along body`() throws {
    // 36 pt along body are 36 · 62 ÷ 22 at AX5, 101 pt, and 61 along largeTitle.
    var styles = Self.twelve
    styles[0].curve = .textStyle(.body)
    styles[1].curve = .textStyle(.body)
    #expect(try styles[0].pointSize(at: .accessibilityExtraExtraExtraLarge) == 101)
    #expect(
      try SizeAudit().findings(in: styles).lines.first == """
        base-far-from-style note, Banner: Banner is 36 pt at Large, 111 % over the 17 pt of body, \
        whose curve it follows
        """)
  }

  /// Seven sizes of an app's own, in two faces.
  private static func handmade(_ missing: SizeTable.Missing) -> [TypeStyle] {
    let sizes: [ContentSizeCategory: Points] = [
      .extraSmall: 13, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 22,
      .extraExtraExtraLarge: 25,
    ]
    return [("Notice", "Lantern Strong"), ("Text", "Lantern Book")].map { name, family in
      TypeStyle(name, family: family, curve: .table(SizeTable(sizes, missing: missing)))
    }
  }

  @Test func `of seven sizes fall to their default at the accessibility sizes`() throws {
    #expect(
      try SizeAudit().findings(in: Self.handmade(.useDefault(15))).lines == [
        """
        accessibility-collapse error, Notice AX1 … AX5: Notice at AX1 … AX5 is 15 pt, under \
        the 25 pt of XXXL
        """,
        """
        accessibility-collapse error, Text AX1 … AX5: Text at AX1 … AX5 is 15 pt, under the 25 pt \
        of XXXL
        """,
      ])
  }

  @Test func `of seven sizes stand still where the nearest is taken instead`() throws {
    #expect(
      try SizeAudit().findings(in: Self.handmade(.nearest)).lines.first == """
        accessibility-collapse error, Notice AX1 … AX5: Notice at AX1 … AX5 is 25 pt, as at XXXL
        """)
  }

  @Test func `of seven sizes are sound within those seven`() throws {
    let audit = SizeAudit(
      categories: ContentSizeCategory.allCases.filter { $0 < .accessibilityMedium })
    #expect(try audit.findings(in: Self.handmade(.refuse)).lines == [])
  }

  @Test func `of seven sizes are refused at others where the table has none`() {
    #expect(
      throws: ObservedSizesError.noSize(
        style: "Notice",
        .missingCategory(
          .accessibilityMedium,
          present: ContentSizeCategory.allCases.filter { $0 < .accessibilityMedium }))
    ) { try SizeAudit().findings(in: Self.handmade(.refuse)) }
  }

  private static let tripled = TextStyle.allCases.map { style in
    TypeStyle("\(style) tripled", curve: .preferred(style, factor: 3))
  }

  @Test func `of tripled text styles grow as the system's own do, which is no bug in sizes`() throws
  {
    #expect(try SizeAudit().findings(in: Self.tripled).serious == [])
    #expect(
      try SizeAudit().findings(in: Self.tripled).lines.filter { $0.contains(", body") } == [
        """
        base-far-from-style note, body tripled: body tripled is 51 pt at Large, 200 % over the \
        17 pt of body, whose curve it follows
        """
      ])
  }

  @Test func `of tripled text styles stand still where nothing reapplies them`() throws {
    let body = try #require(Self.tripled.first { $0.name == "body tripled" })
    let seen = try ObservedSizes(body) { _ in 51 }
    #expect(
      SizeAudit().findings(in: [seen]).serious.lines == [
        """
        no-scaling error, body tripled XS … AX5: body tripled is 51 pt at every text size, but 3 \
        times the system's body has 42 … 159 pt
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
        category-clamped error, body AX1 … AX5: body stops at XXXL: at AX5 it is 23 pt, \
        but the system's body has 53 pt
        """
      ])
    #expect(
      try Self.clamped(ContentSizeClamp(maximum: .accessibilityLarge)) == [
        """
        category-clamped warning, body AX3 … AX5: body stops at AX2: at AX5 it is \
        33 pt, but the system's body has 53 pt
        """
      ])
    #expect(
      try Self.clamped(ContentSizeClamp(maximum: .accessibilityExtraLarge)) == [
        """
        category-clamped note, body AX4, AX5: body stops at AX3: at AX5 it is 40 pt, \
        but the system's body has 53 pt
        """
      ])
    #expect(
      try Self.clamped(ContentSizeClamp(minimum: .large)) == [
        """
        category-clamped note, body XS … M: body stops at L: at XS it is 17 pt, but the \
        system's body has 14 pt
        """
      ])
  }

  @Test func `of one clamped view are compared with each other only`() throws {
    let styles = try Self.twelve.map { style in
      try ObservedSizes(
        asMeant: style,
        clamp: style.name == "Story" ? ContentSizeClamp(maximum: .accessibilityExtraLarge) : nil)
    }
    #expect(SizeAudit().findings(in: styles).filter { $0.rule == .hierarchyInverted } == [])
  }
}
