import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A new bar` {
  @Test func `has a small title and shows what is behind it`() {
    let bar = UINavigationBar()
    #expect(!bar.prefersLargeTitles)
    #expect(bar.isTranslucent)
    #expect(
      positionsOfValues(in: [
        bar.titleTextAttributes, bar.largeTitleTextAttributes, bar.scrollEdgeAppearance,
        bar.compactAppearance, bar.barTintColor, bar.shadowImage, bar.backIndicatorImage,
        bar.backIndicatorTransitionMaskImage, bar.topItem,
      ]) == [])
  }

  @Test func `of tabs or tools has no items`() {
    let tabs = UITabBar()
    #expect(
      positionsOfValues(in: [
        tabs.items, tabs.selectedItem, tabs.unselectedItemTintColor, tabs.scrollEdgeAppearance,
        UIToolbar().items,
      ]) == [])
  }

  @Test func `has an appearance that sets no colours and no fonts`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.titleTextAttributes.isEmpty)
    #expect(appearance.largeTitleTextAttributes.isEmpty)
    #expect(appearance.titlePositionAdjustment == .zero)
    #expect(
      positionsOfValues(in: [
        appearance.backgroundColor, appearance.shadowImage, appearance.backgroundImage,
      ]) == [])
    let tabs = UITabBarAppearance()
    for items in [
      tabs.stackedLayoutAppearance, tabs.inlineLayoutAppearance, tabs.compactInlineLayoutAppearance,
    ] {
      #expect(items.normal.titleTextAttributes.isEmpty)
      #expect(items.selected.titleTextAttributes.isEmpty)
      #expect(positionsOfValues(in: [items.normal.iconColor, items.selected.iconColor]) == [])
    }
  }
}

@MainActor @Suite struct `A new item` {
  @Test func `of a bar is enabled and plain`() {
    let item = UIBarButtonItem()
    #expect(item.isEnabled)
    #expect(!item.isHidden)
    #expect(item.style == .plain)
    #expect(item.tag == 0)
    #expect(item.width == 0)
    #expect(
      positionsOfValues(in: [
        item.title, item.image, item.largeContentSizeImage, item.accessibilityIdentifier,
        item.accessibilityLabel, item.accessibilityHint, item.primaryAction, item.customView,
        item.tintColor, item.menu, item.possibleTitles,
      ]) == [])
  }

  @Test func `of a tab bar has no badge`() {
    let item = UITabBarItem(title: nil, image: nil, tag: 3)
    #expect(item.isEnabled)
    #expect(item.tag == 3)
    #expect(UITabBarItem(title: nil, image: nil, selectedImage: nil).tag == 0)
    #expect(
      positionsOfValues(in: [
        item.badgeValue, item.standardAppearance, item.scrollEdgeAppearance,
      ]) == [])
  }

  @Test func `of a navigation bar shows its back button and hides its search bar`() {
    let item = UINavigationItem(title: "Inbox")
    #expect(item.title == "Inbox")
    #expect(item.largeTitleDisplayMode == .automatic)
    #expect(item.backButtonDisplayMode == .default)
    #expect(item.hidesSearchBarWhenScrolling)
    #expect(!item.hidesBackButton)
    #expect(!item.leftItemsSupplementBackButton)
    #expect(
      positionsOfValues(in: [
        item.prompt, item.titleView, item.leftBarButtonItems, item.rightBarButtonItems,
        item.leftBarButtonItem, item.rightBarButtonItem, item.standardAppearance,
        item.scrollEdgeAppearance, item.compactAppearance, item.backBarButtonItem,
        item.backButtonTitle, item.searchController,
      ]) == [])
  }

  @Test func `of a menu is neither marked nor disabled`() {
    let action = UIAction { _ in }
    #expect(action.state == .off)
    #expect(action.attributes.isEmpty)
    #expect([action.title, action.identifier.rawValue] == ["", ""])
    #expect(
      positionsOfValues(in: [
        action.subtitle, action.image, action.discoverabilityTitle, action.sender,
      ]) == [])
    let menu = UIMenu()
    #expect(menu.options.isEmpty)
    #expect(menu.children.isEmpty)
    #expect(menu.preferredElementSize == .automatic)
    #expect(!UIKeyCommand(titled: "").wantsPriorityOverSystemBehavior)
  }
}

@MainActor @Suite struct `A new object of an app` {
  @Test func `is an activity that continues on other devices`() {
    let activity = NSUserActivity(activityType: "reading")
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing)
    #expect(!activity.isEligibleForPrediction)
    #expect(!activity.needsSave)
    #expect(activity.keywords.isEmpty)
    #expect(
      positionsOfValues(in: [
        activity.title, activity.userInfo, activity.requiredUserInfoKeys, activity.webpageURL,
        activity.referrerURL, activity.expirationDate, activity.persistentIdentifier,
        activity.suggestedInvocationPhrase, activity.targetContentIdentifier,
      ]) == [])
  }

  @Test func `is a scene without a title`() {
    let session = UISceneSession()
    let scene = UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    #expect(scene.title == "")
    #expect(scene.activationState == .foregroundActive)
    #expect(session.role == .windowApplication)
    #expect(session.persistentIdentifier.isEmpty)
    #expect(!UIScene.OpenExternalURLOptions().universalLinksOnly)
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(
      positionsOfValues(in: [
        scene.delegate, session.scene, session.userInfo, session.stateRestorationActivity,
        configuration.name, configuration.delegateClass, configuration.sceneClass,
        UIScene.ActivationRequestOptions().requestingScene,
      ]) == [])
  }

  @Test func `is connected for no reason`() {
    let options = UIScene.ConnectionOptions()
    #expect(options.urlContexts.isEmpty)
    #expect(options.userActivities.isEmpty)
    #expect(options.shortcutItem == nil)
  }

  @Test func `is an element of assistive technologies without a place`() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrameInContainerSpace == .zero)
    #expect(UIAccessibilityCustomAction(name: "Open", actionHandler: nil).image == nil)
  }

  @Test func `is a large phone with the latest system`() {
    let device = UISimulatedDevice()
    #expect(device.screenSize == UIScreenSize(width: 393, height: 852))
    #expect(device.system == UISystemVersion(26))
    #expect(device.misuses.isEmpty)
  }
}

/// What the docstrings say of the simulated phone. On another device, most of it differs.
@MainActor @Suite struct `The simulated phone` {
  @Test func `has no accessibility settings on`() {
    #expect(
      ![
        UIAccessibility.isInvertColorsEnabled, UIAccessibility.isReduceTransparencyEnabled,
        UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isGrayscaleEnabled,
        UIAccessibility.buttonShapesEnabled, UIAccessibility.shouldDifferentiateWithoutColor,
        UIAccessibility.isSwitchControlRunning, UIAccessibility.isSpeakSelectionEnabled,
        UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isVideoAutoplayEnabled,
        UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.prefersCrossFadeTransitions,
        UIAccessibility.isReduceMotionEnabled, UIAccessibility.isVoiceOverRunning,
      ].contains(true))
  }

  @Test func `is held upright`() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.orientation == .portrait)
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(device.batteryLevel == -1)
    #expect(
      [device.name, device.model, device.localizedModel, device.systemName]
        == ["iPhone", "iPhone", "iPhone", "iOS"])
    #expect(UIScreen.main.brightness == 0.5)
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
    #expect(!UIScreen.main.isCaptured)
  }

  @Test func `runs one app, in front`() {
    let app = UIApplication.shared
    #expect(app.applicationState == .active)
    #expect(app.isProtectedDataAvailable)
    #expect(!app.supportsMultipleScenes)
    #expect(!app.supportsAlternateIcons)
    #expect(app.statusBarFrame == .zero)
    #expect(app.alternateIconName == nil)
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(app.openSessions.count == 1)
    #expect(UIWindowScene.shown.interfaceOrientation == .portrait)
    #expect(UIWindowScene.shown.statusBarManager == nil)
  }

  @Test func `does not animate views`() {
    #expect(!UIView.areAnimationsEnabled)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
    #expect(!ProcessInfo.processInfo.isMacCatalystApp)
  }
}
