/// A behaviour that you add to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to; `nil` for none.
  var view: UIView? { get }

  /// Called before the interaction is added to a view or removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view or removed.
  func didMove(to view: UIView?)
}

/// An interaction that shows the Large Content Viewer on a long press, for the view and its
/// subviews.
@preconcurrency @MainActor
public final class UILargeContentViewerInteraction: UIInteraction {
  /// The view that the interaction was added to; `nil` for none.
  public private(set) weak var view: UIView?

  /// Creates an interaction that belongs to no view.
  public init() {}

  /// Whether the Large Content Viewer can appear. It does at accessibility sizes only.
  public static var isEnabled: Bool {
    UISimulatedDevice.current.traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Called before the interaction is added to a view or removed. It does nothing.
  public func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or removed. It sets ``view``.
  public func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// Adds an interaction to the view, and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
