public import Foundation

/// A layout that arranges views in a row, from the leading edge.
public struct HStackLayout: Layout {
  /// The guide that aligns the views.
  public var alignment: VerticalAlignment
  /// The distance between views in points; `nil` for the default.
  public var spacing: CGFloat?

  /// The properties of the layout: it stacks horizontally.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .horizontal) }

  /// Creates a row layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns the size of the views in a row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    StackLayout(axis: .horizontal, spacing: spacing)
      .size(of: subviews, in: proposal, guide: alignment.key).size
  }

  /// Places the views in a row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackLayout(axis: .horizontal, spacing: spacing)
      .place(subviews, in: bounds, proposal: proposal, guide: alignment.key)
  }

  /// Returns the distances that the views at the edges of the row keep.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    StackLayout(axis: .horizontal, spacing: spacing).spacing(around: subviews)
  }
}

/// A layout that arranges views in a column, from the top.
public struct VStackLayout: Layout {
  /// The guide that aligns the views.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; `nil` for the default.
  public var spacing: CGFloat?

  /// The properties of the layout: it stacks vertically.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .vertical) }

  /// Creates a column layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns the size of the views in a column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    StackLayout(axis: .vertical, spacing: spacing)
      .size(of: subviews, in: proposal, guide: alignment.key).size
  }

  /// Places the views in a column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackLayout(axis: .vertical, spacing: spacing)
      .place(subviews, in: bounds, proposal: proposal, guide: alignment.key)
  }

  /// Returns the distances that the views at the edges of the column keep.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    StackLayout(axis: .vertical, spacing: spacing).spacing(around: subviews)
  }
}
