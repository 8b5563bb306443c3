import Snapshots
import DynamicType
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

/// A bug in one style of ``AuditDesignSystem``, and the one thing to be told about it.
struct PlantedSizes: CustomTestStringConvertible, Sendable {
  let bug: String
  let style: String
  let sizes: [Points]
  var maximum: Points?
  let line: String

  var testDescription: String { bug }

  /// Sizes are reckoned by hand from the leadings of `ios-text-styles`, such as 16 · 62 ÷ 22 for
  /// Text at AX5.
  static let all = [
    PlantedSizes(
      bug: "all sizes are identical", style: "Text Small",
      sizes: [14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14],
      line: """
        no-scaling error, Text Small XS … AX5: Text Small is 14 pt at every text size, but its \
        body curve has 12 … 39 pt
        """),
    PlantedSizes(
      bug: "a scaled font is scaled again", style: "Text",
      sizes: [12, 14, 14, 16, 19, 22, 28, 39, 53, 76, 104, 127],
      line: """
        scaled-twice error, Text XS … M, XL … AX5: Text at XS … M, XL … AX5 is 12 … 127 pt, scaled twice along its body curve, which has 14 … 45 pt
        """),
    PlantedSizes(
      bug: "the system's body is scaled again", style: "Text",
      sizes: [12, 14, 15, 17, 21, 25, 30, 43, 60, 87, 120, 149],
      line: """
        scaled-twice error, Text XS, S, XL … AX5: Text at XS, S, XL … AX5 is 12 … 149 pt, scaled twice along its body curve, which has 14 … 45 pt
        """),
    PlantedSizes(
      bug: "a small title's curve", style: "Text",
      sizes: [14, 15, 15, 16, 18, 19, 20, 24, 28, 33, 37, 42],
      line: """
        wrong-curve warning, Text XL, XXXL … AX5: Text at XL, XXXL … AX5 is 18 … 42 pt, but its \
        body curve has 17 … 45 pt; the title3 curve fits
        """),
    PlantedSizes(
      bug: "the largest title's curve", style: "Footnote",
      sizes: [11, 11, 12, 12, 13, 13, 14, 15, 17, 18, 19, 20],
      line: """
        wrong-curve error, Footnote M, XXL … AX5: Footnote at M, XXL … AX5 is 12 … 20 pt, but \
        its footnote curve has 11 … 35 pt; the largeTitle curve fits
        """),
    // microsoft/reactxp, issue 782: 16 times the factors that React Native ships.
    PlantedSizes(
      bug: "a table whose accessibility factors divide by 14", style: "Text",
      sizes: [13, 14, 15, 16, 18, 20, 22, 29, 34, 42, 50, 57],
      line: """
        wrong-curve warning, Text XS, S, XL … AX5: Text at XS, S, XL … AX5 is 13 … 57 pt, but its \
        body curve has 14 … 45 pt; the accessibility sizes are those of React Native's table, whose \
        factors up to 3.571 divide by 14 instead of 17
        """),
    PlantedSizes(
      bug: "sizes of the system's own text", style: "Text",
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      line: """
        wrong-curve warning, Text M … AX5: Text at M … AX5 is 16 … 53 pt, but its body curve \
        has 15 … 45 pt; the sizes of the system's own headline and body fit
        """),
    PlantedSizes(
      bug: "a factor on all sizes", style: "Text",
      sizes: [17.5, 18.75, 18.75, 20, 21.25, 23.75, 26.25, 31.25, 36.25, 43.75, 51.25, 56.25],
      line: """
        wrong-curve warning, Text XS … AX5: Text at XS … AX5 is 17.5 … 56.25 pt, but its body \
        curve has 14 … 45 pt; the growth is right, but starts from 20 pt at Large
        """),
    PlantedSizes(
      bug: "sizes stop at a number", style: "Heading",
      sizes: [16, 17, 17, 18, 20, 22, 23, 27, 28, 28, 28, 28],
      line: """
        capped-early error, Heading AX2 … AX5: Heading stops growing at 28 pt from AX2 on, but its title3 curve continues to 47 pt
        """),
    PlantedSizes(
      bug: "sizes stop at a number past 200 %", style: "Heading",
      sizes: [16, 17, 17, 18, 20, 22, 23, 27, 32, 37, 39, 39],
      line: """
        capped-early warning, Heading AX4, AX5: Heading stops growing at 39 pt from AX4 on, but its title3 curve continues to 47 pt
        """),
    PlantedSizes(
      bug: "sizes stop before the accessibility sizes", style: "Heading",
      sizes: [16, 17, 17, 18, 20, 22, 22, 22, 22, 22, 22, 22],
      line: """
        capped-early error, Heading XXL … AX5: Heading stops growing at 22 pt from XXL on, but its title3 curve continues to 47 pt
        """),
    PlantedSizes(
      bug: "sizes stop before their maximum", style: "Heading",
      sizes: [16, 17, 17, 18, 20, 22, 23, 27, 28, 28, 28, 28], maximum: 40,
      line: """
        capped-early error, Heading AX2 … AX5: Heading stops growing at 28 pt from AX2 on, but its title3 curve continues to 40 pt
        """),
    PlantedSizes(
      bug: "the accessibility sizes are XXXL's", style: "Heading",
      sizes: [16, 17, 17, 18, 20, 22, 23, 23, 23, 23, 23, 23],
      line: """
        accessibility-collapse error, Heading AX1 … AX5: Heading at AX1 … AX5 is 23 pt, as at XXXL
        """),
    PlantedSizes(
      bug: "the accessibility sizes are a default", style: "Heading Large",
      sizes: [21, 21, 22, 24, 26, 27, 29, 16, 16, 16, 16, 16],
      line: """
        accessibility-collapse error, Heading Large AX1 … AX5: Heading Large at AX1 … AX5 is \
        16 pt, under the 29 pt of XXXL
        """),
    PlantedSizes(
      bug: "a maximum is ignored", style: "Display",
      sizes: [32, 32, 33, 34, 36, 38, 40, 43, 47, 51, 55, 58], maximum: 56,
      line: """
        maximum-ignored warning, Display AX5: Display at AX5 is 58 pt, over its maximum of 56 pt
        """),
    PlantedSizes(
      bug: "the size is taken for Medium's", style: "Text",
      sizes: [14, 15, 16, 17, 18, 20, 22, 26, 30, 37, 43, 47],
      line: """
        default-not-large warning, Text M … AX5: Text is 16 pt at Medium and 17 pt at Large: the 16 pt for Large were used at Medium, which is not the default
        """),
    PlantedSizes(
      bug: "the size is read at Medium", style: "Text",
      sizes: [13, 14, 14, 15, 16, 18, 20, 23, 27, 33, 38, 42],
      line: """
        default-not-large warning, Text XS … AX5: Text is 15 pt at Large, the size it should have \
        at Medium, which is not the default; at Large it should be 16 pt
        """),
    PlantedSizes(
      bug: "each size is that of one category less", style: "Heading Large",
      sizes: [21, 21, 21, 22, 24, 26, 27, 29, 35, 40, 45, 51],
      line: """
        default-not-large warning, Heading Large M … AX5: Heading Large is 22 pt at Large, the \
        size it should have at Medium, which is not the default; at Large it should be 24 pt
        """),
    PlantedSizes(
      bug: "each size is that of one category more", style: "Heading Large",
      sizes: [21, 22, 24, 26, 27, 29, 35, 40, 45, 51, 57, 57],
      line: """
        default-not-large warning, Heading Large S … AX4: Heading Large is 24 pt at Medium and \
        26 pt at Large: the 24 pt for Large were used at Medium, which is not the default
        """),
    PlantedSizes(
      bug: "a size is under 11 pt at XS", style: "Footnote",
      sizes: [10, 11, 11, 12, 13, 15, 16, 19, 22, 27, 31, 35],
      line: """
        below-minimum warning, Footnote XS: Footnote at XS is 10 pt, under the 11 pt of iOS
        """),
    PlantedSizes(
      bug: "a size falls", style: "Text",
      sizes: [14, 15, 15, 16, 17, 19, 18, 25, 29, 35, 34, 45],
      line: """
        shrinking error, Text XXXL, AX4: Text falls from 19 pt at XXL to 18 pt at XXXL, and from \
        35 pt at AX3 to 34 pt at AX4
        """),
  ]
}

