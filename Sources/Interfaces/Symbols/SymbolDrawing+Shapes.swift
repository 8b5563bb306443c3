extension SymbolDrawing {
  /// Plain shapes, and stars and hearts.
  static let shapes: [String: SymbolDrawing] = [
    "circle": SymbolDrawing(.line("O12 12 9")),
    "circle.fill": SymbolDrawing(.solid("O12 12 9")),
    "square": SymbolDrawing(.line("R3.6 3.6 16.8 16.8 3.6")),
    "square.fill": SymbolDrawing(.solid("R3.6 3.6 16.8 16.8 3.6")),
    "star": SymbolDrawing(.line(star)),
    "star.fill": SymbolDrawing(.solid(star)),
    "heart": SymbolDrawing(.line(heart)),
    "heart.fill": SymbolDrawing(.solid(heart)),
    "moon": SymbolDrawing(.line(moon)),
    "moon.fill": SymbolDrawing(.solid(moon)),
  ]
}
