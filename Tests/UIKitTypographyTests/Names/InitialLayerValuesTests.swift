import Foundation
import Testing

@testable import UIKitTypography

/// `LayerTests.swift` states the numbers of a plain layer.
@MainActor @Suite struct `A new layer` {
  @Test func `has circular corners, and black lines and shadows`() {
    let layer = CALayer()
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.borderColor == UIColor.black)
    #expect(layer.shadowColor == UIColor.black)
    #expect(!layer.allowsEdgeAntialiasing)
    #expect(layer.transform == CATransform3DIdentity)
    #expect([layer.frame, layer.bounds] == [.zero, .zero])
    #expect(layer.position == .zero)
    #expect(
      positionsOfValues(in: [
        layer.name, layer.mask, layer.contents, layer.superlayer, layer.sublayers,
        layer.backgroundColor, layer.shadowPath,
      ]) == [])
  }

  @Test func `of a path is filled in black`() {
    let layer = CAShapeLayer()
    #expect(layer.fillColor == UIColor.black)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
    #expect([layer.lineWidth, layer.lineDashPhase] == [1, 0])
    #expect([layer.strokeStart, layer.strokeEnd] == [0, 1])
    #expect(positionsOfValues(in: [layer.path, layer.strokeColor, layer.lineDashPattern]) == [])
  }

  @Test func `of a gradient runs from the top to the bottom`() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    #expect(positionsOfValues(in: [layer.colors, layer.locations]) == [])
  }
}

@MainActor @Suite struct `A new animation` {
  @Test func `runs once at its normal speed and is removed`() {
    let animation = CAAnimation()
    #expect(
      [
        animation.duration, animation.beginTime, animation.timeOffset, animation.repeatDuration,
      ] == [0, 0, 0, 0])
    #expect([animation.repeatCount, animation.speed] == [0, 1])
    #expect(!animation.autoreverses)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.fillMode == .removed)
    #expect(positionsOfValues(in: [animation.timingFunction, animation.delegate]) == [])
  }

  @Test func `of a property replaces its value`() {
    let animation = CABasicAnimation()
    #expect(!animation.isAdditive)
    #expect(!animation.isCumulative)
    #expect(
      positionsOfValues(in: [
        animation.keyPath, animation.fromValue, animation.toValue, animation.byValue,
      ]) == [])
  }

  @Test func `of a spring has a mass of 1, a stiffness of 100 and a damping of 10`() {
    let spring = CASpringAnimation()
    #expect([spring.mass, spring.stiffness, spring.damping] == [1, 100, 10])
    #expect(spring.initialVelocity == 0)
    #expect(spring.settlingDuration == 0)
  }

  @Test func `of several values or animations has none`() {
    let frames = CAKeyframeAnimation()
    #expect(frames.calculationMode == .linear)
    #expect(
      positionsOfValues(in: [
        frames.values, frames.keyTimes, frames.path, frames.timingFunctions,
        CAAnimationGroup().animations,
      ]) == [])
  }

  @Test func `of a transition fades`() {
    let transition = CATransition()
    #expect(transition.type == .fade)
    #expect(transition.subtype == nil)
  }

  @Test func `of views has not started`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(!animator.isReversed)
    #expect(animator.fractionComplete == 0)
  }
}

@MainActor @Suite struct `A new path` {
  @Test func `has lines of 1 pt with sharp corners`() {
    let path = UIBezierPath()
    #expect([path.lineWidth, path.miterLimit] == [1, 10])
    #expect(!path.usesEvenOddFillRule)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.currentPoint == .zero)
    #expect(path.isEmpty)
  }
}

@Suite struct `A transform that changes nothing` {
  @Test func `has ones on its diagonal`() {
    let plane = CGAffineTransform.identity
    #expect([plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty] == [1, 0, 0, 1, 0, 0])
    let space = CATransform3DIdentity
    #expect([space.m11, space.m12, space.m13, space.m14] == [1, 0, 0, 0])
    #expect([space.m21, space.m22, space.m23, space.m24] == [0, 1, 0, 0])
    #expect([space.m31, space.m32, space.m33, space.m34] == [0, 0, 1, 0])
    #expect([space.m41, space.m42, space.m43, space.m44] == [0, 0, 0, 1])
  }

  @Test func `is not the one of six zeros`() {
    let zero = CGAffineTransform()
    #expect([zero.a, zero.b, zero.c, zero.d, zero.tx, zero.ty] == [0, 0, 0, 0, 0, 0])
    #expect(!zero.isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }
}

/// The expected values are those of Core Animation's constants.
@Suite struct `The names of Core Animation` {
  @Test func `of animations are strings`() {
    let functions: [CAMediaTimingFunctionName] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    #expect(
      functions.map(\.rawValue) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    let modes: [CAMediaTimingFillMode] = [.forwards, .backwards, .both, .removed]
    #expect(modes.map(\.rawValue) == ["forwards", "backwards", "both", "removed"])
    let calculations: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic]
    #expect(calculations.map(\.rawValue) == ["linear", "discrete", "paced", "cubic"])
    let transitions: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    #expect(transitions.map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
    let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    #expect(sides.map(\.rawValue) == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
  }

  @Test func `of shapes and gradients are strings`() {
    let rules: [CAShapeLayerFillRule] = [.nonZero, .evenOdd]
    #expect(rules.map(\.rawValue) == ["non-zero", "even-odd"])
    let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
    #expect(caps.map(\.rawValue) == ["butt", "round", "square"])
    let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
    #expect(joins.map(\.rawValue) == ["miter", "round", "bevel"])
    let gradients: [CAGradientLayerType] = [.axial, .radial, .conic]
    #expect(gradients.map(\.rawValue) == ["axial", "radial", "conic"])
  }
}
