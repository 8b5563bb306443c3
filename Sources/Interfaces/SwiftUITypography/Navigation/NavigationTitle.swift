/// How the title of a view is shown.
public enum NavigationBarItem {
  /// How the title of a view is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large on the first view, in the bar on others.
    case automatic
    /// In the bar.
    case inline
    /// Large below the bar.
    case large
  }
}

nonisolated extension View {
  /// Sets the title of the view in the bar of a ``NavigationStack``.
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the view in the bar of a ``NavigationStack``.
  public func navigationTitle(_ title: Text) -> some View { changingBars { $0.title = title } }

  /// Sets the title of the view in the bar, in early SwiftUI's syntax.
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the view in the bar, in early SwiftUI's syntax.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how the title of the view is shown.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    changingBars { bars in
      switch mode {
      case .automatic: break
      case .inline: bars.isLarge = false
      case .large: bars.isLarge = true
      }
    }
  }

  /// Hides the bar of a ``NavigationStack``.
  public func navigationBarHidden(_ isHidden: Bool) -> some View {
    changingBars { $0.isHidden = isHidden }
  }

  /// Hides the button that leads back. The first view of a stack has none.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }

  /// Sets the items of the bar, in early SwiftUI's syntax.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    changingBars {
      $0.items += [
        BarContent.Item(place: .leading, view: leading),
        BarContent.Item(place: .trailing, view: trailing),
      ]
    }
  }

  /// Sets the items at the leading side of the bar, in early SwiftUI's syntax.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    changingBars { $0.items.append(BarContent.Item(place: .leading, view: leading)) }
  }

  /// Sets the items at the trailing side of the bar, in early SwiftUI's syntax.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    changingBars { $0.items.append(BarContent.Item(place: .trailing, view: trailing)) }
  }

  /// Sets the view that a value leads to. It is not drawn here: test it as a view of its own.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }

  /// Sets the view that a condition leads to. It is not drawn here.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View { self }

  /// Sets how a view with a bar is arranged. It has no effect here.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }

  /// Adds a field for a search below the title. (Modelled: as a grey field that is 36 pt high at least.)
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    VStack(spacing: 0) {
      SearchField(text: text, prompt: String(prompt))
      self
    }
  }

  /// Adds a field for a search below the title. (Modelled: as a grey field that is 36 pt high at least.)
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic
  ) -> some View {
    searchable(text: text, placement: placement, prompt: "Search")
  }
}

/// The place of a search field. Here it is above the view.
public struct SearchFieldPlacement: Sendable {
  /// Where the system puts it.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In a drawer below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
}

private struct SearchField: View {
  @Binding var text: String
  let prompt: String

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
      Text(verbatim: text.isEmpty ? prompt : text).lineLimit(1)
      Spacer(minLength: 0)
    }
    .foregroundStyle(text.isEmpty ? Color.secondary : Color.primary)
    .padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
    .frame(minHeight: 36)
    .background(Color.fill, in: RoundedRectangle(cornerRadius: 10))
    .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
  }
}

/// How a ``NavigationView`` is arranged. It has no effect here.
public protocol NavigationViewStyle {}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The usual arrangement.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual arrangement.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
