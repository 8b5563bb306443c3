import Foundation
import Testing

@testable import UIKitTypography

/// A table that writes down how it is told to edit.
private final class ToldTable: UITableView {
  var told: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    told.append("\(editing), \(animated)")
    super.setEditing(editing, animated: animated)
  }
}

/// A controller that writes down what it is told of its state.
private final class ToldController: UIViewController {
  var told: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    told.append("\(editing), \(animated)")
    super.setEditing(editing, animated: animated)
  }

  override func viewWillAppear(_ animated: Bool) {
    told.append("will \(animated)")
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    told.append("is \(animated)")
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    told.append("did \(animated)")
    super.viewDidAppear(animated)
  }
}

/// A stack that writes down whether what is pushed would move.
private final class ToldStack: UINavigationController {
  var told: [Bool] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    told.append(animated)
    super.pushViewController(viewController, animated: animated)
  }
}

@MainActor @Suite struct `What changes by itself` {
  @Test func `edits without animation where a property says so`() {
    let table = ToldTable(frame: .zero, style: .plain)
    let controller = ToldController()
    table.isEditing = true
    controller.isEditing = true
    #expect(table.isEditing && controller.isEditing)
    table.isEditing = false
    controller.isEditing = false
    #expect(!table.isEditing && !controller.isEditing)
    #expect(table.told == ["true, false", "false, false"])
    #expect(controller.told == ["true, false", "false, false"])
  }

  @Test func `appears without animation`() {
    Stage.device().run {
      let controller = ToldController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.told == ["will false", "is false", "did false"])
    }
  }

  @Test func `pushes the first controller and one that is shown without animation`() {
    Stage.device().run {
      let root = UIViewController()
      let stack = ToldStack(rootViewController: root)
      #expect(stack.told == [false])
      let next = UIViewController()
      root.show(next, sender: nil)
      #expect(stack.told == [false, false])
      #expect(stack.topViewController === next)
    }
  }
}

@MainActor @Suite struct `An action without an identifier` {
  private func log(_ add: (UIControl, UIAction, UIAction) -> Void) -> [String] {
    let control = UIControl()
    var words: [String] = []
    let one = UIAction { _ in words.append("one") }
    let other = UIAction { _ in words.append("other") }
    add(control, one, other)
    control.sendActions(for: .touchUpInside)
    return words
  }

  @Test func `stands beside another one of the same event`() {
    #expect(
      log { control, one, other in
        control.addAction(one, for: .touchUpInside)
        control.addAction(other, for: .touchUpInside)
      } == ["one", "other"])
  }

  @Test func `moves to the end if it is added again`() {
    #expect(
      log { control, one, other in
        control.addAction(one, for: .touchUpInside)
        control.addAction(other, for: .touchUpInside)
        control.addAction(one, for: .touchUpInside)
      } == ["other", "one"])
  }

  @Test func `is not removed with another one`() {
    #expect(
      log { control, one, other in
        control.addAction(one, for: .touchUpInside)
        control.addAction(other, for: .touchUpInside)
        control.removeAction(one, for: .touchUpInside)
      } == ["other"])
  }
}

@MainActor @Suite struct `A symbol of a button` {
  @Test func `keeps the size that was given to its view, whatever title comes`() {
    Stage.device().run {
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "globe"), for: .normal)
      button.imageView?.preferredSymbolConfiguration = large
      button.setTitle("World", for: .normal)
      #expect(button.imageView?.preferredSymbolConfiguration === large)
      button.configuration = .plain()
      button.configuration?.title = "Other"
      #expect(button.imageView?.preferredSymbolConfiguration === large)
      button.isSelected = true
      #expect(button.imageView?.preferredSymbolConfiguration === large)
    }
  }
}
