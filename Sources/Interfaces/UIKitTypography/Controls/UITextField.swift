public import Foundation

/// An editable line of text.
///
/// The placeholder has the field's font. In iOS 7 it had a fixed font; ``UISimulatedDevice/system``
/// sets the version. (17 pt for that font is modelled.)
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// The border of a text field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none
    /// A straight line of 1 pt around the field.
    case line
    /// A bezel. It is drawn like ``line`` here.
    case bezel
    /// A line with round corners on a background.
    case roundedRect
  }

  private var storedFont = UIFont.systemFont(ofSize: 17)
  private var attributed: NSAttributedString?
  private var plain: String? = ""

  /// The text. Setting it removes all attributes.
  open var text: String? {
    get { plain ?? attributed?.string }
    set {
      plain = newValue ?? ""
      attributed = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes; `nil` is an empty text.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue == nil ? "" : nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The font; `nil` sets the system font at 17 pt.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
      wasSet(\UITextField.font)
    }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The attributed text shown while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour of the text; `nil` is the label colour.
  open var textColor: UIColor? = .label { didSet { wasSet(\UITextField.textColor) } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The border of the field.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Whether long text shrinks to the width, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size of shrunk text, in points; 0 prevents shrinking.
  open var minimumFontSize: CGFloat = 0
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
  /// The meaning of the text, for suggestions. It has no effect here.
  open var textContentType: UITextContentType?
  /// Whether the return key is disabled while the field is empty. It has no effect here.
  open var enablesReturnKeyAutomatically = false
  /// When the clear button is visible. It is not drawn here.
  open var clearButtonMode = ViewMode.never
  /// A view at the leading edge; `nil` for none.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  /// When the view at the leading edge is visible. Nobody edits the text here.
  open var leftViewMode = ViewMode.never { didSet { sideViewDidChange(from: leftView) } }
  /// A view at the trailing edge; `nil` for none.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  /// When the view at the trailing edge is visible. Nobody edits the text here.
  open var rightViewMode = ViewMode.never { didSet { sideViewDidChange(from: rightView) } }
  /// A view in place of the keyboard. It is not drawn here.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// A view above the keyboard. It is not drawn here.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?
  /// An object that decides about editing. It is never called here.
  open weak var delegate: (any UITextFieldDelegate)?

  /// When a view in a text field is visible. Nobody edits the text here.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The view is never visible.
    case never
    /// The view is visible only during editing: never here.
    case whileEditing
    /// The view is visible except during editing: always here.
    case unlessEditing
    /// The view is always visible.
    case always

    /// Whether the view is visible while nobody edits the text.
    var showsHere: Bool { self == .always || self == .unlessEditing }
  }

  /// Whether each character is shown as a dot.
  open var isSecureTextEntry = false
  /// Whether the font follows changes of the text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFonts(for: traitCollection) }
      wasSet(\UITextField.adjustsFontForContentSizeCategory)
    }
  }

  /// Creates a field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty field, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func adjustFonts(for traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont.adjusted(for: traits)
    if UISimulatedDevice.current.system >= UISystemVersion(11) {
      attributed = attributed?.adjusted(for: traits)
    }
    invalidateIntrinsicContentSize()
  }

  override var isFollowing: Bool {
    adjustsFontForContentSizeCategory && !(showsPlaceholder && isPlaceholderFixed)
  }

  private var showsPlaceholder: Bool { (text ?? "").isEmpty }
  private var isPlaceholderFixed: Bool { UISimulatedDevice.current.system < UISystemVersion(8) }

  private func order() -> TextOrder {
    let shown: NSAttributedString
    var font = storedFont
    var color = textColor ?? .label
    if showsPlaceholder {
      shown = attributedPlaceholder ?? NSAttributedString(string: placeholder ?? "")
      if isPlaceholderFixed { font = .systemFont(ofSize: 17) }
      color = .placeholderText
    } else if isSecureTextEntry {
      shown = NSAttributedString(string: String(repeating: "•", count: (text ?? "").count))
    } else {
      shown = attributed ?? NSAttributedString(string: plain ?? "")
    }
    var order = TextOrder(shown, font: font, color: color, traits: traitCollection)
    order.lineLimit = 1
    order.paragraph.lineBreakMode = .byTruncatingTail
    order.paragraph.alignment =
      textAlignment == .natural && isRightToLeft ? .right : textAlignment
    if adjustsFontSizeToFitWidth, minimumFontSize > 0, font.pointSize > minimumFontSize {
      order.minimumScaleFactor = Double(minimumFontSize / font.pointSize)
    }
    return order
  }

  private var insets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line, .bezel: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .roundedRect: UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
    }
  }

  /// Returns the rectangle of the text, inside the border and between the side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = bounds.inset(by: insets)
    let (left, right) = sideRects(forBounds: bounds)
    let start = left.map { max(rect.minX, $0.maxX) } ?? rect.minX
    let end = right.map { min(rect.maxX, $0.minX) } ?? rect.maxX
    return CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height)
  }

  /// Returns the rectangle of the text during editing. The default is ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button. The button is not drawn here.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the rectangle of the view at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, isLeft: !isRightToLeft, in: bounds)
  }

  /// Returns the rectangle of the view at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, isLeft: isRightToLeft, in: bounds)
  }

  /// Places the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// Returns the rectangle of the placeholder. The default is ``textRect(forBounds:)``.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The size of the text or placeholder in one line, with the border and the side views.
  open override var intrinsicContentSize: CGSize {
    let size = order().size()
    var line = max(size.height, storedFont.lineHeight)
    // 34 pt at the font that it comes with. (Modelled on single reports.)
    if borderStyle == .roundedRect { line = line.rounded(.up) + 1 }
    let (left, right) = sideRects(forBounds: CGRect(x: 0, y: 0, width: 0, height: line))
    return CGSize(
      width: size.width + insets.left + insets.right + (left?.width ?? 0) + (right?.width ?? 0),
      height: line + insets.top + insets.bottom
    ).roundedUp(to: max(1, traitCollection.displayScale))
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func baseline(_ which: BaselineKind) -> (part: CGFloat, offset: CGFloat) {
    guard let set = try? order().set() else { return (1, 0) }
    return (0.5, set.baseline(.first) - set.height / 2)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    switch borderStyle {
    case .none: break
    case .line, .bezel: drawing.border(bounds, width: 1, .opaqueSeparator, named: "frame")
    case .roundedRect:
      drawing.fill(bounds, radius: 5, .systemBackground, named: "ground")
      drawing.border(bounds, radius: 5, width: 1, .systemGray4, named: "frame")
    }
    let rect =
      showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    try drawing.text(order(), in: rect, limitsHeight: false)
  }
}
