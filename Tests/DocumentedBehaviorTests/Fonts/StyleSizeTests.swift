import Testing
import UIKitTypography

@MainActor @Suite struct `The sizes of text styles` {
  private static let standard: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]
  private static let accessibility: [UIContentSizeCategory] = [
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func sizes(
    _ style: UIFont.TextStyle, at categories: [UIContentSizeCategory]
  ) -> [CGFloat] {
    categories.map { category in
      phone(category).run { UIFont.preferredFont(forTextStyle: style).pointSize }
    }
  }

  @Test func `differ by style at the seven standard categories`() {
    #expect(sizes(.headline, at: Self.standard) == [14, 15, 16, 17, 19, 21, 23])
    #expect(sizes(.subheadline, at: Self.standard) == [12, 13, 14, 15, 17, 19, 21])
    #expect(sizes(.body, at: Self.standard) == [14, 15, 16, 17, 19, 21, 23])
    #expect(sizes(.footnote, at: Self.standard) == [12, 12, 12, 13, 15, 17, 19])
    #expect(sizes(.caption1, at: Self.standard) == [11, 11, 11, 12, 14, 16, 18])
    #expect(sizes(.caption2, at: Self.standard) == [11, 11, 11, 11, 13, 15, 17])
  }

  @Test func `are these thirteen at Large`() {
    let expected: KeyValuePairs<UIFont.TextStyle, CGFloat> = [
      .extraLargeTitle: 36, .extraLargeTitle2: 28, .largeTitle: 34, .title1: 28, .title2: 22,
      .title3: 20, .headline: 17, .body: 17, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    for (style, size) in expected {
      #expect(sizes(style, at: [.large]) == [size], "\(style.rawValue)")
    }
  }

  @Test func `grow most from AX2 to AX4 in body`() {
    let sizes = sizes(.body, at: [.extraExtraExtraLarge] + Self.accessibility)
    #expect(sizes == [23, 28, 33, 40, 47, 53])
    #expect(zip(sizes.dropFirst(), sizes).map { $0 - $1 } == [5, 5, 7, 7, 6])
  }

  @Test func `grow by another factor in each style`() {
    // Times 1.76, 3.12 and 3.64 from 34, 17 and 11 pt at Large.
    let largest = [UIFont.TextStyle.largeTitle, .body, .caption2].map {
      sizes($0, at: [.accessibilityExtraExtraExtraLarge])
    }
    #expect(largest == [[60], [53], [40]])
  }
}
