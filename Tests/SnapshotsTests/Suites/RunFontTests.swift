import Snapshots
import DynamicType
import Imaging
import Testing
import TextEngine

@testable import Suites
@testable import Verification

@Suite struct `The face and size of a run` {
  private static let large = TraitCollection(preferredContentSizeCategory: .large)
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// The spans of a text of one run in a ramp in body, at AX3.
  private func span(
    _ attributes: TextAttributes, font: FontChoice = .preferred,
    update: AttributedText.Update = .adjusted, bold: LegibilityWeight = .regular
  ) throws -> TextSpan {
    var ramp = Bench.word(font: font)
    ramp.sample.text = AttributedText("Type", attributes)
    ramp.update = update
    ramp.legibilityWeight = bold
    let cell = try TextResolver(fonts: bench.fonts, systemFont: bench.systemFont)
      .resolve(ramp, at: .accessibilityExtraLarge)
    return try #require(cell.text.spans.first)
  }

  private func place(_ span: TextSpan) -> [String] {
    span.fonts.fonts[0].instance.variations.map { "\($0.axis)=\(Points($0.value))" }
  }

  @Test func `is the style's that it is meant to be, where each is set in its own`() throws {
    // Body is 40 pt at AX3, title 1 is 48 pt, headline is 40 pt and semibold.
    let title = TextAttributes(textStyle: .title1)
    #expect(try span(title).pointSize == 40)
    #expect(try span(title, update: .reapplied).pointSize == 48)
    let headline = try span(TextAttributes(textStyle: .headline), update: .reapplied)
    #expect(place(headline).contains("wght=600"))
    let fixed = TextAttributes(font: .systemFont(ofSize: 17), textStyle: .title1)
    #expect(try span(fixed).pointSize == 17)
    #expect(try span(fixed, update: .reapplied).pointSize == 48)
  }

  @Test func `keeps no weight of the style it had`() throws {
    let was = TextAttributes(
      font: .preferredFont(forTextStyle: .headline, compatibleWith: Self.large), textStyle: .body)
    #expect(place(try span(was, update: .reapplied)).contains("wght=400"))
  }

  @Test func `of a face named by its file is that face, unless a weight is asked for`() throws {
    let bold = FontChoice.fixed("NotoSerif/NotoSerif-Bold.ttf", size: 17)
    func style(_ attributes: TextAttributes) throws -> String {
      try span(attributes, font: bold).fonts.fonts[0].face.names.style
    }
    #expect(try style(TextAttributes()) == "Bold")
    #expect(try style(TextAttributes(weight: .regular)) == "Regular")
  }

  @Test func `is heavier with Bold Text only where it is the system's`() throws {
    #expect(place(try span(TextAttributes(), bold: .bold)).contains("wght=600"))
    let custom = try span(
      TextAttributes(), font: .custom("Inter Variable", size: 17, relativeTo: .body), bold: .bold)
    #expect(place(custom).contains("wght=400"))
  }

  @Test func `is left behind where it is fixed, and all of them before iOS 11`() throws {
    let style = TextAttributes(
      font: .preferredFont(forTextStyle: .body, compatibleWith: Self.large))
    #expect(try span(style).pointSize == 40)
    #expect(try span(style, update: .adjustedBeforeIOS11).pointSize == 17)
    #expect(try span(TextAttributes(), update: .adjustedBeforeIOS11).pointSize == 40)
    #expect(try span(TextAttributes(), update: .never).pointSize == 17)
  }
}
