import Foundation

/// Places the views of a long stack one by one.
@MainActor
struct StackPlacement {
  private let stack: UIStackView
  private let views: [UIView]
  private let insets: UIEdgeInsets
  private let isRow: Bool

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.shownViews
    insets = stack.contentInsets
    isRow = stack.axis == .horizontal
  }

  /// The size that the views would like to have together.
  func size(width: CGFloat? = nil) -> CGSize {
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    let sizes = views.map { wish($0, width: isRow ? nil : inner) }
    let along = sizes.map { isRow ? $0.width : $0.height }.reduce(0, +) + gaps
    let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
    return CGSize(
      width: (isRow ? along : across) + insets.left + insets.right,
      height: (isRow ? across : along) + insets.top + insets.bottom)
  }

  private var gaps: CGFloat { views.dropLast().map { stack.gap(after: $0) }.reduce(0, +) }

  private func wish(_ view: UIView, width: CGFloat?) -> CGSize {
    if view.subviews.isEmpty, view.constraints.isEmpty {
      var size = view.intrinsicContentSize
      if let width, let height = view.contentHeight(forWidth: width) {
        size = CGSize(width: min(size.width, width), height: height)
      }
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func place() {
    let room = stack.bounds.inset(by: insets)
    let isFilled = stack.alignment == .fill
    let sizes = views.map { wish($0, width: isRow ? nil : room.width) }
    let wished = sizes.map { isRow ? $0.width : $0.height }
    let (lengths, gap) = shared(wished, room: isRow ? room.width : room.height)
    let scale = max(1, stack.traitCollection.displayScale)
    var place: CGFloat = isRow ? (stack.isRightToLeft ? room.maxX : room.minX) : room.minY
    for (index, view) in views.enumerated() {
      let length = lengths[index]
      let breadth =
        isFilled
        ? (isRow ? room.height : room.width)
        : min(isRow ? sizes[index].height : sizes[index].width, isRow ? room.height : room.width)
      let free = (isRow ? room.height : room.width) - breadth
      let side = offset(free)
      let frame =
        isRow
        ? CGRect(
          x: stack.isRightToLeft ? place - length : place, y: room.minY + side, width: length,
          height: breadth)
        : CGRect(x: room.minX + side, y: place, width: breadth, height: length)
      view.frame = frame.rounded(to: scale)
      let step = length + (gap ?? stack.gap(after: view))
      place += isRow && stack.isRightToLeft ? -step : step
    }
  }

  private func offset(_ free: CGFloat) -> CGFloat {
    let isMirrored = !isRow && stack.isRightToLeft
    switch stack.alignment {
    case .fill: return 0
    case .center: return free / 2
    case .leading, .firstBaseline: return isMirrored ? free : 0
    case .trailing, .lastBaseline: return isMirrored ? 0 : free
    }
  }

  /// The lengths along the axis, and the gap where that is not each view's own.
  private func shared(_ wished: [CGFloat], room: CGFloat) -> ([CGFloat], gap: CGFloat?) {
    let free = room - wished.reduce(0, +) - gaps
    let count = CGFloat(max(1, wished.count))
    switch stack.distribution {
    case .fillEqually:
      return (wished.map { _ in max(0, (room - gaps) / count) }, nil)
    case .fillProportionally:
      let sum = wished.reduce(0, +)
      return (wished.map { sum > 0 ? $0 * max(0, room - gaps) / sum : 0 }, nil)
    case .equalSpacing, .equalCentering:
      let gap = (room - wished.reduce(0, +)) / max(1, count - 1)
      return (wished, free > 0 ? gap : nil)
    case .fill:
      guard free != 0, let index = stretched else { return (wished, nil) }
      var lengths = wished
      lengths[index] = max(0, lengths[index] + free)
      return (lengths, nil)
    }
  }

  /// The view that gives way: the last of those that hold least to their size.
  private var stretched: Int? {
    let least = views.map { $0.hugging[stack.axis] }.min()
    return views.lastIndex { $0.hugging[stack.axis] == least }
  }
}
