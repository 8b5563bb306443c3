public import Foundation

/// A button with a title, an image or both.
///
/// Without a configuration, the title has the system font at 18 pt, with 6 pt above and below it.
/// Set the font of ``titleLabel`` or ``contentEdgeInsets`` to change that. With a configuration,
/// its ``Configuration/buttonSize`` decides the text style of the title. A font that you set to
/// ``titleLabel`` is then lost at the next update: use
/// ``Configuration/titleTextAttributesTransformer``. (Sizes and distances are modelled.)
open class UIButton: UIControl {
  /// The kind of button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button whose title is white unless you set a colour.
    case custom
    /// A button whose title has the tint colour unless you set a colour.
    case system
  }

  private let label = UILabel()
  private let picture = UIImageView()
  private var subtitle: UILabel?
  /// Whether the next layout resets the title's font to that of the configuration.
  private var needsTitleUpdate = false
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var colors: [UInt: UIColor] = [:]
  private subscript(titleColorFor state: UInt) -> UIColor? {
    get { colors[state] }
    set {
      colors[state] = newValue
      contentDidChange()
      wasSet(\UIButton.[titleColorFor: state])
    }
  }
  private var images: [UInt: UIImage] = [:]
  private var symbolConfiguration: UIImage.SymbolConfiguration?
  private var isSymbolConfigured = false
  /// The kind of button.
  public private(set) var buttonType = ButtonType.custom
  /// The insets of the content, in points. A configuration replaces them.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      contentDidChange()
      wasSet(\UIButton.contentEdgeInsets)
    }
  }
  /// The configuration, which replaces title, image and insets; `nil` for none.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Creates a button of type ``ButtonType/custom``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty button, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    contentDidChange()
  }

  /// Creates a button with the title, the image and the handler of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// Creates a button with a configuration, and the title of the action if it has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction {
      if configuration.title == nil { self.configuration?.title = primaryAction.title }
      addAction(primaryAction, for: .touchUpInside)
    }
    // Observers of properties are not called in initialisers.
    contentDidChange()
  }

  private func setUp() {
    label.byItself { $0.font = .systemFont(ofSize: UIFont.buttonFontSize) }
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    contentDidChange()
  }

  /// The label of the title. Set its `numberOfLines` for a title of several lines.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the attributed title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    self[titleColorFor: state.rawValue] = color
  }

  /// A handler that updates the configuration after changes of state and traits.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { updateByHandler() } }
  /// Calls ``updateConfiguration()`` and the update handler at once.
  open func setNeedsUpdateConfiguration() { updateByHandler() }
  private var isUpdating = false

  private func updateByHandler() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdating = false
  }

  /// Sets the symbol configuration for all states, whatever state you pass.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfiguration = configuration
    picture.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  /// Returns the title for a state, or else that for the normal state.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The title for the current state, or else that for the normal state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title for the current state or the normal one; `nil` if neither has one.
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
  }

  /// The title's colour for the current state or the normal one. If neither has one, it is the tint
  /// colour, or white for a button of type ``ButtonType/custom``. Instead of the tint colour, a
  /// disabled button has ``UIColor/tertiaryLabel``. (Modelled.)
  open var currentTitleColor: UIColor {
    colors[state.rawValue] ?? colors[State.normal.rawValue]
      ?? (isGrey ? .tertiaryLabel : buttonType == .system ? tintColor : .white)
  }
  private var isGrey: Bool { buttonType == .system && !isEnabled }

  /// The menu that a touch opens. It is not drawn here.
  open var menu: UIMenu?
  /// Whether the button shows the chosen element of its menu. It has no effect here.
  open var changesSelectionAsPrimaryAction = false

  /// Called after changes of state and traits. The default does nothing.
  open func updateConfiguration() {}

  private func contentDidChange() {
    let key = state.rawValue
    let normal = State.normal.rawValue
    picture.image = configuration?.image ?? images[key] ?? images[normal]
    picture.isHidden = picture.image == nil
    showSymbolSize()
    if let configuration {
      updateTitleFont()
      needsTitleUpdate = true
      let title = configuration.title ?? titles[normal]
      let color = configuration.foreground(of: self)
      if let attributed = configuration.attributedTitle {
        label.attributedText = attributed.forLabels.filling(color)
      } else if let title, let rule = configuration.titleTextAttributesTransformer {
        label.attributedText = words(title, by: rule, in: configuration.titleStyle)
      } else {
        showPlain(title)
        label.textColor = color
      }
      label.adjustsFontForContentSizeCategory = true
      let isWrapping = [.byWordWrapping, .byCharWrapping].contains(configuration.titleLineBreakMode)
      label.numberOfLines = isWrapping ? 0 : 1
      label.lineBreakMode = isWrapping ? .byTruncatingMiddle : configuration.titleLineBreakMode
      label.textAlignment =
        switch configuration.titleAlignment {
        case .automatic, .center: .center
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
      showSubtitle(of: configuration)
      picture.tintColor = color
    } else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      if let attributed = attributedTitles[key] ?? attributedTitles[normal] {
        label.attributedText = attributed.filling(currentTitleColor)
      } else {
        showPlain(titles[key] ?? titles[normal])
        label.textColor = currentTitleColor
      }
      if !picture.isSet(\UIView.tintColor) { picture.ownTint = isGrey ? .tertiaryLabel : nil }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives the title the font of the configuration, even if another one was set to the label.
  private func updateTitleFont() {
    needsTitleUpdate = false
    guard let configuration, !label.appearanceRecord.byProxy.contains(\UILabel.font),
      configuration.attributedTitle == nil, configuration.titleTextAttributesTransformer == nil
    else { return }
    let font = UIFont.preferredFont(
      forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
    guard label.font != font else { return }
    label.byItself { $0.font = font }
  }

  private func words(
    _ words: String, by rule: UIConfigurationTextAttributesTransformer, in style: UIFont.TextStyle
  ) -> NSAttributedString {
    var attributes = AttributeContainer()
    attributes.uiKit.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    attributes.uiKit.foregroundColor = configuration?.foreground(of: self)
    return AttributedString(words, attributes: rule(attributes)).forLabels
  }

  private func showSubtitle(of configuration: Configuration) {
    let text = configuration.subtitle
    guard text != nil || configuration.attributedSubtitle != nil else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      return
    }
    let label = subtitle ?? UILabel()
    if subtitle == nil { addSubview(label) }
    subtitle = label
    label.accessibilityIdentifier = "subtitle"
    label.numberOfLines = 0
    label.textAlignment = self.label.textAlignment
    label.byItself {
      $0.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
      $0.textColor = configuration.foreground(of: self)
    }
    label.text = text
    if let attributed = configuration.attributedSubtitle {
      label.attributedText = attributed.forLabels.filling(configuration.foreground(of: self))
    } else if let text, let rule = configuration.subtitleTextAttributesTransformer {
      label.attributedText = words(text, by: rule, in: .footnote)
    }
    label.adjustsFontForContentSizeCategory = true
  }

  /// Shows a title without attributes, in the label's own font.
  private func showPlain(_ title: String?) {
    label.text = title
    label.byItself { $0.font = $0.givenFont }
  }

  /// Applies the configuration's symbol size; without it, the one that was set to the button.
  private func showSymbolSize() {
    let configured = configuration?.preferredSymbolConfigurationForImage
    if configured != nil || isSymbolConfigured {
      picture.preferredSymbolConfiguration = configured ?? symbolConfiguration
    }
    isSymbolConfigured = configured != nil
  }

  override func stateDidChange() {
    contentDidChange()
    updateByHandler()
  }

  override func adjustFonts(for traits: UITraitCollection) {
    if configuration != nil { contentDidChange() }
    updateByHandler()
  }

  /// Applies the tint colour to title and image.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  private var insets: UIEdgeInsets {
    configuration?.contentInsets.insets(isRightToLeft: isRightToLeft) ?? contentEdgeInsets
  }

  /// Returns the sizes of the parts within a width; `nil` for any width.
  private func arrangement(width: CGFloat? = nil) -> ButtonArrangement {
    if needsTitleUpdate { updateTitleFont() }
    var parts = ButtonArrangement()
    parts.picture = picture.isHidden ? .zero : picture.intrinsicContentSize
    parts.placement = configuration?.imagePlacement ?? .leading
    let hasTitle = !(label.text ?? "").isEmpty
    if !picture.isHidden, hasTitle { parts.gap = configuration?.imagePadding ?? 0 }
    if configuration == nil, contentEdgeInsets == .zero, hasTitle { parts.room = 6 }
    var room = width.map { max(1, $0 - insets.left - insets.right) }
    if !parts.isBelowEachOther { room = room.map { max(1, $0 - parts.picture.width - parts.gap) } }
    parts.title = label.size(in: room)
    if let subtitle {
      parts.subtitle = subtitle.size(in: room)
      parts.lineGap = configuration?.titlePadding ?? 0
    }
    return parts
  }

  private func size(_ parts: ButtonArrangement) -> CGSize {
    let size = parts.size
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// The size of picture and texts, with each text in one line, and the insets.
  open override var intrinsicContentSize: CGSize { size(arrangement()) }

  /// Returns the size of picture and texts within a width, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(arrangement(width: size.width > 0 && size.width < 100_000 ? size.width : nil))
  }

  /// Returns the height of a button with a configuration. Other buttons keep the height of one
  /// line, as in UIKit: a title of several lines overflows at the top and bottom.
  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    configuration == nil ? nil : size(arrangement(width: width)).height
  }

  override func baseline(_ which: BaselineKind) -> (part: CGFloat, offset: CGFloat) {
    let (part, offset) = label.baseline(which)
    let shift = (insets.top - insets.bottom) / 2
    // The title stands in the middle of the button.
    guard part != 0.5 else { return (0.5, offset + shift) }
    let height = label.frame.height
    return (0.5, shift + (part == 0 ? offset - height / 2 : height / 2 + offset))
  }

  /// Requests a layout, because the button places the title itself.
  override func contentSizeDidChange(ofSubview view: UIView) {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Places picture, title and subtitle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = arrangement(width: bounds.width)
    let isMirrored = isRightToLeft
    let part: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: 0.5
      case .left: 0
      case .right: 1
      case .leading: isMirrored ? 1 : 0
      case .trailing: isMirrored ? 0 : 1
      }
    let scale = max(1, traitCollection.displayScale)
    let frames = parts.frames(
      in: bounds.inset(by: insets), part: part, textPart: label.shareOfFreeWidth,
      isMirrored: isMirrored)
    picture.frame = frames.picture.rounded(to: scale)
    label.frame = frames.title.rounded(to: scale)
    subtitle?.frame = frames.subtitle.rounded(to: scale)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard let configuration, let color = configuration.backgroundColor(of: self) else {
      return
    }
    drawing.fill(
      bounds, radius: configuration.radius(height: bounds.height), color, named: "background")
  }

  override var isFollowing: Bool { label.adjustsFontForContentSizeCategory }
  override var ownLargeContentTitle: String? { label.text }
  override var ownLargeContentImage: UIImage? { picture.image }
}
