extension SymbolDrawing {
  /// What points somewhere.
  static let arrows: [String: SymbolDrawing] = [
    "chevron.right": SymbolDrawing(width: 14, .line("M3.6 4.4 L10.8 12 L3.6 19.6", extra: 0.3)),
    "chevron.left": SymbolDrawing(width: 14, .line("M10.4 4.4 L3.2 12 L10.4 19.6", extra: 0.3)),
    "chevron.forward": SymbolDrawing(
      width: 14, isDirectional: true, .line("M3.6 4.4 L10.8 12 L3.6 19.6", extra: 0.3)),
    "chevron.backward": SymbolDrawing(
      width: 14, isDirectional: true, .line("M10.4 4.4 L3.2 12 L10.4 19.6", extra: 0.3)),
    "chevron.down": SymbolDrawing(width: 22, .line("M3.4 8.6 L11 16 L18.6 8.6", extra: 0.3)),
    "chevron.up": SymbolDrawing(width: 22, .line("M3.4 15.4 L11 8 L18.6 15.4", extra: 0.3)),
    "arrow.right": SymbolDrawing(.line("M3.2 12 H20.4 M13.6 5 L20.8 12 L13.6 19")),
    "arrow.left": SymbolDrawing(.line("M20.8 12 H3.6 M10.4 5 L3.2 12 L10.4 19")),
    "arrow.forward": SymbolDrawing(
      isDirectional: true, .line("M3.2 12 H20.4 M13.6 5 L20.8 12 L13.6 19")),
    "arrow.backward": SymbolDrawing(
      isDirectional: true, .line("M20.8 12 H3.6 M10.4 5 L3.2 12 L10.4 19")),
    "square.and.arrow.up": SymbolDrawing(
      .line("K2.4 8 9.4 4.6 9.4 4.6 21.4 19.4 21.4 19.4 9.4 16 9.4"),
      .line("M12 14.8 V2.6 M8 6.2 L12 2.2 L16 6.2")),
  ]
}
