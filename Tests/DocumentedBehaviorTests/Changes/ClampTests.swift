import Testing
import UIKitTypography

@MainActor @Suite struct `Bounds of the text size in a view` {
  /// The size of text in a bounded view, and of text beside it.
  private func sizes(
    at category: UIContentSizeCategory, from minimum: UIContentSizeCategory,
    to maximum: UIContentSizeCategory
  ) -> [CGFloat] {
    let device = phone()
    return device.run {
      let (toolbar, screen) = (UIView(), UIView())
      toolbar.minimumContentSizeCategory = minimum
      toolbar.maximumContentSizeCategory = maximum
      screen.addSubview(toolbar)
      let labels = [toolbar, screen].map { parent in
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .callout)
        label.adjustsFontForContentSizeCategory = true
        parent.addSubview(label)
        return label
      }
      device.change(to: category, showing: screen)
      return labels.map(\.font.pointSize)
    }
  }

  @Test func `keep text between them, and only in the view`() {
    let toolbar = { sizes(at: $0, from: .small, to: .accessibilityMedium) }
    #expect(toolbar(.extraSmall) == [14, 13])
    #expect(toolbar(.small) == [14, 14])
    #expect(toolbar(.large) == [16, 16])
    #expect(toolbar(.accessibilityMedium) == [26, 26])
    #expect(toolbar(.accessibilityExtraExtraExtraLarge) == [26, 51])
  }

  @Test func `that cross leave the maximum in force alone`() {
    let crossed = { sizes(at: $0, from: .accessibilityMedium, to: .small)[0] }
    #expect(crossed(.extraSmall) == 13)
    #expect(crossed(.large) == 14)
    #expect(crossed(.accessibilityMedium) == 14)
  }
}
