import DynamicType
public import Foundation
import Snapshots
import TextEngine

/// A read-only text.
///
/// The text is centred vertically. Lines that do not fit are truncated as ``lineBreakMode`` says.
/// By default, a label receives no touches.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plain: String?
  private var attributed: NSAttributedString?
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The last font that was set to the label, whatever attributed text came later.
  private(set) var givenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedColor = UIColor.label
  private var drawnRect: CGRect?

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty label, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Text

  /// The text. Setting it removes all attributes.
  open var text: String? {
    get { plain ?? attributed?.string }
    set {
      plain = newValue
      attributed = nil
      contentDidChange()
    }
  }

  /// The attributed text. Setting it also sets ``font`` and ``textColor`` to those of its first
  /// letter, as Apple documents.
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
  /// The font. Setting it changes the whole text. `nil` is the system font at 17 pt.
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
  /// The colour of the text. Setting it changes the whole text. `nil` is the label colour.
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

  /// The maximum number of lines; 0 for any.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// The treatment of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// Whether text shrinks to fit the width, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale that text may shrink to. With 0, the default, it does not shrink, as Apple
  /// documents. Some devices are reported to shrink it anyway, by an unpublished amount.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether lines are set tighter before they are truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// The width for the intrinsic content size of several lines; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// The baseline of text that shrinks; stored, but without effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the label is enabled. A disabled label is drawn at half its opacity. (Modelled.)
  open var isEnabled = true
  /// Whether the label is drawn in ``highlightedTextColor``.
  open var isHighlighted = false
  /// The colour of the text while highlighted; `nil` for ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { wasSet(\UILabel.highlightedTextColor) } }
  /// The strategy for line breaks; stored, but without effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// Whether a pointer over truncated text shows all of it; no effect here.
  open var showsExpansionTextWhenTruncated = false
  /// The colour of the shadow; stored but not drawn.
  open var shadowColor: UIColor?
  /// The offset of the shadow; stored but not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether the fonts follow changes of the text size. It affects preferred and scaled fonts only:
  /// of the whole text, and since iOS 11 also of runs.
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

  /// Returns the text to lay out; `nil` if there is none.
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

  /// Returns the alignment. Natural text of a right-to-left view is aligned to the right, as in
  /// UIKit.
  private func edge(_ alignment: NSTextAlignment) -> NSTextAlignment {
    alignment == .natural ? (isRightToLeft ? .right : .natural) : alignment
  }

  /// The size of the text: within ``preferredMaxLayoutWidth`` if it may have several lines, or with
  /// one line for each paragraph.
  open override var intrinsicContentSize: CGSize {
    guard let order = order() else { return .zero }
    let limit = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return order.size(width: limit)
  }

  /// Returns the size of the text within a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let order = order() else { return .zero }
    let bounded = { (length: CGFloat) in length > 0 && length < 100_000 ? length : nil }
    return order.size(
      width: numberOfLines == 1 ? nil : bounded(size.width), height: nil)
  }

  /// Returns the rectangle of the text within bounds.
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

  /// Draws the text in a rectangle. Override it to change the rectangle.
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

/// The position of text that shrinks. It has no effect here.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The baseline stays in place.
  case alignBaselines
  /// The centre stays in place.
  case alignCenters
  /// The top stays in place.
  case none
}

extension NSAttributedString {
  /// Returns the text with the fonts that follow the text size adjusted to traits.
  func adjusted(for traits: UITraitCollection) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont, font.followsContentSizeCategory else { return }
      changed.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
    return NSAttributedString(attributedString: changed)
  }
}
