import Testing
import TypeproofTesting
import UIKitTypography

final class TotalRow: UIView {
  private let title = UILabel()
  private let amount = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Total of your order"
    amount.text = "10.20 €"
    for label in [title, amount] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [title, amount])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite(.examples) struct `The article on testing UIKit views` {
  @Test func totalRow() {
    assertAdapts(of: TotalRow())
    assertSnapshot(of: TotalRow(), as: .image(categories: [.l, .ax5], widths: [320]))
  }

  @Test func liveChange() {
    assertSnapshot(of: TotalRow(), as: .image(categories: [.ax3]).changing(from: .l))
  }

  @Test func fonts() {
    UISimulatedDevice().run {
      let traits = UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
      #expect(body.pointSize == 53)
      #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) == 48)
    }
  }
}

@Suite(.examples) struct `The article on the start of an app` {
  @MainActor
  @Suite(.snapshots(launch: { UILabel.appearance().textColor = .systemBlue }))
  struct TintedRowTests {
    @Test func totalRow() {
      assertSnapshot(of: TotalRow(), as: .image(categories: [.l], widths: [320]))
    }
  }
}
