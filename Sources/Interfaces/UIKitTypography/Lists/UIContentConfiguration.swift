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
