import Dispatch
public import Foundation
import Snapshots
public import UIKitTypography

/// A UIKit view as a SwiftUI view, like SwiftUI's `UIViewRepresentable`.
///
/// The UIKit view is made once for each picture, and updated before each layout. UIKit's views need
/// the main actor, so the test must run there.
public protocol UIViewRepresentable: View {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object that is the view's delegate or data source.
  associatedtype Coordinator = Void
  /// The coordinator and environment that the view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the UIKit view. It is called once for each picture.
  @MainActor func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view. It is called before each layout.
  @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the object that is the view's delegate or data source.
  @MainActor func makeCoordinator() -> Coordinator
  /// Returns the size of the view for a proposed size; `nil` for the size that the view reports.
  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator. This is the default if the `Coordinator` type is `Void`.
  @MainActor public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Returns `nil`, so that the view reports its size itself.
  @MainActor public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// The UIKit view, laid out among the SwiftUI views.
  public var body: RepresentedView<Self> { RepresentedView(content: self) }
}

/// The coordinator and environment that a UIKit view is made and updated with.
public struct UIViewRepresentableContext<Content: UIViewRepresentable> {
  /// The object that is the view's delegate or data source.
  public let coordinator: Content.Coordinator
  /// The environment values of the view.
  public let environment: EnvironmentValues
}

/// The view that a ``UIViewRepresentable`` shows: its UIKit view, laid out among SwiftUI views.
public struct RepresentedView<Content: UIViewRepresentable>: PrimitiveView {
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    guard MainQueue.isCurrent else {
      context.session.report(RepresentedViewError.notOnMainActor("\(Content.self)"))
      return []
    }
    // Unsafe only to the compiler: the closure runs at once, on this thread, which is the main actor's.
    nonisolated(unsafe) var node: LayoutNode?
    nonisolated(unsafe) let (content, context) = (content, context)
    MainActor.assumeIsolated { node = RepresentedNode(content, in: context) }
    return [node].compactMap(\.self)
  }
}

/// Detects whether code runs on the main actor: on the main queue, whose thread need not be the
/// process's first one.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

/// Why a view of UIKit cannot be shown.
enum RepresentedViewError: Error, Equatable, CustomStringConvertible {
  /// The test lays the interface out on another actor than the main one.
  case notOnMainActor(String)

  var description: String {
    switch self {
    case .notOnMainActor(let name):
      "\(name) is a view of UIKit, which needs the main actor, but the test runs elsewhere. Mark the test @MainActor."
    }
  }
}

/// The layout node of a UIKit view.
private final class RepresentedNode: LayoutNode {
  private let view: UIView
  private let answer: (ProposedViewSize) -> CGSize?

  @MainActor init<Content: UIViewRepresentable>(_ content: Content, in context: ViewContext) {
    let kept = Kept.of(content, at: context)
    let inner = UIViewRepresentableContext<Content>(
      coordinator: kept.coordinator, environment: context.environment)
    let view = kept.view ?? content.makeUIView(context: inner)
    kept.view = view
    content.updateUIView(view, context: inner)
    self.view = view
    answer = { proposal in
      MainActor.assumeIsolated { content.sizeThatFits(proposal, uiView: view, context: inner) }
    }
    super.init(named: "\(Content.UIViewType.self)", in: context)
  }

  /// A representable's coordinator and view, which are kept between layouts.
  private final class Kept<Content: UIViewRepresentable> {
    let coordinator: Content.Coordinator
    var view: Content.UIViewType?

    init(_ coordinator: Content.Coordinator) { self.coordinator = coordinator }

    @MainActor static func of(_ content: Content, at context: ViewContext) -> Kept {
      let key = -1
      if let kept = context.scope?.place.states[key] as? Kept { return kept }
      let kept = Kept(content.makeCoordinator())
      context.scope?.place.states[key] = kept
      return kept
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answer(proposal) { return size }
    return MainActor.assumeIsolated { [view] in
      let own = view.intrinsicContentSize
      // What has no length of its own takes what it is offered.
      let width =
        own.width >= 0 ? min(own.width, proposal.width ?? .infinity) : proposal.width ?? 10
      guard own.height >= 0 else { return CGSize(width: width, height: proposal.height ?? 10) }
      let inner = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: width, height: inner.height)
    }
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    do {
      try canvas.add { path, window, opacity in
        try MainActor.assumeIsolated { [view] in
          try view.elements(in: rect, path: path, window: window, opacity: opacity)
        }
      }
    } catch {
      context.session.report(error)
    }
  }
}
