public import Foundation

/// A scrollable text of any length.
///
/// It grows with its text if `isScrollEnabled` is false. Text has a distance of 8 pt from the top
/// and bottom and 5 pt from the sides, as in UIKit.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  private var plain: String? = ""
  private var attributed: NSAttributedString?
  // A text view has no font until one is set, and draws in the system's at 12 pt.
  private var storedFont: UIFont?
  private var storedColor: UIColor?

  /// The text. Setting it removes all attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { plain ?? attributed?.string ?? "" }
    set {
      plain = newValue ?? ""
      attributed = nil
      textDidChange()
    }
  }

  /// The text with its attributes; `nil` is an empty text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      attributed
        ?? NSAttributedString(
          string: plain ?? "",
          attributes: [.font: shownFont, .foregroundColor: storedColor ?? .label])
    }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = attributed == nil ? "" : nil
      if let font: UIFont = attributed?.first(.font) {
        storedFont = font
        wasSet(\UITextView.font)
      }
      if let color: UIColor = attributed?.first(.foregroundColor) {
        storedColor = color
        wasSet(\UITextView.textColor)
      }
      textDidChange()
    }
  }

  /// The font. Setting it changes the whole text. Text without a font is drawn in the system font
  /// at 12 pt.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      if let attributed, let newValue {
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(
          .font, value: newValue, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
      }
      textDidChange()
      wasSet(\UITextView.font)
    }
  }

  /// The colour of the text. Setting it changes the whole text. Text without a colour has the label
  /// colour.
  open var textColor: UIColor? {
    get { storedColor }
    set {
      storedColor = newValue
      if let attributed, let newValue {
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(
          .foregroundColor, value: newValue, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
      }
      wasSet(\UITextView.textColor)
    }
  }

  private var shownFont: UIFont { storedFont ?? .systemFont(ofSize: 12) }

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// An object that decides about editing. It is never called here.
  open weak var delegate: (any UITextViewDelegate)?
  /// The range of the selected characters. The selection is not drawn.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The kinds of data that become links. They have no effect here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The type of keyboard. It has no effect here.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key. It has no effect here.
  open var returnKeyType = UIReturnKeyType.default
  /// When the keyboard types capital letters. It has no effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words. It has no effect here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspelt words are marked. It has no effect here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The look of the keyboard. It has no effect here.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The attributes of text that is typed next. They have no effect here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links. They have no effect here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether a person can edit the text. It has no effect here.
  open var isEditable = true
  /// Whether a person can select the text. It has no effect here.
  open var isSelectable = true
  /// The insets of the text container, in points; by default 8 pt at the top and bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// The container of the text, with further settings of its layout.
  public private(set) var textContainer = NSTextContainer()
  /// Whether the font follows changes of the text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFonts(for: traitCollection) }
      wasSet(\UITextView.adjustsFontForContentSizeCategory)
    }
  }
  /// Whether the text can scroll. If not, the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { textDidChange() } }

  /// Creates a text view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a text view that lays out its text in a container; `nil` for a new container.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }

  /// Creates a text view. The parameter has no effect here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Creates an empty text view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func adjustFonts(for traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont?.adjusted(for: traits)
    if UISimulatedDevice.current.system >= UISystemVersion(11) {
      attributed = attributed?.adjusted(for: traits)
    }
    textDidChange()
  }

  override var isFollowing: Bool { adjustsFontForContentSizeCategory }

  private var order: TextOrder {
    var order = TextOrder(
      attributed ?? NSAttributedString(string: plain ?? ""), font: shownFont,
      color: storedColor ?? .label, traits: traitCollection)
    order.paragraph.alignment =
      textAlignment == .natural && isRightToLeft ? .right : textAlignment
    order.paragraph.lineBreakMode = textContainer.lineBreakMode
    let lines = textContainer.maximumNumberOfLines
    order.lineLimit = lines > 0 ? lines : nil
    return order
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// The size of the text if the view cannot scroll; no intrinsic size otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
  }

  /// Returns the size of the text within a width, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let bound = size.width > 0 && size.width < 100_000 ? size.width : nil
    let inner = order.size(width: bound.map { max(1, $0 - insets.left - insets.right) })
    let height = inner.height == 0 ? shownFont.lineHeight : inner.height
    return CGSize(
      width: inner.width + insets.left + insets.right,
      height: height + insets.top + insets.bottom
    ).roundedUp(to: max(1, traitCollection.displayScale))
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override var takesContentSize: Bool { false }

  override func baseline(_ which: BaselineKind) -> (part: CGFloat, offset: CGFloat) {
    guard let set = try? order.set(width: max(1, bounds.width - insets.left - insets.right)) else {
      return (1, 0)
    }
    return (0, insets.top + set.baseline(which))
  }

  /// Updates the size of the scrollable content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(
      width: bounds.width,
      height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    try super.contents(&drawing)
    let room = CGRect(
      origin: .zero, size: CGSize(width: bounds.width, height: max(contentSize.height, 1))
    ).inset(by: insets)
    // It scrolls as views in it do.
    try drawing.text(order, in: room, atTop: true, limitsHeight: false, cutBy: .content)
  }
}

/// The settings of the area in which a text view lays out its text.
@preconcurrency @MainActor
public final class NSTextContainer {
  /// The distance between the text and each side, in points; by default 5.
  public var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  public var maximumNumberOfLines = 0
  /// How lines are broken or truncated.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates a container. The size is ignored, because the view sets it.
  public init(size: CGSize = .zero) {}
}
