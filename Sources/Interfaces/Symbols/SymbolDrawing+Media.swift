extension SymbolDrawing {
  /// Sound, pictures, and what plays them.
  static let media: [String: SymbolDrawing] = [
    "play": SymbolDrawing(.line(play)),
    "play.fill": SymbolDrawing(.solid(play)),
    "pause.fill": SymbolDrawing(.solid("R6 4.8 2.6 14.4 0.4"), .solid("R15.4 4.8 2.6 14.4 0.4")),
    "forward.fill": SymbolDrawing(
      width: 28.6, .solid("P0.6 3 6.4 12.4 12 3 17.6"),
      .solid("P0.6 16.2 6.4 25.6 12 16.2 17.6")),
    "backward.fill": SymbolDrawing(
      width: 28.6, .solid("P0.6 25.6 6.4 16.2 12 25.6 17.6"),
      .solid("P0.6 12.4 6.4 3 12 12.4 17.6")),
    "speaker.wave.2.fill": SymbolDrawing(
      width: 26, .solid("P0.6 2.6 9.6 6 9.6 10.4 5.6 10.4 18.4 6 14.4 2.6 14.4"),
      .line("M15.01 8.39 A11 12 15.01 15.61 M18.13 5.58 A11 12 18.13 18.42")),
    "mic.fill": SymbolDrawing(
      .solid("R9.6 3 4.8 10.6 2.4"),
      .line("M5.4 11.4 C5.4 15 8.2 17.6 12 17.6 C15.8 17.6 18.6 15 18.6 11.4"),
      .line("M12 17.8 V21.2 M8.6 21.2 H15.4")),
    "photo": SymbolDrawing(
      width: 25, .line("R2.4 4.2 20.2 15.6 2.8"), .line("M7.6 9.2 H7.6", extra: 1.3),
      .line("K0.8 3 17.4 8.8 12.8 12.4 15.8 16.8 10.8 22 16")),
    "camera": SymbolDrawing(width: 25, .line(camera), .line("O12.5 13.2 3.9")),
    "camera.fill": SymbolDrawing(width: 25, .solid(camera), .gap("O12.5 13.2 3.9")),
    "music.note": SymbolDrawing(
      width: 18, .solid("E6 18.4 2.6 2.1"), .line("M9.3 18 V3.6"),
      .solid(
        "M9.4 3.4 C10.4 6.4 14.6 6.6 14.6 10.2 C14.6 10.8 14.5 11.4 14.3 12 C13.6 9.8 10.6 9.4 9.4 8 Z",
        extra: -0.8)),
  ]
}
