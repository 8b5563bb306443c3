public import Foundation

/// A column whose views are made when they are scrolled to: all of them here, so that none is missed.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views in a column.
  ///
  /// - Parameter pinnedViews: What stays at the edge while the rest scrolls; no effect here.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The column, as wide as what it stands in.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}

/// A row whose views are made when they are scrolled to: all of them here, so that none is missed.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views in a row.
  ///
  /// - Parameter pinnedViews: What stays at the edge while the rest scrolls; no effect here.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The row, as high as what it stands in.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: alignment))
  }
}

/// What stays at the edge of a scroll view while the rest scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32
  /// Kinds by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The titles of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The notes of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
