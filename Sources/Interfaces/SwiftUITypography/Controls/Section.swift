/// A group of rows with a header and a footer, like SwiftUI's `Section`. Outside a ``List``, its
/// views follow each other in the container.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Header
  private let footer: Footer
  private let content: Content

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.footer = footer()
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    guard context.environment.isListContent else {
      return header.layoutNodes(in: context) + content.layoutNodes(in: context)
        + footer.layoutNodes(in: context)
    }
    let inner = context.changing {
      $0.stackAxis = .vertical
      $0.isListContent = false
    }
    let group = VStack(alignment: .leading, spacing: 7) {
      SectionHeader(header: header)
      RowGroup(content: content)
      footer.sectionNote()
    }
    let node = group.layoutNode(in: inner)
    node.names = ["Section"]
    node.settings.isSection = true
    return [node]
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) {}
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: {}, footer: footer)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: {}, footer: {})
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a localised title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title as its header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header, in early SwiftUI's syntax.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content) { header }
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer, in early SwiftUI's syntax.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section {
  /// Creates a section with a header and a footer, in early SwiftUI's syntax.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

/// The header above a section's rows. (Modelled: one of increased prominence is in bold title 3.)
private struct SectionHeader<Header: View>: PrimitiveView {
  let header: Header

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let view =
      context.environment.headerProminence == .increased
      ? AnyView(
        header.font(.title3.bold()).frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16)) : AnyView(header.sectionNote())
    guard let height = context.environment.defaultMinListHeaderHeight else {
      return view.layoutNodes(in: context)
    }
    return view.frame(minHeight: height, alignment: .bottom).layoutNodes(in: context)
  }
}

nonisolated extension View {
  /// Sets how prominent the section headers in the view are. Increased prominence is drawn as a
  /// bold title.
  public func headerProminence(_ prominence: Prominence) -> some View {
    changingEnvironment { $0.headerProminence = prominence }
  }

  /// Returns the view in the style of section headers and footers. (Modelled.)
  fileprivate func sectionNote() -> some View {
    font(.footnote).changingEnvironment { $0.foregroundColor = .secondary }
      .frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
  }
}

extension EnvironmentValues {
  private enum ListContentKey: EnvironmentKey {
    static let defaultValue = false
  }

  private enum RowKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether views are in a list, at any depth.
  var isInList: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }

  /// Whether views are the rows and sections of a list.
  var isListContent: Bool {
    get { self[ListContentKey.self] }
    set { self[ListContentKey.self] = newValue }
  }
}
