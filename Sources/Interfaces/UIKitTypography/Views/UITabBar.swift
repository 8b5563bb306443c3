public import Foundation

/// The view of an item in a bar. Its picture is above its title, neither grows with the text size,
/// and a long press shows both large.
final class UIBarPlace: UIControl {
  private let item: UIBarItem
  private let isChosen: Bool
  private let isPlain: Bool
  /// The view that replaces picture and title; `nil` for none.
  private var customView: UIView?
  var restingColor: UIColor?
  /// The title attributes from the bar's appearance. Those of the item override them.
  var barAttributes: [NSAttributedString.Key: Any] = [:]
  var barImageColor: UIColor?

  init(_ item: UIBarItem, isChosen: Bool, isPlain: Bool) {
    self.item = item
    self.isChosen = isChosen
    self.isPlain = isPlain
    super.init(frame: .zero)
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
    customView = (item as? UIBarButtonItem)?.customView
    guard let customView else { return }
    customView.translatesAutoresizingMaskIntoConstraints = true
    addSubview(customView)
  }

  required init?(coder: NSCoder) { nil }

  /// Applies proxies to the item once for each bar, because bars create these views again and
  /// again.
  override func takeContentAppearance(from proxies: AppearanceProxies) {
    guard item.barOfAppearance !== superview else { return }
    item.barOfAppearance = superview
    proxies.apply(to: item, in: appearanceContainers)
  }

  private var color: UIColor {
    if !item.isEnabled { return .tertiaryLabel }
    if let own = (item as? UIBarButtonItem)?.tintColor { return own }
    return isPlain || isChosen ? tintColor : restingColor ?? .systemGray
  }

  private var order: TextOrder {
    var attributes = barAttributes.merging(item.titleTextAttributes) { $1 }
    if isChosen { attributes.merge(item.selectedTitleTextAttributes) { $1 } }
    var order = TextOrder(
      NSAttributedString(string: item.title ?? "", attributes: attributes),
      font: .systemFont(ofSize: isPlain ? 17 : 10, weight: isPlain ? .regular : .medium),
      color: color, traits: traitCollection)
    order.lineLimit = 1
    order.paragraph.lineBreakMode = .byTruncatingTail
    order.paragraph.alignment = .center
    return order
  }

  /// Returns the size of the picture, or else of the title.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if customView != nil { return CGSize(width: customSize.width + 16, height: 44) }
    if let width = (item as? UIBarButtonItem)?.fixedWidth {
      return CGSize(width: width, height: 44)
    }
    if item.image != nil { return CGSize(width: 44, height: 44) }
    let text = order.size()
    return CGSize(width: text.width + 16, height: 44)
  }

  /// The size of the custom view, from its constraints or content, or else from its frame.
  private var customSize: CGSize {
    guard let customView else { return .zero }
    let fitting = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : customView.frame.size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let customView else { return }
    let size = CGSize(width: customSize.width, height: min(customSize.height, bounds.height))
    customView.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height
    ).rounded(to: max(1, traitCollection.displayScale))
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    if customView != nil { return }
    let hasTitle = !(item.title ?? "").isEmpty
    if let image = item.image {
      let side: CGFloat = 26
      let top = isPlain || !hasTitle ? bounds.midY - side / 2 : 5
      drawing.image(
        image,
        in: CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side),
        tint: barImageColor ?? color,
        named: "image")
      if isPlain { return }
    }
    guard hasTitle else { return }
    let rect =
      isPlain || item.image == nil
      ? bounds : CGRect(x: 0, y: 32, width: bounds.width, height: 14)
    try drawing.text(order, in: rect, named: "title")
  }

  override var hasBuiltInLargeContent: Bool { true }
  override var ownLargeContentTitle: String? { item.title }
  override var ownLargeContentImage: UIImage? { item.largeContentSizeImage ?? item.image }
}

/// A tab bar. It does not grow with the text size.
open class UITabBar: UIView {
  /// The items, from the leading edge.
  open var items: [UITabBarItem]? { didSet { reload() } }
  /// The selected item; `nil` for none.
  open var selectedItem: UITabBarItem? { didSet { reload() } }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    byItself { $0.backgroundColor = .systemBackground }
  }

  /// Creates an empty bar, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the items. Nothing is animated here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The colour of items that are not selected; `nil` for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      reload()
      wasSet(\UITabBar.unselectedItemTintColor)
    }
  }

  /// The appearance, unless ``scrollEdgeAppearance`` is set.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      reload()
      wasSet(\UITabBar.standardAppearance)
    }
  }
  /// The appearance above content that is scrolled to its end, as all content is here; `nil` for
  /// the standard one.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      reload()
      wasSet(\UITabBar.scrollEdgeAppearance)
    }
  }

  private func reload() {
    for view in subviews { view.removeFromSuperview() }
    let appearance = scrollEdgeAppearance ?? standardAppearance
    if let color = appearance.backgroundColor { byItself { $0.backgroundColor = color } }
    for item in items ?? [] {
      let isChosen = item === selectedItem
      let place = UIBarPlace(item, isChosen: isChosen, isPlain: false)
      let look = item.scrollEdgeAppearance ?? item.standardAppearance ?? appearance
      let layout = look.stackedLayoutAppearance
      let state = isChosen ? layout.selected : layout.normal
      place.barAttributes = state.titleTextAttributes
      place.barImageColor = state.iconColor
      place.restingColor = unselectedItemTintColor
      addSubview(place)
    }
    setNeedsLayout()
  }

  /// A height of 49 pt, and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  /// Returns the given width and a height of 49 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  /// Places the items side by side, all of the same width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, view) in subviews.enumerated() {
      let place = isRightToLeft ? subviews.count - 1 - index : index
      view.frame = CGRect(
        x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    drawing.fill(
      CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale)),
      .separator, named: "line")
  }
}

/// A toolbar. It does not grow with the text size.
open class UIToolbar: UIView {
  /// The items, from the leading edge.
  open var items: [UIBarButtonItem]? { didSet { reload() } }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    byItself { $0.backgroundColor = .systemBackground }
  }

  /// Creates an empty bar, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the items. Nothing is animated here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func reload() {
    for view in subviews { view.removeFromSuperview() }
    for item in items ?? [] {
      addSubview(
        item.isFlexible ? UIView() : UIBarPlace(item, isChosen: false, isPlain: true))
    }
    setNeedsLayout()
  }

  /// A height of 44 pt, and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// Returns the given width and a height of 44 pt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// Places the items from the leading edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = subviews.map { view in
      (view as? UIBarPlace)?.sizeThatFits(bounds.size).width ?? 0
    }
    let gaps = subviews.filter { !($0 is UIBarPlace) }.count
    let free = max(0, bounds.width - 32 - widths.reduce(0, +)) / CGFloat(max(1, gaps))
    var place: CGFloat = 16
    for (view, width) in zip(subviews, widths) {
      let width = view is UIBarPlace ? width : free
      let x = isRightToLeft ? bounds.width - place - width : place
      view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      place += width
    }
  }
}
