public import Foundation
import Rendering

/// Where a view draws, like Core Graphics' `CGContext`. Only colours and simple shapes have an effect.
@preconcurrency @MainActor
public final class CGContext {
  private let marks: DrawnMarks

  init(_ marks: DrawnMarks) { self.marks = marks }

  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { marks.fillColor = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { marks.strokeColor = color }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
  /// Draws a line of 1 pt around a rectangle.
  public func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
  /// Draws a line of 1 pt around an ellipse.
  public func strokeEllipse(in rect: CGRect) { UIBezierPath(ovalIn: rect).stroke() }
}

/// Returns where the view draws whose `draw(_:)` runs; `nil` elsewhere.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawnMarks.current.map(CGContext.init) }

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
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
