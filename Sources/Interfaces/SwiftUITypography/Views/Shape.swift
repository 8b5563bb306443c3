public import Foundation
public import Rendering
import DynamicType

/// A shape that fills its frame with the foreground colour, like SwiftUI's `Shape`.
nonisolated public protocol Shape: View {
  /// Returns the outline of the shape in a rectangle, in points.
  func path(in rect: CGRect) -> ShapePath
  /// Returns the size of the shape as a view, for a proposed size. By default this is the proposed
  /// size, with 10 pt for a dimension without a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be drawn inset from its frame, like SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with all its edges moved inwards by an amount in points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// Returns the proposed size, with 10 pt for a dimension without a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground colour.
  public var body: some View { ShapeView(shape: self, painting: .fill(nil)) }

  /// Fills the shape with a style.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    ShapeView(shape: self, painting: .fill(style))
  }

  /// Fills the shape with the foreground colour.
  public func fill() -> some View { ShapeView(shape: self, painting: .fill(nil)) }

  /// Draws a line along the outline, half of it outside.
  /// Only the line width of the style has an effect.
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
    stroke(style, lineWidth: line.lineWidth)
  }

  /// Draws a line in the foreground colour along the outline, half of it outside.
  /// Only the line width has an effect.
  public func stroke(style line: StrokeStyle) -> some View { stroke(lineWidth: line.lineWidth) }

  /// Draws a line inside the outline. Only the line width of the style has an effect.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style line: StrokeStyle
  ) -> some View {
    strokeBorder(style, lineWidth: line.lineWidth)
  }

  /// Draws a line in the foreground colour along the outline, half of it outside.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, painting: .stroke(nil, width: lineWidth))
  }

  /// Draws a line along the outline, half of it outside.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, painting: .stroke(style, width: lineWidth))
  }

  /// Draws a line in the foreground colour inside the outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, painting: .border(nil, width: lineWidth))
  }

  /// Draws a line inside the outline.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, painting: .border(style, width: lineWidth))
  }
}

/// A rectangle that fills the frame.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}
  /// Returns the outline of the rectangle.
  public func path(in rect: CGRect) -> ShapePath { .rectangle(PointRect(rect)) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  let cornerRadius: CGFloat
  /// Creates a rectangle with a corner radius of up to half the shorter side. The corners of both
  /// styles are circular here.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  /// Returns the outline of the rounded rectangle.
  public func path(in rect: CGRect) -> ShapePath {
    .roundedRectangle(PointRect(rect), radius: Points(Double(cornerRadius)))
  }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: Shape {
  /// Creates a capsule. The ends of both styles are semicircles here.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// Returns the outline of the capsule.
  public func path(in rect: CGRect) -> ShapePath { .capsule(PointRect(rect)) }
}

/// An ellipse that touches all edges of the frame.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}
  /// Returns the outline of the ellipse.
  public func path(in rect: CGRect) -> ShapePath { .ellipse(PointRect(rect)) }
}

/// The largest circle in the centre of the frame.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}
  /// Returns the outline of the circle.
  public func path(in rect: CGRect) -> ShapePath {
    let side = min(rect.width, rect.height)
    return .ellipse(
      PointRect(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
  }
  /// Returns a square with the shorter side of the proposed size, where a dimension without a
  /// proposal counts as 10 pt.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// The style of a line along an outline.
/// Only the width has an effect: lines are continuous, with flat ends and miter joins.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line. Ends are always ``butt`` here.
  public enum LineCap: Hashable, Sendable {
    /// The line ends exactly where the path ends.
    case butt
    /// The line ends in a semicircle around the end of the path.
    case round
    /// The line ends in half a square beyond the end of the path.
    case square
  }
  /// The shape of the corners of a line. Corners are always ``miter`` here.
  public enum LineJoin: Hashable, Sendable {
    /// A pointed corner.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The thickness of the line in points.
  public var lineWidth: CGFloat
  /// The shape of the ends of the line. It has no effect here.
  public var lineCap: LineCap
  /// The shape of the corners of the line. It has no effect here.
  public var lineJoin: LineJoin
  /// The longest pointed corner, as a multiple of the thickness. It has no effect here.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points. They have no effect here.
  public var dash: [CGFloat]
  /// The offset of the dashes in points. It has no effect here.
  public var dashPhase: CGFloat

  /// Creates a line style. Only the line width has an effect here.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The style of rounded corners. Both styles are drawn circular here.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner with continuous curvature.
  case continuous
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills the frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are semicircles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// The largest circle in the centre of the frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all edges of the frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension PointRect {
  init(_ rect: CGRect) {
    self.init(
      x: Points(Double(rect.minX)), y: Points(Double(rect.minY)),
      width: Points(Double(rect.width)), height: Points(Double(rect.height)))
  }
}
