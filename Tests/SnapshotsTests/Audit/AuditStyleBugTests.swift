import Snapshots
import DynamicType
import TextEngine
import Testing

@testable import Audit
@testable import Suites
@testable import Verification

/// A bug in how one style of ``AuditDesignSystem`` is meant, and the one thing to be told about it.
struct PlantedStyle: CustomTestStringConvertible, Sendable {
  let bug: String
  let style: String
  let change: @Sendable (inout TypeStyle) -> Void
  let line: String

  var testDescription: String { bug }

  static let all = [
    PlantedStyle(
      bug: "a size is fixed", style: "Text", change: { $0.curve = .fixed },
      line: "no-scaling error, Text XS … AX5: Text is 16 pt at every text size"),
    PlantedStyle(
      bug: "a factor is taken for scaling", style: "Text", change: { $0.curve = .factor(1.25) },
      line: "no-scaling error, Text XS … AX5: Text is 20 pt at every text size"),
    PlantedStyle(
      bug: "text follows the curve of titles", style: "Text",
      change: { $0.curve = .textStyle(.largeTitle) },
      line: """
        wrong-curve error, Text: Text is 16 pt and follows the largeTitle curve, made for 34 pt: \
        it grows to 27 pt, 168 %, but the callout curve has 46 pt, 287 %
        """),
    PlantedStyle(
      bug: "a maximum is too low", style: "Text", change: { $0.maximum = 24 },
      line: """
        capped-early error, Text AX1 … AX5: Text is 16 pt at Large and must not exceed 24 pt, \
        150 %, under the 200 % that text must be able to grow to
        """),
    PlantedStyle(
      bug: "a title is smaller than text", style: "Display", change: { $0.maximum = 44 },
      line: """
        hierarchy-inverted warning, Display AX3 … AX5: Display at AX3 … AX5 is smaller than \
        Heading Large (44 pt against 57 pt at AX5), Heading Large Strong (44 pt against 57 pt at \
        AX5), Heading (44 pt against 47 pt at AX5), Heading Strong (44 pt against 47 pt at AX5), \
        Text (44 pt against 45 pt at AX5), Text Strong (44 pt against 45 pt at AX5), unlike at \
        Large
        """),
    PlantedStyle(
      bug: "small text grows past larger text", style: "Footnote",
      change: {
        $0.size = 13; $0.curve = .textStyle(.caption2)
      },
      line: """
        hierarchy-inverted warning, Footnote XS, XL … AX5: Footnote at XS, XL … AX5 is larger than \
        Heading (48 pt against 47 pt at AX5), Heading Strong (48 pt against 47 pt at AX5), Text \
        (48 pt against 45 pt at AX5), Text Strong (48 pt against 45 pt at AX5), Text Small (48 pt \
        against 39 pt at AX5), Text Small Strong (48 pt against 39 pt at AX5), unlike at Large
        """),
    PlantedStyle(
      bug: "small print falls under 11 pt", style: "Footnote", change: { $0.size = 11 },
      line: """
        below-minimum warning, Footnote XS … M: Footnote at XS … M is 10 pt, under the 11 pt of iOS
        """),
    PlantedStyle(
      bug: "small print is meant to be too small", style: "Footnote", change: { $0.size = 9 },
      line: """
        below-minimum warning, Footnote XS … XL: Footnote is 9 pt at Large, under the 11 pt of iOS
        """),
    PlantedStyle(
      bug: "a table has its size at Medium", style: "Text",
      change: {
        $0.curve = table([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
      },
      line: """
        default-not-large warning, Text M, L: Text should be 16 pt. It has that size at Medium, which is not the default, and 17 pt at Large
        """),
    PlantedStyle(
      bug: "a table lacks the accessibility sizes", style: "Text",
      change: {
        $0.curve = table([13, 14, 15, 16, 18, 20, 22, 16, 16, 16, 16, 16])
      },
      line: """
        accessibility-collapse error, Text AX1 … AX5: Text at AX1 … AX5 is 16 pt, under the 22 pt \
        of XXXL
        """),
    PlantedStyle(
      bug: "a table has one accessibility size", style: "Text",
      change: {
        $0.curve = table([13, 14, 15, 16, 18, 20, 22, 36, 36, 36, 36, 36])
      },
      line: """
        accessibility-collapse warning, Text AX1 … AX5: Text at AX1 … AX5 is 36 pt throughout
        """),
    PlantedStyle(
      bug: "a table stops early", style: "Text",
      change: {
        $0.curve = table([13, 14, 15, 16, 18, 18, 18, 18, 18, 18, 18, 18])
      },
      line: """
        capped-early error, Text XL … AX5: Text stops growing at 18 pt from XL on, 112 % of its \
        size at Large
        """),
    PlantedStyle(
      bug: "a table grows too little", style: "Text",
      change: {
        $0.curve = table([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
      },
      line: """
        below-200-percent error, Text: Text grows from 16 pt to 24 pt, 150 %, under the 200 % that \
        text must be able to grow to
        """),
    PlantedStyle(
      bug: "a curve grows too little, and a maximum makes it less", style: "Heading Large",
      change: {
        $0.size = 25; $0.curve = .textStyle(.largeTitle); $0.maximum = 42
      },
      line: """
        below-200-percent error, Heading Large: Heading Large grows from 25 pt to 42 pt, 168 %, \
        under the 200 % that text must be able to grow to
        """),
    PlantedStyle(
      bug: "a table falls", style: "Text",
      change: {
        $0.curve = table([13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 36, 51])
      },
      line: "shrinking error, Text AX4: Text falls from 38 pt at AX3 to 36 pt at AX4"),
    PlantedStyle(
      bug: "a table has sizes scaled twice", style: "Text",
      change: {
        $0.curve = table([12, 14, 14, 16, 19, 22, 28, 39, 53, 76, 104, 127])
      },
      line: """
        scaled-twice error, Text XS … M, XL … AX5: Text at XS … M, XL … AX5 is 12 … 127 pt, scaled twice along the headline curve
        """),
  ]

  private static func table(_ sizes: [Points]) -> ScaleCurve {
    .table(SizeTable(AuditDesignSystem.byCategory(sizes), missing: .refuse))
  }
}

@Suite struct `Bugs in styles as they are meant` {
  @Test(arguments: PlantedStyle.all)
  func `are told once, by rule, place and numbers`(_ planted: PlantedStyle) throws {
    let styles = AuditDesignSystem.changing(planted.style, planted.change)
    #expect(try SizeAudit().findings(in: styles).serious.lines == [planted.line])
  }

  @Test func `are none in a sound design system`() throws {
    // 34 pt along largeTitle is 34 · 70 ÷ 41 at AX5, 58 pt; large titles need not reach 200 %.
    #expect(
      try SizeAudit().findings(in: AuditDesignSystem.styles).lines == [
        """
        below-200-percent note, Display: Display grows from 34 pt to 58 pt, 170 %; the system's largeTitle grows to 176 %
        """,
        """
        below-200-percent note, Display Strong: Display Strong grows from 34 pt to 58 pt, 170 %; the system's largeTitle grows to 176 %
        """,
      ])
  }

  @Test func `are none where a maximum leaves room for 200 %`() throws {
    let styles = AuditDesignSystem.changing("Footnote") { $0.maximum = 24 }
    #expect(try SizeAudit().findings(in: styles).serious.lines == [])
  }

  @Test func `are notes where a base is far from its style`() throws {
    let styles = [TypeStyle("Lead", family: "Inter", size: 24, curve: .textStyle(.body))]
    #expect(
      try SizeAudit().findings(in: styles).lines == [
        """
        base-far-from-style note, Lead: Lead is 24 pt at Large, 41 % over the 17 pt of body, whose \
        curve it follows
        """
      ])
    // 22 is 29.4 % over 17.
    let near = [TypeStyle("Lead", family: "Inter", size: 22, curve: .textStyle(.body))]
    #expect(try SizeAudit().findings(in: near).lines == [])
  }

  @Test func `are told where a heavier style of one size falls behind`() throws {
    // 16 pt along callout is 24 at AX1, along body 25.
    let styles = AuditDesignSystem.changing("Text Strong") { $0.curve = .textStyle(.callout) }
    #expect(
      try SizeAudit().findings(in: styles).serious.lines == [
        """
        hierarchy-inverted warning, Text Strong S, AX1, AX4: Text Strong at S, AX1, AX4 is smaller \
        than Text (40 pt against 41 pt at AX4), unlike at Large
        """
      ])
  }

  @Test func `are notes where a weight no longer tells two styles apart`() throws {
    let styles = AuditDesignSystem.changing("Text Strong") {
      $0.overrides = [.accessibilityMedium: TypeStyle.Override(weight: .medium)]
    }
    #expect(
      try SizeAudit().findings(in: styles).lines.filter { $0.hasPrefix("hierarchy") } == [
        """
        hierarchy-inverted note, Text Strong AX1: Text Strong at AX1 is the same size, weight and \
        face as Text (25 pt at AX1), unlike at Large
        """
      ])
  }

