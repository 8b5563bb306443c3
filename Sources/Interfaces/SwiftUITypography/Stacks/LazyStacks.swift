public import Foundation

/// A column of views. All views are created here, including those outside the visible area.
nonisolated public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a column of views.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the views.
  ///   - spacing: The distance between views in points; `nil` for the default.
  ///   - pinnedViews: The views that stay at the edge during scrolling. They have no effect here.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The column, as wide as its container.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}

/// A row of views. All views are created here, including those outside the visible area.
nonisolated public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row of views.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the views.
  ///   - spacing: The distance between views in points; `nil` for the default.
  ///   - pinnedViews: The views that stay at the edge during scrolling. They have no effect here.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The row, as high as its container.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: alignment))
  }
}

/// The kinds of views that stay at the edge of a scroll view. Views are not pinned here.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The kinds of views as bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
