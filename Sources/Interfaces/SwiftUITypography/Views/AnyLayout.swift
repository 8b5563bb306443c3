public import Foundation

/// A type-erased layout, with which you can switch between layouts.
public struct AnyLayout: Layout {
  /// The type-erased cache of the layout.
  public struct Cache {
    fileprivate var value: Any
  }

  private let make: (Subviews) -> Any
  private let fit: (ProposedViewSize, Subviews, inout Any) -> CGSize
  private let place: (CGRect, ProposedViewSize, Subviews, inout Any) -> Void
  private let distance: (Subviews, inout Any) -> ViewSpacing
  private let across:
    (HorizontalAlignment, CGRect, ProposedViewSize, Subviews, inout Any) -> CGFloat?
  private let down: (VerticalAlignment, CGRect, ProposedViewSize, Subviews, inout Any) -> CGFloat?
  /// The axis along which the layout stacks; `nil` if it does not stack.
  let axis: Axis?
  /// The name of the layout as a view, such as `HStack`.
  let name: String

  /// Creates a layout from one of any type.
  public init<Wrapped: Layout>(_ layout: Wrapped) {
    make = { layout.makeCache(subviews: $0) }
    fit = { proposal, subviews, cache in
      guard var own = cache as? Wrapped.Cache else { return .zero }
      defer { cache = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    place = { bounds, proposal, subviews, cache in
      guard var own = cache as? Wrapped.Cache else { return }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
      cache = own
    }
    distance = { subviews, cache in
      guard var own = cache as? Wrapped.Cache else { return ViewSpacing() }
      defer { cache = own }
      return layout.spacing(subviews: subviews, cache: &own)
    }
    across = { guide, bounds, proposal, subviews, cache in
      guard var own = cache as? Wrapped.Cache else { return nil }
      defer { cache = own }
      return layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    down = { guide, bounds, proposal, subviews, cache in
      guard var own = cache as? Wrapped.Cache else { return nil }
      defer { cache = own }
      return layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    if let any = layout as? AnyLayout {
      axis = any.axis
      name = any.name
    } else {
      axis = Wrapped.layoutProperties.stackOrientation
      name = Wrapped.plainName
    }
  }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: make(subviews)) }

  /// Returns the size of all views together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    fit(proposal, subviews, &cache.value)
  }

  /// Places the views in a rectangle.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    place(bounds, proposal, subviews, &cache.value)
  }

  /// Returns the distance that the layout keeps from its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    distance(subviews, &cache.value)
  }

  /// Returns the position of a guide; `nil` if the layout does not set it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    across(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position of a guide; `nil` if the layout does not set it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    down(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Creates a view that arranges its content with the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, name: name, content: content())
  }
}
