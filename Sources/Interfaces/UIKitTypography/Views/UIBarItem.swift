public import Foundation

/// What a bar shows at one place.
@preconcurrency @MainActor
open class UIBarItem {
  /// Its title.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// A number of the app's own.
  open var tag = 0
  /// Whether it can be pressed.
  open var isEnabled = true
  /// What the Large Content Viewer shows instead of the picture.
  open var largeContentSizeImage: UIImage?
  /// The name that paths of elements have for it.
  open var accessibilityIdentifier: String?

  private(set) var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { wasSet(\UIBarItem.titleTextAttributes) }
  }

  var appearanceRecord = AppearanceRecord()
  /// The bar in which it took what proxies say.
  weak var barOfAppearance: UIView?

  init() {}

  /// An item of Interface Builder. There is none here: it comes out as a new one.
  public required init?(coder: NSCoder) {}

  /// Says how its title is set; what is said of other states than the normal one counts for nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    if state == .normal { titleTextAttributes = attributes ?? [:] }
  }
}

/// What a tab bar shows at one place.
open class UITabBarItem: UIBarItem {
  /// What stands in a red circle at its corner.
  open var badgeValue: String?
  /// Its picture where it is chosen.
  open var selectedImage: UIImage?

  /// An item of Interface Builder; see `UIBarItem`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with another picture where it is chosen.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
