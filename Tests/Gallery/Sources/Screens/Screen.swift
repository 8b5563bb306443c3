#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUITypography
#endif

/// The screens of the app.
package enum Screen: String, CaseIterable {
  case settings
  case poll
  case player
  case chat
  case code
  case tabs
  case article

  /// The screen as the app makes it.
  package var view: any View {
    switch self {
    case .settings: SettingsScreen()
    case .poll: PollBanner()
    case .player: PlayerBar()
    case .chat: ChatScreen()
    case .code: CodeEditor()
    case .tabs: TabBarScreen()
    case .article: ArticleScreen()
    }
  }

  /// The height of its window; `nil` for that of what it shows.
  package var height: CGFloat? {
    switch self {
    case .settings, .chat, .tabs, .article: 667
    case .code: 400
    case .poll, .player: nil
    }
  }
}
