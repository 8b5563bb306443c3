public import Foundation

/// A way to arrange views, as SwiftUI's `Layout`; stacks are layouts too.
///
/// Places count from the left, as if the interface ran from left to right; where it runs the other way,
/// all is turned round.
public protocol Layout {
  /// What it remembers between measuring and placing.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What it remembers, to begin with.
  func makeCache(subviews: Subviews) -> Cache
  /// How large the views are together where a size is proposed.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places every view in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Nothing to remember.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Views arranged in this way.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: AnyLayout(self), name: Self.plainName, content: content())
  }

  /// Its name as a view, without `Layout`: `HStackLayout` is an `HStack`.
  static var plainName: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("StackLayout") ? String(name.dropLast("Layout".count)) : name
  }
}

/// Views arranged by a layout.
struct LayoutContainer<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let name: String?
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [
      ContainerNode(
        layout, of: content.layoutNodes(in: context.changing { $0.stackAxis = layout.axis }),
        named: name, in: context)
    ]
  }
}

/// Any layout, so that one can be exchanged for another.
public struct AnyLayout: Layout {
  /// What any layout remembers.
  public struct Cache {
    fileprivate var value: Any
  }

  private let make: (Subviews) -> Any
  private let fit: (ProposedViewSize, Subviews, inout Any) -> CGSize
  private let place: (CGRect, ProposedViewSize, Subviews, inout Any) -> Void
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
    if let any = layout as? AnyLayout {
      axis = any.axis
      name = any.name
    } else {
      axis = (layout as? any StackingLayout)?.axis
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

  /// Views arranged in this way.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, name: name, content: content())
  }
}

/// A layout that arranges views along an axis, which dividers and spacers in it ask for.
protocol StackingLayout: Layout {
  var axis: Axis { get }
}

extension EnvironmentValues {
  private enum StackAxisKey: EnvironmentKey {
    static let defaultValue: Axis? = nil
  }

  /// Along which axis the nearest stack arranges.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
