/// What a row shows, as a value that makes the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a state of the row; as it is unless told otherwise. It is asked when it is given to a
  /// row.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// As it is.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: UIView {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

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
