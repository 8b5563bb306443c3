import DynamicType
import Foundation
public import Snapshots

nonisolated extension View {
  /// Lays the view out in a window, once. You can call the method on any thread.
  ///
  /// Actions of `onAppear`, `onChange` and `task` do not run, and states have their initial values.
  /// The assertions of `TypeproofTesting` run these actions.
  ///
  /// - Parameters:
  ///   - configuration: The window and the settings of the device.
  ///   - typesetter: The object that lays out texts. Keep one and reuse it, because it caches
  ///     fonts.
  /// - Throws: An error if a font is missing, a text cannot be laid out or a picture cannot be read.
  ///   `InterfaceError` for a window or content without a valid size. `NothingToPress`.
  public func interface(
    in configuration: InterfaceConfiguration, typesetter: Typesetter
  ) throws -> InterfaceFrame {
    try configuration.launch(with: typesetter.fonts).run {
      try frame(in: configuration, session: LayoutSession(typesetter))
    }
  }

  /// Returns the view, laid out in a window by the given session.
  ///
  /// - Parameter scope: The place where states are kept between layouts; `nil` if they are
  ///   not kept.
  func frame(
    in configuration: InterfaceConfiguration, session: LayoutSession, scope: ViewScope? = nil
  ) throws -> InterfaceFrame {
    let (root, environment) = windowContent(
      in: ViewContext(environment: configuration.environment, session: session, scope: scope))
    let proposal = ProposedViewSize(width: configuration.width, height: configuration.height)
    let content = root.size(proposal)
    let window = CGSize(
      width: configuration.width ?? content.width, height: configuration.height ?? content.height)
    guard window.width.isFinite, window.height.isFinite, window.width > 0, window.height > 0 else {
      if let failure = session.failure { throw failure }
      throw InterfaceError.noSize(width: Double(window.width), height: Double(window.height))
    }
    let canvas = InterfaceCanvas(window: window, scale: environment.screen)
    // As a window does: content that is smaller or larger than it has its middle in the middle.
    let rect = CGRect(
      x: (window.width - content.width) / 2, y: (window.height - content.height) / 2, size: content)
    canvas.inside(canvas.paths(of: [root])[0]) {
      root.place(in: canvas.onPixels(rect), proposal: proposal, on: canvas)
    }
    if let content = try canvas.pressedContent(in: configuration) {
      let context = ViewContext(environment: environment, session: session)
      let panel = LargeContentPanel(content: content).layoutNode(in: context)
      let proposal = ProposedViewSize(window)
      let size = panel.size(proposal)
      let rect = CGRect(
        x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, size: size)
      canvas.inside("LargeContentViewer") {
        panel.place(in: canvas.onPixels(rect), proposal: proposal, on: canvas)
      }
    }
    if let failure = session.failure { throw failure }
    return InterfaceFrame(
      width: Points(Double(window.width)), height: Points(Double(window.height)),
      background: Color.background.resolved(in: environment), elements: canvas.elements)
  }

  /// Returns the node of the view as the root of a window, and the environment of the window. Its
  /// appearance is the one that the view prefers.
  func windowContent(
    in context: ViewContext
  ) -> (node: LayoutNode, environment: EnvironmentValues) {
    let node = columnNode(in: context)
    guard let scheme = node.settings.colorScheme, scheme != context.environment.colorScheme else {
      return (node, context.environment)
    }
    let preferred = context.again().changing { $0.colorScheme = scheme }
    return (columnNode(in: preferred), preferred.environment)
  }
}

extension InterfaceCanvas {
  /// Returns what the Large Content Viewer shows of the pressed element; `nil` below accessibility
  /// sizes, and if a long press shows nothing.
  fileprivate func pressedContent(
    in configuration: InterfaceConfiguration
  ) throws -> LargeContent? {
    guard let pressed = configuration.pressed else { return nil }
    let found = elements.first { $0.path == pressed || $0.largeContent?.title == pressed }
    guard let found else { throw NothingToPress(pressed) }
    guard configuration.category.isAccessibilityCategory else { return nil }
    return found.largeContent.flatMap { $0.isReachable ? $0 : nil }
  }
}

/// A reason why an interface cannot be laid out.
public enum InterfaceError: Error, Equatable, CustomStringConvertible {
  /// A side of the window is zero, negative or not finite.
  case noSize(width: Double, height: Double)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noSize(let width, let height):
      "The interface would be \(Points(width)) × \(Points(height)) pt, which cannot be drawn. "
        + "Give the window a width and a height, or the view some content."
    }
  }
}
