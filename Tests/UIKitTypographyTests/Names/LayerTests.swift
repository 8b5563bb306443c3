import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing

@testable import UIKitTypography

/// Layers that an app puts into the layer of a view.
@MainActor @Suite struct `Layers of an app` {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// What a view of 100 by 50 pt shows beside itself.
  private func pieces(
    _ change: (UIView) -> Void
  ) throws -> [(name: String, color: RGBAColor?, shape: ShapePath?)] {
    try Stage.device().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      change(view)
      return try view.interfaceFrame(size: CGSize(width: 100, height: 50)).elements.compactMap {
        let name = $0.path.split(separator: "/").dropFirst().joined(separator: "/")
        if name.isEmpty { return nil }
        switch $0.content {
        case .fill(let shape, let color): return (name, color, shape)
        case .stroke(let shape, _, let color): return (name, color, shape)
        default: return (name, nil, nil)
        }
      }
    }
  }

  private func point(_ x: Double, _ y: Double) -> ShapePath.Point {
    ShapePath.Point(x: Points(x), y: Points(y))
  }

  @Test func `show their colour, at half its strength where they are half seen`() throws {
    let shown = try pieces { view in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 5, width: 20, height: 8)
      layer.backgroundColor = red.cgColor
      layer.opacity = 0.5
      view.layer.addSublayer(layer)
    }
    #expect(shown.map(\.name) == ["layer"])
    #expect(shown.first?.color == RGBAColor(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(
      shown.first?.shape
        == ShapePath([
          .move(to: point(10, 5)), .line(to: point(30, 5)), .line(to: point(30, 13)),
          .line(to: point(10, 13)), .close,
        ]))
  }

  @Test func `show a path where they are, its area and its line`() throws {
    let shown = try pieces { view in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 4, y: 6))
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      layer.fillColor = red.cgColor
      layer.strokeColor = UIColor.black.cgColor
      layer.position = CGPoint(x: 10, y: 20)
      view.layer.addSublayer(layer)
    }
    let line = ShapePath([.move(to: point(11, 22)), .line(to: point(14, 26))])
    #expect(shown.map(\.name) == ["shape", "line"])
    #expect(shown.map(\.shape) == [line, line])
    #expect(shown.last?.color == RGBAColor(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test func `show the mean of several colours`() throws {
    let shown = try pieces { view in
      let layer = CAGradientLayer()
      layer.frame = view.bounds
      layer.colors = [red.cgColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor]
      view.layer.insertSublayer(layer, at: 0)
    }
    #expect(shown.map(\.name) == ["gradient"])
    #expect(shown.first?.color == RGBAColor(red: 128, green: 0, blue: 128, alpha: 255))
  }

  @Test func `show nothing where they are hidden or taken out`() throws {
    let shown = try pieces { view in
      let (hidden, gone) = (CALayer(), CALayer())
      for layer in [hidden, gone] {
        layer.frame = view.bounds
        layer.backgroundColor = red.cgColor
        view.layer.addSublayer(layer)
      }
      hidden.isHidden = true
      gone.removeFromSuperlayer()
    }
    #expect(shown.isEmpty)
  }

  @Test func `stand in the order in which they were put in`() {
    let (one, two, three, parent) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(one)
    parent.insertSublayer(two, below: one)
    parent.insertSublayer(three, above: two)
    #expect(parent.sublayers == [two, three, one])
    #expect(one.superlayer === parent)
  }

  @Test func `are the layer of a view whose class asks for one of a path`() throws {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let shown = try pieces { view in
      let ring = Ring(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      (ring.layer as? CAShapeLayer)?.path = CGPath(
        rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
      view.addSubview(ring)
    }
    #expect(shown.map(\.name) == ["Ring", "Ring/shape"])
    #expect(shown.last?.shape?.elements.first == .move(to: point(5, 5)))
  }

  @Test func `begin with Core Animation's values`() {
    let layer = CALayer()
    #expect([layer.speed, layer.opacity, layer.shadowOpacity] == [1, 1, 0])
    #expect([layer.beginTime, layer.timeOffset] == [0, 0])
    #expect([layer.zPosition, layer.cornerRadius, layer.borderWidth] == [0, 0, 0])
    #expect([layer.contentsScale, layer.rasterizationScale, layer.shadowRadius] == [1, 1, 3])
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(!layer.isHidden)
    #expect(!layer.masksToBounds)
    #expect(!layer.shouldRasterize)
  }

  @Test func `pass what they share with their view on to it`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.backgroundColor = red.cgColor
    view.layer.opacity = 0.25
    view.layer.position = CGPoint(x: 50, y: 60)
    #expect(view.backgroundColor == red)
    #expect(view.alpha == 0.25)
    #expect(view.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
  }
}

@MainActor @Suite struct `A map of the plane` {
  @Test func `moves, scales and turns points`() {
    let point = CGPoint(x: 3, y: 4)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(translationX: 1, y: -1)) == CGPoint(x: 4, y: 3))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 4) < 1e-9)
    #expect(abs(turned.y - 3) < 1e-9)
  }

  @Test func `scales before it moves where it was moved last`() {
    let map = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 22))
    #expect(CGPoint(x: 12, y: 22).applying(map.inverted()) == CGPoint(x: 1, y: 1))
  }

  @Test func `maps a rectangle to the one around it, and a path`() {
    let map = CGAffineTransform(scaleX: -1, y: 2)
    let rect = CGRect(x: 1, y: 1, width: 3, height: 4)
    #expect(rect.applying(map) == CGRect(x: -4, y: 2, width: 3, height: 8))
    let path = UIBezierPath(rect: rect)
    path.apply(map)
    #expect(path.bounds == CGRect(x: -4, y: 2, width: 3, height: 8))
  }
}
