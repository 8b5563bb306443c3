import DynamicType
import Foundation
import Rendering
import Snapshots
import Symbols
import UIKitTypography

/// A node that draws a symbol.
/// It has the size of the surrounding font and the baseline of the text beside it.
final class SymbolNode: LayoutNode {
  private let symbol: Symbol
  private let isResizable: Bool
  private let image: SymbolImage
  private let weight: FontWeight
  private let pointSize: Points

  private let scale: Symbol.Scale

  init(
    _ symbol: Symbol, size: UIImage.SymbolSize? = nil, isResizable: Bool, in context: ViewContext
  ) {
    self.symbol = symbol
    self.isResizable = isResizable
    let environment = context.environment
    let font = environment.textChanges.font ?? environment.font ?? .body
    let changes = environment.textChanges
    let resolved = (changes.isBold == true ? font.bold() : font).resolved(in: environment.traits)
    weight =
      size?.weight ?? changes.weight ?? resolved.weight(compatibleWith: environment.traits)
    pointSize = size?.pointSize ?? resolved.pointSize
    scale = size?.scale ?? environment.imageScale.ofSymbol
    image = symbol.image(
      pointSize: pointSize, weight: weight, scale: scale,
      isRightToLeft: environment.isRightToLeft)
    super.init(named: "Image", in: context)
  }

  private func onPixels(_ length: Points) -> CGFloat {
    CGFloat(SizeRounding.wholePixels(covering: length, at: environment.screen).value)
  }

  private var ideal: CGSize {
    CGSize(width: onPixels(image.width), height: onPixels(image.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isResizable else { return ideal }
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(
      width: size.width.isFinite ? size.width : ideal.width,
      height: size.height.isFinite ? size.height : ideal.height)
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
      size.height * CGFloat(image.baseline.value / image.height.value)
    default: nil
    }
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    var image = image
    if isResizable {
      // As large as fits, in its own shape, with lines of the weight it has at that size.
      let factor = min(
        Double(rect.width) / image.width.value, Double(rect.height) / image.height.value)
      image = symbol.image(
        pointSize: pointSize * factor, weight: weight, scale: scale,
        isRightToLeft: environment.isRightToLeft)
    }
    let left = Points(Double(rect.midX)) - image.width * 0.5
    let top = Points(Double(rect.midY)) - image.height * 0.5
    canvas.add(
      symbol, image.stencil(x: left, y: top),
      environment.foregroundColor.resolved(in: environment), in: rect)
  }
}
