import Foundation

/// Places the views of a long stack by the rules of ``StackRules``, without solving constraints
/// between them. Its time grows in proportion to the number of views.
@MainActor
struct StackPlacement {
  private let stack: UIStackView
  private let views: [UIView]
  private let insets: UIEdgeInsets
  private let axis: NSLayoutConstraint.Axis
  private let shares: StackShares
  private var isRow: Bool { axis == .horizontal }

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.shownViews
    insets = stack.contentInsets
    axis = stack.axis
    shares = StackShares(
      distribution: stack.distribution, gaps: views.dropLast().map { stack.gap(after: $0) })
  }

  /// Returns the preferred size of the stack, with its margins; within a width unless it is `nil`.
  func size(width: CGFloat? = nil) -> CGSize {
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    let across: [CGFloat]
    let along: [CGFloat]
    if isRow {
      let parts = parts(breadth: nil)
      along = inner.map { shares.lengths(of: parts, room: $0) } ?? parts.map(\.length)
      across = zip(views, along).map { $0.stackedSize(width: $1).height }
    } else {
      let sizes = views.map { $0.stackedSize(width: inner) }
      along = sizes.map(\.height)
      across = sizes.map(\.width)
    }
    var breadth = across.max() ?? 0
    if isRow, let baseline {
      let starts = starts(from: zip(views, across).map { $0.stackedBaseline(baseline, height: $1) })
      breadth = zip(starts, across).map(+).max() ?? 0
    }
    let length = shares.least(along)
    return CGSize(
      width: (isRow ? length : breadth) + insets.left + insets.right,
      height: (isRow ? breadth : length) + insets.top + insets.bottom)
  }

  func place() {
    let room = stack.bounds.inset(by: insets)
    let breadth = isRow ? room.height : room.width
    let parts = parts(breadth: breadth)
    let lengths = shares.lengths(of: parts, room: isRow ? room.width : room.height)
    let gaps = shares.gaps(between: lengths, room: isRow ? room.width : room.height)
    let across = stretches(lengths: lengths, room: breadth)
    let scale = max(1, stack.traitCollection.displayScale)
    let isMirrored = stack.isRightToLeft
    var place: CGFloat = 0
    for (index, view) in views.enumerated() {
      let (length, (start, height)) = (lengths[index], across[index])
      var frame =
        isRow
        ? CGRect(x: place, y: start, width: length, height: height)
        : CGRect(x: start, y: place, width: height, height: length)
      if isMirrored { frame.origin.x = room.width - frame.maxX }
      view.frame = frame.offsetBy(dx: room.minX, dy: room.minY).rounded(to: scale)
      place += length + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// Returns the preferred length of each view along the axis, with its priorities.
  private func parts(breadth: CGFloat?) -> [StackShares.Part] {
    views.map { view in
      let size = view.stackedSize(width: isRow ? nil : breadth, fills: stack.alignment == .fill)
      let wish = view.priorities(along: axis)
      return StackShares.Part(
        length: isRow ? size.width : size.height, hugging: wish.hugging, resistance: wish.resistance
      )
    }
  }

  private var baseline: BaselineKind? {
    guard isRow else { return nil }
    switch stack.alignment {
    case .firstBaseline: return .first
    case .lastBaseline: return .last
    default: return nil
    }
  }

  /// Returns how far from the top each view begins, so that all baselines are on one line.
  private func starts(from baselines: [CGFloat]) -> [CGFloat] {
    let lowest = baselines.max() ?? 0
    return baselines.map { lowest - $0 }
  }

  /// Returns the start and length of each view across the axis.
  private func stretches(
    lengths: [CGFloat], room: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    if stack.alignment == .fill { return lengths.map { _ in (0, room) } }
    let wished = zip(views, lengths).map { view, length in
      isRow ? view.stackedSize(width: length).height : view.stackedSize(width: room).width
    }
    if let baseline {
      let starts = starts(from: zip(views, wished).map { $0.stackedBaseline(baseline, height: $1) })
      return zip(starts, wished).map { ($0, min($1, max(0, room - $0))) }
    }
    return wished.map { wish in
      let length = min(wish, room)
      switch stack.alignment {
      case .fill, .leading, .firstBaseline, .lastBaseline: return (0, length)
      case .center: return ((room - length) / 2, length)
      case .trailing: return (room - length, length)
      }
    }
  }
}

extension UIView {
  /// The preferred size of a view of a long stack, within a width unless it is `nil`.
  ///
  /// - Parameter fills: Whether the view takes the whole width, instead of what it needs of it.
  fileprivate func stackedSize(width: CGFloat?, fills: Bool = false) -> CGSize {
    guard subviews.isEmpty, constraints.isEmpty else {
      let own = systemLayoutSizeFitting(.zero)
      guard let width, fills || own.width > width else { return own }
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    var size = intrinsicContentSize
    if let width {
      size.width = fills ? width : min(size.width, width)
      if let height = contentHeight(forWidth: size.width) { size.height = height }
    }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Returns the distance from the top of the view to its baseline, at a height.
  fileprivate func stackedBaseline(_ kind: BaselineKind, height: CGFloat) -> CGFloat {
    let next = kind == .first ? forFirstBaselineLayout : forLastBaselineLayout
    // A view inside it stands where the last layout put it.
    if next !== self, next.isDescendant(of: self) {
      let frame = next.convert(next.bounds, to: self)
      return frame.minY + next.stackedBaseline(kind, height: frame.height)
    }
    let place = baseline(kind)
    return height * place.part + place.offset
  }

  /// Returns the priorities of the view's size along an axis. A view with content or a constraint
  /// on its size has its own. Another one has the lowest priorities of its visible subviews.
  fileprivate func priorities(
    along axis: NSLayoutConstraint.Axis
  ) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let fixed = constraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal
    }.map(\.priority).max()
    if let fixed { return (fixed, fixed) }
    let size = intrinsicContentSize
    if (axis == .horizontal ? size.width : size.height) >= 0 {
      return (hugging[axis], resistance[axis])
    }
    let inner = subviews.filter { !$0.isHidden }.map { $0.priorities(along: axis) }
    return (
      inner.map(\.hugging).min() ?? UILayoutPriority(1),
      inner.map(\.resistance).min() ?? UILayoutPriority(1)
    )
  }
}
