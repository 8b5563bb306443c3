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
