import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A new controller` {
  @Test func `is presented in the way that the system chooses`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(controller.preferredContentSize == .zero)
    #expect(!controller.isModalInPresentation)
    #expect(!controller.definesPresentationContext)
    #expect(
      positionsOfValues(in: [
        controller.presentedViewController, controller.presentingViewController,
        controller.presentationController, controller.sheetPresentationController,
        controller.popoverPresentationController, controller.transitionCoordinator,
        controller.transitioningDelegate,
      ]) == [])
  }

  @Test func `comes and goes nowhere`() {
    let controller = UIViewController()
    #expect(!controller.isBeingPresented)
    #expect(!controller.isBeingDismissed)
    #expect(!controller.isMovingToParent)
    #expect(!controller.isMovingFromParent)
    #expect(!controller.isEditing)
    #expect(!controller.isViewLoaded)
  }

  @Test func `extends below translucent bars at all edges`() {
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(!controller.hidesBottomBarWhenPushed)
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(controller.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func `turns with a phone, except upside down`() {
    let controller = UIViewController()
    #expect(controller.shouldAutorotate)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test func `shows the default status bar`() {
    let controller = UIViewController()
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(!controller.prefersStatusBarHidden)
    #expect(!controller.prefersHomeIndicatorAutoHidden)
    #expect(
      positionsOfValues(in: [
        controller.childForStatusBarStyle, controller.childForStatusBarHidden,
      ]) == [])
  }

  @Test func `has no title, no parent and no children`() {
    let controller = UIViewController()
    #expect(controller.children.isEmpty)
    #expect(
      positionsOfValues(in: [
        controller.title, controller.viewIfLoaded, controller.parent, controller.toolbarItems,
        controller.restorationIdentifier, controller.navigationController,
        controller.tabBarController, controller.splitViewController, controller.storyboard,
        controller.extensionContext, controller.next,
      ]) == [])
  }
}

@MainActor @Suite struct `A new container` {
  @Test func `is a stack with a bar and without a toolbar`() {
    let stack = UINavigationController()
    #expect(!stack.isNavigationBarHidden)
    #expect(stack.isToolbarHidden)
    #expect(!stack.hidesBarsOnSwipe)
    #expect(stack.viewControllers.isEmpty)
    #expect(
      positionsOfValues(in: [
        stack.topViewController, stack.visibleViewController, stack.delegate,
      ]) == [])
  }

  @Test func `is a row of tabs without tabs`() {
    let tabs = UITabBarController()
    #expect(
      positionsOfValues(in: [
        tabs.viewControllers, tabs.selectedViewController, tabs.delegate,
      ]) == [])
  }

  @Test func `is a split view with columns of automatic widths`() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(UISplitViewController().style == .unspecified)
    let automatic = UISplitViewController.automaticDimension
    #expect(automatic == -3.4028234663852886e38)
    #expect(
      [
        split.preferredPrimaryColumnWidthFraction, split.minimumPrimaryColumnWidth,
        split.maximumPrimaryColumnWidth,
      ] == [automatic, automatic, automatic])
    #expect(split.preferredDisplayMode == .automatic)
    #expect(split.presentsWithGesture)
    #expect(split.isCollapsed)
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.viewControllers.isEmpty)
    #expect(split.delegate == nil)
  }

  @Test func `is a book of pages that asks nobody`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
    #expect(positionsOfValues(in: [pages.dataSource, pages.delegate]) == [])
  }
}

@MainActor @Suite struct `A new presentation` {
  @Test func `is a sheet of full height`() {
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    let heights = sheet.detents.map { $0.identifier.rawValue }
    #expect(heights == ["com.apple.UIKit.large"])
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersGrabberVisible)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(!sheet.shouldRemovePresentersView)
    #expect(sheet.presentationStyle == .automatic)
    #expect(sheet.frameOfPresentedViewInContainerView == .zero)
    #expect(
      positionsOfValues(in: [
        sheet.selectedDetentIdentifier, sheet.largestUndimmedDetentIdentifier,
        sheet.preferredCornerRadius, sheet.containerView, sheet.delegate,
      ]) == [])
  }

  @Test func `is a popover that points to all of a view from any side`() {
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(popover.sourceRect.isNull)
    #expect(popover.permittedArrowDirections == .any)
    #expect(popover.arrowDirection == .unknown)
    #expect(!popover.canOverlapSourceViewRect)
    #expect(
      positionsOfValues(in: [
        popover.sourceView, popover.barButtonItem, popover.backgroundColor,
        popover.passthroughViews,
      ]) == [])
  }

  @Test func `is a transition that has not moved`() {
    let transition = UIPercentDrivenInteractiveTransition()
    #expect([transition.percentComplete, transition.completionSpeed] == [0, 1])
    #expect(transition.wantsInteractiveStart)
  }

  @Test func `is an alert without buttons`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.actions.isEmpty)
    #expect(
      positionsOfValues(in: [
        alert.title, alert.message, alert.preferredAction, alert.textFields,
      ]) == [])
    let action = UIAlertAction(title: "Save", style: .default)
    #expect(action.isEnabled)
    #expect(action.accessibilityIdentifier == nil)
  }

  @Test func `offers whatever can be shared`() {
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(
      positionsOfValues(in: [share.completionWithItemsHandler, share.excludedActivityTypes])
        == [])
    let activity = UIActivity()
    #expect(UIActivity.activityCategory == .action)
    #expect(
      positionsOfValues(in: [
        activity.activityType, activity.activityTitle, activity.activityImage,
        activity.activityViewController,
      ]) == [])
  }

  @Test func `offers one file or one picture`() {
    let files = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    #expect(!files.allowsMultipleSelection)
    #expect(!files.shouldShowFileExtensions)
    #expect(positionsOfValues(in: [files.directoryURL, files.delegate]) == [])
    let pictures = UIImagePickerController()
    #expect(pictures.sourceType == .photoLibrary)
    #expect(!pictures.allowsEditing)
    #expect(pictures.mediaTypes == ["public.image"])
  }
}
