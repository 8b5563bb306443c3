import Foundation

/// The constraints by which a stack places its views. They follow those that UIKit names in its
/// messages: canvas connection, spacing, distributing, alignment, spanning.
@MainActor
struct StackRules {
  private let stack: UIStackView
  private let views: [UIView]

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.shownViews
  }

  /// The start and the length of an item along one axis.
  private struct Stretch {
    let start: LinearSum
    let length: LinearSum
    var end: LinearSum { start + length }
    var middle: LinearSum { start + length * 0.5 }
  }

  /// The priority at which a stack is no larger than its views, as in UIKit.
  private static let spanningFit = UILayoutPriority(51)
  private static let centering = UILayoutPriority(149)

  func add(to problem: inout LayoutProblem) {
    guard let canvas = problem.item(stack) else { return }
    let insets = stack.contentInsets
    let inner = canvas.inset(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
    var items: [LayoutItem] = []
    for view in views {
      guard let item = problem.item(view) else { return }
      items.append(item)
    }
    guard !items.isEmpty else {
      // An empty stack is as small as can be.
      problem.demand(canvas.width, .zero, Self.spanningFit)
      problem.demand(canvas.height, .zero, Self.spanningFit)
      return
    }
    along(items, inner, &problem)
    across(items, inner, &problem)
  }

  private func stretch(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Stretch {
    if axis == .vertical { return Stretch(start: item.y, length: item.height) }
    guard stack.isRightToLeft else { return Stretch(start: item.x, length: item.width) }
    // Places count from the right.
    return Stretch(start: (item.x + item.width) * -1, length: item.width)
  }

  private func along(
    _ items: [LayoutItem], _ canvas: LayoutItem, _ problem: inout LayoutProblem
  ) {
    let room = stretch(canvas, stack.axis)
    let parts = items.map { stretch($0, stack.axis) }
    problem.demand(parts[0].start - room.start, .zero)
    problem.demand(room.end - parts[parts.count - 1].end, .zero)
    let pairs = zip(parts, parts.dropFirst())
    let isLoose =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, (one, next)) in pairs.enumerated() {
      let gap = next.start - one.end + -Double(stack.gap(after: views[index]))
      problem.demand(gap, isLoose ? .notNegative : .zero)
      // The least room is what it takes.
      if isLoose { problem.demand(gap, .zero, Self.spanningFit) }
    }
    // Where nothing else decides who gives way, the index does, as Apple's documentation has it. That it
    // is the last one's turn first is modelled.
    for (index, view) in views.enumerated() where views.count > 1 {
      let priority = 0.9 - Double(index) / 100
      problem.hold(
        view, items[index], stack.axis, hugging: priority, resistance: priority)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for part in parts.dropFirst() { problem.demand(part.length - parts[0].length, .zero) }
    case .fillProportionally: proportional(parts, &problem)
    case .equalSpacing:
      let gaps = pairs.map { $1.start - $0.end }
      for gap in gaps.dropFirst() { problem.demand(gap - gaps[0], .zero) }
    case .equalCentering:
      let distances = pairs.map { $1.middle - $0.middle }
      for distance in distances.dropFirst() {
        problem.demand(distance - distances[0], .zero, Self.centering)
      }
    }
  }

  private func proportional(_ parts: [Stretch], _ problem: inout LayoutProblem) {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return Double(max(0, stack.axis == .horizontal ? size.width : size.height))
    }
    guard let first = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for index in parts.indices where index != first && lengths[index] > 0 {
      problem.demand(
        parts[index].length - parts[first].length * (lengths[index] / lengths[first]), .zero,
        UILayoutPriority(999))
    }
  }

  private func across(
    _ items: [LayoutItem], _ canvas: LayoutItem, _ problem: inout LayoutProblem
  ) {
    let axis: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let room = stretch(canvas, axis)
    let isBaseline =
      axis == .vertical && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
    let kind: BaselineKind = stack.alignment == .lastBaseline ? .last : .first
    for (index, item) in items.enumerated() {
      let part = stretch(item, axis)
      let before = part.start - room.start
      let after = room.end - part.end
      switch stack.alignment {
      case .fill:
        problem.demand(before, .zero)
        problem.demand(after, .zero)
        continue
      case .leading: problem.demand(before, .zero)
      case .trailing: problem.demand(after, .zero)
      case .center: problem.demand(part.middle - room.middle, .zero)
      case .firstBaseline, .lastBaseline:
        if isBaseline {
          if index > 0 {
            problem.demand(
              problem.baseline(kind, of: views[index], item)
                - problem.baseline(kind, of: views[0], items[0]), .zero)
          }
        } else {
          // Columns have no baselines to stand on.
          problem.demand(before, .zero)
        }
      }
      problem.demand(before, .notNegative)
      problem.demand(after, .notNegative)
    }
    if stack.alignment != .fill { problem.demand(room.length, .zero, Self.spanningFit) }
    if isBaseline {
      // Rows hang from the top as far as they can.
      for item in items {
        problem.demand(stretch(item, axis).start - room.start, .zero, UILayoutPriority(25))
      }
    }
  }
}
