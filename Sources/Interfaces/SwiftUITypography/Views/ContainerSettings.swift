/// Settings that a view passes to the containers around it.
struct ContainerSettings {
  /// Whether the view is a section of a list.
  var isSection = false
  /// The settings of the list row that the view forms.
  var row = RowSettings()
  /// The value that the view represents in a picker or another choice; `nil` for none.
  var tag: AnyHashable?
  /// The number of grid columns that the view spans.
  var columns = 1
  /// The z-index. Views with a lower one are drawn first, and views with equal ones in the order of
  /// the code.
  var drawingOrder: Double = 0
  /// The content that the view puts into the bars around it.
  var bars = BarContent()
  /// The appearance that the view prefers for its window; `nil` for none.
  var colorScheme: ColorScheme?

  /// Adds what a view inside passes to all containers around it: the content of bars and the
  /// preferred appearance. Earlier views take precedence.
  mutating func add(_ inner: ContainerSettings) {
    bars.add(inner.bars)
    colorScheme = colorScheme ?? inner.colorScheme
  }
}

nonisolated extension View {
  /// Changes the settings that the view passes to the containers around it.
  func changingSettings(_ change: @escaping (inout ContainerSettings) -> Void) -> some View {
    modifiedNode { child, context in
      let node = ModifierNode(child, in: context)
      change(&node.settings)
      return node
    }
  }
}