  @Test func `are notes where two styles can no longer be told apart`() throws {
    // 11 pt along footnote never gets below 11 with that minimum, and 12 pt is 11 up to M.
    let styles =
      AuditDesignSystem.styles + [
        TypeStyle(
          "Legal", family: "Inter", size: 11, curve: .textStyle(.footnote), minimum: 11,
          attributes: TextAttributes(weight: .medium))
      ]
    #expect(
      try SizeAudit().findings(in: styles).lines.filter { $0.hasPrefix("hierarchy") } == [
        """
        hierarchy-inverted note, Footnote XS … M: Footnote at XS … M is the same size, weight and \
        face as Legal (11 pt at M), unlike at Large
        """
      ])
  }

  @Test func `name ten of the styles that one is not to be told from, and count the others`() throws
  {
    let legal = (1...12).map { number in
      TypeStyle(
        "Legal \(number)", family: "Inter", size: 11, curve: .textStyle(.footnote), minimum: 11,
        attributes: TextAttributes(weight: .medium))
    }
    let lines = try SizeAudit().findings(in: AuditDesignSystem.styles + legal).lines
    let names = (1...10).map { "Legal \($0) (11 pt at M)" }.joined(separator: ", ")
    #expect(
      lines.filter { $0.hasPrefix("hierarchy") } == [
        "hierarchy-inverted note, Footnote XS … M: Footnote at XS … M is the same size, weight and "
          + "face as \(names) and 2 others, unlike at Large"
      ])
  }
}
