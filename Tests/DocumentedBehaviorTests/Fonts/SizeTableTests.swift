import Testing
import UIKitTypography

/// Sizes that an app chose by itself, for the categories its author knew.
private enum SizeTable {
  static let points: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 13, .small: 14, .medium: 15, .large: 17, .extraLarge: 20, .extraExtraLarge: 23,
    .extraExtraExtraLarge: 27,
  ]
  static let headings: Set<UIFont.TextStyle> = [.title2, .headline]

  @MainActor static func font(for style: UIFont.TextStyle) -> UIFont? {
    let size = points[UIApplication.shared.preferredContentSizeCategory] ?? 15
    return UIFont(name: headings.contains(style) ? "Lantern-Strong" : "Lantern-Book", size: size)
  }
}

@MainActor @Suite struct `A size table of the app` {
  private func sizes(at categories: UIContentSizeCategory...) -> [CGFloat?] {
    categories.map { category in
      phone(category).run { SizeTable.font(for: .body)?.pointSize }
    }
  }

  @Test func `gives the sizes it lists`() {
    #expect(sizes(at: .extraSmall, .small, .medium, .large) == [13, 14, 15, 17])
    #expect(sizes(at: .extraLarge, .extraExtraLarge, .extraExtraExtraLarge) == [20, 23, 27])
  }

  @Test func `that ends at XXXL is smaller at AX1 to AX5 than at Large`() {
    let accessibility = sizes(
      at: .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge)
    #expect(accessibility == [15, 15, 15, 15, 15])
  }

  @Test func `can choose the face by style`() {
    let faces = phone().run {
      [UIFont.TextStyle.title2, .headline, .body, .callout, .footnote].map {
        SizeTable.font(for: $0)?.fontDescriptor.object(forKey: .family) as? String
      }
    }
    #expect(
      faces == [
        "Lantern-Strong", "Lantern-Strong", "Lantern-Book", "Lantern-Book", "Lantern-Book",
      ])
  }

  @Test func `makes fonts that the flag does not update`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.font = SizeTable.font(for: .callout)
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .extraExtraLarge, showing: label)
      #expect(label.font.pointSize == 17)
      label.font = SizeTable.font(for: .callout)
      #expect(label.font.pointSize == 23)
    }
  }
}
