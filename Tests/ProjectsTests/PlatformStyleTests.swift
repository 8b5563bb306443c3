import DynamicType
import Snapshots
import TextEngine
import Testing

@testable import Projects

/// Sizes from Apple's Human Interface Guidelines, Typography, edition of December 2025.
@Suite struct `A text style on another platform` {
  private let body = TypeStyle(.body)

  @Test func `has the sizes of Apple Watch's own table`() throws {
    let style = try body.on(.watchOS)
    #expect(try style.pointSize(at: .extraSmall) == 14)
    #expect(try style.pointSize(at: .large) == 16)
    #expect(style.attributes.weight == .regular)
  }

  @Test func `has one size where the platform prints one`() throws {
    let style = try TypeStyle(.headline).on(.macOS)
    for category in ContentSizeCategory.allCases {
      #expect(try style.pointSize(at: category) == 13)
    }
    #expect(style.attributes.weight == .bold)
    #expect(try TypeStyle(.body).on(.tvOS).pointSize(at: .accessibilityLarge) == 29)
  }

  @Test func `is refused where the platform has none of that name`() {
    #expect(
      throws: PlatformStyleError.noSuchStyle(
        .footnote, .tvOS,
        known: [
          "title1", "title2", "title3", "headline", "subtitle1", "callout", "body", "caption1",
          "caption2",
        ])
    ) { try TypeStyle(.footnote).on(.tvOS) }
    #expect(throws: PlatformStyleError.noTable(.visionOS)) { try body.on(.visionOS) }
  }

  @Test func `is as it was on iOS, and where its curve is its own`() throws {
    #expect(try body.on(.iOS) == body)
    let own = TypeStyle("a", size: 17, curve: .textStyle(.body))
    #expect(try own.on(.watchOS) == own)
  }
}
