public import Foundation

/// The bar above a view controller, with a title and bar items.
///
/// The bar is 44 pt high and does not grow. A long press shows its items in the Large Content
/// Viewer. A large title is bold, in the style of large titles, and follows the text size. It has
/// one line and is truncated if it does not fit. (Heights and distances are modelled.)
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false {
    didSet { lookDidChange(\UINavigationBar.prefersLargeTitles) }
  }
  /// The attributes of the title, unless an appearance sets them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookDidChange(\UINavigationBar.titleTextAttributes) }
  }
  /// The attributes of the large title, unless an appearance sets them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookDidChange(\UINavigationBar.largeTitleTextAttributes) }
  }
  /// The appearance, unless ``scrollEdgeAppearance`` is set.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { lookDidChange(\UINavigationBar.standardAppearance) }
  }
  /// The appearance above content that is scrolled to the top, as all content is here; `nil` for
  /// the standard one.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { lookDidChange(\UINavigationBar.scrollEdgeAppearance) }
  }
  /// The appearance of a low bar. It has no effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// The background colour in early UIKit; no effect here.
  open var barTintColor: UIColor?
  /// Whether content shows through the bar; no effect here.
  open var isTranslucent = true
  /// The image of the line below the bar. It is not drawn here.
  open var shadowImage: UIImage?
  /// The image of the back button. It is not drawn here.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image. It is not drawn here.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the image behind the bar. It is not drawn here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  private let title = UIBarTitle()
  private let largeTitle = UILabel()
  private let prompt = UIBarTitle(size: 13, weight: .regular)
  /// The height of the prompt, which is above everything else; 0 without one.
  private var promptHeight: CGFloat { prompt.isHidden ? 0 : 30 }
  /// The view that replaces the title; `nil` for none.
  private var titleView: UIView?
  /// The views of the bar items, from the edges inwards.
  private var places: (left: [UIBarPlace], right: [UIBarPlace]) = ([], [])
  private var needsReload = true

  /// The items; the last one is shown.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsReload()
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// Whether the title is large. An automatic display mode takes the mode of the item below.
  private var isLarge: Bool {
    let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return prefersLargeTitles && mode != .never
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.accessibilityIdentifier = "title"
    largeTitle.accessibilityIdentifier = "largeTitle"
    largeTitle.adjustsFontForContentSizeCategory = true
    prompt.accessibilityIdentifier = "prompt"
    addSubview(prompt)
    addSubview(title)
    addSubview(largeTitle)
  }

  private func lookDidChange<Value>(_ property: ReferenceWritableKeyPath<UINavigationBar, Value>) {
    setNeedsReload()
    wasSet(property)
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
    superview?.setNeedsLayout()
    setNeedsSolving()
  }

  private func reload() {
    guard needsReload else { return }
    needsReload = false
    let isLarge = isLarge
    let look = topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance
    let appearance = look ?? scrollEdgeAppearance ?? standardAppearance
    if let color = appearance.backgroundColor { byItself { $0.backgroundColor = color } }
    largeTitle.text = topItem?.title
    largeTitle.isHidden = !isLarge || (topItem?.title ?? "").isEmpty
    let attributes = (largeTitleTextAttributes ?? [:]).merging(
      appearance.largeTitleTextAttributes
    ) { $1 }
    let font = attributes[.font] as? UIFont
    largeTitle.font =
      font?.adjusted(for: traitCollection) ?? .preferredFont(forTextStyle: .largeTitle).bold
    largeTitle.textColor = attributes[.foregroundColor] as? UIColor
    title.attributes = (titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
    title.words = topItem?.title ?? ""
    prompt.words = topItem?.prompt ?? ""
    prompt.isHidden = prompt.words.isEmpty
    if titleView !== topItem?.titleView {
      if titleView?.superview === self { titleView?.removeFromSuperview() }
      titleView = topItem?.titleView
    }
    if let titleView {
      titleView.translatesAutoresizingMaskIntoConstraints = true
      addSubview(titleView)
    }
    title.isHidden = isLarge || titleView != nil
    for place in places.left + places.right { place.removeFromSuperview() }
    places = (made(topItem?.leftBarButtonItems), made(topItem?.rightBarButtonItems))
  }

  private func made(_ items: [UIBarButtonItem]?) -> [UIBarPlace] {
    let places = (items ?? []).map { UIBarPlace($0, isChosen: false, isPlain: true) }
    for place in places { addSubview(place) }
    return places
  }

  override func adjustFonts(for traits: UITraitCollection) { setNeedsReload() }

  /// Returns the given width and a height of 44 pt, plus those of a prompt and a large title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    reload()
    let bar = 44 + promptHeight
    guard !largeTitle.isHidden else { return CGSize(width: size.width, height: bar) }
    let height = largeTitle.sizeThatFits(CGSize(width: max(1, size.width - 32), height: 0)).height
    return CGSize(width: size.width, height: bar + 3 + height + 8)
  }

  /// Places views side by side, from an edge inwards.
  ///
  /// - Returns: The width that they take, with the margin before them.
  private func set(_ places: [UIBarPlace], fromLeft: Bool) -> CGFloat {
    var taken: CGFloat = 8
    for place in places {
      let width = place.sizeThatFits(.zero).width
      place.frame = CGRect(
        x: fromLeft ? taken : bounds.width - taken - width, y: promptHeight, width: width,
        height: 44)
      taken += width
    }
    return taken
  }

  /// Centres a view in a rectangle. Its size comes from its constraints or its content, or else
  /// from its frame.
  private func place(_ view: UIView, in room: CGRect) {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = fitting.width > 0 && fitting.height > 0 ? fitting : view.frame.size
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    view.frame = CGRect(
      x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height
    ).rounded(to: max(1, traitCollection.displayScale))
  }

  /// Places the title and the bar items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    reload()
    let (left, right) = isRightToLeft ? (places.right, places.left) : (places.left, places.right)
    let side = max(set(left, fromLeft: true), set(right, fromLeft: false)) + 8
    prompt.frame = CGRect(x: 16, y: 7, width: max(0, bounds.width - 32), height: 20)
    title.frame = CGRect(
      x: side, y: promptHeight, width: max(0, bounds.width - 2 * side), height: 44)
    if let titleView { place(titleView, in: title.frame) }
    largeTitle.frame = CGRect(
      x: 16, y: promptHeight + 47, width: max(0, bounds.width - 32),
      height: max(0, bounds.height - promptHeight - 55))
  }
}

/// A title in a bar, by default in semibold at 17 pt. It does not follow the text size.
final class UIBarTitle: UIView {
  private let font: UIFont
  var words = ""
  var attributes: [NSAttributedString.Key: Any] = [:]

  init(size: CGFloat = 17, weight: UIFont.Weight = .semibold) {
    font = .systemFont(ofSize: size, weight: weight)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var order: TextOrder {
    var order = TextOrder(
      NSAttributedString(string: words, attributes: attributes), font: font,
      color: .label, traits: traitCollection)
    order.lineLimit = 1
    order.paragraph.lineBreakMode = .byTruncatingTail
    order.paragraph.alignment = .center
    return order
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    try drawing.text(order, in: bounds)
  }

  override var hasBuiltInLargeContent: Bool { true }
  override var ownLargeContentTitle: String? { words }
}

extension UIFont {
  /// The same font in bold. It follows the text size if this one does.
  fileprivate var bold: UIFont {
    guard let bold = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: bold, size: 0)
  }
}
