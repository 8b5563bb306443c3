public import Foundation
public import Rendering

/// A shape drawn in a smaller rectangle than its frame.
public struct InsetShape<Base: Shape>: InsettableShape {
  private let amount: CGFloat
  /// Returns the shape to draw in the smaller rectangle, for the amount.
  private let base: (CGFloat) -> Base

  init(by amount: CGFloat, of base: @escaping (CGFloat) -> Base) {
    self.amount = amount
    self.base = base
  }

  init(by amount: CGFloat, of base: Base) {
    self.init(by: amount) { _ in base }
  }

  /// Returns the outline of the shape in the smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return base(amount)
      .path(in: inner.isNull ? CGRect(x: rect.midX, y: rect.midY, size: .zero) : inner)
  }

  /// Returns the size that the shape has without the inset.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base(amount).sizeThatFits(proposal)
  }

  /// Returns the shape with all its edges moved further inwards, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Base> {
    InsetShape(by: self.amount + amount, of: base)
  }
}

extension Rectangle: InsettableShape {
  /// Returns the rectangle with all its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Rectangle> {
    InsetShape(by: amount, of: self)
  }
}
extension RoundedRectangle: InsettableShape {
  /// Returns the rectangle with all its edges moved inwards, in points.
  /// The corner radius shrinks by the same amount, at least to 0.
  public func inset(by amount: CGFloat) -> InsetShape<RoundedRectangle> {
    InsetShape(by: amount) { RoundedRectangle(cornerRadius: max(0, cornerRadius - $0)) }
  }
}
extension Capsule: InsettableShape {
  /// Returns the capsule with all its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Capsule> {
    InsetShape(by: amount, of: self)
  }
}
extension Ellipse: InsettableShape {
  /// Returns the ellipse with all its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Ellipse> {
    InsetShape(by: amount, of: self)
  }
}
extension Circle: InsettableShape {
  /// Returns the circle with all its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> InsetShape<Circle> {
    InsetShape(by: amount, of: self)
  }
}

/// A rectangle with a separate radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  private let topLeading: CGFloat
  private let bottomLeading: CGFloat
  private let bottomTrailing: CGFloat
  private let topTrailing: CGFloat

  /// Creates a rectangle from the radius of each corner in points.
  /// Both corner styles are drawn circular here.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    topLeading = topLeadingRadius
    bottomLeading = bottomLeadingRadius
    bottomTrailing = bottomTrailingRadius
    topTrailing = topTrailingRadius
  }

  /// Returns the outline of the rectangle in a frame. The leading side is always the left one here.
  public func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    // A quarter of a circle as a cubic (4/3 · tan(π/8)).
    let reach: CGFloat = 0.5522847498
    func radius(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(0, length), most) : 0 }
    let (one, two) = (radius(topLeading), radius(topTrailing))
    let (three, four) = (radius(bottomTrailing), radius(bottomLeading))
    return Path { path in
      func corner(_ x: CGFloat, _ y: CGFloat, from start: CGPoint, to end: CGPoint) {
        func toward(_ point: CGPoint) -> CGPoint {
          CGPoint(x: point.x + (x - point.x) * reach, y: point.y + (y - point.y) * reach)
        }
        path.addLine(to: start)
        path.addCurve(to: end, control1: toward(start), control2: toward(end))
      }
      path.move(to: CGPoint(x: rect.minX + one, y: rect.minY))
      corner(
        rect.maxX, rect.minY, from: CGPoint(x: rect.maxX - two, y: rect.minY),
        to: CGPoint(x: rect.maxX, y: rect.minY + two))
      corner(
        rect.maxX, rect.maxY, from: CGPoint(x: rect.maxX, y: rect.maxY - three),
        to: CGPoint(x: rect.maxX - three, y: rect.maxY))
      corner(
        rect.minX, rect.maxY, from: CGPoint(x: rect.minX + four, y: rect.maxY),
        to: CGPoint(x: rect.minX, y: rect.maxY - four))
      corner(
        rect.minX, rect.minY, from: CGPoint(x: rect.minX, y: rect.minY + one),
        to: CGPoint(x: rect.minX + one, y: rect.minY))
      path.closeSubpath()
    }
  }

  /// Returns the rectangle with all its edges moved inwards, in points.
  /// The corner radii shrink by the same amount, at least to 0.
  public func inset(by amount: CGFloat) -> InsetShape<UnevenRoundedRectangle> {
    InsetShape(by: amount) { amount in
      UnevenRoundedRectangle(
        topLeadingRadius: max(0, topLeading - amount),
        bottomLeadingRadius: max(0, bottomLeading - amount),
        bottomTrailingRadius: max(0, bottomTrailing - amount),
        topTrailingRadius: max(0, topTrailing - amount))
    }
  }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let shape: any Shape
  /// Creates a shape from one of any type.
  public init<Outline: Shape>(_ shape: Outline) { self.shape = shape }
  /// Returns the outline of the wrapped shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(base: self, start: start, end: end)
  }
}

/// A part of an outline, the result of `trim(from:to:)`. Curves are replaced by short lines.
public struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: CGFloat
  let end: CGFloat

  /// The number of lines that replace a curve.
  private static var linesOfCurve: Int { 16 }

  /// Returns the part of the base shape's outline between the two fractions.
  public func path(in rect: CGRect) -> Path {
    let lines = Self.lines(of: base.path(in: rect))
    let whole = lines.reduce(0) { $0 + $1.length }
    let (from, to) = (whole * min(max(0, start), 1), whole * min(max(0, end), 1))
    var path = Path()
    var passed: CGFloat = 0
    var last: CGPoint?
    for line in lines where line.length > 0 {
      let (first, rest) = (max(from, passed), min(to, passed + line.length))
      if first < rest {
        let begin = line.point(at: (first - passed) / line.length)
        if last != begin { path.move(to: begin) }
        let end = line.point(at: (rest - passed) / line.length)
        path.addLine(to: end)
        last = end
      }
      passed += line.length
    }
    return path
  }

  /// Returns the size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  private struct Line {
    let start: CGPoint
    let end: CGPoint
    var length: CGFloat {
      let (x, y) = (end.x - start.x, end.y - start.y)
      return (x * x + y * y).squareRoot()
    }
    func point(at part: CGFloat) -> CGPoint {
      // The end is met exactly, so that the next line goes on from there.
      part >= 1
        ? end
        : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  private static func lines(of path: Path) -> [Line] {
    var lines: [Line] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      lines.append(Line(start: current, end: point))
      current = point
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        first = CGPoint(point)
        current = first
      case .line(let point): line(to: CGPoint(point))
      case .cubic(let one, let two, let end):
        let points = [current, CGPoint(one), CGPoint(two), CGPoint(end)]
        for step in 1...linesOfCurve {
          line(to: cubic(points, at: CGFloat(step) / CGFloat(linesOfCurve)))
        }
      case .close: line(to: first)
      }
    }
    return lines
  }

  private static func cubic(_ points: [CGPoint], at part: CGFloat) -> CGPoint {
    let rest = 1 - part
    let shares = [
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
    ]
    return zip(points, shares).reduce(into: .zero) { sum, next in
      sum.x += next.0.x * next.1
      sum.y += next.0.y * next.1
    }
  }
}
