import Foundation
import Snapshots

/// The layout node of a view that the Large Content Viewer can show.
private final class LargeContentNode: ModifierNode {
  private let content: LargeContent

  init(_ child: LayoutNode, content: LargeContent, in context: ViewContext) {
    self.content = content
    super.init(child, in: context)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.offering(content) {
      canvas.add(.container, in: rect)
      super.place(in: rect, proposal: proposal, on: canvas)
    }
  }
}

nonisolated extension View {
  /// Shows the view's texts and first symbol in the Large Content Viewer, on a long press at
  /// accessibility sizes.
  public func accessibilityShowsLargeContentViewer() -> some View {
    modifiedNode { child, context in
      LargeContentNode(child, content: LargeContent(of: self, in: context.environment), in: context)
    }
  }

  /// Shows another view's texts and first symbol in the Large Content Viewer, on a long press at
  /// accessibility sizes.
  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let shown = content()
    return modifiedNode { child, context in
      LargeContentNode(
        child, content: LargeContent(of: shown, in: context.environment), in: context)
    }
  }
}

/// The panel that the Large Content Viewer shows in the middle of the screen: a symbol above a
/// title. (Modelled: Apple publishes no measures.)
nonisolated struct LargeContentPanel: View {
  let content: LargeContent

  var body: some View {
    VStack(spacing: 16) {
      if let symbol = content.symbol {
        Image(systemName: symbol).font(.system(size: 72))
      }
      if let title = content.title {
        Text(title).font(.system(size: 34)).fontWeight(.medium).multilineTextAlignment(.center)
      }
    }
    .padding(28)
    .frame(minWidth: 200, minHeight: 160)
    .background(Color.panel, in: RoundedRectangle(cornerRadius: 24))
    .padding(24)
  }
}
