public import Foundation

/// The way content with an aspect ratio fills a rectangle with another.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The content is as large as possible inside the rectangle.
  case fit
  /// The content is as small as possible around the rectangle.
  case fill
}

/// The layout node of a view with an aspect ratio.
private final class AspectRatioNode: ModifierNode {
  private let ratio: CGFloat?
  private let mode: ContentMode

  init(_ child: LayoutNode, ratio: CGFloat?, mode: ContentMode, in context: ViewContext) {
    self.ratio = ratio
    self.mode = mode
    super.init(child, in: context)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(.unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width.flatMap(\.finite), proposal.height.flatMap(\.finite)) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = (width > height * ratio) == (mode == .fill)
      return isWide
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

extension CGFloat {
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}

nonisolated extension View {
  /// Constrains the view to an aspect ratio, width ÷ height; `nil` for that of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifiedNode { AspectRatioNode($0, ratio: ratio, mode: contentMode, in: $1) }
  }

  /// Gives the view its own aspect ratio, as large as possible inside the proposed size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Gives the view its own aspect ratio, as small as possible around the proposed size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
