public import Foundation

/// An item of a toolbar or navigation bar.
open class UIBarButtonItem: UIBarItem {
  /// Whether the item is a flexible space, which takes the free width of a toolbar.
  let isFlexible: Bool
  /// The action of the item. It never runs here.
  open var primaryAction: UIAction?

  /// A view that replaces picture and title.
  open var customView: UIView?
  /// The colour of picture and title; `nil` for the bar's tint colour.
  open var tintColor: UIColor?
  /// The style; no effect here.
  open var style = Style.plain
  /// The menu. It is never opened here.
  open var menu: UIMenu?
  /// The width of a fixed space, in points; no effect on other items.
  open var width: CGFloat = 0
  /// Titles that the item may show later; no effect here.
  open var possibleTitles: Set<String>?
  /// Whether the item is hidden; no effect here, so the item is drawn.
  open var isHidden = false
  /// The label for assistive technologies; no effect here.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies; no effect here.
  open var accessibilityHint: String?
  /// Whether the item is a fixed space.
  private var isSpace = false
  var fixedWidth: CGFloat? { isSpace ? width : nil }

  /// The style of an item. It has no effect here.
  public enum Style: Int, Hashable, Sendable {
    /// The style of most items.
    case plain
    /// The style of an item that completes a task.
    case done = 2
  }

  /// Creates an empty item.
  public override init() {
    isFlexible = false
    super.init()
  }

  /// Creates an item. Title and picture default to those of the action.
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

  /// Creates an item with a picture. Selectors need the Objective-C runtime, so the action is
  /// `nil`.
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

  /// Returns a space that takes the free width of a toolbar. In a navigation bar it has 16 pt.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(isFlexible: true) }

  /// Returns a space with a fixed width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: nil)
    item.isSpace = true
    item.width = width
    return item
  }

  /// Creates an item of the system, with an English title or a symbol.
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

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(title: nil)
    self.customView = customView
  }

  /// An item of the system. It shows an English title or a symbol.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Completes a task. It shows “Done”.
    case done
    /// Abandons a task. It shows “Cancel”.
    case cancel
    /// Starts to edit. It shows “Edit”.
    case edit
    /// Saves changes. It shows “Save”.
    case save
    /// Adds something. It shows a plus sign.
    case add
    /// A space that takes the free width of a toolbar.
    case flexibleSpace
    /// A space with a fixed width.
    case fixedSpace
    /// Starts a new text. It shows a pencil on a square.
    case compose
    /// Answers a message. It shows an arrow to the left.
    case reply
    /// Shares something. It shows an arrow out of a square.
    case action
    /// Moves something to a folder. It shows a folder.
    case organize
    /// Shows bookmarks. It shows a book.
    case bookmarks
    /// Starts a search. It shows a magnifying glass.
    case search
    /// Loads content again. It shows a circular arrow.
    case refresh
    /// Stops a task. It shows a cross.
    case stop
    /// Takes a photo. It shows a camera.
    case camera
    /// Deletes something. It shows a bin.
    case trash
    /// Starts to play. It shows a triangle.
    case play
    /// Pauses playing. It shows two bars.
    case pause
    /// Plays backwards. It shows two triangles to the left.
    case rewind
    /// Plays fast. It shows two triangles to the right.
    case fastForward
    /// Reverts a change. It shows “Undo”.
    case undo
    /// Repeats a reverted change. It shows “Redo”.
    case redo
    /// Closes a screen. It shows a cross.
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
