public import Foundation

/// Any layout, so that one can be exchanged for another.
public struct AnyLayout: Layout {
  /// What any layout remembers.
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
  /// Along which axis it stacks; `nil` where it does not.
  let axis: Axis?
  /// What it is called as a view.
  let name: String

  /// A layout of any type.
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

  /// What the layout remembers, to begin with.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: make(subviews)) }

  /// How large the views are together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    fit(proposal, subviews, &cache.value)
  }

  /// Places every view.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    place(bounds, proposal, subviews, &cache.value)
  }

  /// What distance it keeps from others.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    distance(subviews, &cache.value)
  }

  /// Where a guide lies, if the layout says so.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    across(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Where a guide lies, if the layout says so.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    down(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Views arranged in this way.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, name: name, content: content())
  }
}
