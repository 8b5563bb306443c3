import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `Code as apps have it` {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test func `scales fonts of its own along the styles it chose`() {
    Stage.device(.accessibilityExtraExtraExtraLarge).run {
      // 18 · 60 ÷ 21 and 36 · 70 ÷ 41, on whole points, and 1.5 · 56.
      #expect(Lettering.story.font().pointSize == 51)
      #expect(Lettering.heading.font(isBold: true).pointSize == 61)
      #expect(UIFont.enlarged(.title2).pointSize == 84)
    }
  }

  @Test func `writes its text again where it observes a trait`() throws {
    let device = Stage.device()
    try device.run {
      let sign = SignView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      device.change(to: traits(.accessibilityLarge), showing: sign)
      #expect(sign.writings == 2)
      let frame = try sign.interfaceFrame()
      try Stage.keep(frame, as: "sign")
      let text = frame.elements.compactMap(\.text).first
      #expect(text?.styled.text.runs.map { $0.attributes.font?.pointSize } == [33, 32])
    }
  }

  @Test func `turns its stack from AX3 on, and stays inside its width`() throws {
    let device = Stage.device()
    try device.run {
      let controller = PollViewController()
      let size = CGSize(width: 393, height: 500)
      for (category, axis) in [
        (UIContentSizeCategory.large, NSLayoutConstraint.Axis.horizontal),
        (.accessibilityLarge, .horizontal), (.accessibilityExtraLarge, .vertical),
        (.accessibilityExtraExtraExtraLarge, .vertical),
      ] {
        let frame = try controller.view.interfaceFrame(size: size, traits: traits(category))
        try Stage.keep(frame, as: "poll-\(category.rawValue)")
        #expect(controller.stackView.axis == axis)
        #expect(controller.view.layoutTrouble == [])
        #expect(frame.elements.allSatisfy { $0.box.maxX.value <= 393.01 } == true)
      }
      #expect(controller.titleLabel.font.pointSize == 53)
      #expect(controller.voteButton.titleLabel?.font.pointSize == 48)
    }
  }

  @Test func `measures rows by hand to whole points`() throws {
    try Stage.device().run {
      let controller = NamesViewController(style: .plain)
      let frame = try controller.view.interfaceFrame(size: CGSize(width: 320, height: 300))
      try Stage.keep(frame, as: "names")
      // Two lines of body text are 20.57 + 22 pt, 43 on whole points, and 24 pt around them.
      #expect(controller.tableView.visibleCells.map(\.frame.height) == [48, 67])
    }
  }
}
