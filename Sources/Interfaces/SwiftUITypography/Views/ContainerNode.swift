import Foundation
import Snapshots

/// A node of views that a layout arranges.
final class ContainerNode: LayoutNode {
  private let layout: AnyLayout
  private let children: [LayoutNode]
  private let subviews: LayoutSubviews
  private let placements = PlacementList()
  private var cache: AnyLayout.Cache
  private var placed: (bounds: CGRect, proposal: ProposedViewSize)?

  init(
    _ layout: AnyLayout, of children: [LayoutNode], named name: String?,
    in context: ViewContext
  ) {
    self.layout = layout
    self.children = children
    subviews = LayoutSubviews(nodes: children, placements: placements)
    cache = layout.makeCache(subviews: subviews)
    super.init(named: name, in: context)
    for child in children { settings.add(child.settings) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  private lazy var distances: ViewSpacing = {
    // Asking changes what a layout remembers, which nobody else sees here.
    var cache = cache
    return layout.spacing(subviews: subviews, cache: &cache)
  }()

  override var spacing: ViewSpacing { distances }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    if let explicit = key.explicit(in: layout, bounds, proposal, subviews, &cache) {
      return explicit
    }
    arrange(in: bounds, proposal: proposal)
    return key.merging(
      children.indices.compactMap { index in
        guard let place = placements[index] else { return nil }
        return children[index].dimensions(place.proposal)[explicit: key].map {
          $0 + (key.axis == .horizontal ? place.rect.minX : place.rect.minY)
        }
      })
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    arrange(in: CGRect(origin: .zero, size: rect.size), proposal: proposal)
    canvas.add(.container, in: rect)
    let paths = canvas.paths(of: children)
    for index in orderOfDrawing {
      let child = children[index]
      let place = placements[index] ?? inTheMiddle(child, of: rect)
      var left = place.rect.minX
      if environment.isRightToLeft { left = rect.width - place.rect.maxX }
      let frame = CGRect(
        x: rect.minX + left, y: rect.minY + place.rect.minY, size: place.rect.size)
      canvas.inside(paths[index]) {
        child.place(in: canvas.onPixels(frame), proposal: place.proposal, on: canvas)
      }
    }
  }

  /// The indices of the children in drawing order, from back to front.
  private var orderOfDrawing: [Int] {
    guard children.contains(where: { $0.settings.drawingOrder != 0 }) else {
      return Array(children.indices)
    }
    return children.indices.sorted {
      (children[$0].settings.drawingOrder, $0) < (children[$1].settings.drawingOrder, $1)
    }
  }

  /// Returns the placement of a view that its layout did not place: the middle of the container.
  private func inTheMiddle(_ child: LayoutNode, of rect: CGRect) -> PlacementList.Placement {
    let size = child.size(.unspecified)
    return PlacementList.Placement(
      rect: CGRect(
        x: (rect.width - size.width) / 2, y: (rect.height - size.height) / 2, size: size),
      proposal: .unspecified)
  }

  /// Asks the layout to place the views, unless the last request was the same.
  private func arrange(in bounds: CGRect, proposal: ProposedViewSize) {
    if let placed, placed.bounds == bounds, placed.proposal == proposal { return }
    placements.removeAll()
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    placed = (bounds, proposal)
  }
}

extension AlignmentKey {
  /// Returns the position of the guide that a layout sets; `nil` if it sets none.
  fileprivate func explicit(
    in layout: AnyLayout, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    switch axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }
}
