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

  /// Signs with a meaning of their own.
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

  /// Arrows and chevrons.
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

  /// People and their speech.
  static let people: [String: SymbolDrawing] = [
    "person": SymbolDrawing(.line("O12 7.2 4.1"), .line(shoulders)),
    "person.fill": SymbolDrawing(.solid("O12 7.2 4.1"), .solid(shoulders)),
    "person.crop.circle": SymbolDrawing(
      .line("O12 12 9"), .line("O12 9.7 3"),
      .line("M6 18.4 C7 16.2 9.2 15.2 12 15.2 C14.8 15.2 17 16.2 18 18.4")),
    "hand.thumbsup.fill": SymbolDrawing(
      .solid("R3 11 1.6 8.8 0.6"), .solid(thumb)),
  ]

  /// Messages, and signs that one has arrived.
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

  /// Papers and their containers.
  static let papers: [String: SymbolDrawing] = [
    "bookmark": SymbolDrawing(width: 20, .line(bookmark)),
    "bookmark.fill": SymbolDrawing(width: 20, .solid(bookmark)),
    "doc": SymbolDrawing(
      width: 22, .line("P2 3.6 2.6 12.2 2.6 18.4 8.8 18.4 21.4 3.6 21.4"),
      .line("K1.4 11.2 2.8 11.2 9.8 18.2 9.8")),
    "folder": SymbolDrawing(width: 25, .line(folder), .line("M2.6 10 H22.4", extra: -0.2)),
    "folder.fill": SymbolDrawing(width: 25, .solid(folder), .gap("M0 10.1 H25", extra: -0.5)),
  ]

  /// Sound, pictures and players.
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
