public import Foundation
import Rendering

/// The drawing of a view, with the interface of Core Graphics' `CGContext`. It supports only
/// colours and simple shapes.
@preconcurrency @MainActor
public final class CGContext {
  private let marks: DrawnMarks

  init(_ marks: DrawnMarks) { self.marks = marks }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { marks.fillColor = color }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { marks.strokeColor = color }
  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
  /// Strokes a rectangle with a line of 1 pt in the stroke colour.
  public func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
  /// Fills the ellipse in a rectangle with the fill colour.
  public func fillEllipse(in rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
  /// Strokes the ellipse in a rectangle with a line of 1 pt in the stroke colour.
  public func strokeEllipse(in rect: CGRect) { UIBezierPath(ovalIn: rect).stroke() }
}

/// Returns the context of the view whose `draw(_:)` is running; `nil` outside of that method.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawnMarks.current.map(CGContext.init) }

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, which are those of UIKit.
  public let rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
