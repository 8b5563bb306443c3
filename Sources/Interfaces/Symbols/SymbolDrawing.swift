import DynamicType
import Rendering

/// How a symbol is drawn, on a grid of 24 units each way for most, 20 of which are an em of the text
/// beside it. Lines have round ends and corners.
struct SymbolDrawing: Hashable, Sendable {
  /// Something that is covered, or cut out of what is.
  struct Piece: Hashable, Sendable {
    let path: ShapePath
    /// Whether what the path holds is meant.
    var isFilled = false
    /// How much wider than the weight of the symbol the line along it is; `nil` for no line.
    var extra: Double?
    var isCutOut = false

    /// A line as wide as the weight says, or wider.
    static func line(_ path: String, extra: Double = 0) -> Piece {
      Piece(path: ShapePath(symbol: path), extra: extra)
    }

    /// What a path holds, and the line along it: the same silhouette as that line's.
    static func solid(_ path: String, extra: Double = 0) -> Piece {
      Piece(path: ShapePath(symbol: path), isFilled: true, extra: extra)
    }

    /// A gap in what was drawn before, as wide as a line.
    static func gap(_ path: String, extra: Double = 0) -> Piece {
      Piece(path: ShapePath(symbol: path), extra: extra, isCutOut: true)
    }

    /// A hole in what was drawn before.
    static func hole(_ path: String) -> Piece {
      Piece(path: ShapePath(symbol: path), isFilled: true, isCutOut: true)
    }
  }

  /// The units that an em takes.
  static let unitsPerEm = 20.0
  /// The height of every drawing.
  static let height = 24.0

  /// How far it advances, in units.
  var width = 24.0
  /// Whether it turns with the direction of text.
  var isDirectional = false
  /// What there is, in order.
  let pieces: [Piece]

  init(width: Double = 24, isDirectional: Bool = false, _ pieces: Piece...) {
    self.width = width
    self.isDirectional = isDirectional
    self.pieces = pieces
  }

  /// Every drawing by its name.
  static let all: [String: SymbolDrawing] = [
    shapes, arrows, marks, media, people, messages, places, devices, papers,
  ].reduce(into: [:]) { all, theme in all.merge(theme) { first, _ in first } }

  /// How wide lines are, in units: near to the stems of Inter in that weight.
  static func lineWidth(of weight: FontWeight) -> Double {
    let widths = [0.7, 1.0, 1.4, 1.8, 2.1, 2.4, 2.75, 3.05, 3.3]
    let place = min(max(Double(weight.rawValue) / 100 - 1, 0), 8)
    let index = min(Int(place), 7)
    return widths[index] + (widths[index + 1] - widths[index]) * (place - Double(index))
  }

  /// What it covers.
  ///
  /// - Parameters:
  ///   - line: The width of its lines, in units.
  ///   - unit: The length of a unit.
  func stencil(line: Double, unit: Points) -> Stencil {
    var parts: [Stencil.Part] = []
    for piece in pieces {
      let path = piece.path.scaled(by: unit.value)
      if piece.isFilled { parts.append(.fill(path, isCutOut: piece.isCutOut)) }
      if let extra = piece.extra {
        let line = ShapeLine(width: unit * max(0, line + extra), cap: .round, join: .round)
        parts.append(.stroke(path, line, isCutOut: piece.isCutOut))
      }
    }
    return Stencil(parts)
  }
}
