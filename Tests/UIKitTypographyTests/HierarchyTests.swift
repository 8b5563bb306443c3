import Foundation
import Testing

@testable import UIKitTypography

/// What stands in a view, in which order, and where it is in other views.
@MainActor @Suite struct `Views in a view` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  init() {
    for (view, name) in [(one, "one"), (two, "two"), (three, "three")] {
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
  }

  private var order: [String] { root.subviews.compactMap(\.accessibilityIdentifier) }

  private func newcomer() -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = "new"
    return view
  }

  @Test func `stand in the order in which they were added`() {
    #expect(order == ["one", "two", "three"])
  }

  @Test func `are put directly below another one`() {
    root.insertSubview(newcomer(), belowSubview: two)
    #expect(order == ["one", "new", "two", "three"])
  }

  @Test func `are put directly above another one`() {
    root.insertSubview(newcomer(), aboveSubview: two)
    #expect(order == ["one", "two", "new", "three"])
  }

  @Test func `are put on top where the other one stands elsewhere`() {
    root.insertSubview(newcomer(), aboveSubview: UIView())
    #expect(order == ["one", "two", "three", "new"])
    root.insertSubview(one, belowSubview: UIView())
    #expect(order == ["two", "three", "new", "one"])
  }

  @Test func `that stand there already are moved directly below another one`() {
    root.insertSubview(one, belowSubview: three)
    #expect(order == ["two", "one", "three"])
    root.insertSubview(three, belowSubview: two)
    #expect(order == ["three", "two", "one"])
  }

  @Test func `that stand there already are moved directly above another one`() {
    root.insertSubview(one, aboveSubview: two)
    #expect(order == ["two", "one", "three"])
    root.insertSubview(three, aboveSubview: two)
    #expect(order == ["two", "three", "one"])
  }

  @Test func `stay where they are beside themselves`() {
    root.insertSubview(two, belowSubview: two)
    root.insertSubview(two, aboveSubview: two)
    #expect(order == ["one", "two", "three"])
  }

  @Test func `are put at a place, or at the ends`() {
    root.insertSubview(newcomer(), at: 1)
    #expect(order == ["one", "new", "two", "three"])
    root.insertSubview(three, at: -1)
    #expect(order == ["three", "one", "new", "two"])
    root.insertSubview(three, at: 2)
    #expect(order == ["one", "new", "three", "two"])
    root.insertSubview(one, at: 9)
    #expect(order == ["new", "three", "two", "one"])
  }

  @Test func `come to the front and go to the back`() {
    root.bringSubviewToFront(one)
    #expect(order == ["two", "three", "one"])
    root.sendSubviewToBack(three)
    #expect(order == ["three", "two", "one"])
  }

  @Test func `of another view neither come to the front nor go to the back`() {
    let other = UIView()
    let inner = newcomer()
    other.addSubview(inner)
    root.bringSubviewToFront(inner)
    root.sendSubviewToBack(inner)
    #expect(order == ["one", "two", "three"])
    #expect(inner.superview === other)
  }

  @Test func `are added once more on top`() {
    root.addSubview(one)
    #expect(order == ["two", "three", "one"])
  }

  @Test func `are found by their number, however deep`() {
    let inner = newcomer()
    inner.tag = 7
    two.addSubview(inner)
    root.tag = 1
    #expect(root.viewWithTag(7) === inner)
    #expect(root.viewWithTag(1) === root)
    #expect(root.viewWithTag(8) == nil)
    #expect(one.viewWithTag(7) == nil)
  }

  @Test func `with one number are found from the back to the front`() {
    one.tag = 5
    three.tag = 5
    #expect(root.viewWithTag(5) === one)
  }

  @Test func `have places in each other's coordinates`() {
    one.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    two.frame = CGRect(x: 200, y: 50, width: 50, height: 50)
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 20))
    one.addSubview(inner)
    let rect = CGRect(x: 1, y: 2, width: 5, height: 6)
    #expect(inner.convert(rect, to: one) == CGRect(x: 4, y: 6, width: 5, height: 6))
    #expect(inner.convert(rect, to: root) == CGRect(x: 14, y: 26, width: 5, height: 6))
    #expect(inner.convert(rect, to: two) == CGRect(x: -186, y: -24, width: 5, height: 6))
    #expect(two.convert(rect, from: inner) == CGRect(x: -186, y: -24, width: 5, height: 6))
    #expect(inner.convert(rect, from: root) == CGRect(x: -12, y: -22, width: 5, height: 6))
    #expect(inner.convert(rect, to: nil) == CGRect(x: 14, y: 26, width: 5, height: 6))
    #expect(inner.convert(rect, from: nil) == CGRect(x: -12, y: -22, width: 5, height: 6))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: two) == CGPoint(x: -186, y: -24))
    #expect(two.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: -186, y: -24))
  }

  @Test func `move with what is scrolled`() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    root.addSubview(scroll)
    let inner = UIView(frame: CGRect(x: 5, y: 300, width: 20, height: 20))
    scroll.addSubview(inner)
    scroll.setContentOffset(CGPoint(x: 1, y: 250), animated: false)
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 14, y: 70, width: 20, height: 20))
    #expect(
      scroll.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: root)
        == CGRect(x: -9, y: 230, width: 1, height: 1))
  }

  @Test func `are moved by their middle`() {
    one.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    #expect(one.center == CGPoint(x: 30, y: 35))
    one.center = CGPoint(x: 100, y: 50)
    #expect(one.frame == CGRect(x: 80, y: 35, width: 40, height: 30))
  }

  @Test func `take another size by their bounds and keep their corner`() {
    one.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    one.bounds = CGRect(x: 0, y: 0, width: 60, height: 70)
    #expect(one.frame == CGRect(x: 10, y: 20, width: 60, height: 70))
  }

  @Test func `answer to the view around them, and a controller's view to the controller`() {
    let controller = UIViewController()
    root.addSubview(controller.view)
    #expect(one.next === root)
    #expect(root.next == nil)
    #expect(controller.view.next === controller)
    #expect(controller.next === root)
  }

  @Test func `are the same as themselves alone`() {
    #expect(one == one)
    #expect(one != two)
    #expect(Set([one, two, one]).count == 2)
  }

  @Test func `keep a size until they know better`() {
    one.frame = CGRect(x: 1, y: 2, width: 40, height: 30)
    #expect(one.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 40, height: 30))
    one.sizeToFit()
    #expect(one.frame == CGRect(x: 1, y: 2, width: 40, height: 30))
    #expect(one.alignmentRectInsets == .zero)
    #expect(!UIView.requiresConstraintBasedLayout)
  }

  @Test func `take the size of their content, at the same corner`() {
    let control = UISwitch(frame: CGRect(x: 9, y: 8, width: 0, height: 0))
    control.frame.size = CGSize(width: 300, height: 1)
    control.sizeToFit()
    // A switch of iOS is 51 by 31 pt.
    #expect(control.frame == CGRect(x: 9, y: 8, width: 51, height: 31))
  }

  @Test func `have margins by sides, which turn where reading runs from the right`() {
    one.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      one.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    one.semanticContentAttribute = .forceRightToLeft
    #expect(
      one.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(
      NSDirectionalEdgeInsets()
        == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func `are told to update their constraints once for each time that is asked for`() {
    final class Counting: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let view = Counting()
    view.updateConstraintsIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(view.count == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.count == 1)
    view.updateConstraintsIfNeeded()
    #expect(view.count == 2)
  }

  @Test func `are told to update their constraints with their controllers, from further out`() {
    final class Controller: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    one.addSubview(controller.view)
    root.updateConstraintsIfNeeded()
    root.updateConstraintsIfNeeded()
    #expect(controller.count == 1)
  }

  private final class Moved: UIView {
    var steps: [String] = []
    override func willMove(toWindow newWindow: UIWindow?) {
      steps.append(newWindow == nil ? "will leave" : "will come")
    }
    override func didMoveToWindow() { steps.append(window == nil ? "left" : "came") }
  }

  @Test func `are told with the views in them when they come to a window and leave it`() {
    Stage.device().run {
      let (window, inner) = (UIWindow(), Moved())
      one.addSubview(inner)
      #expect(inner.steps.isEmpty)
      window.addSubview(root)
      #expect(inner.steps == ["will come", "came"])
      root.removeFromSuperview()
      #expect(inner.steps == ["will come", "came", "will leave", "left"])
    }
  }

  @Test func `are told nothing of their window when they move in it`() {
    Stage.device().run {
      let (window, inner) = (UIWindow(), Moved())
      window.addSubview(root)
      one.addSubview(inner)
      two.addSubview(inner)
      #expect(inner.superview === two)
      #expect(inner.steps == ["will come", "came"])
    }
  }

  @Test func `change at once in what would move`() {
    var steps: [String] = []
    UIView.animate(withDuration: 1) {
      steps.append("animations")
    } completion: { finished in
      steps.append("completion \(finished)")
    }
    UIView.animate(withDuration: 1) { steps.append("alone") }
    UIView.performWithoutAnimation { steps.append("still") }
    #expect(steps == ["animations", "completion true", "alone", "still"])
  }

  @Test func `react to something until it is taken away`() {
    final class Told: UIInteraction {
      var steps: [String] = []
      weak var view: UIView?
      func willMove(to view: UIView?) { steps.append(view == nil ? "will leave" : "will come") }
      func didMove(to view: UIView?) {
        self.view = view
        steps.append(view == nil ? "left" : "came")
      }
    }
    let interaction = Told()
    one.addInteraction(interaction)
    #expect(one.interactions.count == 1)
    two.removeInteraction(interaction)
    #expect(interaction.steps == ["will come", "came"])
    one.removeInteraction(interaction)
    #expect(one.interactions.isEmpty)
    #expect(interaction.steps == ["will come", "came", "will leave", "left"])
  }

  @Test func `are cut off by their layer as by themselves`() {
    one.layer.masksToBounds = true
    #expect(one.clipsToBounds)
    #expect(one.layer.masksToBounds)
    one.clipsToBounds = false
    #expect(!one.layer.masksToBounds)
  }
}
