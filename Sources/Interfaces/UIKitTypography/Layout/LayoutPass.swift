import Foundation

/// Lays out a tree of views: first the constraints, then `layoutSubviews` from the top. It repeats
/// this if `layoutSubviews` changed the result of the constraints.
@MainActor
struct LayoutPass {
  /// The maximum number of rounds. Views that still change then keep their frames.
  private static let greatestRounds = 8

  static func run(on root: UIView) {
    guard !root.isBeingLaidOut else { return }
    root.isBeingLaidOut = true
    defer { root.isBeingLaidOut = false }
    if !root.appearanceRecord.isInTree { root.takeAppearance() }
    for _ in 0..<greatestRounds {
      updateConstraints(of: root)
      if root.needsSolving {
        root.needsSolving = false
        solve(root)
      }
      layOut(root)
      if !root.needsSolving { return }
    }
    root.layoutTrouble.append(
      "Layout did not settle: each round of layoutSubviews changed the result of the previous one.")
  }

  /// Updates the constraints of a view tree, so that they can be solved.
  static func prepare(_ view: UIView) { updateConstraints(of: view) }

  private static func updateConstraints(of view: UIView) {
    for subview in view.subviews { updateConstraints(of: subview) }
    guard view.needsConstraintUpdate else { return }
    view.needsConstraintUpdate = false
    view.viewController?.updateViewConstraints()
    view.updateConstraints()
  }

  private static func solve(_ root: UIView) {
    var problem = LayoutProblem(root: root, size: .fixed)
    problem.solve()
    root.layoutTrouble = problem.trouble
    let scale = max(1, root.traitCollection.displayScale)
    // What was found is no news, so it must not ask for another round.
    for view in problem.views {
      if view.takesContentSize, let size = problem.contentSize(of: view) {
        view.take(contentSize: size.rounded(to: scale))
      }
    }
    for view in problem.solvedViews {
      guard let parent = view.superview, let frame = problem.frame(of: view),
        let outer = problem.frame(of: parent)
      else { continue }
      let rounded = frame.rounded(to: scale)
      let origin = parent === root ? .zero : outer.rounded(to: scale).origin
      view.frame = rounded.offsetBy(
        dx: parent.bounds.origin.x - origin.x, dy: parent.bounds.origin.y - origin.y)
    }
    for view in problem.views {
      for guide in view.layoutGuides + view.systemGuides.values {
        guard let frame = problem.frame(of: guide), let outer = problem.frame(of: view) else {
          continue
        }
        guide.layoutFrame = frame.offsetBy(
          dx: view.bounds.origin.x - outer.origin.x, dy: view.bounds.origin.y - outer.origin.y)
      }
    }
    root.needsSolving = false
  }

  private static func layOut(_ view: UIView) {
    if view.needsLayout {
      view.needsLayout = false
      view.traitCollection.asCurrent {
        view.viewController?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.viewController?.viewDidLayoutSubviews()
      }
    }
    for subview in view.subviews { layOut(subview) }
  }
}

extension CGRect {
  /// The rectangle with its edges rounded to whole pixels.
  func rounded(to scale: CGFloat) -> CGRect {
    let place = { (value: CGFloat) in (value * scale).rounded() / scale }
    let (left, top) = (place(minX), place(minY))
    return CGRect(
      x: left, y: top, width: place(minX + size.width) - left,
      height: place(minY + size.height) - top)
  }
}

extension CGSize {
  /// The size rounded to whole pixels.
  func rounded(to scale: CGFloat) -> CGSize {
    CGSize(width: (width * scale).rounded() / scale, height: (height * scale).rounded() / scale)
  }

  /// The size rounded up to whole pixels.
  func roundedUp(to scale: CGFloat) -> CGSize {
    // Sums may miss a pixel by their last bits.
    let up = { (value: CGFloat) in ((value * scale) - 0.001).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
