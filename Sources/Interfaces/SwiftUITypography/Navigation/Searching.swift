// What a search offers beside its field. Nobody searches here.

/// When the scopes of a search field appear. They are not drawn here.
public struct SearchScopeActivation: Sendable {
  /// The system decides when the scopes appear.
  public static let automatic = SearchScopeActivation()
  /// The scopes appear when a person types.
  public static let onTextEntry = SearchScopeActivation()
  /// The scopes appear when the search starts.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// What the toolbar does during a search. It has no effect here.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The system decides what the toolbar does.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The toolbar and the title stay visible.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How a toolbar shows a search field. It has no effect here.
public struct SearchToolbarBehavior: Sendable {
  /// The system chooses how the toolbar shows the field.
  public static let automatic = SearchToolbarBehavior()
  /// The toolbar shows a button that opens the field.
  public static let minimize = SearchToolbarBehavior()
}

/// Where search suggestions appear. They are not drawn here.
public struct SearchSuggestionsPlacement: Sendable {
  /// The system chooses where suggestions appear.
  public static let automatic = SearchSuggestionsPlacement()
  /// Suggestions appear in a menu.
  public static let menu = SearchSuggestionsPlacement()
  /// Suggestions appear in place of the content.
  public static let content = SearchSuggestionsPlacement()

  /// A set of places for search suggestions.
  public struct Set: OptionSet, Sendable {
    /// The places as a bit mask.
    public let rawValue: Int
    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu with suggestions.
    public static let menu = Set(rawValue: 1)
    /// Suggestions in place of the content.
    public static let content = Set(rawValue: 2)
  }
}

extension SearchFieldPlacement {
  /// When a search field below the navigation bar is visible. It is always drawn here.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The field is visible until a person scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field is always visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The field is in a drawer below the navigation bar. It is drawn above the view here.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

nonisolated extension View {
  /// Adds a search field above the view, with a prompt; `nil` for “Search”.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt?.string ?? "Search")
  }

  /// Adds a search field above the view, with a localised prompt and a binding for whether it is
  /// active. It is drawn inactive.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field above the view, with a prompt and a binding for whether it is active. It
  /// is drawn inactive.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field above the view, with a prompt and a binding for whether it is active. It
  /// is drawn inactive.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field above the view, with a prompt. Its suggestions are not drawn here.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field above the view, with a localised prompt. Its suggestions are not drawn
  /// here.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field above the view, with a prompt. Its suggestions are not drawn here.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds scopes to a search field. They are not drawn here.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View { self }

  /// Adds scopes to a search field, and sets when they appear. They are not drawn here.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> Scopes
  ) -> some View { self }

  /// Adds suggestions to a search field. They are not drawn here.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { self }

  /// Shows or hides search suggestions at some places. They are not drawn here.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Makes the view a search suggestion with a text. It has no effect here.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Binds the focus of the search field to a state. It has no effect here.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Binds the focus of the search field to a value of a state. It has no effect here.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Sets what the toolbar does during a search. It has no effect here.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets how a toolbar shows a search field. It has no effect here.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
