package import DynamicType
package import Imaging
package import Rendering

/// A symbol at a size: its box, its baseline in a line of text, and its stencil.
package struct SymbolImage: Hashable, Sendable {
  /// The advance width.
  package let width: Points
  /// The height of its box; the drawing stays inside.
  package let height: Points
  /// The baseline of the text beside the symbol, downwards from the top of the box. The middle of
  /// the box is at half the height of capitals.
  package let baseline: Points
  /// The covered area, from the top left corner of the box.
  package let stencil: Stencil

  /// The height of capitals, in em: that of Inter, 1490 of 2048 (its table “OS/2”).
  private static let capHeight = 1490.0 / 2048

  /// - Parameters:
  ///   - line: The width of the lines, in units at medium scale.
  ///   - factor: The size relative to medium scale.
  init(_ drawing: SymbolDrawing, pointSize: Points, line: Double, factor: Double) {
    let unit = pointSize * (factor / SymbolDrawing.unitsPerEm)
    width = unit * drawing.width
    height = unit * SymbolDrawing.height
    baseline = (height + pointSize * Self.capHeight) * 0.5
    // Half of the way between lines as heavy as the text's and lines that shrink with the drawing:
    // the first are blots in small symbols, the second too faint beside text.
    stencil = drawing.stencil(line: line / factor.squareRoot(), unit: unit)
  }

  private init(width: Points, height: Points, baseline: Points, stencil: Stencil) {
    self.width = width
    self.height = height
    self.baseline = baseline
    self.stencil = stencil
  }

  /// The image with left and right exchanged.
  package var mirrored: SymbolImage {
    SymbolImage(
      width: width, height: height, baseline: baseline,
      stencil: stencil.mapped { $0.scaled(x: -1, y: 1).offset(x: width, y: 0) })
  }

  /// Returns the stencil to paint, with the top left corner of the box at a point.
  package func stencil(x: Points, y: Points) -> Stencil {
    stencil.mapped { $0.offset(x: x, y: y) }
  }

  /// Returns a layer of a scene, with the top left corner of the box at a point.
  package func layer(x: Points, y: Points, color: RGBAColor) -> SceneLayer {
    SceneLayer(.stencil(stencil(x: x, y: y), color))
  }
}

extension Stencil {
  fileprivate func mapped(_ move: (ShapePath) -> ShapePath) -> Stencil {
    Stencil(
      parts.map { part in
        var part = part
        part.path = move(part.path)
        return part
      })
  }
}
