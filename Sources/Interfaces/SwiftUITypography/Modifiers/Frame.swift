public import Foundation

/// The layout node of a view in a frame of fixed size.
private final class FixedFrameNode: ModifierNode {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(
    _ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment,
    in context: ViewContext
  ) {
    self.width = width?.asFrameSide
    self.height = height?.asFrameSide
    self.alignment = alignment
    super.init(child, in: context)
  }

  override var spacing: ViewSpacing {
    child.spacing.usual(at: height == nil ? .horizontal : .all)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    alignment.origin(of: child.dimensions(childProposal(proposal)), in: size)
  }
}

/// The layout node of a view in a frame with a minimum, ideal and maximum size.
private final class FlexibleFrameNode: ModifierNode {
  struct Bounds {
    let least: CGFloat?
    let ideal: CGFloat?
    let greatest: CGFloat?

    /// Creates bounds. Only the greatest may be infinite.
    init(_ least: CGFloat?, ideal: CGFloat?, _ greatest: CGFloat?) {
      self.least = least?.asFrameSide
      self.ideal = ideal?.asFrameSide
      self.greatest = greatest.flatMap { $0.isNaN ? nil : Swift.max(0, $0) }
    }

    /// Returns the length that is proposed to the child: the proposed or else the ideal one, within
    /// the bounds.
    func inner(_ proposed: CGFloat?) -> CGFloat? {
      guard let wish = proposed ?? ideal else { return nil }
      return clamped(wish, least ?? -.infinity, greatest ?? .infinity)
    }

    /// Returns the length of the frame: the proposed one within the bounds. The child's length
    /// replaces a missing bound.
    func outer(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard least != nil || greatest != nil else {
        return ideal != nil && proposed == nil ? ideal ?? child : child
      }
      let low = least ?? min(child, greatest ?? child)
      let high = greatest ?? max(child, low)
      return clamped(proposed ?? ideal ?? child, low, high)
    }

    /// Clamps a length. If the bounds contradict each other, the lower one wins.
    private func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value, high))
    }
  }

  private let width: Bounds
  private let height: Bounds
  private let alignment: Alignment

  init(
    _ child: LayoutNode, width: Bounds, height: Bounds, alignment: Alignment,
    in context: ViewContext
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, in: context)
  }

  override var spacing: ViewSpacing {
    child.spacing.usual(at: height.least == nil && height.greatest == nil ? .horizontal : .all)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(
      width: width.outer(proposal.width, child: size.width),
      height: height.outer(proposal.height, child: size.height))
  }

  override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    alignment.origin(of: child.dimensions(childProposal(proposal)), in: size)
  }
}

extension CGFloat {
  /// A valid length of a frame, which is not negative; `nil` if it is infinite or not a number,
  /// which SwiftUI ignores as invalid.
  fileprivate var asFrameSide: CGFloat? { isFinite ? Swift.max(0, self) : nil }
}

extension Alignment {
  /// Returns the position of a view in a box where both have their alignment guides at the same
  /// place.
  func origin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    let box = ViewDimensions(size) { _ in nil }
    return CGPoint(
      x: box[horizontal] - dimensions[horizontal], y: box[vertical] - dimensions[vertical])
  }
}

nonisolated extension View {
  /// Places the view in a frame of fixed size. A dimension that is `nil` is the view's own. A
  /// negative size is zero.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifiedNode { child, context in
      FixedFrameNode(child, width: width, height: height, alignment: alignment, in: context)
    }
  }

  /// Places the view in a frame with a minimum, ideal and maximum size. A `nil` sets no limit.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifiedNode { child, context in
      FlexibleFrameNode(
        child,
        width: FlexibleFrameNode.Bounds(minWidth, ideal: idealWidth, maxWidth),
        height: FlexibleFrameNode.Bounds(minHeight, ideal: idealHeight, maxHeight),
        alignment: alignment, in: context)
    }
  }
}

/// The layout node of a view that keeps its ideal size along some axes.
private final class FixedSizeNode: ModifierNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set, in context: ViewContext) {
    self.axes = axes
    super.init(child, in: context)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

nonisolated extension View {
  /// Gives the view its ideal width and height, whatever size is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal width, height or both, whatever size is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifiedNode { FixedSizeNode($0, axes: axes, in: $1) }
  }
}

/// The layout node of a view that is drawn away from its position in the layout.
private final class OffsetNode: ModifierNode {
  private let offset: CGPoint

  init(_ child: LayoutNode, offset: CGPoint, in context: ViewContext) {
    self.offset = offset
    super.init(child, in: context)
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { child.dimensions(proposal)[explicit: key] }

  override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint { offset }
}

nonisolated extension View {
  /// Draws the view at an offset from its position in the layout. A positive `x` moves it toward
  /// the trailing edge.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifiedNode {
      OffsetNode($0, offset: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), in: $1)
    }
  }
}

/// The layout node of a view with a layout priority.
private final class PriorityNode: ModifierNode {
  init(_ child: LayoutNode, priority: Double, in context: ViewContext) {
    super.init(child, in: context)
    self.priority = priority
  }
}

nonisolated extension View {
  /// Sets the priority by which a stack distributes space. Views of the highest priority come
  /// first.
  public func layoutPriority(_ priority: Double) -> some View {
    modifiedNode { PriorityNode($0, priority: priority, in: $1) }
  }
}
