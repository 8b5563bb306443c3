public import Foundation

/// Arranges views in a row, from where the interface begins.
public struct HStackLayout: Layout {
  /// The guide by which views are aligned.
  public var alignment: VerticalAlignment
  /// The space between views; `nil` for the usual one.
  public var spacing: CGFloat?

  /// It stacks along a row.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .horizontal) }

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// How large the views are side by side.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    StackLayout(axis: .horizontal, spacing: spacing)
      .size(of: subviews, in: proposal, guide: alignment.key).size
  }

  /// Places the views side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackLayout(axis: .horizontal, spacing: spacing)
      .place(subviews, in: bounds, proposal: proposal, guide: alignment.key)
  }
}

/// Arranges views in a column, from the top.
public struct VStackLayout: Layout {
  /// The guide by which views are aligned.
  public var alignment: HorizontalAlignment
  /// The space between views; `nil` for the usual one.
  public var spacing: CGFloat?

  /// It stacks along a column.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .vertical) }

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// How large the views are one below the other.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    StackLayout(axis: .vertical, spacing: spacing)
      .size(of: subviews, in: proposal, guide: alignment.key).size
  }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackLayout(axis: .vertical, spacing: spacing)
      .place(subviews, in: bounds, proposal: proposal, guide: alignment.key)
  }
}
