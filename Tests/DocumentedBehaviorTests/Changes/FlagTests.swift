import Testing
import UIKitTypography

@MainActor @Suite struct `The flag that adjusts fonts` {
  private func title(follows: Bool) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = follows
    return label
  }

  @Test func `is off until it is set`() {
    #expect(!UILabel().adjustsFontForContentSizeCategory)
    #expect(!UITextField().adjustsFontForContentSizeCategory)
    #expect(!UITextView().adjustsFontForContentSizeCategory)
  }

  @Test func `makes a label follow to the largest size and back`() {
    let device = phone()
    device.run {
      let label = title(follows: true)
      #expect(label.font.pointSize == 20)
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: label)
      #expect(label.font.pointSize == 55)
      device.change(to: .large, showing: label)
      #expect(label.font.pointSize == 20)
    }
  }

  @Test func `gives a label of body text the size of each category`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      let sizes = [
        UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ].map { category in
        device.change(to: category, showing: label)
        return label.font.pointSize
      }
      #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }
  }

  @Test func `leaves a label without it at the size it was made with`() {
    let device = phone(.extraExtraLarge)
    device.run {
      let label = title(follows: false)
      #expect(label.font.pointSize == 24)
      device.change(to: .accessibilityMedium, showing: label)
      #expect(label.font.pointSize == 24)
    }
  }

  @Test func `works alike in text views, text fields and the titles of buttons`() {
    let device = phone()
    device.run {
      let (notes, name, send) = (UITextView(), UITextField(), UIButton(type: .system))
      let form = UIStackView(arrangedSubviews: [notes, name, send])
      notes.adjustsFontForContentSizeCategory = true
      name.adjustsFontForContentSizeCategory = true
      send.titleLabel?.adjustsFontForContentSizeCategory = true
      notes.font = .preferredFont(forTextStyle: .callout)
      name.font = .preferredFont(forTextStyle: .callout)
      send.titleLabel?.font = .preferredFont(forTextStyle: .callout)
      device.change(to: .accessibilityExtraLarge, showing: form)
      #expect(
        [notes.font, name.font, send.titleLabel?.font].map { $0?.pointSize } == [38, 38, 38])
    }
  }

  @Test func `leaves text views, text fields and the titles of buttons without it as they are`() {
    let device = phone()
    device.run {
      let (notes, name, send) = (UITextView(), UITextField(), UIButton(type: .system))
      let form = UIStackView(arrangedSubviews: [notes, name, send])
      notes.font = .preferredFont(forTextStyle: .callout)
      name.font = .preferredFont(forTextStyle: .callout)
      send.titleLabel?.font = .preferredFont(forTextStyle: .callout)
      device.change(to: .accessibilityExtraLarge, showing: form)
      #expect(
        [notes.font, name.font, send.titleLabel?.font].map { $0?.pointSize } == [16, 16, 16])
    }
  }
}
