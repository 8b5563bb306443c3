// What a search offers beside its field. Nobody searches here.

/// When the scopes of a search show.
public struct SearchScopeActivation: Sendable {
  /// As the system decides.
  public static let automatic = SearchScopeActivation()
  /// When a person types.
  public static let onTextEntry = SearchScopeActivation()
  /// When a person begins to search.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// What the bar does while a person searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// As the system decides.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// What is on the screen stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How a bar shows a search.
public struct SearchToolbarBehavior: Sendable {
  /// As the system decides.
  public static let automatic = SearchToolbarBehavior()
  /// As a button.
  public static let minimize = SearchToolbarBehavior()
}

/// Where the suggestions of a search show.
public struct SearchSuggestionsPlacement: Sendable {
  /// As the system decides.
  public static let automatic = SearchSuggestionsPlacement()
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement()
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement()

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu.
    public static let menu = Set(rawValue: 1)
    /// The place of the content.
    public static let content = Set(rawValue: 2)
  }
}

extension SearchFieldPlacement {
  /// When a field in a drawer shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Until a person scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// In a drawer below the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

nonisolated extension View {
  /// Adds a field for a search below the title, with a prompt that is a text.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt?.string ?? "Search")
  }

  /// Adds a field for a search below the title, with a prompt that is a key.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field for a search below the title, which a value opens. It is closed here.
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a field for a search below the title, which a value opens. It is closed here.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a field for a search below the title, with suggestions, which are not drawn here.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds scopes to a search. They are not drawn here.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View { self }

  /// Adds scopes to a search. They are not drawn here.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> Scopes
  ) -> some View { self }

  /// Adds suggestions to a search. They are not drawn here.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { self }

  /// Shows or hides suggestions of a search. They are not drawn here.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Makes the view a suggestion of a text. It has no effect here.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Binds the focus of the search field to a state. It has no effect here.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Binds the focus of the search field to a value of a state. It has no effect here.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Sets what the bar does while a person searches. It has no effect here.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets how a bar shows a search. It has no effect here.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
