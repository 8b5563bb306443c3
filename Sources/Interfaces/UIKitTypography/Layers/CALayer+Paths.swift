extension CALayer {
  /// The outline of the shadow. No shadow is drawn.
  public var shadowPath: CGPath? {
    get { outlineOfShadow as? CGPath }
    set { outlineOfShadow = newValue }
  }

  /// Moves something. Nothing moves here.
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  /// The movement of a name: none here.
  public func animation(forKey key: String) -> CAAnimation? { nil }
}
