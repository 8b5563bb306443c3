/// A colour of Core Graphics, which is the same as a ``UIColor`` here.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour itself, which still follows the appearance.
  public var cgColor: CGColor { self }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    self.init { traits in cgColor.resolvedColor(with: traits) }
  }
}
