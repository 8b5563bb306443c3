/// Settings of the list row that a view forms.
struct RowSettings {
  /// The insets of the view in the row; `nil` for the default.
  var insets: EdgeInsets?
  /// The background of the row; `nil` for that of the list's rows.
  var background: (any View)?
  /// The edges of the row whose separators are hidden.
  var hiddenSeparators: VerticalEdge.Set = []
}

nonisolated extension View {
  /// Changes the settings of the list row that the view forms.
  func changingRow(_ change: @escaping (inout RowSettings) -> Void) -> some View {
    changingSettings { change(&$0.row) }
  }
}

extension EnvironmentValues {
  private enum RowBackgroundKey: EnvironmentKey {
    static var defaultValue: (any View)? { nil }
  }

  /// The background of the rows of a section; `nil` for that of the list's rows.
  var rowBackground: (any View)? {
    get { self[RowBackgroundKey.self] }
    set { self[RowBackgroundKey.self] = newValue }
  }
}
