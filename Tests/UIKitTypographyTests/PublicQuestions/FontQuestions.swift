import DynamicType
import Foundation
import Snapshots
import Testing
import UIKitTypography

@MainActor @Suite struct `Questions about fonts` {
  private typealias Bench = QuestionBench

  private func at<Result: Sendable>(
    _ category: UIContentSizeCategory, _ action: @MainActor () throws -> Result
  ) rethrows -> Result {
    try Stage.device(category).run { try action() }
  }

  // https://jaredsinclair.com/2024/03/02/scaled-metrics.html
  @Test func `A length of 17 along body is not the size of body`() {
    let medium = UITraitCollection {
      $0.preferredContentSizeCategory = .medium
      $0.displayScale = 3
    }
    let length = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: medium)
    #expect(abs(length - 16.333) < 0.001)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: medium)
    #expect(body.pointSize == 16)
  }

  // https://github.com/dotnet/macios/issues/18335
  @Test func `At Large, body scaled along any style stays 17`() {
    at(.large) {
      let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .headline, .footnote, .caption2]
      let sizes = styles.map {
        UIFontMetrics(forTextStyle: $0).scaledFont(for: .preferredFont(forTextStyle: .body))
          .pointSize
      }
      #expect(Set(sizes) == [17])
    }
  }

  // https://github.com/GetStream/stream-chat-swift/pull/3633
  @Test func `A scaled font must not be scaled again`() {
    let device = Stage.device(.accessibilityLarge)
    device.run {
      let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      let twice = UIFontMetrics.default.scaledFont(for: once)
      #expect(twice.pointSize == once.pointSize)
      #expect(device.misuses.count == 1)
    }
  }

  // https://github.com/OfficeDev/ui-fabric-ios/pull/4
  @Test func `A greatest size holds a font and not its neighbour`() throws {
    try at(.accessibilityExtraExtraExtraLarge) {
      let font = try #require(UIFont(name: Bench.face, size: 17))
      let metrics = UIFontMetrics(forTextStyle: .body)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 24).pointSize == 24)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 0).pointSize == 48)
    }
  }

  // https://github.com/M2mobi/Marky-Mark/pull/123
  @Test func `A distance goes on growing where the font beside it is held`() {
    at(.accessibilityExtraExtraExtraLarge) {
      let metrics = UIFontMetrics(forTextStyle: .body)
      let font = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
      #expect(font.pointSize == 20)
      // 10 · 62 ÷ 22
      #expect(abs(metrics.scaledValue(for: 10) - 28.18) < 0.4)
    }
  }

  // https://useyourloaf.com/blog/using-a-custom-font-with-dynamic-type/
  @Test func `Headline is 17 pt at Large and 23 pt at xxxLarge`() {
    #expect(at(.large) { UIFont.preferredFont(forTextStyle: .headline).pointSize } == 17)
    #expect(
      at(.extraExtraExtraLarge) { UIFont.preferredFont(forTextStyle: .headline).pointSize } == 23)
  }

  // Stack Overflow, question 29426310
  @Test func `A text style takes tight leading, and ignores expanded and condensed`() throws {
    try at(.large) {
      let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      let tight = try #require(body.withSymbolicTraits([.traitTightLeading, .traitBold]))
      #expect(tight.symbolicTraits == [.traitTightLeading, .traitBold])
      let wide = try #require(body.withSymbolicTraits([.traitExpanded, .traitCondensed]))
      #expect(wide.symbolicTraits == [])
    }
  }

  // https://github.com/signalapp/Signal-iOS/pull/3259
  @Test func `A medium font of the size of body does not follow, and scaled it is too large`() {
    at(.accessibilityExtraExtraExtraLarge) {
      let size = UIFont.preferredFont(forTextStyle: .body).pointSize
      let medium = UIFont.systemFont(ofSize: size, weight: .medium)
      #expect(medium.pointSize == 53)
      // 53 · 62 ÷ 22
      #expect(UIFontMetrics.default.scaledFont(for: medium).pointSize == 149)
    }
  }

  // https://github.com/Rightpoint/BonMot/issues/402
  @Test func `A font of the size of a descriptor is right at launch and stays after a change`()
    throws
  {
    func label() -> UILabel {
      let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize
      let label = UILabel()
      label.text = "Aa"
      label.font = UIFont(name: Bench.face, size: size)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    #expect(try Bench.launch(at: .accessibilityLarge, label).pointSizes == [33])
    #expect(try Bench.change(to: .accessibilityLarge, label).pointSizes == [17])
  }

  // https://github.com/rwbutler/TypographyKit/pull/10
  @Test func `Scaled fonts know no least size, so apps choose one`() {
    at(.extraSmall) {
      let scaled = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 11))
      #expect(scaled.pointSize == 10)
      #expect(scaled.withSize(max(scaled.pointSize, 11)).pointSize == 11)
    }
  }

  // https://lickability.com/blog/dynamic-type-and-in-app-font-scaling/
  @Test func `A factor on a preferred font is taken again by hand after each change`() {
    at(.large) {
      let large = UIFont.preferredFont(forTextStyle: .body)
      let double = large.withSize(large.pointSize * 2)
      let ax1 = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
      let later = UIFont.preferredFont(forTextStyle: .body, compatibleWith: ax1)
      #expect(double.pointSize == 34)
      #expect(later.withSize(later.pointSize * 2).pointSize == 56)
    }
  }
}
