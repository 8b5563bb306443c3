public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem {
  /// Its title.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// A number for the app's use.
  open var tag = 0
  /// Whether it is enabled.
  open var isEnabled = true
  /// What the Large Content Viewer shows instead of the picture.
  open var largeContentSizeImage: UIImage?
  /// The name in the paths of elements.
  open var accessibilityIdentifier: String?

  private(set) var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { wasSet(\UIBarItem.titleTextAttributes) }
  }

  private(set) var selectedTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var appearanceRecord = AppearanceRecord()
  /// The bar in which it took what proxies say.
  weak var barOfAppearance: UIView?

  init() {}

  /// Creates an item, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) {}

  /// Sets the attributes of the title. Only the normal state and that of a selected tab have an effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    if state == .normal { titleTextAttributes = attributes ?? [:] }
    if state == .selected { selectedTitleTextAttributes = attributes ?? [:] }
  }
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The text of the badge.
  open var badgeValue: String?
  /// The image while the item is selected.
  open var selectedImage: UIImage?
  /// The appearance of the item; `nil` for the bar's own.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance of the item above content at its end; `nil` for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates an empty item, because Interface Builder files are not supported; see `UIBarItem`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image while it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