@Suite struct `Bugs in sizes that were seen` {
  @Test(arguments: PlantedSizes.all)
  func `are told once, by rule, place and numbers`(_ planted: PlantedSizes) throws {
    let observed = try AuditDesignSystem.seeing(planted.style, in: planted.sizes) {
      $0.maximum = planted.maximum
    }
    #expect(SizeAudit().findings(in: observed).serious.lines == [planted.line])
  }

  @Test func `are none where sizes are as meant`() throws {
    let observed = try AuditDesignSystem.seeing(
      "Text", in: [14, 15, 15, 16, 17, 19, 21, 25, 29, 35, 41, 45])
    #expect(SizeAudit().findings(in: observed).serious.lines == [])
  }

  @Test func `are none where sizes lie on the pixel grid instead of whole points`() throws {
    // 16 · leading ÷ 22 at 3x.
    let observed = try AuditDesignSystem.seeing(
      "Text",
      in: [
        13.666, 14.666, 15.333, 16, 17.333, 19, 21, 24.666, 29, 35, 40.666, 45,
      ])
    #expect(SizeAudit().findings(in: observed).serious.lines == [])
  }

  @Test func `are told of a minimum of the style's own that is ignored`() throws {
    var style = AuditDesignSystem.styles[10]
    style.minimum = 12
    let seen = try ObservedSizes(
      style,
      sizes: AuditDesignSystem.byCategory([11, 11, 11, 12, 13, 15, 16, 19, 22, 27, 31, 35]))
    #expect(
      SizeAudit().findings(in: [seen]).lines == [
        """
        below-minimum warning, Footnote XS … M: Footnote at XS … M is 11 pt, under its own minimum \
        of 12 pt
        """
      ])
  }

  @Test func `are told as missing scaling where a maximum allows no growth`() throws {
    var style = AuditDesignSystem.styles[6]
    style.maximum = 16
    let audit = SizeAudit(categories: [.large, .accessibilityMedium])
    #expect(
      try audit.findings(in: [style]).lines == [
        """
        no-scaling error, Text L, AX1: Text is 16 pt at every text size, but its body curve has \
        16 and 25 pt
        """
      ])
  }

  @Test func `are none where a curve itself stands still`() throws {
    // 8 · 43 ÷ 41 is 8.4 pt.
    let style = TypeStyle("Fine Print", family: "Inter", size: 8, curve: .textStyle(.largeTitle))
    let audit = SizeAudit(platform: .iOS, categories: [.large, .extraLarge])
    #expect(try audit.findings(in: [style]).serious.map(\.rule) == [.belowMinimum])
  }

  @Test func `are none where a view does not clamp its text after all`() throws {
    let style = AuditDesignSystem.styles[6]
    let seen = try ObservedSizes(style, clamp: ContentSizeClamp(maximum: .accessibilityMedium)) {
      $0 > .accessibilityMedium ? 45 : 25
    }
    let audit = SizeAudit(categories: [
      .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ])
    #expect(audit.findings(in: [seen]).lines == [])
  }

  /// 16 pt of one face along two curves, or along none, are equal fonts at Large.
  private static let swallowed: [(curve: ScaleCurve, sizes: [Points], line: String)] = [
    (
      ScaleCurve.fixed, [16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16],
      """
      update-swallowed error, Text XS … M, XL … AX5: Text at XS … M, XL … AX5 is 16 pt, like Before, but its body curve has 14 … 45 pt: at Large both are 16 pt in the same face, so the new font was mistaken for the old one
      """
    ),
    (
      .textStyle(.title3), [14, 15, 15, 16, 18, 19, 20, 24, 28, 33, 37, 42],
      """
      update-swallowed warning, Text XL, XXXL … AX5: Text at XL, XXXL … AX5 is 18 … 42 pt, like Before, but its body curve has 17 … 45 pt: at Large both are 16 pt in the same face, so the new font was mistaken for the old one
      """
    ),
  ]

  @Test(arguments: swallowed)
  func `are told as an update that was swallowed where the view had equal text before`(
    curve: ScaleCurve, sizes: [Points], line: String
  ) throws {
    let style = AuditDesignSystem.styles[6]
    var before = style
    before.name = "Before"
    before.curve = curve
    func lines(after previous: TypeStyle?) throws -> [String] {
      try SizeAudit().findings(in: [
        ObservedSizes(style, sizes: AuditDesignSystem.byCategory(sizes), after: previous)
      ]).lines
    }
    #expect(try lines(after: before) == [line])
    // Fonts that are not equal at Large are not mistaken for each other.
    before.attributes.weight = .bold
    #expect(try lines(after: before) == lines(after: nil))
    before = style
    before.size = 17
    #expect(try lines(after: before) == lines(after: nil))
  }

  @Test func `are told of a line height that is scaled twice`() throws {
    // 1.5 times the size is 24 pt at Large; scaled along body, 1.5 is 2.3 at AX1 and 4.2 at AX5.
    let style = AuditDesignSystem.styles[6]
    let sizes: [ContentSizeCategory: Points] = [
      .large: 16, .accessibilityMedium: 25, .accessibilityExtraExtraExtraLarge: 45,
    ]
    let seen = try ObservedSizes(
      style, sizes: sizes,
      lineHeights: [
        .large: 24, .accessibilityMedium: 58, .accessibilityExtraExtraExtraLarge: 190,
      ])
    #expect(
      SizeAudit().findings(in: [seen]).lines == [
        """
        leading-scaled-twice warning, Text AX1, AX5: Text at AX5 has lines of 190 pt, 4.22 times \
        its 45 pt, but at Large it is 1.5 times: the multiple was scaled together with the size
        """
      ])
    let sound = try ObservedSizes(
      style, sizes: sizes,
      lineHeights: [
        .large: 24, .accessibilityMedium: 37.5, .accessibilityExtraExtraExtraLarge: 67.5,
      ])
    #expect(SizeAudit().findings(in: [sound]).lines == [])
  }
}
