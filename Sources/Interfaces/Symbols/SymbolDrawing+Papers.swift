extension SymbolDrawing {
  /// Papers, and what holds them.
  static let papers: [String: SymbolDrawing] = [
    "bookmark": SymbolDrawing(width: 20, .line(bookmark)),
    "bookmark.fill": SymbolDrawing(width: 20, .solid(bookmark)),
    "doc": SymbolDrawing(
      width: 22, .line("P2 3.6 2.6 12.2 2.6 18.4 8.8 18.4 21.4 3.6 21.4"),
      .line("K1.4 11.2 2.8 11.2 9.8 18.2 9.8")),
    "folder": SymbolDrawing(width: 25, .line(folder), .line("M2.6 10 H22.4", extra: -0.2)),
    "folder.fill": SymbolDrawing(width: 25, .solid(folder), .gap("M0 10.1 H25", extra: -0.5)),
  ]
}
