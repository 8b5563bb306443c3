public import Foundation

/// The base class of the items of bars, with a title and a picture.
@preconcurrency @MainActor
open class UIBarItem {
  /// The title; `nil` for none.
  open var title: String?
  /// The picture; `nil` for none.
  open var image: UIImage?
  /// A number for the app's use.
  open var tag = 0
  /// Whether the item is enabled. A disabled item is drawn in the tertiary label colour.
  open var isEnabled = true
  /// What the Large Content Viewer shows instead of the picture.
  open var largeContentSizeImage: UIImage?
  /// The name in the paths of elements; `nil` for the title.
  open var accessibilityIdentifier: String?

  private(set) var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { wasSet(\UIBarItem.titleTextAttributes) }
  }

  private(set) var selectedTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var appearanceRecord = AppearanceRecord()
  /// The bar whose appearance proxies were applied to the item.
  weak var barOfAppearance: UIView?

  init() {}

  /// Creates an empty item, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) {}

  /// Sets the attributes of the title. Only the normal state and that of a selected tab have an
  /// effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    if state == .normal { titleTextAttributes = attributes ?? [:] }
    if state == .selected { selectedTitleTextAttributes = attributes ?? [:] }
  }
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The text of the badge. It is not drawn here.
  open var badgeValue: String?
  /// The image while the item is selected. It is not drawn here: `image` is used in both states.
  open var selectedImage: UIImage?
  /// The appearance of the item; `nil` for the bar's own.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance of the item when content is scrolled to its end; `nil` for the standard one.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates an empty item, because Interface Builder files are not supported; see `UIBarItem`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title, an image and a tag.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image, and an image for the selected state.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
