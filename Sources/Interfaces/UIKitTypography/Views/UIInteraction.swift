/// Something a view reacts to.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it is on.
  var view: UIView? { get }

  /// Called before it is put on a view, or taken off.
  func willMove(to view: UIView?)

  /// Called after it was put on a view, or taken off.
  func didMove(to view: UIView?)
}

/// Lets a long press bring up the Large Content Viewer of views here and in what stands here.
@preconcurrency @MainActor
public final class UILargeContentViewerInteraction: UIInteraction {
  /// The view that it is on.
  public private(set) weak var view: UIView?

  /// An interaction.
  public init() {}

  /// Whether the Large Content Viewer can be brought up at all: at the accessibility sizes alone.
  public static var isEnabled: Bool {
    UISimulatedDevice.current.traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Called before it is put on a view, or taken off.
  public func willMove(to view: UIView?) {}

  /// Called after it was put on a view, or taken off.
  public func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// Makes it react to something.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Makes it react to something no more.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
