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

  /// What is known of it beside what it answers.
  static var layoutProperties: LayoutProperties { get }
  /// What it remembers, to begin with.
  func makeCache(subviews: Subviews) -> Cache
  /// Changes what it remembers after its views changed, which they never do here.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How large the views are together where a size is proposed.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places every view in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// What distance it keeps from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Where a guide lies; `nil` for what its views say of it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a guide lies; `nil` for what its views say of it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What is known of a layout beside what it answers.
public struct LayoutProperties: Hashable, Sendable {
  /// Along which axis it stacks, which dividers and spacers in it ask for; `nil` where it does not.
  public var stackOrientation: Axis?

  /// A layout that stacks along no axis.
  public init() {}

  init(along axis: Axis) { stackOrientation = axis }
}

extension Layout {
  /// It stacks along no axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Nothing changes.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// The usual distance.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// What its views say of it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// What its views say of it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
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
