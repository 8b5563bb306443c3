public import Foundation

/// A colour, for Core Graphics' own type.
public typealias CGColor = UIColor

extension UIColor {
  /// The same colour.
  public var cgColor: CGColor { self }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    self.init { traits in cgColor.resolvedColor(with: traits) }
  }
}

/// The border, corners and clipping of a view.
@preconcurrency @MainActor
public final class CALayer {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
  }

  /// The radius of the corners in points; below 0 counts as 0.
  public var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  public var maskedCorners: CACornerMask = .all
  /// The curve of corners; stored, and always drawn as circles.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The colour of the shadow. Shadows are stored but not drawn.
  public var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// The blur radius of the shadow in points.
  public var shadowRadius: CGFloat = 3
  /// The offset of the shadow in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The thickness of the border inside the edge, in points; 0 for none.
  public var borderWidth: CGFloat = 0
  /// The colour of the border, by default black.
  public var borderColor: CGColor?

  /// Whether content is clipped at the edge, including rounded corners.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds == true }
    set { view?.clipsToBounds = newValue }
  }
}

/// The curve of corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// As circles do.
  case circular
  /// More and more.
  case continuous
}

/// Some of four corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt

  /// Corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 15)
}
