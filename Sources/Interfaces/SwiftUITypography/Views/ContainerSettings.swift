/// What a view says to the containers around it.
struct ContainerSettings {
  /// Whether it is a section of a list.
  var isSection = false
  /// What it says of the row of a list that it is.
  var row = RowSettings()
  /// Which value of a choice it stands for; `nil` for none.
  var tag: AnyHashable?
  /// How many columns of a grid it takes.
  var columns = 1
  /// Which of the views of a container are drawn first; those with the same as they stand.
  var drawingOrder: Double = 0
  /// What it puts into the bars around it.
  var bars = BarContent()
}

nonisolated extension View {
  /// The view, with something said to the containers around it.
  func changingSettings(_ change: @escaping (inout ContainerSettings) -> Void) -> some View {
    modifiedNode { child, context in
      let node = ModifierNode(child, in: context)
      change(&node.settings)
      return node
    }
  }
}
