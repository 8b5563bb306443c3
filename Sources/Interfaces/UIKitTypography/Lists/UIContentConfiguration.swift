/// The content of a row, as a value that creates its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of the row; by default unchanged. It is called when a
  /// row receives the configuration.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// The default, which returns the configuration unchanged.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: UIView {
  /// The content.
  var configuration: any UIContentConfiguration { get set }
}

/// The state that a configuration depends on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state from traits.
  init(traitCollection: UITraitCollection)
}

/// The state of a row. Rows are never touched here, so only its traits vary.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the row is disabled.
  public var isDisabled = false
  /// Whether the row is highlighted.
  public var isHighlighted = false
  /// Whether the row is selected.
  public var isSelected = false
  /// Whether the row has the focus.
  public var isFocused = false
  /// Whether the row is being edited.
  public var isEditing = false

  /// Creates the state of an untouched row.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
