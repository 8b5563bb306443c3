public import Foundation

/// An item of a toolbar or navigation bar.
open class UIBarButtonItem: UIBarItem {
  /// Whether it takes the room that others leave.
  let isFlexible: Bool
  /// The action.
  open var primaryAction: UIAction?

  /// A view in place of picture and title.
  open var customView: UIView?
  /// The colour; `nil` for that of the bar.
  open var tintColor: UIColor?
  /// The style.
  open var style = Style.plain
  /// The menu. Nobody opens it here.
  open var menu: UIMenu?
  /// The width of a space; 0 for that of the content.
  open var width: CGFloat = 0
  /// What it offers; no effect here.
  open var possibleTitles: Set<String>?
  /// Whether it is not shown; no effect here.
  open var isHidden = false
  /// The label for assistive technologies.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies.
  open var accessibilityHint: String?
  /// Whether it is a space of a width.
  private var isSpace = false
  var fixedWidth: CGFloat? { isSpace ? width : nil }

  /// The style of an item.
  public enum Style: Int, Hashable, Sendable {
    /// A plain button.
    case plain
    /// The style for completing a task.
    case done = 2
  }

  /// Creates an empty item.
  public override init() {
    isFlexible = false
    super.init()
  }

  /// Creates an item with a title, a picture, an action and a menu, each if there is one.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(isFlexible: false)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title. Selectors need the Objective-C runtime, so the action is `nil`.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title)
    self.style = style
  }

  /// Creates an item with a picture. Selectors need the Objective-C runtime, so the action is `nil`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(title: nil, image: image)
    self.style = style
  }

  /// Creates an empty item, because Interface Builder files are not supported; see `UIBarItem`.
  public required init?(coder: NSCoder) {
    isFlexible = false
    super.init(coder: coder)
  }

  private init(isFlexible: Bool) {
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a flexible space.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(isFlexible: true) }

  /// Returns a space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: nil)
    item.isSpace = true
    item.width = width
    return item
  }

  /// Creates an item of the system with its word or symbol in English.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    if systemItem == .flexibleSpace {
      self.init(isFlexible: true)
      return
    }
    self.init(title: systemItem.word, image: systemItem.symbol.flatMap { UIImage(systemName: $0) })
    isSpace = systemItem == .fixedSpace
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item of the system. Selectors need the Objective-C runtime, so the action is `nil`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) { self.init(systemItem: systemItem) }

  /// Creates an item of a view.
  public convenience init(customView: UIView) {
    self.init(title: nil)
    self.customView = customView
  }

  /// An item of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    /// The task is done.
    case done
    /// The task is given up.
    case cancel
    /// Change it.
    case edit
    /// Keep it.
    case save
    /// Add one.
    case add
    /// A space that takes what is left.
    case flexibleSpace
    /// A space of a width.
    case fixedSpace
    /// Write one.
    case compose
    /// Answer it.
    case reply
    /// Share it.
    case action
    /// Put it away.
    case organize
    /// Bookmarks.
    case bookmarks
    /// Look for one.
    case search
    /// Load it again.
    case refresh
    /// Stop it.
    case stop
    /// Take a picture.
    case camera
    /// Remove it.
    case trash
    /// Play it.
    case play
    /// Hold it.
    case pause
    /// Go back.
    case rewind
    /// Go on.
    case fastForward
    /// Undo it.
    case undo
    /// Do it again.
    case redo
    /// Close it.
    case close = 24

    fileprivate var word: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    fileprivate var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }
  }
}
