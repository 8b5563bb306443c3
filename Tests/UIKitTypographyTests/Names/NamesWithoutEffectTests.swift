import Foundation
import Testing
import UIKitTypography

/// Names of UIKit that have no effect. That this file compiles is most of the test.
@MainActor @Suite struct `Names without effect` {
  private final class Controller: UIViewController, UISearchBarDelegate, UIScrollViewDelegate,
    UIAdaptivePresentationControllerDelegate, UITextViewDelegate, UITextFieldDelegate,
    UIDocumentPickerDelegate, UIContextMenuInteractionDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate, UIActivityItemSource
  {
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var shouldAutorotate: Bool { false }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { UIView() }
    override var keyCommands: [UIKeyCommand]? { [] }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { proposed in
        UIMenu(title: "Row", children: proposed)
      }
    }
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .mail ? nil : "" }
  }

  private final class Fade: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.view(forKey: .to)?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      if editingStyle == .delete { tableView.deleteRows(at: [indexPath], with: .automatic) }
    }
  }

  @Test func `let a controller present, and nothing is presented`() {
    let controller = Controller()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.preferredAction = alert.actions.last
    alert.popoverPresentationController?.sourceView = controller.view
    controller.modalPresentationStyle = .formSheet
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    var hasCompleted = false
    controller.present(alert, animated: true) { hasCompleted = true }
    #expect(hasCompleted)
    #expect(controller.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
    #expect(alert.textFields?.first?.placeholder == "Name")
    #expect(!controller.isBeingDismissed && !controller.isMovingFromParent)
    controller.dismiss(animated: true)
    controller.isEditing = true
    #expect(controller.isEditing)
    #expect(Fade().transitionDuration(using: nil) == 0.3)
    #expect(Rows(style: .plain).tableView.isEditing == false)
  }

  @Test func `let an app ask its device, which answers as a phone that nobody holds`() throws {
    let app = UIApplication.shared
    app.isIdleTimerDisabled = true
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    app.open(settings, options: [:], completionHandler: nil)
    #expect(!app.canOpenURL(settings))
    #expect(app.applicationState == .active)
    let scenes = app.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.count == 1)
    #expect(UIDevice.current.orientation.isPortrait)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(.landscapeLeft))
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    let center = NotificationCenter.default
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIPasteboard.general.url = settings
    #expect(UIPasteboard.general.hasURLs)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = settings
    activity.becomeCurrent()
  }

  @Test func `let things move, and they are where they end at once`() {
    let (view, other, parent) = (UIView(), UIView(), UIView())
    parent.addSubview(view)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction]
    ) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.75 }
    }
    #expect(view.alpha == 0.75)
    UIView.transition(from: view, to: other, duration: 1, options: .transitionCrossDissolve)
    #expect(parent.subviews == [other])
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) { other.alpha = 0 }
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    #expect(other.alpha == 0)
    #expect(end == .end)
    view.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 2, y: 2)
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = CGFloat.pi
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    turn.fillMode = .forwards
    view.layer.add(turn, forKey: "turn")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
  }

  @Test func `let menus, pointers and searches wait for a person`() {
    let controller = Controller()
    let copy = UIAction(
      title: "Copy", image: UIImage(systemName: "doc.on.doc"), identifier: nil,
      attributes: .destructive, state: .on
    ) { _ in }
    let menu = UIMenu(
      title: "", options: .displayInline,
      children: [copy, UIDeferredMenuElement { provide in provide([]) }])
    let item = UIBarButtonItem(title: "More", image: nil, primaryAction: nil, menu: menu)
    controller.navigationItem.rightBarButtonItem = item
    controller.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Back")
    controller.view.addInteraction(UIContextMenuInteraction(delegate: controller))
    controller.view.addInteraction(UIPointerInteraction())
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.delegate = controller
    controller.navigationItem.searchController = search
    let (scroll, text) = (UIScrollView(), UITextView())
    scroll.delegate = controller
    text.delegate = controller
    scroll.keyboardDismissMode = .onDrag
    #expect(scroll.delegate === controller)
    #expect(!text.becomeFirstResponder())
    #expect(menu.children.count == 2)
    let pan = UIPanGestureRecognizer()
    pan.delegate = controller
    scroll.addGestureRecognizer(pan)
    #expect(scroll.gestureRecognizers?.count == 1)
    let share = UIActivityViewController(activityItems: [controller], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop]
    let files = UIDocumentPickerViewController(forOpeningContentTypes: [.json, .folder])
    files.delegate = controller
    #expect(controller.isKind(of: UIViewController.self))
    #expect(!controller.isKind(of: UIView.self))
  }
}
