#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// A screen of the app in UIKit's words.
package enum ControlScreen: String, CaseIterable {
  case settings
  case poll
  case player
  case chat
  case code
  case tabs
  case article

  /// The screen as the app makes it.
  @MainActor package func make() -> UIViewController {
    switch self {
    case .settings:
      let navigation = UINavigationController(rootViewController: SettingsViewController())
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    case .poll: return PollViewController()
    case .player: return PlayerViewController()
    case .chat: return ChatViewController()
    case .code: return UINavigationController(rootViewController: CodeViewController())
    case .tabs: return TabsViewController()
    case .article: return ArticleViewController()
    }
  }

  /// The height of the window; screens whose parts stand at the top alone need less.
  package var height: CGFloat {
    switch self {
    case .player: 120
    default: 667
    }
  }
}
