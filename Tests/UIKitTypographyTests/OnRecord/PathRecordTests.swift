import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Paths on record` {
  private func words(_ path: UIBezierPath) -> [String] {
    [
      path.shape.onRecord,
      "at \(path.currentPoint.onRecord) in \(path.bounds.onRecord)\(path.isEmpty ? ", empty" : "")",
    ]
  }

  private func made(_ change: (UIBezierPath) -> Void) -> UIBezierPath {
    let path = UIBezierPath()
    change(path)
    return path
  }

  private let rect = CGRect(x: 3, y: 5, width: 60, height: 40)

  @Test func `of each kind have the points that they had`() throws {
    var record = ViewRecord("paths", in: [.large])
    try record.list("rectangle") { words(UIBezierPath(rect: rect)) }
    try record.list("turned rectangle") {
      words(UIBezierPath(rect: CGRect(x: 9, y: 9, width: -4, height: -5)))
    }
    for radius: CGFloat in [-1, 0, 7, 20, 99] {
      try record.list("round by \(radius)") {
        words(UIBezierPath(roundedRect: rect, cornerRadius: radius))
      }
    }
    for bits: UInt in 0...15 {
      try record.list("corners \(bits)") {
        words(
          UIBezierPath(
            roundedRect: rect, byRoundingCorners: UIRectCorner(rawValue: bits),
            cornerRadii: CGSize(width: 6, height: 9)))
      }
    }
    try record.list("oval") { words(UIBezierPath(ovalIn: rect)) }
    let angles: [(CGFloat, CGFloat)] = [
      (0, 1), (1, 0), (0, -1), (0.3, 6), (0, 7), (7, 0), (-2, 4.5), (3, 3), (0, .nan),
    ]
    for (start, end) in angles {
      for clockwise in [true, false] {
        try record.list("arc \(start) to \(end), \(clockwise)") {
          words(
            UIBezierPath(
              arcCenter: CGPoint(x: 11, y: 13), radius: 17, startAngle: start, endAngle: end,
              clockwise: clockwise))
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `made step by step have the points that they had`() throws {
    var record = ViewRecord("paths-of-steps", in: [.large])
    try record.list("lines and curves") {
      words(
        made {
          $0.addLine(to: CGPoint(x: 4, y: 5))
          $0.addQuadCurve(to: CGPoint(x: 20, y: 1), controlPoint: CGPoint(x: 8, y: 14))
          $0.addCurve(
            to: CGPoint(x: 30, y: 31), controlPoint1: CGPoint(x: 22, y: 23),
            controlPoint2: CGPoint(x: 25, y: 27))
          $0.close()
          $0.move(to: CGPoint(x: 50, y: 51))
          $0.addArc(
            withCenter: CGPoint(x: 60, y: 61), radius: 5, startAngle: 2, endAngle: 5,
            clockwise: true)
          $0.close()
          $0.addLine(to: CGPoint(x: -1e9, y: CGFloat.nan))
        })
    }
    try record.list("nothing") {
      words(
        made {
          $0.close()
          $0.addArc(
            withCenter: .zero, radius: 0, startAngle: 0, endAngle: 1, clockwise: true)
        })
    }
    try record.list("appended, and emptied") {
      let path = made { $0.append(UIBezierPath(rect: rect)) }
      let whole = words(path)
      path.removeAllPoints()
      return whole + words(path)
    }
    let transforms: [(String, CGAffineTransform)] = [
      ("identity", .identity), ("nothing", CGAffineTransform()),
      ("moved", CGAffineTransform(translationX: 7, y: -3)),
      ("scaled", CGAffineTransform(scaleX: 2, y: 0.25)),
      ("turned", CGAffineTransform(rotationAngle: 0.7)),
      ("moved, then scaled", CGAffineTransform(translationX: 7, y: -3).scaledBy(x: 2, y: 3)),
      ("scaled, then moved", CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 7, y: -3)),
      ("scaled, then turned", CGAffineTransform(scaleX: 2, y: 3).rotated(by: 1.2)),
      (
        "skewed", CGAffineTransform(a: 1.5, b: 0.25, c: -0.75, d: 2, tx: 11, ty: 13)
      ),
    ]
    for (name, transform) in transforms {
      try record.list(name) {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 5)
        path.apply(transform)
        let inverse = transform.inverted()
        let whole = transform.concatenating(inverse)
        let numbers = [transform, inverse, whole].flatMap {
          [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]
        }
        return words(path) + [
          numbers.map(\.onRecord).joined(separator: " "), "\(transform.isIdentity)",
          CGPoint(x: 2, y: 3).applying(transform).onRecord,
          CGSize(width: 2, height: 3).applying(transform).onRecord,
          rect.applying(transform).onRecord,
        ]
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of Core Graphics have the points that they had`() throws {
    var record = ViewRecord("paths-of-core-graphics", in: [.large])
    var transform = CGAffineTransform(a: 2, b: 0.5, c: -0.25, d: 3, tx: 7, ty: 9)
    let paths: [(String, CGPath)] = [
      ("rectangle", CGPath(rect: rect, transform: nil)),
      ("moved rectangle", CGPath(rect: rect, transform: &transform)),
      ("ellipse", CGPath(ellipseIn: rect, transform: &transform)),
      (
        "round rectangle",
        CGPath(roundedRect: rect, cornerWidth: 9, cornerHeight: 6, transform: nil)
      ),
      (
        "rectangle, higher corners",
        CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 6, transform: &transform)
      ),
    ]
    for (name, path) in paths {
      try record.list(name) {
        [path.shape.onRecord, path.boundingBox.onRecord, "\(path.isEmpty)"]
          + words(UIBezierPath(cgPath: path))
      }
    }
    try record.list("steps") {
      let path = CGMutablePath()
      path.addLines(between: [])
      path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 1)])
      path.addQuadCurve(to: CGPoint(x: 20, y: 1), control: CGPoint(x: 8, y: 14))
      path.addCurve(
        to: CGPoint(x: 30, y: 31), control1: CGPoint(x: 22, y: 23), control2: CGPoint(x: 25, y: 27))
      path.closeSubpath()
      path.move(to: CGPoint(x: 40, y: 41))
      path.addLine(to: CGPoint(x: 42, y: 43))
      for clockwise in [true, false] {
        path.addArc(
          center: CGPoint(x: 60, y: 61), radius: 5, startAngle: 2, endAngle: 5,
          clockwise: clockwise)
      }
      path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
      path.addEllipse(in: CGRect(x: 5, y: 6, width: 7, height: 8))
      let whole = CGMutablePath()
      whole.addPath(path)
      let copy = UIBezierPath()
      copy.cgPath = path
      return [path.shape.onRecord, path.currentPoint.onRecord, whole.shape.onRecord]
        + words(copy)
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
