public import DynamicType
public import Imaging
public import Rendering
import TextEngine

/// An interface laid out: its parts with their places, in points, nothing rounded but what layout
/// rounds itself.
///
/// It is to an interface what a `TextFrame` is to a text: what is drawn, compared and audited.
public struct InterfaceFrame: Hashable, Sendable {
  /// The width of the window.
  public var width: Points
  /// The height of the window.
  public var height: Points
  /// What is behind all parts.
  public var background: RGBAColor
  /// The parts in the order of painting, later ones on top.
  public var elements: [InterfaceElement]

  /// An interface in a window.
  public init(
    width: Points, height: Points, background: RGBAColor, elements: [InterfaceElement]
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.elements = elements
  }

  /// What there is to draw.
  public var scene: Scene {
    Scene(
      width: width, height: height, background: background,
      layers: elements.compactMap { element in
        element.layerContent.map {
          SceneLayer(
            $0, clip: element.clip?.rect, outlines: element.clip?.outlines ?? [],
            opacity: element.opacity)
        }
      })
  }
}

extension InterfaceElement {
  fileprivate var layerContent: SceneLayer.Content? {
    switch content {
    case .container: nil
    case .text(let text, let x, let y):
      .text(text.frame.runs(atX: x, y: y), rules: text.frame.rules(atX: x, y: y))
    case .fill(let path, let color): .fill(path, color)
    case .stroke(let path, let width, let color): .stroke(path, width: width, color)
    case .symbol(_, let stencil, let color): .stencil(stencil, color)
    case .picture(let bitmap, let rect): .picture(bitmap, in: rect)
    }
  }
}
