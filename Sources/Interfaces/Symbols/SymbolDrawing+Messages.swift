extension SymbolDrawing {
  /// What is sent, and what says that it came.
  static let messages: [String: SymbolDrawing] = [
    "envelope": SymbolDrawing(
      width: 25, .line("R2.4 5 20.2 14.4 2.8"), .line("M3.6 6.8 L12.5 13.4 L21.4 6.8")),
    "envelope.fill": SymbolDrawing(
      width: 25, .solid("R2.4 5 20.2 14.4 2.8"), .gap("M3 7.6 L12.5 14.2 L22 7.6", extra: -0.3)),
    "message": SymbolDrawing(.line(bubble)),
    "message.fill": SymbolDrawing(.solid(bubble)),
    "paperplane.fill": SymbolDrawing(
      .solid("P0.5 21 3 14.6 20.6 11 13 3.4 9.4"), .gap("M11.2 12.8 L16.6 7.4", extra: -0.6)),
    "phone.fill": SymbolDrawing(
      .line("M5.6 7.6 C6.4 12.6 11.4 17.6 16.4 18.4", extra: 2.2),
      .line("M5.6 6.9 L7.6 5.3", extra: 2.6), .line("M17.1 18.4 L18.7 16.4", extra: 2.6)),
    "bell": SymbolDrawing(
      .line(bell), .line("M12 2.4 V4"), .line("M9.4 20.6 C10.6 21.9 13.4 21.9 14.6 20.6")),
    "bell.fill": SymbolDrawing(
      .solid(bell), .line("M12 2.4 V4"), .line("M9.4 20.6 C10.6 21.9 13.4 21.9 14.6 20.6")),
  ]
}
