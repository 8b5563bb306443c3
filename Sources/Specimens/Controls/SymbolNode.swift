import Foundation

final class SymbolNode: LayoutNode {
  init(_ symbol: Symbol, isResizable: Bool, in context: ViewContext) {
    super.init(named: "Image", in: context)
  }
}
