/// What a configuration may look different in.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits in force.
  var traitCollection: UITraitCollection { get set }
  /// A state of nothing but traits.
  init(traitCollection: UITraitCollection)
}

/// The state of a row. Nobody touches rows here, so that a row tells its traits alone.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits in force.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is being touched.
  public var isHighlighted = false
  /// Whether it was chosen.
  public var isSelected = false
  /// Whether keys go to it.
  public var isFocused = false
  /// Whether it is being changed.
  public var isEditing = false

  /// A row that nobody touches.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
