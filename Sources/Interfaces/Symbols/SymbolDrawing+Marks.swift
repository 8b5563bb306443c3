extension SymbolDrawing {
  /// Signs that say something by themselves.
  static let marks: [String: SymbolDrawing] = [
    "plus": SymbolDrawing(.line("M12 4 V20 M4 12 H20", extra: 0.2)),
    "minus": SymbolDrawing(.line("M4 12 H20", extra: 0.2)),
    "xmark": SymbolDrawing(.line("M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6", extra: 0.2)),
    "checkmark": SymbolDrawing(.line("M4.6 12.9 L9.7 18.6 L19.4 5.4", extra: 0.2)),
    "checkmark.circle": SymbolDrawing(
      .line("O12 12 9"), .line("M8.1 12.5 L10.9 15.5 L15.9 8.7")),
    "checkmark.circle.fill": SymbolDrawing(
      .solid("O12 12 9"), .gap("M7.7 12.5 L10.8 15.9 L16.2 8.5")),
    "ellipsis": SymbolDrawing(
      .line("M4.6 12 H4.6", extra: 1.6), .line("M12 12 H12", extra: 1.6),
      .line("M19.4 12 H19.4", extra: 1.6)),
    "info.circle": SymbolDrawing(
      .line("O12 12 9"), .line("M12 8 H12", extra: 0.7),
      .line("M10.8 11.5 H12.2 V16.3 M10.4 16.4 H14", extra: -0.1)),
    "exclamationmark.triangle": SymbolDrawing(
      .line(triangle), .line("M12 9 V13.4", extra: 0.1), .line("M12 16.9 H12", extra: 0.6)),
    "exclamationmark.triangle.fill": SymbolDrawing(
      .solid(triangle), .gap("M12 8.8 V13.4", extra: 0.1), .gap("M12 16.9 H12", extra: 0.6)),
    "line.3.horizontal": SymbolDrawing(.line("M3.4 6 H20.6 M3.4 12 H20.6 M3.4 18 H20.6")),
    "list.bullet": SymbolDrawing(
      isDirectional: true, .line("M3.4 6 H3.4 M3.4 12 H3.4 M3.4 18 H3.4", extra: 0.8),
      .line("M8.4 6 H21 M8.4 12 H21 M8.4 18 H21")),
    "textformat.size": SymbolDrawing(
      width: 28,
      .line("M2.6 19 L6.2 9.8 L9.8 19 M4 15.8 H8.4"),
      .line("M12.4 19 L18.6 4 L24.8 19 M14.6 14 H22.6")),
    "chart.bar.fill": SymbolDrawing(
      .solid("R3.6 14.2 2.4 5.6 0.4"), .solid("R10.8 9.2 2.4 10.6 0.4"),
      .solid("R18 4.2 2.4 15.6 0.4")),
  ]
}
