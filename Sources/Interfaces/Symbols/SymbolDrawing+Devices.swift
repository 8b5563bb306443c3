extension SymbolDrawing {
  /// Things with a switch, a lock or a lid.
  static let devices: [String: SymbolDrawing] = [
    "gear": SymbolDrawing(
      .line("O12 12 7"), .line("O12 12 1.8", extra: -0.2), .line(spokes, extra: -0.2),
      .line(teeth, extra: 0.2)),
    "gearshape": SymbolDrawing(.line(gearshape), .line("O12 12 2.8", extra: -0.2)),
    "gearshape.fill": SymbolDrawing(.solid(gearshape), .hole("O12 12 3")),
    "magnifyingglass": SymbolDrawing(
      .line("O10.3 10.3 7"), .line("M15.6 15.6 L21 21", extra: 0.4)),
    "wifi": SymbolDrawing(
      .line("M12 18.9 H12", extra: 1.8), .line("M8.45 15 A12 18.8 15.55 15", extra: 0.3),
      .line("M5.32 11.63 A12 18.8 18.68 11.63", extra: 0.3),
      .line("M2.18 8.27 A12 18.8 21.82 8.27", extra: 0.3)),
    "antenna.radiowaves.left.and.right": SymbolDrawing(
      width: 26, .line("M13 9.4 H13", extra: 1.4), .line("M13 10 V21"),
      .line("M16.54 5.86 A13 9.4 16.54 12.94 M19.36 3.04 A13 9.4 19.36 15.76"),
      .line("M9.46 5.86 A13 9.4 9.46 12.94 M6.64 3.04 A13 9.4 6.64 15.76")),
    "battery.100": SymbolDrawing(
      width: 28, .line("R2.2 6.6 20.6 10.8 3.4"), .solid("R5.9 10.3 13.2 3.4 0.4"),
      .line("M25.8 10.6 V13.4", extra: 0.1)),
    "lock": SymbolDrawing(width: 22, .line("R4 10.6 14 10.4 2.6"), .line(shackle)),
    "lock.fill": SymbolDrawing(width: 22, .solid("R4 10.6 14 10.4 2.6"), .line(shackle)),
    "trash": SymbolDrawing(
      .line("M3.8 6.6 H20.2"), .line("K1.4 8.2 6.6 8.2 2.8 15.8 2.8 15.8 6.6"),
      .line("K2.2 5.6 6.8 6.6 21.2 17.4 21.2 18.4 6.8"),
      .line("M9.9 10.8 L10.2 17.2 M14.1 10.8 L13.8 17.2", extra: -0.5)),
  ]
}
