import DynamicType
public import Foundation
import Snapshots
import TextEngine

/// A text that is only read.
///
/// Its text stands in the middle of its height, and lines that do not fit are left out as
/// ``lineBreakMode`` says.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plain: String?
  private var attributed: NSAttributedString?
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The font that was set to the label, whatever attributed text came after.
  private(set) var givenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedColor = UIColor.label
  private var drawnRect: CGRect?

  // MARK: Text

  /// What it says. Setting it drops all attributes.
  open var text: String? {
    get { plain ?? attributed?.string }
    set {
      plain = newValue
      attributed = nil
      contentDidChange()
    }
  }

  /// What it says, and how. Setting it also sets ``font`` and ``textColor`` to those of its first letter,
  /// as Apple's documentation has it.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = nil
      if let font: UIFont = attributed?.first(.font) {
        storedFont = font
        wasSet(\UILabel.font)
      }
      if let color: UIColor = attributed?.first(.foregroundColor) {
        storedColor = color
        wasSet(\UILabel.textColor)
      }
      contentDidChange()
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: storedFont, .foregroundColor: storedColor]
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font, which setting gives to all of the text. `nil` is the system's at 17 pt.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      givenFont = storedFont
      setAll(.font, storedFont)
      contentDidChange()
      wasSet(\UILabel.font)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour, which setting gives to all of the text. `nil` is the label's colour.
  open var textColor: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .label
      setAll(.foregroundColor, storedColor)
      wasSet(\UILabel.textColor)
    }
  }

  private func setAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = NSAttributedString(attributedString: changed)
  }

  // MARK: Setting

  /// The greatest number of lines; 0 for any.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// What becomes of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether text shrinks to fit the width, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false
  /// The least part of its size that text may shrink to. With 0, the default, it does not shrink at all,
  /// as Apple's documentation of this property says; people report that some devices shrink it all the
  /// same, by what nobody publishes.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether lines are set tighter before they are cut.
  open var allowsDefaultTighteningForTruncation = false
  /// The width that its content size is for, where it may have several lines; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Where text stands when it shrinks; kept, without effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether it looks usable; kept, and drawn at half its opacity where not. (Modelled.)
  open var isEnabled = true
  /// Whether it is shown as chosen.
  open var isHighlighted = false
  /// The colour of its text where it is shown as chosen.
  open var highlightedTextColor: UIColor? { didSet { wasSet(\UILabel.highlightedTextColor) } }
  /// How lines are chosen; kept, without effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// Whether a pointer over a cut text shows all of it; no effect here.
  open var showsExpansionTextWhenTruncated = false
  /// A shadow's colour; kept, and not drawn.
  open var shadowColor: UIColor?
  /// A shadow's place; kept, and not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether it asks for its fonts anew after each change of the text size. It acts on preferred and
  /// scaled fonts alone: of the whole text, and since iOS 11 also of runs.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFonts(for: traitCollection) }
      wasSet(\UILabel.adjustsFontForContentSizeCategory)
    }
  }

  override func adjustFonts(for traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont.adjusted(for: traits)
    givenFont = givenFont.adjusted(for: traits)
    if UISimulatedDevice.current.system >= UISystemVersion(11) {
      attributed = attributed?.adjusted(for: traits)
    }
    contentDidChange()
  }

  override var isFollowing: Bool { adjustsFontForContentSizeCategory }

  private func contentDidChange() {
    if attributed != nil || plain != nil || superview != nil { invalidateIntrinsicContentSize() }
  }

  // MARK: Measuring

  /// The text on its way to the engine; `nil` where there is none.
  func order(lines: Int? = nil, shrinks: Bool = false) -> TextOrder? {
    guard let text = attributed ?? plain.map({ NSAttributedString(string: $0) }), text.length > 0
    else { return nil }
    var color = isHighlighted ? highlightedTextColor ?? storedColor : storedColor
    if !isEnabled { color = color.faded }
    var order = TextOrder(text, font: storedFont, color: color, traits: traitCollection)
    order.paragraph.alignment = edge(textAlignment)
    order.paragraph.lineBreakMode = lineBreakMode
    order.paragraph.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    let lines = lines ?? numberOfLines
    order.lineLimit = lines > 0 ? lines : nil
    if shrinks, adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1 {
      order.minimumScaleFactor = Double(minimumScaleFactor)
    }
    return order
  }

  /// Natural text of a view that turned stands at the other edge, as UIKit has it for all text there.
  private func edge(_ alignment: NSTextAlignment) -> NSTextAlignment {
    alignment == .natural ? (isRightToLeft ? .right : .natural) : alignment
  }

  /// The size of the text: in ``preferredMaxLayoutWidth`` where it may have several lines, else in one
  /// line each paragraph.
  open override var intrinsicContentSize: CGSize {
    guard let order = order() else { return .zero }
    let limit = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return order.size(width: limit)
  }

  /// The size of the text in some room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let order = order() else { return .zero }
    let bounded = { (length: CGFloat) in length > 0 && length < 100_000 ? length : nil }
    return order.size(
      width: numberOfLines == 1 ? nil : bounded(size.width), height: nil)
  }

  /// The rectangle that text takes in another one.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let order = order(lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = order.size(width: bounds.width > 0 ? bounds.width : nil)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }

  /// Draws the text in a rectangle; override it to draw in another one.
  open func drawText(in rect: CGRect) { drawnRect = rect }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, width > 0 else { return nil }
    // A label that measures itself in its own way has the last word.
    let own = intrinsicContentSize
    guard let order = order() else { return own.height }
    let plainSize = order.size(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    let extra = CGSize(width: own.width - plainSize.width, height: own.height - plainSize.height)
    return order.size(width: max(1, width - max(0, extra.width))).height + max(0, extra.height)
  }

  override func baseline(_ which: BaselineKind) -> (part: CGFloat, offset: CGFloat) {
    guard let order = order(),
      let set = try? order.set(width: numberOfLines == 1 || bounds.width <= 0 ? nil : bounds.width)
    else { return (1, 0) }
    if numberOfLines == 1 { return (0.5, set.baseline(.first) - set.height / 2) }
    return which == .first
      ? (0, set.baseline(.first)) : (1, set.baseline(.last) - set.height)
  }

  override var lineDistance: CGFloat? {
    CGFloat(storedFont.scalable.leading?.value ?? Double(storedFont.lineHeight))
  }

  // MARK: Showing

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard let order = order(shrinks: true) else { return }
    drawnRect = nil
    drawText(in: bounds)
    guard let rect = drawnRect else { return }
    try drawing.text(order, in: rect)
  }

  override var ownLargeContentTitle: String? { text }
}

/// Where text stands when it shrinks.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On its baseline.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}

extension NSAttributedString {
  /// The text with those fonts anew that follow the text size.
  func adjusted(for traits: UITraitCollection) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont, font.followsContentSizeCategory else { return }
      changed.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
    return NSAttributedString(attributedString: changed)
  }
}
