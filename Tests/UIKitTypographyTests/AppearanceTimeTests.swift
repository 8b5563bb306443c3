import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `An appearance proxy in time` {
  private let room = CGSize(width: 300, height: 300)
  private let ax3 = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

  private func size(_ text: String, in frame: InterfaceFrame) -> Double? {
    frame.elements.first { $0.text?.styled.text.string == text }?.text?.pointSize.value
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = text
    return label
  }

  @Test func `that changes reaches new views and none that are there`() {
    Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      let (root, old, new) = (UIView(), UILabel(), UILabel())
      root.addSubview(old)
      root.layoutIfNeeded()
      UILabel.appearance().font = .systemFont(ofSize: 30)
      root.addSubview(new)
      root.layoutIfNeeded()
      #expect(old.font.pointSize == 23)
      #expect(new.font.pointSize == 30)
    }
  }

  @Test func `reaches a view that is taken out and put in again`() {
    Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      let (root, label) = (UIView(), UILabel())
      root.addSubview(label)
      root.layoutIfNeeded()
      UILabel.appearance().font = .systemFont(ofSize: 30)
      label.removeFromSuperview()
      root.addSubview(label)
      #expect(label.font.pointSize == 30)
    }
  }

  @Test func `reaches no view before its tree is laid out`() {
    Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      let (root, label) = (UIView(), UILabel())
      root.addSubview(label)
      #expect(label.font.pointSize == 17)
    }
  }

  @Test func `is not left after a device ran`() {
    Stage.device().run { UILabel.appearance().font = .systemFont(ofSize: 23) }
    let label = UILabel()
    label.layoutIfNeeded()
    #expect(label.font.pointSize == 17)
  }

  @Test func `goes when its device is reset`() {
    let device = Stage.device()
    device.run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      device.reset()
      let label = UILabel()
      label.layoutIfNeeded()
      #expect(label.font.pointSize == 17)
    }
  }

  @Test func `belongs to one of two devices`() {
    let (first, second) = (Stage.device(), Stage.device())
    first.run { UILabel.appearance().font = .systemFont(ofSize: 23) }
    second.run { UILabel.appearance().font = .systemFont(ofSize: 24) }
    for (device, points) in [(first, CGFloat(23)), (second, 24)] {
      device.run {
        let label = UILabel()
        label.layoutIfNeeded()
        #expect(label.font.pointSize == points)
      }
    }
  }

  @Test func `belongs to one launch, and is not that of the device around it`() throws {
    let fonts = try #require(Stage.fonts)
    let (first, second) = (
      InterfaceLaunch(in: InterfaceSurroundings(), fonts: fonts),
      InterfaceLaunch(in: InterfaceSurroundings(), fonts: fonts)
    )
    let shown = {
      let label = UILabel()
      label.layoutIfNeeded()
      return label.font.pointSize
    }
    Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      first.run { UILabel.appearance().font = .systemFont(ofSize: 24) }
      #expect(second.run(shown) == 17)
      #expect(first.run(shown) == 24)
      #expect(shown() == 23)
    }
  }

  @Test func `is in force where a view is pictured outside of a launch`() throws {
    let fonts = try #require(Stage.fonts)
    try Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      let frame = try label("One").interface(
        in: InterfaceSurroundings(), typesetter: Typesetter(fonts))
      #expect(size("One", in: frame) == 23)
    }
  }

  // MARK: The text size

  @Test func `turns a view into one that follows the text size`() throws {
    try Stage.device().run {
      UILabel.appearance().adjustsFontForContentSizeCategory = true
      let label = label("Follows")
      label.font = .preferredFont(forTextStyle: .title1)
      try #expect(size("Follows", in: label.interfaceFrame(traits: ax3)) == 48)
    }
  }

  @Test func `sets a font that follows the text size where the view does`() throws {
    try Stage.device().run {
      UILabel.appearance().font = .preferredFont(forTextStyle: .title1)
      let (following, fixed) = (label("Follows"), label("Stays"))
      following.adjustsFontForContentSizeCategory = true
      let root = UIView()
      root.addSubview(following)
      root.addSubview(fixed)
      let large = try root.interfaceFrame(size: room)
      let larger = try root.interfaceFrame(size: room, traits: ax3)
      // Title 1 is 28 pt at Large and 48 pt at AX3.
      #expect([large, larger].map { size("Follows", in: $0) } == [28, 48])
      #expect([large, larger].map { size("Stays", in: $0) } == [28, 28])
    }
  }

  @Test func `sets a font made at another text size as the view has it`() throws {
    let device = Stage.device()
    try device.run {
      UILabel.appearance().font = .preferredFont(forTextStyle: .title1)
      device.change(to: ax3)
      let label = label("Follows")
      label.adjustsFontForContentSizeCategory = true
      try #expect(size("Follows", in: label.interfaceFrame()) == 48)
    }
  }
}
