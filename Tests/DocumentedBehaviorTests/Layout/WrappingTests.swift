import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine
import UIKitTypography

@MainActor @Suite struct `Text in a narrow place` {
  private func notice() -> UILabel {
    let label = UILabel()
    label.text = "The ferry to the island leaves from the second pier at half past nine."
    label.font = .preferredFont(forTextStyle: .callout)
    return label
  }

  @Test func `is cut off in a label of one line`() throws {
    let text = try phone().run { try notice().shownTexts(width: 180)[0] }
    #expect(text.isTruncated)
    #expect(text.frame.lines.count == 1)
  }

  @Test func `shows whole in a label without a limit of lines`() throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      try phone(category).run {
        let label = notice()
        label.numberOfLines = 0
        let text = try label.shownTexts(width: 180)[0]
        #expect(!text.isTruncated)
        #expect(text.frame.lines.count > 1)
      }
    }
  }

  @Test func `grows in a label with the flag while it is on screen`() {
    let device = phone()
    device.run {
      let label = notice()
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .accessibilityLarge, showing: label)
      #expect(label.font.pointSize == 32)
    }
  }

  private func titleLines(limit: Int?) throws -> Int {
    try phone(.accessibilityExtraExtraExtraLarge).run {
      let button = UIButton(type: .system)
      button.setTitle("Reserve seats for the evening crossing", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .callout)
      if let limit { button.titleLabel?.numberOfLines = limit }
      let size = button.sizeThatFits(CGSize(width: 280, height: 0))
      button.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      return try button.shownTexts(width: 280, height: 500)[0].frame.lines.count
    }
  }

  @Test func `has one line in a button until the limit is lifted`() throws {
    #expect(try titleLines(limit: nil) == 1)
    #expect(try titleLines(limit: 0) > 1)
  }

  @Test func `that shrinks to fit is smaller than the reader asked for`() throws {
    let text = try phone(.accessibilityExtraExtraExtraLarge).run {
      let heading = UILabel()
      heading.text = "Departures"
      heading.font = .preferredFont(forTextStyle: .title3)
      heading.minimumScaleFactor = 0.4
      heading.adjustsFontSizeToFitWidth = true
      return try heading.shownTexts(width: 180, height: 80)[0]
    }
    let size = text.frame.lines[0].runs[0].pointSize.value
    // 55 pt at most, and no less than 0.4 of them.
    #expect(size < 55 && size >= 22)
    #expect(!text.isTruncated)
  }
}
