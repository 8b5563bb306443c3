/// Rows that belong together, with a title above and a note below.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Header
  private let footer: Footer
  private let content: Content

  /// Rows under a title and above a note.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.footer = footer()
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.changing { $0.stackAxis = .vertical }
    let group = VStack(alignment: .leading, spacing: 7) {
      header.sectionNote()
      RowGroup(content: content)
      footer.sectionNote()
    }
    let node = group.layoutNode(in: inner)
    node.names = ["Section"]
    return [SectionNode(node, in: context)]
  }
}

extension Section where Footer == EmptyView {
  /// Rows under a title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) {}
  }
}

extension Section where Header == EmptyView {
  /// Rows above a note.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: {}, footer: footer)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Rows that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: {}, footer: {})
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Rows under a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Section where Footer == EmptyView {
  /// Rows under a title, in the words of early SwiftUI.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content) { header }
  }
}

extension Section where Header == EmptyView {
  /// Rows above a note, in the words of early SwiftUI.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section {
  /// Rows under a title and above a note, in the words of early SwiftUI.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension View {
  /// How titles and notes of sections are set. (Modelled.)
  fileprivate func sectionNote() -> some View {
    font(.footnote).foregroundStyle(Color.secondary)
      .frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
  }
}

/// A group of rows, which a list leaves as it is.
final class SectionNode: ModifierNode {}
