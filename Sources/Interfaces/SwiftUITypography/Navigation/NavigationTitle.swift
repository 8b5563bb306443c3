/// A namespace for how navigation titles are shown.
public enum NavigationBarItem {
  /// How the navigation title of a view is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The title is large on the root view, and in the bar otherwise.
    case automatic
    /// The title is in the bar.
    case inline
    /// The title is large, below the bar.
    case large
  }
}

nonisolated extension View {
  /// Sets the view's localised title in the bar of a ``NavigationStack``.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the view's title in the bar of a ``NavigationStack``.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the view's title in the bar of a ``NavigationStack``.
  public func navigationTitle(_ title: Text) -> some View { changingBars { $0.title = title } }

  /// Sets the view's localised navigation title, in early SwiftUI's syntax.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the view's navigation title, in early SwiftUI's syntax.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the view's navigation title, in early SwiftUI's syntax.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets whether the view's navigation title is large or in the bar.
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

  /// Hides or shows the bar of a ``NavigationStack``.
  public func navigationBarHidden(_ isHidden: Bool) -> some View {
    changingVisibility(of: [.navigationBar], isHidden ? .hidden : .visible)
  }

  /// Hides the back button. It has no effect here, because a root view has none.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }

  /// Adds items at both sides of the bar, in early SwiftUI's syntax.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    addingBarItems([
      BarContent.Item(place: .leading, view: leading),
      BarContent.Item(place: .trailing, view: trailing),
    ])
  }

  /// Adds items at the leading side of the bar, in early SwiftUI's syntax.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    addingBarItems([BarContent.Item(place: .leading, view: leading)])
  }

  /// Adds items at the trailing side of the bar, in early SwiftUI's syntax.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    addingBarItems([BarContent.Item(place: .trailing, view: trailing)])
  }

  /// Sets the destination for values of a type. It is not drawn here: test it as a view of its own.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }

  /// Sets the destination that opens when a binding is `true`. It is not drawn here.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View { self }

  /// Sets the style of navigation views. It has no effect here.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }

  /// Adds a search field above the view, with a localised prompt. (Modelled: a grey box, at least
  /// 36 pt high.)
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    belowSearchField(text, prompt: Text(prompt).string)
  }

  /// Adds a search field above the view, with a prompt. (Modelled: a grey box, at least 36 pt
  /// high.)
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    belowSearchField(text, prompt: String(prompt))
  }

  /// Adds a search field above the view, with the prompt “Search”. (Modelled: a grey box, at least
  /// 36 pt high.)
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic
  ) -> some View {
    belowSearchField(text, prompt: "Search")
  }

  private func belowSearchField(_ text: Binding<String>, prompt: String) -> some View {
    VStack(spacing: 0) {
      SearchField(text: text, prompt: prompt)
      self
    }
  }
}

/// The place of a search field. It is always above the view here.
public struct SearchFieldPlacement: Sendable {
  /// The system chooses the place.
  public static let automatic = SearchFieldPlacement()
  /// The field is in the toolbar. It is drawn above the view here.
  public static let toolbar = SearchFieldPlacement()
  /// The field is in a drawer below the navigation bar. It is drawn above the view here.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// The field is in the sidebar. It is drawn above the view here.
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

/// The navigation view style that shows one view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a style that shows one view at a time.
  public init() {}
}

/// The default navigation view style of the system.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the default navigation view style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view is shown at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style of the system.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
