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

  private(set) var titleAttributes: [NSAttributedString.Key: Any] = [:]

  init() {}

  /// Says how its title is set; what is said of other states than the normal one counts for nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    if state == .normal { titleAttributes = attributes ?? [:] }
  }
}

/// What a tab bar shows at one place.
open class UITabBarItem: UIBarItem {
  /// What stands in a red circle at its corner.
  open var badgeValue: String?
  /// Its picture where it is chosen.
  open var selectedImage: UIImage?

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
