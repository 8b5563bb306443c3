import DynamicType
public import Foundation
import Imaging
import Rendering

/// A layer that shows a path. Dashes, and parts of a line, are not drawn.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates.
  open var path: CGPath?
  /// The colour of areas; black unless set, and `nil` for none.
  open var fillColor: CGColor? = .black
  /// The colour of the line; `nil` for none.
  open var strokeColor: CGColor?
  /// The thickness of the line in points.
  open var lineWidth: CGFloat = 1
  /// What is inside; no effect here.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The ends of the line; no effect here.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line; no effect here.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes; no effect here.
  open var lineDashPattern: [NSNumber]?
  /// Where dashes begin; no effect here.
  open var lineDashPhase: CGFloat = 0
  /// Where the line begins, as a share. The line is drawn if it is not as long as nothing.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a share. The line is drawn if it is not as long as nothing.
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

/// A layer of several colours. It shows the mean of them.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where the colours are, as shares; no effect here.
  open var locations: [NSNumber]?
  /// Where the first colour is, in the layer's own size; no effect here.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in the layer's own size; no effect here.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours change; no effect here.
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

/// What is inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the line goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the line goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an end.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a corner.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How colours change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
