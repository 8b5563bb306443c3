/// The content of a row, as a value that creates its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of the row; by default unchanged. A cell calls it when
  /// it receives the configuration.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// Returns the configuration unchanged, which is the default.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: UIView {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
}

/// A state that a content configuration may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view that shows the configuration.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state from traits.
  init(traitCollection: UITraitCollection)
}

/// The state of a row. Rows are never touched here, so only its traits vary.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the row.
  public var traitCollection: UITraitCollection
  /// Whether the row is disabled; false for all rows here.
  public var isDisabled = false
  /// Whether the row is highlighted; false for all rows here.
  public var isHighlighted = false
  /// Whether the row is selected; false for all rows here.
  public var isSelected = false
  /// Whether the row has the focus; false for all rows here.
  public var isFocused = false
  /// Whether the row is being edited; false for all rows here.
  public var isEditing = false

  /// Creates the state of an untouched row.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
