import DynamicType
import Foundation
import Rendering
import Snapshots
import Symbols

extension ElementDrawing {
  /// A picture or symbol in a rectangle of the view.
  mutating func image(
    _ image: UIImage, in rect: CGRect, tint: UIColor, named name: String? = nil
  ) {
    switch image.kind {
    case .bitmap(let bitmap, _): picture(bitmap, in: rect, named: name)
    case .symbol(let symbolName, let configuration):
      let color = image.tint ?? tint
      guard let symbol = Symbol(named: symbolName), rect.height > 0 else {
        box(in: rect, color, named: name)
        return
      }
      let shape = symbol.image(
        height: Points(Double(rect.height)), scale: configuration.scale.ofSymbol,
        isRightToLeft: view.isRightToLeft)
      let size = CGSize(width: shape.width.value, height: shape.height.value)
      let left = rect.minX + (rect.width - size.width) / 2
      self.symbol(
        symbolName, shape, in: CGRect(origin: CGPoint(x: left, y: rect.minY), size: size), color,
        named: name)
    }
  }

  /// What stands in for a symbol that has no shape.
  private mutating func box(in rect: CGRect, _ color: UIColor, named name: String?) {
    shape(in: rect, color, named: name) { rect in
      let inset = rect.width * 0.15
      return ShapePath(
        rounded: PointRect(
          x: rect.x + inset, y: rect.y + inset, width: rect.width - inset - inset,
          height: rect.height - inset - inset), radius: rect.width * 0.15)
    }
  }
}
