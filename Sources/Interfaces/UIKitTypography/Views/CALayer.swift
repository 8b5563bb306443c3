public import Foundation

/// A colour, where Core Graphics would have its own type.
public typealias CGColor = UIColor

extension UIColor {
  /// The same colour.
  public var cgColor: CGColor { self }

  /// The same colour.
  public convenience init(cgColor: CGColor) {
    self.init { traits in cgColor.resolvedColor(with: traits) }
  }
}

/// What a view's layer draws around its content.
@preconcurrency @MainActor
public final class CALayer {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
  }

  /// The radius of the corners in points; below 0 counts as 0.
  public var cornerRadius: CGFloat = 0
  /// Which corners are round.
  public var maskedCorners: CACornerMask = .all
  /// Whether corners are circles; kept, and always drawn as such.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The colour of a shadow; kept, and not drawn, like what follows.
  public var shadowColor: CGColor?
  /// How much of it does not let the ground through, 0 to 1.
  public var shadowOpacity: Float = 0
  /// How far it is blurred, in points.
  public var shadowRadius: CGFloat = 3
  /// How far it is moved, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How thick a line goes around, inside the edge, in points; 0 for none.
  public var borderWidth: CGFloat = 0
  /// The colour of that line; black unless told otherwise.
  public var borderColor: CGColor?

  /// Whether what stands in the view is cut off at its edge, round corners included.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds == true }
    set { view?.clipsToBounds = newValue }
  }
}

/// How corners turn.
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
