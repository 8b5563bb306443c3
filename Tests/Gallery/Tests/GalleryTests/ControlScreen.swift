import Snapshots
import Testing
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
    case .player: 120
    default: 667
    }
  }
}

/// A screen made on a device of one size, as it is after each of some changes to others.
@MainActor
func frames(
  of make: () -> UIViewController, height: Points = 667, madeAt first: ContentSizeCategory,
  changedTo others: [ContentSizeCategory]
) throws -> [InterfaceFrame] {
  let fonts = InterfaceFonts(
    folder: try FontFolder(path: GalleryFonts.folder), systemFont: GalleryFonts.systemFont)
  return try InterfaceFonts.$current.withValue(fonts) {
    let device = UISimulatedDevice()
    device.change(to: traits(first))
    return try device.run {
      let controller = make()
      let size = CGSize(width: 375, height: height.value)
      // It stood before it changed.
      _ = try controller.view.interfaceFrame(size: size)
      return try others.map { other in
        try controller.view.interfaceFrame(size: size, traits: traits(other))
      }
    }
  }
}

/// A screen as it is where it was made.
@MainActor
func frame(
  of make: () -> UIViewController, height: Points = 667, madeAt size: ContentSizeCategory
) throws -> InterfaceFrame {
  let frames = try frames(of: make, height: height, madeAt: size, changedTo: [size])
  return try #require(frames.first)
}

private func traits(_ category: ContentSizeCategory) -> UITraitCollection {
  UITraitCollection(
    preferredContentSizeCategory: UIContentSizeCategory(rawValue: category.rawName))
}
