import DynamicType
import Rendering

extension SymbolDrawing {
  /// The rectangle around the middles of the lines; the whole box if nothing is drawn.
  var inkBounds: PointRect {
    let all = pieces.filter { !$0.isCutOut }.flatMap(\.path.elements)
    return ShapePath(all).bounds
      ?? PointRect(x: 0, y: 0, width: Points(width), height: Points(Self.height))
  }

  /// Returns the drawing with each of its points moved.
  func moved(_ move: (ShapePath.Point) -> ShapePath.Point) -> SymbolDrawing {
    var drawing = self
    for index in pieces.indices {
      drawing.pieces[index].path = pieces[index].path.transformed(move)
    }
    return drawing
  }

  /// The drawing with left and right exchanged.
  var mirrored: SymbolDrawing {
    moved { ShapePath.Point(x: Points(width) - $0.x, y: $0.y) }
  }

  /// Returns the drawing after quarters of a turn clockwise, about the middle of its box.
  func turned(_ quarters: Int) -> SymbolDrawing {
    let (x, y) = (Points(width / 2), Points(Self.height / 2))
    var drawing = self
    for _ in 0..<quarters {
      drawing = drawing.moved { ShapePath.Point(x: x + y - $0.y, y: y + $0.x - x) }
    }
    return drawing
  }

  /// Returns the pieces for use in another drawing, with the middle of the ink at a point.
  ///
  /// - Parameters:
  ///   - room: The longest side of the ink there, in units. The ink is never enlarged.
  ///   - isCutOut: Whether the pieces are cut out of what is there.
  func pieces(x: Double, y: Double, room: Double, isCutOut: Bool) -> [Piece] {
    let ink = inkBounds
    let scale = min(0.68, room / max(ink.width.value, ink.height.value, 1))
    let (middleX, middleY) = (ink.x + ink.width * 0.5, ink.y + ink.height * 0.5)
    return moved {
      ShapePath.Point(
        x: Points(x) + ($0.x - middleX) * scale, y: Points(y) + ($0.y - middleY) * scale)
    }.pieces.map { piece in
      var piece = piece
      piece.extra = piece.extra.map { $0 * scale }
      piece.stem = piece.stem.map { $0 * scale }
      // Lines are lighter than those around them, and heavier than in proportion.
      piece.lineFactor *= scale.squareRoot()
      if isCutOut { piece.isCutOut.toggle() }
      return piece
    }
  }

  /// The drawing, crossed out from the top left to the bottom right.
  var slashed: SymbolDrawing {
    var drawing = self
    let (middle, reach) = (width / 2, 9.2)
    let ends = "\(middle + reach) \(12 + reach)"
    drawing.pieces += [
      .gap(
        "M\(middle - reach + 1.3) \(12 - reach - 1.3) L\(middle + reach + 1.3) \(12 + reach - 1.3)",
        extra: 0.6),
      .line("M\(middle - reach) \(12 - reach) L\(ends)"),
    ]
    return drawing
  }

  /// Returns the drawing with a badge at the bottom right, or with a dot at the top right for
  /// `nil`.
  func badged(_ badge: SymbolDrawing?) -> SymbolDrawing {
    var drawing = self
    guard let badge else {
      let x = width - 5.4
      drawing.pieces += [.hole("O\(x) 6 5"), .solid("O\(x) 6 2.7")]
      return drawing
    }
    drawing.width = max(width, 24)
    let (x, y) = (drawing.width - 6.2, 17.4)
    drawing.pieces += [.hole("O\(x) \(y) 6.4")]
    drawing.pieces += badge.pieces(x: x, y: y, room: 9.4, isCutOut: false)
    return drawing
  }
}

/// A shape that holds another symbol, such as the circle of `heart.circle`.
struct SymbolEnclosure: Sendable {
  let width: Double
  /// The path of the shape, as in `ShapePath(symbol:)`.
  let path: String
  /// The distance from the top to the middle of the content.
  let middle: Double
  /// The length of the longest side of the content.
  let room: Double
  /// Whether only the corners are drawn, so that the shape cannot be filled.
  var isOpen = false

  /// The enclosures by the words that name them.
  static let all: [String: SymbolEnclosure] = [
    "circle": SymbolEnclosure(width: 24, path: "O12 12 9", middle: 12, room: 10.6),
    "square": SymbolEnclosure(
      width: 24, path: "R3.6 3.6 16.8 16.8 3.6", middle: 12, room: 10.4),
    "app": SymbolEnclosure(width: 24, path: "R3.2 3.2 17.6 17.6 4.6", middle: 12, room: 10.6),
    "rectangle": SymbolEnclosure(
      width: 28, path: "R2.4 4.6 23.2 14.8 2.8", middle: 12, room: 9.4),
    "octagon": SymbolEnclosure(
      width: 24, path: "P1 8.3 3 15.7 3 21 8.3 21 15.7 15.7 21 8.3 21 3 15.7 3 8.3", middle: 12,
      room: 10.6),
    "hexagon": SymbolEnclosure(
      width: 24, path: "P1.4 12 2.2 20.6 7.1 20.6 16.9 12 21.8 3.4 16.9 3.4 7.1", middle: 12,
      room: 10),
    "diamond": SymbolEnclosure(
      width: 26, path: "P1.8 13 1.6 23.4 12 13 22.4 2.6 12", middle: 12, room: 9.6),
    "triangle": SymbolEnclosure(
      width: 24.8, path: "P2.4 12.4 1.8 23.4 20.7 1.4 20.7", middle: 14.4, room: 8.4),
    "seal": SymbolEnclosure(
      width: 26,
      path:
        "P1.5 13 1.8 16.33 3.96 20.2 4.8 21.04 8.67 23.2 12 21.04 15.33 20.2 19.2 16.33 20.04 13 22.2 "
        + "9.67 20.04 5.8 19.2 4.96 15.33 2.8 12 4.96 8.67 5.8 4.8 9.67 3.96", middle: 12, room: 9.4
    ),
    "shield": SymbolEnclosure(
      width: 22,
      path:
        "M11 2.4 C13.2 4 16.2 5.1 19 5.3 V11.6 C19 16.2 15.6 19.8 11 21.6 C6.4 19.8 3 16.2 3 11.6 "
        + "V5.3 C5.8 5.1 8.8 4 11 2.4 Z", middle: 11.8, room: 9.4),
    "bubble": SymbolEnclosure(width: 24, path: SymbolDrawing.bubble, middle: 11.2, room: 9.6),
    "viewfinder": SymbolEnclosure(
      width: 24,
      path:
        "M3 8 V6 C3 4.3 4.3 3 6 3 H8 M16 3 H18 C19.7 3 21 4.3 21 6 V8 M21 16 V18 C21 19.7 19.7 21 18 21 "
        + "H16 M8 21 H6 C4.3 21 3 19.7 3 18 V16", middle: 12, room: 10.4, isOpen: true),
  ]

  /// Returns the shape without content.
  func drawing(isFilled: Bool) -> SymbolDrawing {
    SymbolDrawing(width: width, isFilled && !isOpen ? .solid(path) : .line(path))
  }

  /// Returns the shape around a symbol. A filled shape has the symbol cut out.
  func drawing(holding symbol: SymbolDrawing, isFilled: Bool) -> SymbolDrawing {
    var drawing = drawing(isFilled: isFilled)
    drawing.isDirectional = symbol.isDirectional
    drawing.pieces += symbol.pieces(
      x: width / 2, y: middle, room: room, isCutOut: isFilled && !isOpen)
    return drawing
  }
}
