public import Foundation

/// A view that shows an image and two texts; see ``UIListContentConfiguration``.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let picture = UIImageView()
  private let first = UILabel()
  private let second = UILabel()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates an empty view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    first.accessibilityIdentifier = "text"
    second.accessibilityIdentifier = "secondaryText"
    for view in [picture, first, second] { addSubview(view) }
    apply()
  }

  /// The configuration that the view shows. One that is not a ``UIListContentConfiguration`` has no
  /// effect.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      apply()
    }
  }

  private func apply() {
    set(first, shown.text, shown.attributedText, shown.textProperties)
    set(second, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    picture.preferredSymbolConfiguration =
      shown.imageProperties.preferredSymbolConfiguration ?? .init(font: shown.textProperties.font)
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    if let tint = shown.imageProperties.tintColor {
      picture.tintColor = tint
    } else if picture.appearanceRecord.byCode.contains(\UIView.tintColor) {
      // The tint of a previous configuration.
      picture.ownTint = nil
    }
    setNeedsLayout()
    setNeedsSolving()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.isHidden = (label.text ?? "").isEmpty
  }

  private struct Places {
    var picture = CGRect.zero
    var first = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  private func places(width: CGFloat) -> Places {
    var places = Places()
    let margins = shown.directionalLayoutMargins
    var left = margins.leading
    if !picture.isHidden {
      let size = picture.intrinsicContentSize
      places.picture = CGRect(origin: CGPoint(x: left, y: 0), size: size)
      left += size.width + shown.imageToTextPadding
    }
    let room = max(1, width - left - margins.trailing)
    let fit = { (label: UILabel) -> CGSize in
      if label.isHidden { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: 0))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    let (one, other) = (fit(first), fit(second))
    let between = shown.textToSecondaryTextHorizontalPadding
    let lineHeights = first.font.lineHeight + second.font.lineHeight
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText && !second.isHidden
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && one.width + between + other.width <= room && one.height + other.height < lineHeights * 1.5
    let gap = first.isHidden || second.isHidden ? 0 : shown.textToSecondaryTextVerticalPadding
    let inner = isBeside ? max(one.height, other.height) : one.height + gap + other.height
    places.height = max(inner, places.picture.height) + margins.top + margins.bottom
    let top = (places.height - margins.top - margins.bottom - inner) / 2 + margins.top
    places.first = CGRect(origin: CGPoint(x: left, y: top), size: one)
    places.second = CGRect(
      origin: isBeside
        ? CGPoint(x: left + room - other.width, y: top)
        : CGPoint(x: left, y: top + one.height + gap), size: other)
    places.picture.origin.y = (places.height - places.picture.height) / 2
    return places
  }

  /// Returns the given width, and the height that the image and the texts need in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(width: size.width).height)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? { places(width: width).height }

  /// Requests a new layout after the text or font of a label changed.
  override func contentSizeDidChange(ofSubview view: UIView) {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width)
    let scale = max(1, traitCollection.displayScale)
    let shift = (bounds.height - places.height) / 2
    let place = { (rect: CGRect) -> CGRect in
      var rect = rect.offsetBy(dx: 0, dy: shift)
      if self.isRightToLeft { rect.origin.x = self.bounds.width - rect.maxX }
      return rect.rounded(to: scale)
    }
    picture.frame = place(places.picture)
    first.frame = place(places.first)
    second.frame = place(places.second)
  }
}
