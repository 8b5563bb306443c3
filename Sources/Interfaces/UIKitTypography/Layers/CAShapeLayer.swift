import DynamicType
public import Foundation
import Imaging
import Rendering

/// A layer that shows a path. Dashes and parts of a line are not drawn.
open class CAShapeLayer: CALayer {
  /// The path in the coordinates of the layer; `nil` for none.
  open var path: CGPath?
  /// The colour of the interior; black unless you set another, and `nil` for none.
  open var fillColor: CGColor? = .black
  /// The colour of the line; `nil` for none.
  open var strokeColor: CGColor?
  /// The thickness of the line in points; 0 for no line.
  open var lineWidth: CGFloat = 1
  /// The rule for the interior of the path. It has no effect here.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The shape of the line's ends. It has no effect here.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners. It has no effect here.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps in points. They have no effect here.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the dashes begin, in points. It has no effect here.
  open var lineDashPhase: CGFloat = 0
  /// Where the line begins, as a share. The whole line is drawn if ``strokeEnd`` is greater.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a share. The whole line is drawn if ``strokeStart`` is less.
  open var strokeEnd: CGFloat = 1

  override func contents(in drawing: inout ElementDrawing, at origin: CGPoint, opacity: Double) {
    guard let shape = path?.shape, !shape.elements.isEmpty else { return }
    let moved = shape.offset(x: Points(Double(origin.x)), y: Points(Double(origin.y)))
    if let color = fillColor?.color(in: drawing.traits, opacity: opacity), color.alpha > 0 {
      drawing.drawn(.fill(moved, color), named: "shape")
    }
    if let color = strokeColor?.color(in: drawing.traits, opacity: opacity), color.alpha > 0,
      lineWidth > 0, strokeEnd > strokeStart
    {
      drawing.drawn(
        .stroke(moved, width: Points(Double(lineWidth)), color), named: "line")
    }
  }
}

/// A layer with a gradient. It is filled with the mean of its colours here.
open class CAGradientLayer: CALayer {
  /// The colours of the gradient, as `CGColor` values.
  open var colors: [Any]?
  /// The positions of the colours, as shares of the gradient. They have no effect here.
  open var locations: [NSNumber]?
  /// The start of the gradient, as shares of the layer's size. It has no effect here.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, as shares of the layer's size. It has no effect here.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient. It has no effect here.
  open var type = CAGradientLayerType.axial

  override func contents(in drawing: inout ElementDrawing, at origin: CGPoint, opacity: Double) {
    let traits = drawing.traits
    let found = (colors ?? []).compactMap { ($0 as? UIColor)?.color(in: traits) }
    guard !found.isEmpty else { return }
    let mean = { (part: (RGBAColor) -> UInt8) in
      CGFloat(found.map { Double(part($0)) }.reduce(0, +) / Double(found.count) / 255)
    }
    let color = UIColor(
      red: mean { $0.red }, green: mean { $0.green }, blue: mean { $0.blue },
      alpha: mean { $0.alpha } * CGFloat(opacity))
    drawing.fill(
      CGRect(origin: origin, size: bounds.size), radius: cornerRadius, corners: maskedCorners,
      color, named: "gradient")
  }
}

/// A rule for the interior of a path. It has no effect here.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Points around which the line turns, counting turns in opposite directions against each other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points from which a ray crosses the line an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends. It has no effect here.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a half circle around its last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with half a square beyond its last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners. It has no effect here.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Corners are sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Corners are round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A kind of gradient. It has no effect here.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colours change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colours change from the centre outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colours change around the centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
