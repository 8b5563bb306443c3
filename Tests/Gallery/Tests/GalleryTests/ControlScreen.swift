import Snapshots
import TypeproofTesting
import UIKitTypography

@testable import Controls

/// A screen of the app in UIKit's words.
enum ControlScreen: String, CaseIterable {
  case settings
  case poll
  case player
  case chat
  case code
  case tabs
  case article

  /// The screen as the app makes it.
  @MainActor func make() -> UIViewController {
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
  var height: Points {
    switch self {
    case .poll: 480
    case .player: 120
    default: 667
    }
  }
}

/// A screen made on a device of one size, and shown there or after changes to others.
@MainActor
func shown(
  _ make: () -> UIViewController, height: Points = 667, madeAt first: ContentSizeCategory,
  changedTo others: [ContentSizeCategory] = []
) throws -> InterfaceFrame {
  let fonts = InterfaceFonts(
    folder: try FontFolder(path: GalleryFonts.folder), systemFont: GalleryFonts.systemFont)
  return try InterfaceFonts.$current.withValue(fonts) {
    let device = UISimulatedDevice()
    device.change(to: traits(first))
    return try device.run {
      let controller = make()
      let size = CGSize(width: 375, height: height.value)
      var frame = try controller.view.interfaceFrame(size: size)
      for other in others {
        frame = try controller.view.interfaceFrame(size: size, traits: traits(other))
      }
      return frame
    }
  }
}

private func traits(_ category: ContentSizeCategory) -> UITraitCollection {
  UITraitCollection(
    preferredContentSizeCategory: UIContentSizeCategory(rawValue: category.rawName))
}
