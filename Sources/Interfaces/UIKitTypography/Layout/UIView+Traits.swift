import DynamicType
import Snapshots

extension UIView {
  /// The traits of the view: those of its superview, with its own overrides and limits of the text
  /// size.
  public var traitCollection: UITraitCollection {
    if isDrawing { hasReadTraitsToDraw = true }
    return traits(around: surroundingTraits)
  }

  /// The traits that the view receives from outside. A view without a superview has the current
  /// ones.
  ///
  /// Outside of the launch that created the view, for example in a completion handler, they are
  /// those of the view's device.
  var surroundingTraits: UITraitCollection {
    if let superview { return superview.traitCollection }
    if launch == nil || launch == InterfaceLaunch.current?.id { return UITraitCollection.current }
    return device.perform { UITraitCollection.current }
  }

  func traits(around outer: UITraitCollection) -> UITraitCollection {
    var values = outer.values
    if let controller = viewController { values = values.merging(controller.overrides) }
    values = values.merging(overrides)
    if minimumContentSizeCategory != nil || maximumContentSizeCategory != nil,
      let category = values.preferredContentSizeCategory.category
    {
      let clamp = ContentSizeClamp(
        minimum: minimumContentSizeCategory?.category,
        maximum: maximumContentSizeCategory?.category)
      values.preferredContentSizeCategory = UIContentSizeCategory(clamp.clamped(category))
    }
    return values == outer.values ? outer : UITraitCollection(values)
  }

  /// Updates the traits of the view and its subviews, and notifies those whose traits changed.
  func traitsDidChangeAround() { updateTraits(around: surroundingTraits) }

  func updateTraits(around outer: UITraitCollection) {
    let traits = traits(around: outer)
    let previous = toldTraits
    if traits != previous {
      toldTraits = traits
      setNeedsSolving()
      traits.asCurrent {
        adjustFonts(for: traits)
        for observer in traitObservers
        where observer.traits.contains(where: { $0.differs(traits, previous) }) {
          observer.handler(previous)
        }
        viewController?.tell(of: traits, previous: previous)
        traitCollectionDidChange(previous)
      }
    }
    for subview in subviews { subview.updateTraits(around: traits) }
  }

  /// Observes changes of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called after each change with the view and the previous traits.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitChangeObserver(traits) { [weak self] previous in
      guard let environment = self as? Environment else { return }
      handler(environment, previous)
    }
    traitObservers.append(observer)
    return observer
  }

  /// Stops observing the changes of a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  /// The layout direction of the view, by its ``semanticContentAttribute`` and its traits.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    runsRightToLeft(in: traitCollection) ? .rightToLeft : .leftToRight
  }

  /// Returns whether the view is laid out from right to left with the given traits.
  func runsRightToLeft(in traits: UITraitCollection) -> Bool {
    switch semanticContentAttribute {
    case .unspecified: traits.layoutDirection == .rightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The appearance of the view and its subviews; `unspecified` for the surrounding one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}
