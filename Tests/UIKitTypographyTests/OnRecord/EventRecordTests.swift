import Foundation
import Testing

@testable import UIKitTypography

/// What views and controllers were told, in order.
@MainActor private final class Events {
  var list: [String] = []
}

/// A view that writes down what it is told.
private final class Told: UIView {
  private let events: Events
  private let name: String

  init(_ name: String, _ events: Events) {
    self.name = name
    self.events = events
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ words: String) { events.list.append("\(name) \(words)") }

  private func title(of view: UIView?) -> String { (view as? Told)?.name ?? "\(view != nil)" }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("will move to \(title(of: newSuperview)), in \(title(of: superview))")
  }
  override func didMoveToSuperview() { note("moved to \(title(of: superview))") }
  override func willMove(toWindow newWindow: UIWindow?) { note("will move to \(newWindow != nil)") }
  override func didMoveToWindow() { note("moved to window \(window != nil)") }
  override func didAddSubview(_ subview: UIView) { note("has \(title(of: subview))") }
  override func willRemoveSubview(_ subview: UIView) { note("loses \(title(of: subview))") }
  override func layoutSubviews() { note("lays out in \(bounds.onRecord)") }
  override func updateConstraints() { note("updates constraints") }
  override func tintColorDidChange() { note("has another tint") }
  override func draw(_ rect: CGRect) { note("draws in \(rect.onRecord)") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    let (old, new) = (
      previous?.preferredContentSizeCategory, traitCollection.preferredContentSizeCategory
    )
    note("traits \(old?.rawValue ?? "none") to \(new.rawValue)")
  }
}

/// A controller that writes down what it is told.
private final class ToldController: UIViewController {
  private let events: Events
  private let name: String

  init(_ name: String, _ events: Events) {
    self.name = name
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ words: String) { events.list.append("\(name) \(words)") }

  override func loadView() {
    note("loads its view")
    view = Told("view of \(name)", events)
  }
  override func viewDidLoad() { note("has loaded its view") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("has appeared") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("has disappeared") }
  override func viewWillLayoutSubviews() { note("will lay out") }
  override func viewDidLayoutSubviews() { note("has laid out") }
  override func updateViewConstraints() { note("updates constraints") }
  override func willMove(toParent parent: UIViewController?) { note("will move, \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { note("moved, \(parent != nil)") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("has new traits") }
}

@MainActor @Suite struct `Events on record` {
  @Test func `of views come in the order that they had`() throws {
    var record = ViewRecord("events-of-views", in: [.large])
    try record.list("moves") {
      let events = Events()
      let (one, two, inner) = (Told("one", events), Told("two", events), Told("inner", events))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      one.addSubview(inner)
      window.addSubview(one)
      window.addSubview(two)
      events.list.append("- to another view")
      two.addSubview(inner)
      events.list.append("- to the front")
      window.bringSubviewToFront(one)
      two.addSubview(inner)
      events.list.append("- out of the window")
      two.removeFromSuperview()
      events.list.append("- to another window")
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.addSubview(one)
      events.list.append("- tint")
      one.addSubview(two)
      inner.tintColor = .red
      one.tintColor = .green
      events.list.append("- transitions")
      UIView.transition(from: two, to: Told("new", events), duration: 1)
      UIView.transition(
        from: one, to: inner, duration: 1, options: .showHideTransitionViews)
      events.list.append("\(one.isHidden) \(inner.isHidden)")
      return events.list
    }
    try record.list("layout and traits") {
      let events = Events()
      let (outer, inner) = (Told("outer", events), Told("inner", events))
      outer.addSubview(inner)
      inner.autoresizingMask = [.flexibleWidth]
      outer.layoutIfNeeded()
      events.list.append("- again")
      outer.layoutIfNeeded()
      events.list.append("- wider")
      outer.frame.size.width = 90
      outer.layoutIfNeeded()
      events.list.append("- shown")
      _ = try outer.interfaceFrame()
      events.list.append("- larger")
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
      _ = try outer.interfaceFrame(traits: large)
      events.list.append("- drawn anew")
      inner.setNeedsDisplay()
      inner.setNeedsUpdateConstraints()
      _ = try outer.interfaceFrame()
      events.list.append("- overridden")
      inner.traitOverrides.preferredContentSizeCategory = .small
      outer.maximumContentSizeCategory = .large
      return events.list
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of controllers come in the order that they had`() throws {
    var record = ViewRecord("events-of-controllers", in: [.large])
    try record.list("containers") {
      let events = Events()
      let (one, two, child) = (
        ToldController("one", events), ToldController("two", events),
        ToldController("child", events)
      )
      let stack = UINavigationController(rootViewController: one)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      events.list.append("- shown")
      window.rootViewController = stack
      window.makeKeyAndVisible()
      events.list.append("- pushed")
      stack.pushViewController(two, animated: false)
      window.layoutIfNeeded()
      events.list.append("- child")
      two.addChild(child)
      two.view.addSubview(child.view)
      child.didMove(toParent: two)
      window.makeKeyAndVisible()
      events.list.append("- larger")
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
      _ = try window.interfaceFrame(traits: large)
      events.list.append("- popped")
      stack.popViewController(animated: false)
      window.layoutIfNeeded()
      events.list.append("- taken out")
      child.removeFromParent()
      return events.list
    }
    try record.list("tabs") {
      let events = Events()
      let tabs = UITabBarController()
      tabs.viewControllers = ["one", "two"].map { ToldController($0, events) }
      tabs.appear {}
      events.list.append("- other tab")
      tabs.selectedIndex = 1
      tabs.appear {}
      events.list.append("- fewer tabs")
      tabs.viewControllers = tabs.viewControllers.map { Array($0.dropLast()) }
      return events.list
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of animations and actions come in the order that they had`() throws {
    var record = ViewRecord("events-of-actions", in: [.large])
    try record.list("animator") {
      let events = Events()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        events.list.append("first")
      }
      animator.addCompletion { events.list.append("end at \($0)") }
      animator.addAnimations { events.list.append("second") }
      animator.startAnimation()
      animator.addAnimations({ events.list.append("late") }, delayFactor: 0.5)
      animator.addCompletion { events.list.append("late end at \($0)") }
      animator.finishAnimation(at: .start)
      let stopped = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
        events.list.append("never")
      }
      stopped.addCompletion { events.list.append("stopped at \($0)") }
      stopped.stopAnimation(false)
      stopped.finishAnimation(at: .current)
      return events.list + ["\(animator.fractionComplete)"]
    }
    try record.list("actions") {
      let events = Events()
      let control = UIControl()
      let action = UIAction(title: "one", identifier: UIAction.Identifier("id")) { action in
        events.list.append("\(action.title), \(action.sender is UIControl)")
      }
      control.addAction(action, for: [.touchUpInside, .valueChanged])
      control.addAction(
        UIAction(title: "two", identifier: UIAction.Identifier("id")) { action in
          events.list.append(action.title)
        }, for: .valueChanged)
      control.addAction(UIAction { _ in events.list.append("three") }, for: .allEvents)
      for event: UIControl.Event in [.touchUpInside, .valueChanged, .touchDown] {
        events.list.append("- \(event.rawValue)")
        control.sendActions(for: event)
      }
      control.removeAction(action, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      control.sendAction(action)
      return events.list
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
