public import UIKitTypography

/// A UIKit view controller as a SwiftUI view, like SwiftUI's `UIViewControllerRepresentable`.
///
/// The controller's view is laid out like the view of a ``UIViewRepresentable``.
public protocol UIViewControllerRepresentable: View {
  /// The type of the UIKit view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that is the controller's delegate or data source.
  associatedtype Coordinator = Void
  /// The coordinator and environment that the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the view controller. It is called once for each picture.
  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the view controller. It is called before each layout.
  @MainActor func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Creates the object that is the controller's delegate or data source.
  @MainActor func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator. This is the default if the `Coordinator` type is `Void`.
  @MainActor public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// The view of the controller, laid out among the SwiftUI views.
  public var body: some View { RepresentedController(content: self) }
}

/// The coordinator and environment that a UIKit view controller is made and updated with.
public struct UIViewControllerRepresentableContext<Content: UIViewControllerRepresentable> {
  /// The object that is the controller's delegate or data source.
  public let coordinator: Content.Coordinator
  /// The environment values of the view.
  public let environment: EnvironmentValues
}

/// The view of a UIKit view controller, as a SwiftUI view.
private struct RepresentedController<Content: UIViewControllerRepresentable>: UIViewRepresentable {
  /// Keeps the controller alive as long as its view.
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
