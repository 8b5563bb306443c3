public import DynamicType
public import Imaging
public import Rendering
package import TextEngine

/// A laid-out interface: its parts with their places, in points. Only the layout itself rounds
/// them.
///
/// An interface frame is drawn, compared and audited, as a `TextFrame` is for a text.
public struct InterfaceFrame: Hashable, Sendable {
  /// The width of the window.
  public var width: Points
  /// The height of the window.
  public var height: Points
  /// The colour behind all parts.
  public var background: RGBAColor
  /// The parts in the order of painting, later ones on top.
  public var elements: [InterfaceElement]

  /// Creates the frame of an interface in a window.
  public init(
    width: Points, height: Points, background: RGBAColor, elements: [InterfaceElement]
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.elements = elements
  }

  /// The scene to draw.
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

extension Drawing {
  /// Creates the scene of a frame on a background.
  package init(_ frame: TextFrame, background: RGBAColor) {
    self.init(
      width: frame.width, height: frame.height, background: background,
      runs: frame.runs(atX: 0, y: 0), rules: frame.rules(atX: 0, y: 0))
  }
}

extension TextFrame {
  /// Returns the glyphs of the frame, with its top left corner at a place.
  package func runs(atX x: Points, y: Points) -> [DrawnRun] {
    lines.flatMap { line in
      line.runs.map { run in
        DrawnRun(
          font: run.instance, pointSize: run.pointSize, color: run.color,
          baseline: y + line.baseline,
          glyphs: run.glyphs.map { DrawnGlyph(id: $0.id, x: x + $0.x, rise: $0.rise) })
      }
    }
  }

  /// Returns the lines below and through letters, with the frame's top left corner at a place.
  package func rules(atX x: Points, y: Points) -> [DrawnRule] {
    lines.flatMap { line in
      line.decorations.map { rule in
        DrawnRule(
          left: x + rule.left, right: x + rule.right, baseline: y + line.baseline, rise: rule.rise,
          thickness: rule.thickness, strokeCount: rule.strokeCount, color: rule.color,
          isOverGlyphs: rule.kind == .strikethrough)
      }
    }
  }
}
