// “Supporting Dynamic Type with Custom Fonts on iOS”, Tim Roesner: a custom font that scales, and text
// styles of a design system.

import Testing
import UIKitTypography

// MARK: As published

private func scaledTitle() -> UIFont {
  // swift-format-ignore: NeverForceUnwrap
  let title = UIFont(name: "Roobert", size: 18)!  // repaired: unwrapped
  let scaledFont = UIFontMetrics.default.scaledFont(for: title)
  return scaledFont
}

enum TextSize: CGFloat {
  case titleExtraLarge = 34
  case titleLarge = 24
  case title = 18
  case body = 16
  case bodySmall = 14
  case footnote = 12
}  // repaired: the brace

private func metrics(for size: TextSize) -> UIFontMetrics {
  switch size {
  case .titleExtraLarge:
    return UIFontMetrics(forTextStyle: .largeTitle)
  case .titleLarge:
    return UIFontMetrics(forTextStyle: .title2)
  case .title:
    return UIFontMetrics(forTextStyle: .title3)
  case .bodySmall, .body:
    return UIFontMetrics(forTextStyle: .body)
  case .footnote:
    return UIFontMetrics(forTextStyle: .footnote)
  }  // repaired: the brace
}  // repaired: the brace

private enum RoobertWeight {
  case medium, bold
  case regular, semibold  // repaired: two cases that the styles below name
  var fontName: String {
    switch self {
    case .medium:
      return "Roobert-Medium"
    case .bold:
      return "Roobert-Bold"
    case .regular: return "Roobert-Regular"  // repaired
    case .semibold: return "Roobert-SemiBold"  // repaired
    }  // repaired: the brace
  }  // repaired: the brace
}  // repaired: the brace

// repaired: private, as the weight is
private func font(with size: TextSize, weight: RoobertWeight) -> UIFont {
  // swift-format-ignore: NeverForceUnwrap
  let roobert = UIFont(name: weight.fontName, size: size.rawValue)!  // repaired: unwrapped
  return metrics(for: size).scaledFont(for: roobert)
}  // repaired: the brace

extension UIFont {

  // more styles
  static let twitchHeadline = font(with: .body, weight: .semibold)
  static let twitchBody = font(with: .body, weight: .regular)
  static let twitchHeadlineSmall = font(with: .bodySmall, weight: .semibold)
  static let twitchBodySmall = font(with: .bodySmall, weight: .regular)
  static let twitchCaption = font(with: .footnote, weight: .semibold)
  static let twitchFootnote = font(with: .footnote, weight: .regular)
}  // repaired: the brace

// MARK: What it does

@MainActor @Suite struct `Text styles of a custom font` {
  private static let sizes: [TextSize] = [
    .titleExtraLarge, .titleLarge, .title, .body, .bodySmall, .footnote,
  ]

  private func sizes(at category: UIContentSizeCategory) -> [CGFloat] {
    phone(category).run {
      Self.sizes.map { font(with: $0, weight: .medium).pointSize }
    }
  }

  @Test func `A title scales by default as body does, which is too large`() {
    // 18 · 48 ÷ 22 = 39.3, and along title3 18 · 51 ÷ 25 = 36.7.
    #expect(phone(.accessibilityExtraLarge).run { scaledTitle().pointSize } == 39)
    #expect(
      phone(.accessibilityExtraLarge).run { font(with: .title, weight: .bold).pointSize } == 37)
  }

  @Test func `A font that nobody added to the app is nil, which is why it is optional`() {
    let font = phone(fonts: ExampleFonts.none).run { UIFont(name: "Roobert", size: 18) }
    #expect(font == nil)
  }

  @Test func `Every style has its own size at Large`() {
    #expect(sizes(at: .large) == [34, 24, 18, 16, 14, 12])
  }

  @Test func `Every style shrinks along its own curve`() {
    #expect(sizes(at: .extraSmall) == [32, 21, 16, 14, 12, 11])
  }

  @Test func `Every style grows along its own curve, titles slower than body`() {
    #expect(sizes(at: .accessibilityExtraLarge) == [51, 45, 37, 35, 31, 27])
    #expect(sizes(at: .accessibilityExtraExtraExtraLarge) == [58, 57, 47, 45, 39, 35])
  }

  @Test func `The smallest styles do go below 11 pt where the font is not the system's`() {
    let (scaled, footnote, caption) = phone(.extraSmall).run {
      (
        // 11 · 16 ÷ 18 = 9.8
        UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 11)).pointSize,
        UIFont.preferredFont(forTextStyle: .footnote).pointSize,
        UIFont.preferredFont(forTextStyle: .caption2).pointSize
      )
    }
    #expect(scaled == 10)
    #expect(footnote == 12)
    #expect(caption == 11)
  }

  @Test func `Each named style has its own face and size`() {
    let styles = phone().run {
      [
        UIFont.twitchHeadline, .twitchBody, .twitchHeadlineSmall, .twitchBodySmall,
        .twitchCaption, .twitchFootnote,
      ].map {
        "\($0.fontDescriptor.object(forKey: .family) ?? "") \(shown($0, at: .large))"
      }
    }
    #expect(
      styles == [
        "Roobert-SemiBold 16.0", "Roobert-Regular 16.0", "Roobert-SemiBold 14.0",
        "Roobert-Regular 14.0", "Roobert-SemiBold 12.0", "Roobert-Regular 12.0",
      ])
  }

  @Test func `Styles that are made once follow a label that asks for them anew`() {
    phone().run {
      #expect(shown(.twitchBody, at: .accessibilityExtraLarge) == 35)
      #expect(shown(.twitchFootnote, at: .accessibilityExtraExtraExtraLarge) == 35)
    }
  }

  @Test func `Styles that are made once stay behind in a label that does not ask`() {
    phone().run {
      let label = UILabel()
      label.font = font(with: .body, weight: .regular)
      UISimulatedDevice.current.change(to: .accessibilityExtraLarge, showing: label)
      #expect(label.font.pointSize == 16)
    }
  }

  /// The size of a font in a label that asks for it anew, at a text size.
  private func shown(_ font: UIFont, at category: UIContentSizeCategory) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.traitOverrides.preferredContentSizeCategory = category
    label.adjustsFontForContentSizeCategory = true
    return label.font.pointSize
  }
}
