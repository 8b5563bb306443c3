/// What a view says of the row of a list that it is.
struct RowSettings {
  /// The room around the view; `nil` for the usual one.
  var insets: EdgeInsets?
  /// What is behind the row; `nil` for what is behind the list's rows.
  var background: (any View)?
  /// Whether there is no line beside the row.
  var hidesSeparator = false
}

nonisolated extension View {
  /// The view, with something said of its row.
  func changingRow(_ change: @escaping (inout RowSettings) -> Void) -> some View {
    changingSettings { change(&$0.row) }
  }
}

extension EnvironmentValues {
  private enum RowBackgroundKey: EnvironmentKey {
    static var defaultValue: (any View)? { nil }
  }

  /// What is behind the rows of a section; `nil` for what is behind the list's rows.
  var rowBackground: (any View)? {
    get { self[RowBackgroundKey.self] }
    set { self[RowBackgroundKey.self] = newValue }
  }
}
