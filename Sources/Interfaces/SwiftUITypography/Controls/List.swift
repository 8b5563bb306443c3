import Foundation

/// A column of rows, like SwiftUI's `List`. Each row is as high as its content, but at least
/// `\.defaultMinListRowHeight`, which is 44 pt by default.
///
/// Rows form groups, with hairlines between them. A ``Section`` is a group with a title. The insets
/// are modelled, because Apple does not publish them.
nonisolated public struct List<Content: View>: View {
  private let content: Content

  /// Creates a list with the given views as rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each element of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list whose rows a person can select. No row looks selected here.
  public init<Selection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// The rows in a scroll view, on a grey background.
  public var body: some View {
    ScrollView {
      ListRows(content: content).padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
    }
    .modifier(ListGround())
  }
}

/// Draws the background of a list, unless a view around the list hides it.
nonisolated private struct ListGround: ViewModifier {
  @Environment(\.hidesScrollGround) private var isHidden

  func body(content: Content) -> some View {
    let ground = isHidden ? BarContent.Ground.open : .color(.groupedBackground)
    content.background(isHidden ? Color.clear : .groupedBackground)
      .changingBars { $0.ground = ground }
  }
}

/// A container for controls, like SwiftUI's `Form`. It looks like a ``List``.
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form with the given controls as rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls as the rows of a list.
  public var body: some View { List { content } }
}
