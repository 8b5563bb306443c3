public import UIKitTypography

/// A view controller of UIKit among the views of SwiftUI, like SwiftUI's `UIViewControllerRepresentable`.
///
/// Its view is laid out as that of a ``UIViewRepresentable``.
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of an object for delegates and data sources.
  associatedtype Coordinator = Void
  /// What the controller is made and updated in.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Returns the controller.
  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the controller for the state of the interface.
  @MainActor func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Returns an object for delegates and data sources.
  @MainActor func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  @MainActor public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// The controller's view.
  public var body: some View { RepresentedController(content: self) }
}

/// What a controller of UIKit is made and updated in.
public struct UIViewControllerRepresentableContext<Content: UIViewControllerRepresentable> {
  /// The object for delegates and data sources.
  public let coordinator: Content.Coordinator
  /// The surroundings of the controller's view.
  public let environment: EnvironmentValues
}

/// A controller of UIKit as the view that it has.
private struct RepresentedController<Content: UIViewControllerRepresentable>: UIViewRepresentable {
  /// Keeps the controller as long as its view.
  final class Keeper {
    let coordinator: Content.Coordinator
    var controller: Content.UIViewControllerType?

    init(_ coordinator: Content.Coordinator) { self.coordinator = coordinator }
  }

  let content: Content

  func makeCoordinator() -> Keeper { Keeper(content.makeCoordinator()) }

  func makeUIView(context: Context) -> UIView {
    let controller = content.makeUIViewController(context: inner(context))
    context.coordinator.controller = controller
    return controller.view
  }

  func updateUIView(_ view: UIView, context: Context) {
    guard let controller = context.coordinator.controller else { return }
    content.updateUIViewController(controller, context: inner(context))
    controller.appear { view.layoutIfNeeded() }
  }

  private func inner(_ context: Context) -> UIViewControllerRepresentableContext<Content> {
    UIViewControllerRepresentableContext(
      coordinator: context.coordinator.coordinator, environment: context.environment)
  }
}
