extension CALayer {
  /// The outline of the shadow. No shadow is drawn here.
  public var shadowPath: CGPath? {
    get { outlineOfShadow as? CGPath }
    set { outlineOfShadow = newValue }
  }

  /// Does nothing, because animations have no effect here.
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  /// Returns `nil`, because layers have no animations here.
  public func animation(forKey key: String) -> CAAnimation? { nil }
}
