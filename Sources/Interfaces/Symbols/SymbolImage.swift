package import DynamicType
package import Imaging
package import Rendering

/// A symbol at a size: its box, how it stands in a line of text, and what to paint.
package struct SymbolImage: Hashable, Sendable {
  /// How far it advances in a line.
  package let width: Points
  /// The height of its box; the drawing stays inside.
  package let height: Points
  /// The baseline of the text beside it, downwards from the top of the box: the middle of the box is
  /// at half the height of capitals.
  package let baseline: Points
  /// What it covers, from the top left corner of its box.
  package let stencil: Stencil

  /// The height of capitals, in em: that of Inter, 1490 of 2048 (its table “OS/2”).
  private static let capHeight = 1490.0 / 2048

  /// - Parameters:
  ///   - line: How wide its lines are, in units at medium scale.
  ///   - factor: How large it is beside medium scale.
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

  /// The same with left and right exchanged.
  package var mirrored: SymbolImage {
    SymbolImage(
      width: width, height: height, baseline: baseline,
      stencil: stencil.mapped { $0.scaled(x: -1, y: 1).offset(x: width, y: 0) })
  }

  /// What to paint, with the top left corner of the box at a place.
  package func stencil(x: Points, y: Points) -> Stencil {
    stencil.mapped { $0.offset(x: x, y: y) }
  }

  /// A layer of a scene, with the top left corner of the box at a place.
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
