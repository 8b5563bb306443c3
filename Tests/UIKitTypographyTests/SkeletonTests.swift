import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A settings row` {
  @Test func `is drawn at every size`() throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      try Stage.device(category).run {
        let title = UILabel()
        title.text = "Notifications and reminders"
        title.font = .preferredFont(forTextStyle: .body)
        title.numberOfLines = 0
        let detail = UILabel()
        detail.text = "On"
        detail.font = .preferredFont(forTextStyle: .body)
        detail.textColor = .secondaryLabel
        detail.setContentHuggingPriority(.required, for: .horizontal)
        detail.setContentCompressionResistancePriority(.required, for: .horizontal)
        let icon = UIImageView(image: UIImage(systemName: "bell"))
        icon.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [icon, title, detail])
        row.spacing = 12
        row.alignment = .center
        let note = UILabel()
        note.text = "Footnote text that goes on for a while and wraps in the column below the row."
        note.font = .preferredFont(forTextStyle: .footnote)
        note.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [row, note])
        column.axis = .vertical
        column.spacing = 8
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        let frame = try column.interfaceFrame(size: CGSize(width: 320, height: 0))
        print(frame.width, frame.height, column.layoutTrouble)
        for e in frame.elements { print(e.path, e.box) }
        try Stage.keep(frame, as: "row-\(category.isAccessibilityCategory ? "ax5" : "l")")
      }
    }
  }
}
