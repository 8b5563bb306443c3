import Dispatch
public import Foundation
import Snapshots
public import UIKitTypography

/// A view of UIKit among those of SwiftUI, like SwiftUI's `UIViewRepresentable`.
///
/// It is made once for each picture, and updated before each layout. UIKit's views need the main actor, so the test must
/// run there.
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of an object for delegates and data sources.
  associatedtype Coordinator = Void
  /// What the view is made and updated in.
  typealias Context = UIViewRepresentableContext<Self>

  /// Returns the view.
  @MainActor func makeUIView(context: Context) -> UIViewType
  /// Changes the view for the state of the interface.
  @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
  /// Returns an object for delegates and data sources.
  @MainActor func makeCoordinator() -> Coordinator
  /// Returns how large the view is where a size is proposed; `nil` for what it says itself.
  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  @MainActor public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// The view says how large it is.
  @MainActor public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// The view of UIKit.
  public var body: RepresentedView<Self> { RepresentedView(content: self) }
}

/// What a view of UIKit is made and updated in.
public struct UIViewRepresentableContext<Content: UIViewRepresentable> {
  /// The object for delegates and data sources.
  public let coordinator: Content.Coordinator
  /// The surroundings of the view.
  public let environment: EnvironmentValues
}

/// A view of UIKit on its place among those of SwiftUI.
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

/// Whether code runs on the main actor. It does on the main queue, which need not be the process's first thread.
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
  /// The interface is not laid out on the main actor.
  case notOnMainActor(String)

  var description: String {
    switch self {
    case .notOnMainActor(let name):
      "\(name) is a view of UIKit, which needs the main actor, but the test runs elsewhere. Mark the test @MainActor."
    }
  }
}

/// A view of UIKit on its way through layout.
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

  /// What is kept of a view between layouts.
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
