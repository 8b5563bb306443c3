import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine
import UIKitTypography

@MainActor @Suite struct `Lengths beside text` {
  private func scaled(_ length: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    phone(category).run { UIFontMetrics.default.scaledValue(for: length) }
  }

  @Test func `grow along the curve of the text, on whole pixels`() {
    // 20 · 62 ÷ 22 = 56.36, to a third of a point.
    #expect(abs(scaled(20, at: .accessibilityExtraExtraExtraLarge) - 56.3333) < 0.0001)
  }

  @Test func `grow by themselves in symbols of a text style`() {
    let height = { (category: UIContentSizeCategory, symbol: UIImage.SymbolConfiguration) in
      phone(category).run {
        UIImage(systemName: "clock", withConfiguration: symbol)?.size.height ?? 0
      }
    }
    let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let (footnote, fixed) = (
      UIImage.SymbolConfiguration(textStyle: .footnote), UIImage.SymbolConfiguration(pointSize: 13)
    )
    // From 13 to 44 pt.
    #expect(height(largest, footnote) > 3 * height(.large, footnote))
    #expect(height(largest, fixed) == height(.large, fixed))
  }

  private func height(_ text: String, multiple: CGFloat = 0, maximum: CGFloat = 0) -> CGFloat {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = multiple
    style.maximumLineHeight = maximum
    let font = UIFont.preferredFont(forTextStyle: .callout)
    return text.boundingRect(
      with: CGSize(width: 280, height: 10_000), options: .usesLineFragmentOrigin,
      attributes: [.font: font, .paragraphStyle: style], context: nil
    ).height
  }

  @Test func `grow twice in a line-height multiple that is scaled`() {
    // 1.4 · 62 ÷ 22 = 3.95, to a third.
    let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let multiple = scaled(1.4, at: largest)
    #expect(abs(multiple - 4) < 0.0001)
    phone(largest).run {
      #expect(height("pier\nquay", multiple: multiple) > 2 * height("pier\nquay", multiple: 1.4))
    }
  }

  /// A ferry pier, in Thai.
  private let thai = "ท่าเรือข้ามฟาก"

  @Test func `between lines grow for a tall script, and not for Latin beside it`() throws {
    let baselines = try phone().run {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .callout)
      label.numberOfLines = 3
      label.text = "Ferry\nPier\n" + thai
      return try label.shownTexts()[0].frame.lines.map(\.baseline.value)
    }
    #expect(baselines[1] - baselines[0] == 21)
    #expect(baselines[2] - baselines[1] > 21)
  }

  @Test func `between lines keep to a maximum that a tall script exceeds`() {
    phone().run {
      #expect(height(thai) > height("Quay"))
      #expect(height(thai, maximum: 18) == 18)
    }
  }
}
