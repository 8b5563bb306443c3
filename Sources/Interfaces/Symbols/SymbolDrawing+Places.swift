extension SymbolDrawing {
  /// Places and times, and the ways there.
  static let places: [String: SymbolDrawing] = [
    "house": SymbolDrawing(
      .line("M2.6 11.8 L12 3.6 L21.4 11.8"),
      .line("K1.8 5 9.9 5 20.6 19 20.6 19 9.9"), .line("K0.8 9 20.4 9 14.2 15 14.2 15 20.4")
    ),
    "house.fill": SymbolDrawing(
      .line("M2.6 11.8 L12 3.6 L21.4 11.8"),
      .solid("P1.2 12 3.8 19 9.9 19 20.6 5 20.6 5 9.9"), .hole("R9.7 14.4 4.6 10 0.9")),
    "airplane": SymbolDrawing(
      .solid("R3.4 11.3 18 1.4 0.7", extra: 0.4),
      .solid("P0.5 14.4 12 8.6 3.4 7.4 3.4 9.8 12 7.4 20.6 8.6 20.6", extra: -0.6),
      .solid("P0.4 6.2 12 4 8 2.9 8 3.9 12 2.9 16 4 16", extra: -0.6)),
    "globe": SymbolDrawing(
      .line("O12 12 9"), .line("E12 12 3.9 9", extra: -0.2), .line("M3 12 H21", extra: -0.2)),
    "calendar": SymbolDrawing(
      .line("R3.2 4.8 17.6 16 3"), .line("M3.4 9.6 H20.6"), .line("M8 2.6 V5.6 M16 2.6 V5.6"),
      .line("M8 13.3 H8 M12 13.3 H12 M16 13.3 H16 M8 17 H8 M12 17 H12", extra: 0.3)),
    "clock": SymbolDrawing(.line("O12 12 9"), .line("M12 6.8 V12.2 L15.4 14.4")),
    "flag": SymbolDrawing(.line(flagCloth), .line("M5 3 V21.4")),
    "flag.fill": SymbolDrawing(.solid(flagCloth), .line("M5 3 V21.4")),
  ]
}
