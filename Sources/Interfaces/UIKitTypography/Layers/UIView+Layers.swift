import Foundation
import Imaging
import Rendering

extension UIView {
  /// Creates the view's layer. An unsupported layer class is reported, and gets a plain layer.
  func makeLayer() -> CALayer {
    let kind: AnyClass = Self.layerClass
    let layer: CALayer =
      if kind == CAShapeLayer.self {
        CAShapeLayer()
      } else if kind == CAGradientLayer.self {
        CAGradientLayer()
      } else {
        CALayer()
      }
    if type(of: layer) != kind {
      UISimulatedDevice.current.report(
        .ownLayer(view: "\(type(of: self))", layer: "\(kind)"))
    }
    layer.attach(to: self)
    return layer
  }

  /// Draws the content of the view's own layer, and the layers that the app added to it.
  func layerContents(_ drawing: inout ElementDrawing) {
    let count = drawing.pieces.count
    layer.contents(in: &drawing, at: bounds.origin, opacity: 1)
    for sublayer in layer.sublayers ?? [] {
      drawing.layer(sublayer, from: bounds.origin, opacity: 1)
    }
    drawing.cutWithContent(from: count)
  }
}

extension ElementDrawing {
  /// Draws a layer that belongs to no view, and its sublayers.
  fileprivate mutating func layer(_ layer: CALayer, from origin: CGPoint, opacity: Double) {
    let opacity = opacity * Double(min(max(layer.opacity, 0), 1))
    guard layer.view == nil, !layer.isHidden, opacity > 0 else { return }
    let frame = layer.frame.sanitized
    let place = CGRect(
      x: origin.x + frame.minX, y: origin.y + frame.minY, width: frame.width, height: frame.height)
    let traits = traits
    let faded = { (color: CGColor) in
      color.withAlphaComponent(CGFloat(color.color(in: traits, opacity: opacity).alpha) / 255)
    }
    if let color = layer.backgroundColor {
      fill(
        place, radius: layer.cornerRadius, corners: layer.maskedCorners, faded(color),
        named: "layer")
    }
    layer.contents(in: &self, at: place.origin, opacity: opacity)
    for sublayer in layer.sublayers ?? [] {
      self.layer(sublayer, from: place.origin, opacity: opacity)
    }
    border(
      place, radius: layer.cornerRadius, corners: layer.maskedCorners, width: layer.borderWidth,
      faded(layer.borderColor ?? .black), named: "layerBorder")
  }
}

extension UIColor {
  /// The colour in traits, with its alpha multiplied by an opacity.
  func color(in traits: UITraitCollection, opacity: Double) -> RGBAColor {
    let color = color(in: traits)
    return RGBAColor(
      red: color.red, green: color.green, blue: color.blue,
      alpha: UInt8((Double(color.alpha) * opacity).rounded()))
  }
}
