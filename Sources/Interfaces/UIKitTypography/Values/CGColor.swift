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
