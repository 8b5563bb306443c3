#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// How much was read: a bar with a number on it, drawn by the view itself.
final class ReadingProgress: UIView {
  private let part = 0.62

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityLabel = "62 percent read"
    contentMode = .redraw
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: ReadingProgress, _: UITraitCollection) in
      self.invalidateIntrinsicContentSize()
      self.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var words: NSString { "62 % read" }

  private var attributes: [NSAttributedString.Key: Any] {
    [
      .font: UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection),
      .foregroundColor: UIColor.quiet,
    ]
  }

  override var intrinsicContentSize: CGSize {
    let text = words.size(withAttributes: attributes)
    return CGSize(width: UIView.noIntrinsicMetric, height: text.height.rounded(.up) + 12)
  }

  override func draw(_ rect: CGRect) {
    let track = CGRect(x: 0, y: bounds.maxY - 8, width: bounds.width, height: 8)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: track, cornerRadius: 4).fill()
    var done = track
    done.size.width *= part
    UIColor.systemBlue.setFill()
    UIBezierPath(roundedRect: done, cornerRadius: 4).fill()
    words.draw(at: bounds.origin, withAttributes: attributes)
  }
}
