extension SymbolDrawing {
  /// People, and what they say.
  static let people: [String: SymbolDrawing] = [
    "person": SymbolDrawing(.line("O12 7.2 4.1"), .line(shoulders)),
    "person.fill": SymbolDrawing(.solid("O12 7.2 4.1"), .solid(shoulders)),
    "person.crop.circle": SymbolDrawing(
      .line("O12 12 9"), .line("O12 9.7 3"),
      .line("M6 18.4 C7 16.2 9.2 15.2 12 15.2 C14.8 15.2 17 16.2 18 18.4")),
    "hand.thumbsup.fill": SymbolDrawing(
      .solid("R3 11 1.6 8.8 0.6"), .solid(thumb)),
  ]
}
