import DynamicType
import Rendering

/// The drawing of a symbol, on a grid that is 24 units high and usually 24 wide. An em of the text
/// beside it has 20 units. Lines have round ends and corners.
struct SymbolDrawing: Hashable, Sendable {
  /// A part that is covered, or cut out of what is covered.
  struct Piece: Hashable, Sendable {
    var path: ShapePath
    /// Whether the inside of the path is covered.
    var isFilled = false
    /// The width of the line along the path, beyond the weight of the symbol; `nil` for no line.
    var extra: Double?
    /// The width of the lines that are part of the outline. The outline grows or shrinks to the
    /// weight of the symbol; `nil` for an outline of one weight.
    var stem: Double?
    /// The width of the lines, relative to those of a symbol by itself.
    var lineFactor = 1.0
    var isCutOut = false

    /// Returns a line as wide as the weight, or wider.
    static func line(_ path: String, extra: Double = 0) -> Piece {
      Piece(path: ShapePath(symbol: path), extra: extra)
    }

    /// Returns the inside of a path and the line along it, with the same silhouette as the line.
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

    /// The parts of a stencil.
    ///
    /// - Parameters:
    ///   - line: The width of the symbol's lines, in units.
    ///   - unit: The length of a unit.
    func parts(line: Double, unit: Points) -> [Stencil.Part] {
      let path = path.scaled(by: unit.value)
      let line = line * lineFactor
      var parts: [Stencil.Part] = []
      if isFilled { parts.append(.fill(path, isCutOut: isCutOut)) }
      func stroke(_ width: Double, isCutOut: Bool) {
        let line = ShapeLine(width: unit * width, cap: .round, join: .round)
        parts.append(.stroke(path, line, isCutOut: isCutOut))
      }
      if let extra { stroke(max(0, line + extra), isCutOut: isCutOut) }
      if let stem {
        let growth = line - stem
        if abs(growth) > 0.01 { stroke(abs(growth), isCutOut: isCutOut != (growth < 0)) }
      }
      return parts
    }
  }

  /// The number of units in an em.
  static let unitsPerEm = 20.0
  /// The height of every drawing.
  static let height = 24.0
  /// The width of lines in regular weight, in units.
  static let regularLine = 1.8

  /// The advance width, in units.
  var width = 24.0
  /// Whether the drawing is mirrored in right-to-left text.
  var isDirectional = false
  /// The pieces, in drawing order.
  var pieces: [Piece]

  init(width: Double = 24, isDirectional: Bool = false, _ pieces: Piece...) {
    self.init(width: width, isDirectional: isDirectional, pieces: pieces)
  }

  init(width: Double = 24, isDirectional: Bool = false, pieces: [Piece]) {
    self.width = width
    self.isDirectional = isDirectional
    self.pieces = pieces
  }

  /// The sign for a name that has no drawing: a crossed box.
  static let unknown = SymbolDrawing(
    .line("R3.6 3.6 16.8 16.8 1.2"), .line("M3.6 3.6 L20.4 20.4 M20.4 3.6 L3.6 20.4", extra: -0.8))

  /// Every drawing of our own by its name.
  static let own: [String: SymbolDrawing] = [
    shapes, arrows, marks, media, people, messages, places, devices, papers, turns, pointers,
    frames,
    weather, signs,
  ].reduce(into: [:]) { all, theme in all.merge(theme) { first, _ in first } }

  /// Returns the width of lines in a weight, in units: close to the stems of Inter.
  static func lineWidth(of weight: FontWeight) -> Double {
    let widths = [0.7, 1.0, 1.4, regularLine, 2.1, 2.4, 2.75, 3.05, 3.3]
    let place = min(max(Double(weight.rawValue) / 100 - 1, 0), 8)
    let index = min(Int(place), 7)
    return widths[index] + (widths[index + 1] - widths[index]) * (place - Double(index))
  }

  /// Returns the stencil that the drawing covers.
  ///
  /// - Parameters:
  ///   - line: The width of its lines, in units.
  ///   - unit: The length of a unit.
  func stencil(line: Double, unit: Points) -> Stencil {
    Stencil(pieces.flatMap { $0.parts(line: line, unit: unit) })
  }
}
