import Testing
import UIKitTypography

@MainActor @Suite struct `A scaled font` {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The sizes of one label that is made at Large and shown while the text size goes through all.
  private func sizes(of font: () -> UIFont?, follows: Bool = true) -> [CGFloat] {
    let device = phone()
    return device.run {
      let label = UILabel()
      label.font = font()
      label.adjustsFontForContentSizeCategory = follows
      return Self.categories.map { category in
        device.change(to: category, showing: label)
        return label.font.pointSize
      }
    }
  }

  private func book() -> UIFont? { UIFont(name: "Lantern-Book", size: 19) }

  private func scaledBook() -> UIFont? {
    book().map { UIFontMetrics(forTextStyle: .body).scaledFont(for: $0) }
  }

  @Test func `follows the leading of its style in a label with the flag`() {
    // 19 · 19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56 and 62 ÷ 22, to whole points.
    #expect(sizes(of: scaledBook) == [16, 17, 18, 19, 21, 22, 25, 29, 35, 41, 48, 54])
  }

  @Test func `without the flag is right at first and stale after a change`() {
    let first = phone(.accessibilityExtraExtraExtraLarge).run { scaledBook()?.pointSize }
    #expect(first == 54)
    #expect(Set(sizes(of: scaledBook, follows: false)) == [19])
  }

  @Test func `stops at its maximum and starts again below it`() {
    let capped = {
      book().map { UIFontMetrics(forTextStyle: .body).scaledFont(for: $0, maximumPointSize: 33) }
    }
    #expect(sizes(of: capped) == [16, 17, 18, 19, 21, 22, 25, 29, 33, 33, 33, 33])
    let device = phone(.accessibilityExtraExtraExtraLarge)
    device.run {
      let label = UILabel()
      label.font = capped()
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .accessibilityMedium, showing: label)
      #expect(label.font.pointSize == 29)
    }
  }

  @Test func `is smaller at AX5 than the style that it equals at Large`() {
    let title = { UIFont.preferredFont(forTextStyle: .title3) }
    let custom = {
      UIFont(name: "Lantern-Book", size: 20).map {
        UIFontMetrics(forTextStyle: .title3).scaledFont(for: $0)
      }
    }
    #expect([sizes(of: title)[3], sizes(of: custom)[3]] == [20, 20])
    // The style has 55 pt of its own. 20 · 65 ÷ 25 = 52.
    #expect([sizes(of: title)[11], sizes(of: custom)[11]] == [55, 52])
  }

  @Test func `of a preferred font has grown twice`() {
    // 51 · 62 ÷ 22 = 143.7
    let size = phone(.accessibilityExtraExtraExtraLarge).run {
      UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .callout)).pointSize
    }
    #expect(size == 144)
  }
}

@MainActor @Suite struct `A font that nobody scaled` {
  private func sizes(of font: () -> UIFont?) -> [CGFloat] {
    let device = phone()
    return device.run {
      let label = UILabel()
      label.font = font()
      label.adjustsFontForContentSizeCategory = true
      let categories: [UIContentSizeCategory] = [
        .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
      ]
      return categories.map { category in
        device.change(to: category, showing: label)
        return label.font.pointSize
      }
    }
  }

  @Test func `keeps its size as the app's own font, whatever the flag says`() {
    #expect(sizes { UIFont(name: "Lantern-Strong", size: 26) } == [26, 26, 26])
    #expect(sizes { UIFont(name: "Lantern-Book", size: UIFont.labelFontSize) } == [17, 17, 17])
  }

  @Test func `keeps its size as the system's font, whatever the flag says`() {
    #expect(sizes { .systemFont(ofSize: 21) } == [21, 21, 21])
  }

  @Test func `is nil where the app lacks it`() {
    let font = phone(fonts: ExampleFonts.none).run {
      UIFont(name: "Lantern-Book", size: UIFont.labelFontSize)
    }
    #expect(font == nil)
  }
}
