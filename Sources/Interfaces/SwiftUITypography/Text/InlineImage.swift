import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Symbols
import TextEngine

extension Image {
  /// Returns the space that the picture takes in a text with a font. A symbol is as large as the
  /// letters, so it does not increase the line height.
  func box(beside font: Font, in environment: EnvironmentValues) -> InlineBox {
    let pointSize = font.resolved(in: environment.traits).pointSize
    guard pointSize > .zero else { return InlineBox(width: 0) }
    switch source {
    case .symbol(let name):
      let shape = environment.symbolVariants.symbol(name).image(
        pointSize: pointSize, scale: environment.imageScale.ofSymbol)
      return InlineBox(width: shape.width.value / pointSize.value)
    case .bitmap, .asset, .unreadable:
      guard let (bitmap, scale) = pixels(in: environment) else { return InlineBox(width: 0) }
      let pixelsPerEm = Double(scale) * pointSize.value
      return InlineBox(
        width: Double(bitmap.width) / pixelsPerEm, ascent: Double(bitmap.height) / pixelsPerEm)
    }
  }
}

extension TextChanges {
  /// Returns the weight of a symbol in a text with these changes.
  func weight(in environment: EnvironmentValues) -> FontWeight {
    let font = font ?? environment.font ?? .body
    let resolved = (isBold == true ? font.bold() : font).resolved(in: environment.traits)
    return weight ?? resolved.weight(compatibleWith: environment.traits)
  }
}

extension InterfaceCanvas {
  /// Draws a picture in the space that a text reserves for it.
  ///
  /// - Parameters:
  ///   - x: The left edge of the text's frame.
  ///   - baseline: The baseline at the picture.
  func add(
    _ image: Image, in box: TextBox, x: Points, baseline: Points, weight: FontWeight,
    _ environment: EnvironmentValues
  ) {
    let left = x + box.left
    switch image.source {
    case .symbol(let name):
      let symbol = environment.symbolVariants.symbol(name)
      guard box.pointSize > .zero else { return }
      let shape = symbol.image(
        pointSize: box.pointSize, weight: weight, scale: environment.imageScale.ofSymbol,
        isRightToLeft: environment.isRightToLeft)
      let top = baseline - shape.baseline
      add(
        symbol, shape.stencil(x: left, y: top), box.color,
        in: CGRect(
          x: left.value, y: top.value, width: shape.width.value, height: shape.height.value))
    case .bitmap, .asset, .unreadable:
      guard let (bitmap, _) = image.pixels(in: environment) else { return }
      let height = box.width * (Double(bitmap.height) / Double(bitmap.width))
      let rect = PointRect(x: left, y: baseline - height, width: box.width, height: height)
      add(
        .picture(bitmap, in: rect),
        in: CGRect(
          x: rect.x.value, y: rect.y.value, width: rect.width.value, height: rect.height.value))
    }
  }
}
