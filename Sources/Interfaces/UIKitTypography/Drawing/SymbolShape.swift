import DynamicType
import Foundation
import Rendering
import Specimens

/// The shape of a symbol at a size.
struct SymbolShape {
  private let image: SymbolImage

  /// The shape beside text of a size; `nil` for a name that has none.
  init?(_ name: String, pointSize: CGFloat, scale: UIImage.SymbolScale) {
    guard let symbol = Symbol(named: name), pointSize > 0 else { return nil }
    image = symbol.image(pointSize: Points(Double(pointSize)), scale: Self.scale(scale))
  }

  /// The shape of a height; `nil` for a name that has none.
  init?(_ name: String, height: CGFloat, scale: UIImage.SymbolScale, isMirrored: Bool) {
    guard let symbol = Symbol(named: name), height > 0 else { return nil }
    let scale = Self.scale(scale)
    let whole = symbol.image(pointSize: 100, scale: scale)
    let image = symbol.image(
      pointSize: Points(Double(height) / whole.height.value * 100), scale: scale)
    self.image = isMirrored && symbol.isDirectional ? image.mirrored : image
  }

  private static func scale(_ scale: UIImage.SymbolScale) -> Image.Scale {
    switch scale {
    case .small: .small
    case .large: .large
    case .default, .medium: .medium
    }
  }

  /// The size of its box in points.
  var size: CGSize { CGSize(width: image.width.value, height: image.height.value) }

  /// What it covers, with its box at a place.
  func stencil(at place: PointRect) -> Stencil { image.stencil(x: place.x, y: place.y) }
}
