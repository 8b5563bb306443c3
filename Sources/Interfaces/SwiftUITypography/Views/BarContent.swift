/// What views put into the bars around them: a title, and items.
struct BarContent {
  /// Where an item stands.
  enum Place: Hashable {
    case leading, trailing, middle, bottom, nowhere
  }

  /// What is behind a view that fills its window.
  enum Ground: Equatable {
    /// Nothing of its own.
    case none
    /// What a view around it says.
    case open
    /// A colour.
    case color(Color)
  }

  /// An item of a bar.
  struct Item {
    let place: Place
    let view: any View
  }

  /// The title; `nil` where no view says one.
  var title: Text?
  /// Whether the title is large; `nil` where no view says so.
  var isLarge: Bool?
  /// Whether there is no bar at all.
  var isHidden = false
  /// The items, as they are written.
  var items: [Item] = []
  /// What is behind the view, and so behind the bars around it.
  var ground = Ground.none
  /// What a tab of the view shows.
  var tab: (any View)?

  /// Adds what a later view says: the first title counts.
  mutating func add(_ other: BarContent) {
    title = title ?? other.title
    isLarge = isLarge ?? other.isLarge
    isHidden = isHidden || other.isHidden
    items += other.items
    if ground == .none { ground = other.ground }
    tab = tab ?? other.tab
  }
}

nonisolated extension View {
  /// The view, with something said to the bars around it.
  func changingBars(_ change: @escaping (inout BarContent) -> Void) -> some View {
    changingSettings { change(&$0.bars) }
  }
}
