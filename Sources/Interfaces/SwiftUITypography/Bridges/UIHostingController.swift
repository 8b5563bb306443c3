import DynamicType
public import Foundation
import Snapshots
public import UIKitTypography

/// A view controller that shows a SwiftUI view.
///
/// Its text size comes from the controller's traits. Actions of `onAppear` and `onChange` run when
/// the view is laid out. Tasks do not run.
open class UIHostingController<Content: View>: UIViewController {
  private let root: HostedRoot<Content>

  /// The SwiftUI view that the controller shows.
  open var rootView: Content {
    get { root.view }
    set {
      root.view = newValue
      (viewIfLoaded as? HostingView)?.contentDidChange()
    }
  }

  /// Creates a controller that shows a SwiftUI view.
  public init(rootView: Content) {
    root = HostedRoot(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`. A SwiftUI view cannot be read from an Interface Builder file.
  public required init?(coder: NSCoder) { nil }

  /// Creates the UIKit view that draws ``rootView``.
  open override func loadView() { view = HostingView(root) }

  /// Returns the size of the view for a proposed size, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// A SwiftUI view as the content of a UIKit view.
@MainActor private final class HostedRoot<Content: View>: HostedContent {
  var view: Content
  private let place = ViewPlace()
  private var layout = 0
  private var events = PlacedEvents()
  private var typesetter: (fonts: FontFolder, kept: Typesetter)?

  init(_ view: Content) { self.view = view }

  /// The environment values that the UIKit view's traits give to the SwiftUI view.
  private func environment(in host: UIView) -> EnvironmentValues {
    let traits = host.scalingTraits
    var environment = EnvironmentValues()
    environment.sizeCategory = traits.preferredContentSizeCategory ?? .large
    environment.legibilityWeight = traits.legibilityWeight ?? .regular
    environment.layoutDirection = traits.layoutDirection ?? .leftToRight
    environment.displayScale = host.traitCollection.displayScale
    environment.colorScheme = host.traitCollection.userInterfaceStyle == .dark ? .dark : .light
    if let locale = InterfaceLaunch.current?.surroundings.locale {
      environment.locale = Locale(identifier: locale)
    }
    return environment
  }

  /// Returns the node of the view. If the view prefers another appearance than the host's, the
  /// ground is a background of that appearance.
  private func node(
    in host: UIView
  ) throws -> (node: LayoutNode, ground: LayoutNode?, session: LayoutSession) {
    guard let fonts = UIView.fontsInForce else { throw UIFontsMissing() }
    let kept = typesetter.flatMap { $0.fonts === fonts.folder ? $0.kept : nil }
    let setter = try kept ?? Typesetter(fonts)
    typesetter = (fonts.folder, setter)
    layout += 1
    let session = LayoutSession(setter)
    let context = ViewContext(
      environment: environment(in: host), session: session,
      scope: ViewScope(place, layout: layout))
    let content = view.windowContent(in: context)
    let scheme = content.environment.colorScheme
    guard scheme != context.environment.colorScheme else { return (content.node, nil, session) }
    let ground = Color.background.layoutNode(in: context.changing { $0.colorScheme = scheme })
    return (content.node, ground, session)
  }

  func size(width: CGFloat?, height: CGFloat?, in host: UIView) -> CGSize {
    // The drawing of the view reports the error.
    guard let node = try? node(in: host).node else { return .zero }
    func length(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 < 100_000 ? $0 : nil } }
    return node.size(ProposedViewSize(width: length(width), height: length(height)))
  }

  func runEvents(in rect: CGRect, of host: UIView) -> Bool {
    // The drawing of the view reports the error.
    guard let (_, session) = try? placed(in: rect, of: host, path: "", clip: nil, opacity: 1),
      session.failure == nil
    else { return false }
    place.forget(before: layout)
    events.replace(by: session.events)
    let actions = events.newActions()
    for action in actions { action.environment.whileCurrent { action.run() } }
    return !actions.isEmpty
  }

  func elements(
    in rect: CGRect, of host: UIView, path: String, clip: InterfaceElement.Clip?, opacity: Double
  ) throws -> [InterfaceElement] {
    let (canvas, session) = try placed(in: rect, of: host, path: path, clip: clip, opacity: opacity)
    if let failure = session.failure { throw failure }
    return canvas.elements.map { element in
      var element = element
      element.clip = element.clip ?? clip
      return element
    }
  }

  private func placed(
    in rect: CGRect, of host: UIView, path: String, clip: InterfaceElement.Clip?, opacity: Double
  ) throws -> (InterfaceCanvas, LayoutSession) {
    let (node, ground, session) = try node(in: host)
    let proposal = ProposedViewSize(rect.size)
    let size = node.size(proposal)
    let window = CGSize(width: max(rect.maxX, 1), height: max(rect.maxY, 1))
    let canvas = InterfaceCanvas(
      path: path, clip: clip, opacity: opacity, window: window, scale: node.environment.screen)
    if let ground {
      canvas.inside("background") {
        ground.place(in: canvas.onPixels(rect), proposal: proposal, on: canvas)
      }
    }
    let inner = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, size: size)
    canvas.inside(canvas.paths(of: [node])[0]) {
      node.place(in: canvas.onPixels(inner), proposal: proposal, on: canvas)
    }
    return (canvas, session)
  }
}

/// The content of a cell, made of SwiftUI views, like SwiftUI's `UIHostingConfiguration`.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  private let content: Content
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Creates the content of a cell from SwiftUI views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns the content with other margins at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var configuration = self
    if edges.contains(.top) { configuration.insets.top = length }
    if edges.contains(.leading) { configuration.insets.leading = length }
    if edges.contains(.bottom) { configuration.insets.bottom = length }
    if edges.contains(.trailing) { configuration.insets.trailing = length }
    return configuration
  }

  /// Returns a UIKit view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostedRow(self) }

  /// The content at the leading edge of the cell, with its margins.
  fileprivate var row: some View {
    content.frame(maxWidth: .infinity, alignment: .leading).padding(insets)
  }
}

/// A UIKit view that shows the SwiftUI content of a cell.
private final class HostedRow<Content: View>: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  private var shown: HostingView?

  init(_ configuration: UIHostingConfiguration<Content>) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    shown?.removeFromSuperview()
    guard let configuration = configuration as? UIHostingConfiguration<Content> else { return }
    let view = HostingView(HostedRoot(configuration.row))
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    shown = view
  }
}
