import DynamicType
import Foundation
import Rendering
import Snapshots
import Symbols
import TextEngine

extension UIView {
  /// Adds what ``draw(_:)`` draws. The method is called again if that was requested, or if the
  /// size, the colours or a trait that it read has changed.
  func drawnContents(_ drawing: inout ElementDrawing) {
    let traits = drawing.traits
    var isCurrent = marks != nil && !needsDisplay && marksSize == bounds.size
    if let told = marksTraits {
      isCurrent = isCurrent && !traits.hasDifferentColorAppearance(comparedTo: told)
      isCurrent = isCurrent && !(hasReadTraitsToDraw && told != traits)
    }
    if !isCurrent {
      let new = DrawnMarks()
      needsDisplay = false
      hasReadTraitsToDraw = false
      isDrawing = true
      DrawnMarks.$current.withValue(new) { traits.asCurrent { draw(bounds) } }
      isDrawing = false
      // Systems before iOS 18 did not notice what a view looks at to draw.
      if UISimulatedDevice.current.system < UISystemVersion(18) { hasReadTraitsToDraw = false }
      (marks, marksSize, marksTraits) = (new, bounds.size, traits)
    }
    let count = drawing.pieces.count
    for (index, mark) in (marks?.marks ?? []).enumerated() {
      drawing.drawn(mark, named: "drawn".ofSiblings(index + 1))
    }
    // The store it goes to is as large as the view, whether views in it are cut off or not.
    drawing.cutAtView(from: count)
  }
}

extension ElementDrawing {
  /// Adds one mark that a view drew itself.
  mutating func drawn(_ mark: DrawnMarks.Mark, named name: String) {
    let shift = place(.zero)
    switch mark {
    case .fill(let path, let color):
      add(.fill(path.offset(x: shift.x, y: shift.y), color), in: view.bounds, named: name)
    case .stroke(let path, let width, let color):
      add(
        .stroke(path.offset(x: shift.x, y: shift.y), width: width, color), in: view.bounds,
        named: name)
    case .text(let set, let x, let y):
      let box = CGRect(
        x: x.value, y: y.value, width: set.frame.width.value, height: set.frame.height.value)
      add(.text(set, x: x + shift.x, y: y + shift.y), in: box, named: name)
    case .image(let image, let rect): self.image(image, in: rect, tint: view.tintColor, named: name)
    }
  }
}

extension UIView {
  /// Returns the visible area inside the view's edge, with its rounded corners.
  func cornerClip(in box: PointRect, within clip: InterfaceElement.Clip) -> InterfaceElement.Clip {
    let (radius, corners) = (Points(Double(layer.cornerRadius)), layer.maskedCorners)
    guard radius > .zero, !corners.isEmpty, !box.isEmpty else { return clip.cut(to: box) }
    let outline =
      corners == .all
      ? ShapePath.roundedRectangle(box, radius: radius)
      : ShapePath(rounded: box, radius: radius, corners: corners)
    return clip.cut(to: outline, in: box)
  }
}

extension ElementDrawing {
  /// Adds a picture or symbol in a rectangle of the view.
  mutating func image(
    _ image: UIImage, in rect: CGRect, tint: UIColor, named name: String? = nil
  ) {
    switch image.kind {
    case .bitmap(let bitmap, _):
      picture(image.shown(bitmap, tint: tint, in: view.traitCollection), in: rect, named: name)
    case .symbol(let symbolName, let configuration):
      guard rect.height > 0 else { return }
      let symbol = Symbol(orUnknown: symbolName)
      let shape = symbol.image(
        height: Points(Double(rect.height)), weight: configuration.fontWeight(in: traits),
        scale: configuration.scale.ofSymbol, isRightToLeft: view.isRightToLeft)
      let size = CGSize(width: shape.width.value, height: shape.height.value)
      let left = rect.minX + (rect.width - size.width) / 2
      self.symbol(
        symbol, shape, in: CGRect(origin: CGPoint(x: left, y: rect.minY), size: size),
        image.color(besides: tint).color(in: traits), named: name)
    }
  }
}
