/// The content that views put into the bars around them, such as titles and items.
struct BarContent {
  /// The position of an item in a bar.
  enum Place: Hashable {
    case leading, trailing, bottom, nowhere
    /// The middle of the bar, in place of a title there.
    case middle
    /// The middle of the bar, in place of any title.
    case title
  }

  /// The background of a view that fills its window.
  enum Ground: Equatable {
    /// The view sets no background.
    case none
    /// The background is the one that a surrounding view sets.
    case open
    /// The background is a colour.
    case color(Color)
  }

  /// An item of a bar.
  struct Item {
    let place: Place
    let view: any View
    /// The environment of the view that adds the item to its bars; `nil` before.
    var environment: EnvironmentValues?
  }

  /// The title; `nil` if no view sets one.
  var title: Text?
  /// Whether the title is large; `nil` if no view sets this.
  var isLarge: Bool?
  /// The bars that are hidden.
  var hidden: Set<ToolbarPlacement> = []
  /// The items, in the order of the code.
  var items: [Item] = []
  /// The background of the view, which the bars around it share.
  var ground = Ground.none
  /// The label of the view's tab; `nil` if the view has none.
  var tab: (any View)?

  /// Adds the content of a later view. The earlier title, background and tab take precedence.
  mutating func add(_ other: BarContent) {
    title = title ?? other.title
    isLarge = isLarge ?? other.isLarge
    hidden.formUnion(other.hidden)
    items += other.items
    if ground == .none { ground = other.ground }
    tab = tab ?? other.tab
  }
}

nonisolated extension View {
  /// Changes the content that the view puts into the bars around it.
  func changingBars(_ change: @escaping (inout BarContent) -> Void) -> some View {
    changingSettings { change(&$0.bars) }
  }

  /// Adds items to the bars around the view. They have the environment of the view.
  func addingBarItems(_ items: [BarContent.Item]) -> some View {
    modifiedNode { child, context in
      let node = ModifierNode(child, in: context)
      for var item in items {
        item.environment = context.environment
        node.settings.bars.items.append(item)
      }
      return node
    }
  }
}
