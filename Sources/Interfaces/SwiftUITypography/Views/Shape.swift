public import Foundation
public import Rendering
import DynamicType

/// A shape that fills the room it is given, in the colour of its surroundings.
public protocol Shape: View {
  /// Its outline in a rectangle of the window, in points.
  func path(in rect: CGRect) -> ShapePath
}

extension Shape {
  /// The shape in the colour of its surroundings.
  public var body: some View { ShapeView(shape: self, painting: .fill(nil)) }

  /// The shape in a colour.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    ShapeView(shape: self, painting: .fill(style))
  }

  /// The shape in the colour of its surroundings.
  public func fill() -> some View { ShapeView(shape: self, painting: .fill(nil)) }

  /// A line along the edge, half of it outside.
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
    stroke(style, lineWidth: line.lineWidth)
  }

  /// A line along the edge, half of it outside, in the colour of the surroundings.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, painting: .stroke(nil, width: lineWidth))
  }

  /// A line along the edge, half of it outside.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, painting: .stroke(style, width: lineWidth))
  }

  /// A line along the edge, all of it inside, in the colour of the surroundings.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, painting: .border(nil, width: lineWidth))
  }

  /// A line along the edge, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, painting: .border(style, width: lineWidth))
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath { .rectangle(PointRect(rect)) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: CGFloat
  /// A rectangle whose corners have a radius, at most half of the shorter side; of either style they
  /// are quarters of a circle here.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath {
    .roundedRectangle(PointRect(rect), radius: Points(Double(cornerRadius)))
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// A capsule; of either style its ends are half circles here.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath { .capsule(PointRect(rect)) }
}

/// An ellipse that touches all edges.
public struct Ellipse: Shape {
  /// An ellipse.
  public init() {}
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath { .ellipse(PointRect(rect)) }
}

/// The largest circle in the middle.
public struct Circle: Shape {
  /// A circle.
  public init() {}
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath {
    let side = min(rect.width, rect.height)
    return .ellipse(
      PointRect(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
  }
}

/// How a line along an edge is drawn: without gaps, and with pointed corners here.
public struct StrokeStyle: Hashable, Sendable {
  /// How thick it is, in points.
  public var lineWidth: CGFloat

  /// A line.
  public init(lineWidth: CGFloat = 1) {
    self.lineWidth = lineWidth
  }
}

/// How corners are round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// Beginning slowly.
  case continuous
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all edges.
  public static var ellipse: Ellipse { Ellipse() }
}

extension PointRect {
  init(_ rect: CGRect) {
    self.init(
      x: Points(Double(rect.minX)), y: Points(Double(rect.minY)),
      width: Points(Double(rect.width)), height: Points(Double(rect.height)))
  }
}
