import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Layers on record` {
  private func view(_ change: (UIView) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.backgroundColor = .systemGray5
    change(view)
    return Exhibit.ground([view])
  }

  private func layer<Kind: CALayer>(
    _ layer: Kind, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ change: (Kind) -> Void = { _ in }
  ) -> Kind {
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = UIColor.systemRed.cgColor
    change(layer)
    return layer
  }

  @Test func `of views have the corners and borders that they had`() throws {
    var record = ViewRecord("layers-of-views", in: [.large, .dark], height: 100)
    for bits: UInt in 0...15 {
      try record.show("corners \(bits)", in: [.large]) {
        view {
          $0.layer.maskedCorners = CACornerMask(rawValue: bits)
          $0.layer.cornerRadius = 9
          $0.layer.borderWidth = 2
          $0.clipsToBounds = true
          $0.addSubview(Exhibit.label("In it"))
          $0.subviews[0].frame = CGRect(x: -5, y: 5, width: 60, height: 30)
        }
      }
    }
    for radius: CGFloat in [-3, 0, 25, 60] {
      for width: CGFloat in [-1, 0, 1, 7, 60] {
        try record.show("radius \(radius), border \(width)", in: [.large]) {
          view {
            $0.layer.cornerRadius = radius
            $0.layer.borderWidth = width
          }
        }
      }
    }
    try record.show("colours") {
      view {
        $0.layer.borderColor = UIColor.systemGreen.cgColor
        $0.layer.borderWidth = 3
        $0.layer.backgroundColor = UIColor.label.withAlphaComponent(0.5).cgColor
        $0.layer.opacity = 0.25
      }
    }
    try record.show("no colours") {
      view {
        $0.layer.borderColor = nil
        $0.layer.borderWidth = 3
        $0.backgroundColor = .clear
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `in layers are drawn as they were`() throws {
    var record = ViewRecord("layers-in-layers", in: [.large, .dark], height: 100)
    try record.show("plain") {
      view { view in
        view.bounds.origin = CGPoint(x: 3, y: 4)
        let outer = layer(CALayer(), 5, 6, 40, 30) {
          $0.cornerRadius = 8
          $0.maskedCorners = [.layerMaxXMinYCorner]
          $0.borderWidth = 2
          $0.borderColor = UIColor.systemBlue.cgColor
          $0.opacity = 0.5
        }
        outer.addSublayer(
          layer(CALayer(), 2, 3, 10, 10) {
            $0.backgroundColor = UIColor.label.cgColor
            $0.opacity = 0.5
          })
        outer.addSublayer(layer(CALayer(), 9, 9, 5, 5) { $0.isHidden = true })
        outer.addSublayer(layer(CALayer(), 9, 9, 5, 5) { $0.opacity = 0 })
        outer.addSublayer(
          layer(CALayer(), 1, 1, 4, 4) {
            $0.backgroundColor = nil
            $0.borderWidth = 1
            $0.borderColor = nil
          })
        view.layer.addSublayer(outer)
        let tile = Tile(1, 1)
        view.addSubview(tile)
        view.layer.addSublayer(tile.layer)
      }
    }
    try record.show("clipped") {
      view {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 12
        $0.layer.addSublayer(layer(CALayer(), -5, -5, 30, 30))
      }
    }
    try record.show("order", in: [.large]) {
      view {
        let layers = (1...6).map { layer(CALayer(), CGFloat($0), 0, 3, 3) }
        let root = $0.layer
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], below: layers[0])
        root.insertSublayer(layers[3], above: layers[1])
        root.insertSublayer(layers[4], below: nil)
        root.insertSublayer(layers[5], above: CALayer())
        layers[0].removeFromSuperlayer()
        layers[0].removeFromSuperlayer()
      }
    }
    try record.list("frames", in: [.large]) {
      let layer = layer(CALayer(), 10, 20, 30, 40)
      var values = ["\(layer.bounds.onRecord), \(layer.position.onRecord)"]
      layer.position = CGPoint(x: 100, y: 200)
      values.append(layer.frame.onRecord)
      layer.bounds = CGRect(x: 1, y: 2, width: 50, height: 60)
      values.append("\(layer.frame.onRecord), \(layer.bounds.onRecord)")
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      layer.position = .zero
      values.append(layer.frame.onRecord)
      return values
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private func shape(_ change: (CAShapeLayer) -> Void) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 20)).cgPath
    shape.frame.origin = CGPoint(x: 7, y: 8)
    change(shape)
    return shape
  }

  @Test func `of shapes and gradients are drawn as they were`() throws {
    var record = ViewRecord("layers-of-shapes", in: [.large, .dark], height: 100)
    let shapes: [(String, CAShapeLayer)] = [
      ("filled", shape { _ in }), ("not filled", shape { $0.fillColor = nil }),
      (
        "both",
        shape {
          $0.fillColor = UIColor.systemTeal.cgColor
          $0.strokeColor = UIColor.label.cgColor
          $0.lineWidth = 3
          $0.opacity = 0.5
        }
      ),
      (
        "no line",
        shape {
          $0.strokeColor = .red
          $0.lineWidth = 0
        }
      ),
      (
        "no end",
        shape {
          $0.strokeColor = .red
          $0.strokeEnd = 0
        }
      ),
      (
        "half",
        shape {
          $0.strokeColor = .red
          $0.strokeStart = 0.5
        }
      ),
      ("no path", shape { $0.path = nil }), ("empty path", shape { $0.path = CGMutablePath() }),
      ("ground", shape { $0.backgroundColor = UIColor.systemYellow.cgColor }),
      (
        "clear",
        shape {
          $0.fillColor = .clear
          $0.strokeColor = .clear
        }
      ),
    ]
    for (name, shape) in shapes {
      try record.show(name) { view { $0.layer.addSublayer(shape) } }
    }
    let gradients: [(String, [Any]?)] = [
      ("none", nil), ("empty", []), ("one", [UIColor.red.cgColor]),
      ("two", [UIColor.red.cgColor, UIColor.label.cgColor]),
      ("three", [UIColor.white.cgColor, UIColor.clear.cgColor, UIColor.blue.cgColor, 5]),
    ]
    for (name, colors) in gradients {
      try record.show("gradient, \(name)") {
        view {
          $0.layer.addSublayer(
            layer(CAGradientLayer(), 3, 4, 50, 30) {
              $0.colors = colors
              $0.cornerRadius = 6
              $0.opacity = 0.5
            })
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private final class Shaped: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  private final class Graded: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class OwnLayer: CALayer {}

  private final class Owned: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func `of other classes are drawn as they were`() throws {
    var record = ViewRecord("layers-of-classes", in: [.large], height: 60)
    try record.show("shape") {
      let view = Shaped(frame: CGRect(x: 5, y: 6, width: 60, height: 40))
      let layer = view.layer as? CAShapeLayer
      layer?.path = CGPath(rect: CGRect(x: 1, y: 1, width: 9, height: 9), transform: nil)
      layer?.strokeColor = UIColor.systemRed.cgColor
      return Exhibit.ground([view])
    }
    try record.show("gradient") {
      let view = Graded(frame: CGRect(x: 5, y: 6, width: 60, height: 40))
      (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      return Exhibit.ground([view])
    }
    try record.show("own") { Exhibit.ground([Owned()]) }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of effects are drawn as they were`() throws {
    var record = ViewRecord("effects", in: [.large, .dark], height: 30)
    for number in 0...20 {
      guard let style = UIBlurEffect.Style(rawValue: number) else { continue }
      try record.show("\(style)") { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    }
    try record.show("vibrancy, and none") {
      let blur = UIBlurEffect(style: .regular)
      let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
      let inner = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      inner.effect = blur
      view.contentView.addSubview(inner)
      return view
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
