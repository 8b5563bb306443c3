import DynamicType
import Foundation
import Rendering

extension ElementDrawing {
  /// A picture or symbol in a rectangle of the view.
  mutating func image(
    _ image: UIImage, in rect: CGRect, tint: UIColor, named name: String? = nil
  ) {
    switch image.kind {
    case .bitmap(let bitmap, _): picture(bitmap, in: rect, named: name)
    case .symbol(let symbol, _):
      shape(in: rect, image.tint ?? tint, named: name) { SymbolShape.path(of: symbol, in: $0) }
    }
  }
}

/// The shapes of symbols.
enum SymbolShape {
  /// The shape of a symbol in a rectangle; a box for a name that has none.
  static func path(of name: String, in rect: PointRect) -> ShapePath {
    let inset = rect.width * 0.15
    return ShapePath(
      rounded: PointRect(
        x: rect.x + inset, y: rect.y + inset, width: rect.width - inset - inset,
        height: rect.height - inset - inset), radius: rect.width * 0.15)
  }
}
