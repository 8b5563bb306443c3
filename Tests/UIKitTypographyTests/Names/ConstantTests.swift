import Foundation
import Imaging
import Testing

@testable import UIKitTypography

/// The expected values are those of UIKit's headers and documentation. Apps store and compare them.
@MainActor @Suite struct `The constants of layout have UIKit's values` {
  @Test func `for priorities`() {
    let priorities: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50])
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    #expect(constraint.priority == .required)
    #expect([constraint.multiplier, constraint.constant] == [1, 5])
    #expect(!constraint.isActive)
    #expect(positionsOfValues(in: [constraint.identifier, constraint.secondItem]) == [])
  }

  @Test func `for the spacing of stacks`() {
    #expect(UIStackView.spacingUseDefault == 3.4028234663852886e38)
    #expect(UIStackView.spacingUseSystem == 1.1754943508222875e-38)
  }

  @Test func `for windows and scrolling`() {
    let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
    #expect(levels.map(\.rawValue) == [0, 1000, 2000])
    let rates: [UIScrollView.DecelerationRate] = [.normal, .fast]
    #expect(rates.map(\.rawValue) == [0.998, 0.99])
  }

  @Test func `for insets and offsets`() {
    let insets = UIEdgeInsets.zero
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [0, 0, 0, 0])
    let directed = NSDirectionalEdgeInsets.zero
    #expect(
      [directed.top, directed.leading, directed.bottom, directed.trailing] == [0, 0, 0, 0])
    #expect([UIOffset.zero.horizontal, UIOffset.zero.vertical] == [0, 0])
    #expect([CGVector.zero.dx, CGVector.zero.dy] == [0, 0])
  }

  @Test func `for tables of any length`() {
    #expect(UITableView.greatestRowCount == 10_000)
  }
}

@Suite struct `The constants of sets have UIKit's bits` {
  @Test func `for all of something`() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(UIRectCorner.allCorners.rawValue == 15)
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
    #expect(UIPopoverArrowDirection.unknown.rawValue == .max)
    #expect(UIDataDetectorTypes.all.rawValue == .max)
    #expect(NSParagraphStyle.LineBreakStrategy.standard.rawValue == 0xFFFF)
    let orientations: [UIInterfaceOrientationMask] = [.landscape, .all, .allButUpsideDown]
    #expect(orientations.map(\.rawValue) == [24, 30, 26])
    let events: [UIControl.Event] = [.allTouchEvents, .allEditingEvents, .allEvents]
    #expect(events.map(\.rawValue) == [0xFFF, 0xF0000, 0xFFFF_FFFF])
  }

  @Test func `for assistive technologies`() {
    let low: [UIAccessibilityTraits] = [
      .none, .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText,
      .summaryElement,
    ]
    #expect(low.map(\.rawValue) == [0, 1, 2, 4, 8, 16, 32, 64, 128])
    let high: [UIAccessibilityTraits] = [
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
    ]
    #expect(
      high.map(\.rawValue)
        == [0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000, 0x8000, 0x1_0000])
  }
}

@Suite struct `The constants of fonts have UIKit's values` {
  @Test func `for weights`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
  }

  @Test func `for features`() {
    #expect(
      [
        kLigaturesType, kNumberSpacingType, kFractionsType, kNumberCaseType,
        kStylisticAlternativesType, kLowerCaseType, kUpperCaseType,
      ] == ([1, 6, 11, 21, 35, 37, 38] as [Int]))
    #expect([kMonospacedNumbersSelector, kProportionalNumbersSelector] == ([0, 1] as [Int]))
    #expect([kLowerCaseNumbersSelector, kUpperCaseNumbersSelector] == ([0, 1] as [Int]))
    #expect([kNoFractionsSelector, kDiagonalFractionsSelector] == ([0, 2] as [Int]))
    #expect([kLowerCaseSmallCapsSelector, kUpperCaseSmallCapsSelector] == ([1, 1] as [Int]))
    #expect([kCommonLigaturesOnSelector, kCommonLigaturesOffSelector] == ([2, 3] as [Int]))
    #expect(kStylisticAltOneOnSelector == 2)
  }
}

@Suite struct `The constants of colours have UIKit's values` {
  private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [UInt8] {
    let color = color.color(in: UITraitCollection(userInterfaceStyle: style))
    return [color.red, color.green, color.blue]
  }

  private func alpha(_ color: UIColor, _ style: UIUserInterfaceStyle) -> Double {
    color.channels(in: UITraitCollection(userInterfaceStyle: style)).alpha
  }

  @Test func `in both appearances`() {
    let fixed: [UIColor] = [.black, .white, .gray, .red, .green, .blue, .orange, .yellow, .purple]
    let listed: [[UInt8]] = [
      [0, 0, 0], [255, 255, 255], [128, 128, 128], [255, 0, 0], [0, 255, 0], [0, 0, 255],
      [255, 128, 0], [255, 255, 0], [128, 0, 128],
    ]
    #expect(fixed.map { bytes($0) } == listed)
    #expect(bytes(.darkGray) == [85, 85, 85])
    #expect(bytes(.lightGray) == [170, 170, 170])
    #expect(alpha(.clear, .light) == 0)
  }

  @Test func `for hues that iOS 15 added`() {
    #expect(bytes(.systemMint) == [0, 199, 190])
    #expect(bytes(.systemMint, .dark) == [99, 230, 226])
    #expect(bytes(.systemCyan) == [50, 173, 230])
    #expect(bytes(.systemCyan, .dark) == [100, 210, 255])
  }

  @Test func `for text and lines in the dark`() {
    let texts: [UIColor] = [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText]
    #expect(texts.map { alpha($0, .dark) } == [0.6, 0.3, 0.16, 0.3])
    #expect(texts.map { bytes($0, .dark)[0] } == [235, 235, 235, 235])
    #expect(bytes(.label) == [0, 0, 0])
    #expect(bytes(.label, .dark) == [255, 255, 255])
    #expect(bytes(.link) == [0, 122, 255])
    #expect(bytes(.link, .dark) == [9, 132, 255])
    #expect(bytes(.separator, .dark) == [84, 84, 88])
    #expect(alpha(.separator, .dark) == 0.6)
    #expect(bytes(.opaqueSeparator) == [198, 198, 200])
    #expect(bytes(.opaqueSeparator, .dark) == [56, 56, 58])
  }

  @Test func `for backgrounds`() {
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    #expect(backgrounds.map { bytes($0)[0] } == [255, 242, 255, 242, 255, 242])
    #expect(backgrounds.map { bytes($0)[2] } == [255, 247, 255, 247, 255, 247])
    #expect(backgrounds.map { bytes($0, .dark)[0] } == [0, 28, 44, 0, 28, 44])
    #expect(backgrounds.map { bytes($0, .dark)[2] } == [0, 30, 46, 0, 30, 46])
  }

  @Test func `for fills`() {
    let fills: [UIColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    #expect(fills.map { alpha($0, .light) } == [0.2, 0.16, 0.12, 0.08])
    #expect(fills.map { alpha($0, .dark) } == [0.36, 0.32, 0.24, 0.18])
    #expect(fills.map { bytes($0)[0] } == [120, 120, 118, 116])
    #expect(fills.map { bytes($0, .dark)[0] } == [120, 120, 118, 118])
  }
}
