// “txt-dynamic-type”, a skill for agents (sitapix/apple-text): text styles and custom fonts in UIKit.

import Testing
import UIKitTypography

// MARK: As published

@MainActor private func setBody(_ label: UILabel) {
  label.font = UIFont.preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
}

@MainActor private func setFixed(_ label: UILabel) {
  label.font = UIFont.systemFont(ofSize: 17)
  label.adjustsFontForContentSizeCategory = true
}

@MainActor private func setCustom(_ label: UILabel) {
  // swift-format-ignore: NeverForceUnwrap
  let custom = UIFont(name: "Avenir-Medium", size: 17)!
  let metrics = UIFontMetrics(forTextStyle: .body)
  label.font = metrics.scaledFont(for: custom)
}

@MainActor private func setCapped(_ label: UILabel) {
  // swift-format-ignore: NeverForceUnwrap
  let custom = UIFont(name: "Avenir-Medium", size: 17)!
  let metrics = UIFontMetrics(forTextStyle: .body)
  // Optionally cap the maximum point size:
  label.font = metrics.scaledFont(for: custom, maximumPointSize: 28)
  label.adjustsFontForContentSizeCategory = true
}

// MARK: What it does

@MainActor @Suite struct `Text styles and custom fonts of the skill` {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The sizes of a label that was made at Large, after a change to each text size.
  private func sizes(_ setUp: (UILabel) -> Void) -> [CGFloat] {
    let device = phone()
    return device.run {
      let label = UILabel()
      setUp(label)
      return Self.categories.map {
        device.change(to: $0, showing: label)
        return label.font.pointSize
      }
    }
  }

  @Test func `The table of body sizes is what a label of body text comes to`() {
    #expect(sizes(setBody) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func `Text views, text fields and buttons follow in the same way`() {
    let device = phone()
    device.run {
      let (view, field, button) = (UITextView(), UITextField(), UIButton(type: .system))
      view.font = UIFont.preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory = true
      field.font = UIFont.preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      let stack = UIStackView(arrangedSubviews: [view, field, button])
      device.change(to: .accessibilityLarge, showing: stack)
      #expect(view.font?.pointSize == 33)
      #expect(field.font?.pointSize == 33)
      #expect(button.titleLabel?.font.pointSize == 33)
    }
  }

  @Test func `The largest steps of body are AX2 to AX3 and AX3 to AX4, not XXXL to AX1`() {
    let sizes = sizes(setBody)
    #expect(sizes[7] - sizes[6] == 5)
    #expect(sizes[9] - sizes[8] == 7)
    #expect(sizes[10] - sizes[9] == 7)
  }

  @Test func `Other styles have curves of their own, not that of body`() {
    // At AX5 body is 3.12 times its size, largeTitle 1.76 times and caption2 3.64 times.
    let sizes = phone(.accessibilityExtraExtraExtraLarge).run {
      [UIFont.TextStyle.largeTitle, .caption2].map {
        UIFont.preferredFont(forTextStyle: $0).pointSize
      }
    }
    #expect(sizes == [60, 40])
  }

  @Test func `The thirteen styles have the sizes of the table at Large`() {
    let styles: [UIFont.TextStyle] = [
      .extraLargeTitle2, .extraLargeTitle, .largeTitle, .title1, .title2, .title3, .headline,
      .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    let sizes = phone().run { styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize } }
    #expect(sizes == [28, 36, 34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func `A system font of 17 pt is fixed, whatever the flag says`() {
    #expect(Set(sizes(setFixed)) == [17])
  }

  @Test func `A custom font with the flag follows the curve of body by its leading`() {
    #expect(
      sizes {
        setCustom($0)
        $0.adjustsFontForContentSizeCategory = true
      } == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
  }

  @Test func `A custom font without the flag is right when built and stale after a change`() {
    let built = phone(.accessibilityExtraExtraExtraLarge).run {
      let label = UILabel()
      setCustom(label)
      return label.font.pointSize
    }
    #expect(built == 48)
    #expect(Set(sizes(setCustom)) == [17])
  }

  @Test func `A custom font with the flag that was not scaled stays`() {
    #expect(
      Set(
        sizes {
          $0.font = UIFont(name: "Avenir-Medium", size: 17)
          $0.adjustsFontForContentSizeCategory = true
        }) == [17])
  }

  @Test func `A maximum caps a scaled font, and the cap lasts through changes`() {
    #expect(sizes(setCapped) == [15, 15, 16, 17, 19, 20, 22, 26, 28, 28, 28, 28])
  }

  @Test func `Scaling a preferred font scales twice`() {
    // 53 · 62 ÷ 22 = 149.4
    let size = phone(.accessibilityExtraExtraExtraLarge).run {
      UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body)).pointSize
    }
    #expect(size == 149)
  }
}
