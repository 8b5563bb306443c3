extension UIView {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle, across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle, downwards.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first baseline of its text; its bottom where it has none.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last baseline of its text; its bottom where it has none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// A guide that views have without being asked.
  enum SystemGuide {
    case margins
    case safeArea
    case readable
    case content
    case frame
  }

  func systemGuide(_ which: SystemGuide) -> UILayoutGuide {
    if let guide = systemGuides[which] { return guide }
    let kind: UILayoutGuide.Kind =
      switch which {
      case .margins: .inset { $0.layoutMargins }
      case .safeArea: .inset { $0.safeAreaInsets }
      case .frame: .inset { _ in .zero }
      case .readable: .readable
      case .content: .content
      }
    let guide = UILayoutGuide(kind, of: self)
    systemGuides[which] = guide
    // Code that asks for its frame finds that after the next layout.
    setNeedsSolving()
    return guide
  }

  /// What is inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// What no bar or corner covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// What is inside the margins, in its middle, and no wider than is good to read: 672 pt at Large, and
  /// in proportion to body text. (Modelled: UIKit's widths are not published.)
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// Puts a guide into it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Takes a guide out of it, with the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        view.removeConstraint(constraint)
      }
      ancestor = view.superview
    }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// Puts a constraint into it, which makes that active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraints.append(constraint)
    setNeedsSolving()
  }

  /// Puts constraints into it, which makes them active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint out of it, which makes that inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    constraints.removeAll { $0 === constraint }
    setNeedsSolving()
  }

  /// Takes constraints out of it, which makes them inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much it matters that it is no larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis]
  }

  /// Says how much it matters that it is no larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    setNeedsSolving()
  }

  /// How much it matters that it is no smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis]
  }

  /// Says how much it matters that it is no smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    setNeedsSolving()
  }
}
