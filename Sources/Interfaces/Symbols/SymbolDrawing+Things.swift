extension SymbolDrawing {
  private static let photoOver = "R6.6 2.6 18.6 14 2.8"

  private static let tray =
    "P2.2 2.6 13.4 6 4.4 20 4.4 23.4 13.4 23.4 20 2.6 20 M2.8 13.4 H8.6 C8.6 17 17.4 17 17.4 13.4 H23.2"
  private static let openTray =
    "K2.4 7.4 8 5.6 8 2.6 13.8 2.6 20.6 23.4 20.6 23.4 13.8 20.4 8 18.6 8"

  /// Sheets, windows and frames.
  static let frames: [String: SymbolDrawing] = [
    "rectangle.on.rectangle": SymbolDrawing(
      width: 27.6, .line("K2.4 6.4 7.6 2.4 7.6 2.4 21.2 20.6 21.2 20.6 17.4"), .line(photoOver)),
    "square.on.square": SymbolDrawing(
      .line("K2.4 7 7.8 2.8 7.8 2.8 21.2 16.2 21.2 16.2 17"), .line("R7.8 2.8 13.4 13.4 2.6")),
    "square.on.square.dashed": SymbolDrawing(
      .line(
        "M5 8.6 L3 8.6 M2.8 12 V14 M2.8 17.6 V19.4 L4.6 21.2 M8.2 21.2 H10.2 M13.6 21.2 L15.4 20.4",
        extra: -0.2),
      .line("R7.8 2.8 13.4 13.4 2.6")),
    "rectangle.stack": SymbolDrawing(
      width: 25, .line("R3 9.4 19 11.6 2.6"), .line("M5 6 H20 M7.2 2.8 H17.8")),
    "square.stack": SymbolDrawing(.line("R4 9 16 12 2.6"), .line("M5.8 5.8 H18.2 M7.8 2.8 H16.2")),
    "rectangle.portrait": SymbolDrawing(width: 20, .line("R2.8 2.8 14.4 18.4 2.6")),
    "capsule": SymbolDrawing(width: 28, .line("R2.4 6 23.2 12 6")),
    "sidebar.left": SymbolDrawing(
      width: 27, .line("R2.4 4.4 22.2 15.2 2.8"), .line("M10 4.6 V19.4"),
      .line("M5.2 8.2 H7.2 M5.2 11.2 H7.2", extra: -0.4)),
    "sidebar.right": SymbolDrawing(
      width: 27, .line("R2.4 4.4 22.2 15.2 2.8"), .line("M17 4.6 V19.4"),
      .line("M19.8 8.2 H21.8 M19.8 11.2 H21.8", extra: -0.4)),
    "sidebar.leading": SymbolDrawing(
      width: 27, isDirectional: true, .line("R2.4 4.4 22.2 15.2 2.8"), .line("M10 4.6 V19.4"),
      .line("M5.2 8.2 H7.2 M5.2 11.2 H7.2", extra: -0.4)),
    "sidebar.trailing": SymbolDrawing(
      width: 27, isDirectional: true, .line("R2.4 4.4 22.2 15.2 2.8"), .line("M17 4.6 V19.4"),
      .line("M19.8 8.2 H21.8 M19.8 11.2 H21.8", extra: -0.4)),
    "square.and.pencil": SymbolDrawing(
      .line("K2.6 13 4.6 3.4 4.6 3.4 20.6 19.4 20.6 19.4 11"),
      .line("M9.8 14.2 L20.4 3.6", extra: 0.8)),
    "square.split.2x1": SymbolDrawing(.line("R3.6 3.6 16.8 16.8 3.6"), .line("M12 3.6 V20.4")),
    "square.split.1x2": SymbolDrawing(.line("R3.6 3.6 16.8 16.8 3.6"), .line("M3.6 12 H20.4")),
    "rectangle.3.group": SymbolDrawing(
      width: 26, .line("R2.6 4 8.4 16 1.8"), .line("R15 4 8.4 6.2 1.8"), .line("R15 14 8.4 6 1.8")),
    "rectangle.expand.vertical": SymbolDrawing(
      .line("R4 9 16 6 1.6"), .line("M8.6 5.6 L12 2.6 L15.4 5.6 M8.6 18.4 L12 21.4 L15.4 18.4")),
    "rectangle.compress.vertical": SymbolDrawing(
      .line("R4 9.6 16 4.8 1.6"), .line("M8.6 2.8 L12 5.8 L15.4 2.8 M8.6 21.2 L12 18.2 L15.4 21.2")),
    "rectangle.split.2x1": SymbolDrawing(
      width: 28, .line("R2.4 4.6 23.2 14.8 2.8"), .line("M14 4.6 V19.4")),
    "rectangle.split.3x1": SymbolDrawing(
      width: 28, .line("R2.4 4.6 23.2 14.8 2.8"), .line("M10.2 4.6 V19.4 M17.8 4.6 V19.4")),
    "macwindow": SymbolDrawing(
      width: 28, .line("R2.4 4.2 23.2 15.6 2.8"), .line("M2.6 8.8 H25.4"),
      .line("M5.6 6.5 H5.6 M8.2 6.5 H8.2", extra: -0.5)),
    "pip": SymbolDrawing(
      width: 28, .line("R2.4 4.2 23.2 15.6 2.8"), .solid("R13.6 11.6 8.8 5 0.6", extra: -0.8)),
    "creditcard": SymbolDrawing(
      width: 28, .line("R2.4 4.4 23.2 15.2 2.8"), .line("M2.6 9 H25.4", extra: 0.8),
      .line("M6.4 15.4 H10", extra: -0.2)),
    "books.vertical": SymbolDrawing(
      .line("R3 3.4 4.4 17.2 0.8"), .line("R7.4 6 4.4 14.6 0.8"),
      .line("P0.8 13 5.6 17.2 4.4 21.4 19.4 17.2 20.6")),
    "tray": SymbolDrawing(width: 26, .line(tray)),
    "tray.fill": SymbolDrawing(
      width: 26, .solid("P2.2 2.6 13.4 6 4.4 20 4.4 23.4 13.4 23.4 20 2.6 20"),
      .gap("M2.8 13.4 H8.6 C8.6 17 17.4 17 17.4 13.4 H23.2")),
    "tray.full": SymbolDrawing(
      width: 26, .line(tray), .line("M7.6 7 H18.4 M6.8 10.4 H19.2", extra: -0.4)),
    "tray.and.arrow.down": SymbolDrawing(
      width: 26, .line(openTray), .line("M13 2.6 V11.4 M9.4 8.2 L13 11.8 L16.6 8.2")),
    "tray.and.arrow.up": SymbolDrawing(
      width: 26, .line(openTray), .line("M13 12 V3 M9.4 6.2 L13 2.6 L16.6 6.2")),
    "circle.grid.3x3": SymbolDrawing(
      .line("O5.2 5.2 1.6"), .line("O12 5.2 1.6"), .line("O18.8 5.2 1.6"), .line("O5.2 12 1.6"),
      .line("O12 12 1.6"),
      .line("O18.8 12 1.6"), .line("O5.2 18.8 1.6"), .line("O12 18.8 1.6"), .line("O18.8 18.8 1.6")),
    "circle.grid.2x2": SymbolDrawing(
      .line("O7 7 3.2"), .line("O17 7 3.2"), .line("O7 17 3.2"), .line("O17 17 3.2")),
    "circle.lefthalf.filled": SymbolDrawing(
      .line("O12 12 9"), .solid("M12 3 A12 12 3 12 A12 12 12 21 Z", extra: -1.8)),
    "circle.righthalf.filled": SymbolDrawing(
      .line("O12 12 9"), .solid("M12 3 A12 12 21 12 A12 12 12 21 Z", extra: -1.8)),
    "doc.append": SymbolDrawing(
      width: 22, .line("P2 3.6 2.6 18.4 2.6 18.4 21.4 3.6 21.4"),
      .line("M7 7.6 H15 M7 11.6 H15 M7 15.6 H11", extra: -0.3)),
    "record.circle": SymbolDrawing(.line("O12 12 9"), .solid("O12 12 4", extra: -0.6)),
    "largecircle.fill.circle": SymbolDrawing(.line("O12 12 9"), .solid("O12 12 5.2", extra: -0.8)),
    "smallcircle.filled.circle": SymbolDrawing(
      .line("O12 12 9"), .solid("O12 12 2.4", extra: -0.8)),
    "circle.circle": SymbolDrawing(.line("O12 12 9"), .line("O12 12 4.6")),
    "circle.dashed": SymbolDrawing(
      .line(
        "M3.3 9.67 A12 12 5.64 5.64 M9.67 3.3 A12 12 14.33 3.3 M18.36 5.64 A12 12 20.7 9.67",
        extra: -0.1),
      .line(
        "M20.7 14.33 A12 12 18.36 18.36 M14.33 20.7 A12 12 9.67 20.7 M5.64 18.36 A12 12 3.3 14.33",
        extra: -0.1)),
    "nosign": SymbolDrawing(.line("O12 12 9"), .line("M5.64 5.64 L18.36 18.36")),
    "slash.circle": SymbolDrawing(.line("O12 12 9"), .line("M7.6 16.4 L16.4 7.6")),
    "iphone.gen3": SymbolDrawing(
      width: 18, .line("R3 2.4 12 19.2 2.8"), .line("M7.6 4.6 H10.4", extra: -0.2)),
    "contextualmenu.and.cursorarrow": SymbolDrawing(
      .line("R3.4 3 13.4 15 2.4"), .line("M6.6 7 H13.4 M6.6 10.6 H13.4 M6.6 14.2 H10"),
      .hole("P0.6 12.4 10.4 22.6 15.8 18 17.2 15.8 22"),
      .solid("P0.4 14.4 13 20.6 16.2 17.6 17.2 16.2 20", extra: -0.8)),
  ]

  /// A star of four points, with hollow sides.
  private static func spark(_ x: Double, _ y: Double, _ reach: Double) -> String {
    let near = reach * 0.18
    return "M\(x) \(y - reach) C\(x + near) \(y - near) \(x + near) \(y - near) \(x + reach) \(y) "
      + "C\(x + near) \(y + near) \(x + near) \(y + near) \(x) \(y + reach) "
      + "C\(x - near) \(y + near) \(x - near) \(y + near) \(x - reach) \(y) "
      + "C\(x - near) \(y - near) \(x - near) \(y - near) \(x) \(y - reach) Z"
  }

  private static let speaker = "P0.6 2.6 9.6 6 9.6 10.4 5.6 10.4 18.4 6 14.4 2.6 14.4"

  /// Weather, light and sound, and some other signs.
  static let weather: [String: SymbolDrawing] = [
    "sparkle": SymbolDrawing(.solid(spark(12, 12, 8.6), extra: -0.8)),
    "sparkles": SymbolDrawing(
      .solid(spark(9.4, 13.2, 6.6), extra: -0.8), .solid(spark(18.2, 6.2, 3.2), extra: -1),
      .solid(spark(18.6, 18.6, 2.4), extra: -1)),
    "snowflake": SymbolDrawing(
      .line("M12 2.6 V21.4 M3.86 7.3 L20.14 16.7 M3.86 16.7 L20.14 7.3", extra: -0.2),
      .line("M9.4 4.6 L12 7 L14.6 4.6 M9.4 19.4 L12 17 L14.6 19.4", extra: -0.3),
      .line("M4.3 10.5 L7.7 9.5 L6.9 6.1 M17.1 17.9 L16.3 14.5 L19.7 13.5", extra: -0.3),
      .line("M19.7 10.5 L16.3 9.5 L17.1 6.1 M6.9 17.9 L7.7 14.5 L4.3 13.5", extra: -0.3)),
    "waveform": SymbolDrawing(
      width: 26,
      .line("M3 10.6 V13.4 M7 7.4 V16.6 M11 3.6 V20.4 M15 8 V16 M19 5.6 V18.4 M23 10.4 V13.6")),
    "wave.3.right": SymbolDrawing(
      width: 18, .line("M3.4 8.4 A-1.2 12 3.4 15.6", extra: 0.2),
      .line("M8 5.4 A-1.6 12 8 18.6", extra: 0.2), .line("M12.4 3 A-2 12 12.4 21", extra: 0.2)),
    "dot.radiowaves.right": SymbolDrawing(
      width: 20, .line("M4 12 H4", extra: 1.8),
      .line("M8.6 8 A4 12 8.6 16 M12.4 4.6 A4 12 12.4 19.4")),
    "music.quarternote.3": SymbolDrawing(
      width: 28, .solid("E6 17.6 2.2 1.8"), .line("M8.4 17.4 V6.4"), .solid("E13.4 19.6 2.2 1.8"),
      .line("M15.8 19.4 V4.4"), .solid("E20.8 17.6 2.2 1.8"), .line("M23.2 17.4 V3")),
    "speaker.wave.2": SymbolDrawing(
      width: 26, .line(speaker),
      .line("M15.01 8.39 A11 12 15.01 15.61 M18.13 5.58 A11 12 18.13 18.42")),
    "speaker": SymbolDrawing(width: 15, .line(speaker)),
    "speaker.wave.1": SymbolDrawing(
      width: 20, .line(speaker), .line("M15.01 8.39 A11 12 15.01 15.61")),
    "speaker.wave.3": SymbolDrawing(
      width: 30, .line(speaker),
      .line(
        "M15.01 8.39 A11 12 15.01 15.61 M18.13 5.58 A11 12 18.13 18.42 M21.2 2.8 A11 12 21.2 21.2")),
    "plus.magnifyingglass": SymbolDrawing(
      .line("O10.3 10.3 7"), .line("M15.6 15.6 L21 21", extra: 0.4),
      .line("M7 10.3 H13.6 M10.3 7 V13.6", extra: -0.2)),
    "minus.magnifyingglass": SymbolDrawing(
      .line("O10.3 10.3 7"), .line("M15.6 15.6 L21 21", extra: 0.4),
      .line("M7 10.3 H13.6", extra: -0.2)),
    "battery.0": SymbolDrawing(
      width: 28, .line("R2.2 6.6 20.6 10.8 3.4"), .line("M25.8 10.6 V13.4", extra: 0.1)),
    "battery.25": SymbolDrawing(
      width: 28, .line("R2.2 6.6 20.6 10.8 3.4"), .solid("R5.9 10.3 3 3.4 0.4"),
      .line("M25.8 10.6 V13.4", extra: 0.1)),
    "battery.50": SymbolDrawing(
      width: 28, .line("R2.2 6.6 20.6 10.8 3.4"), .solid("R5.9 10.3 6.6 3.4 0.4"),
      .line("M25.8 10.6 V13.4", extra: 0.1)),
    "battery.75": SymbolDrawing(
      width: 28, .line("R2.2 6.6 20.6 10.8 3.4"), .solid("R5.9 10.3 9.8 3.4 0.4"),
      .line("M25.8 10.6 V13.4", extra: 0.1)),
    "chart.bar": SymbolDrawing(
      .line("R3.2 13.6 3.6 6.8 0.8"), .line("R10.2 8.6 3.6 11.8 0.8"),
      .line("R17.2 3.6 3.6 16.8 0.8")),
    "playpause": SymbolDrawing(
      width: 28, .line("P1.2 3 5 14 12 3 19"), .line("M18.6 5.6 V18.4 M24 5.6 V18.4", extra: 0.6)),
    "eye": SymbolDrawing(
      width: 28,
      .line(
        "M2.4 12 C5 7.4 9.2 5 14 5 C18.8 5 23 7.4 25.6 12 C23 16.6 18.8 19 14 19 C9.2 19 5 16.6 2.4 12 Z"
      ),
      .line("O14 12 3.6")),
    "forward": SymbolDrawing(
      width: 28.6, .line("P0.6 3 6.4 12.4 12 3 17.6"), .line("P0.6 16.2 6.4 25.6 12 16.2 17.6")),
    "backward": SymbolDrawing(
      width: 28.6, .line("P0.6 25.6 6.4 16.2 12 25.6 17.6"), .line("P0.6 12.4 6.4 3 12 12.4 17.6")),
    "pause": SymbolDrawing(.line("R5.6 4.4 3.4 15.2 0.8"), .line("R15 4.4 3.4 15.2 0.8")),
    "stop": SymbolDrawing(.line("R4.4 4.4 15.2 15.2 2")),
    "paperplane": SymbolDrawing(
      .line("P0.5 21 3 14.6 20.6 11 13 3.4 9.4"), .line("M11 13 L20.6 3.4", extra: -0.2)),
  ]

  private static let hand =
    "M7 12.6 V6 C7 4.2 9.6 4.2 9.6 6 V4.6 C9.6 2.6 12.4 2.6 12.4 4.6 V5.4 C12.4 3.6 15.2 3.6 15.2 5.4 V7.2 "
    + "C15.2 5.6 17.8 5.6 17.8 7.4 V15 C17.8 18.6 15.6 21.2 12 21.2 C9.4 21.2 7.8 20 6.6 18 L3.4 12.8 "
    + "C2.6 11.4 4.4 10.2 5.4 11.2 Z"
  private static let face = "M8.4 9.6 H8.4 M15.6 9.6 H15.6"

  /// Hands, faces and other signs with a meaning of their own.
  static let signs: [String: SymbolDrawing] = [
    "hand.raised": SymbolDrawing(
      .line(hand), .line("M9.6 6 V11 M12.4 5.4 V11 M15.2 7.2 V11.4", extra: -0.5)),
    "face.smiling": SymbolDrawing(
      .line("O12 12 9"), .line(face, extra: 0.7), .line("M7.8 13.8 C9 16.9 15 16.9 16.2 13.8")),
    "person.3": SymbolDrawing(
      width: 34, .line("O17 8 3.4"),
      .line("M10.4 19.4 C10.8 16 13.6 14 17 14 C20.4 14 23.2 16 23.6 19.4 Z"),
      .line("O7.4 9.6 2.4"), .line("M8.4 14.8 C5 14.4 2.8 16.2 2.6 18.8 H7.4"),
      .line("O26.6 9.6 2.4"),
      .line("M25.6 14.8 C29 14.4 31.2 16.2 31.4 18.8 H26.6")),
    "person.3.fill": SymbolDrawing(
      width: 34, .solid("O17 8 3.4"),
      .solid("M10.4 19.4 C10.8 16 13.6 14 17 14 C20.4 14 23.2 16 23.6 19.4 Z"),
      .solid("O7.4 9.6 2.4"),
      .solid("M8.4 14.8 C5 14.4 2.8 16.2 2.6 18.8 H7.4 C7.4 17.4 7.8 16 8.4 14.8 Z"),
      .solid("O26.6 9.6 2.4"),
      .solid("M25.6 14.8 C29 14.4 31.2 16.2 31.4 18.8 H26.6 C26.6 17.4 26.2 16 25.6 14.8 Z")),
    "phone": SymbolDrawing(
      .line(
        "M6.4 3.6 C7.6 3 8.4 3.6 9 4.8 L10.2 7.2 C10.8 8.4 10.4 9.2 9.4 10 C8.8 10.6 8.8 11 9.2 11.6 "
          + "C10.4 13.2 11 13.8 12.4 14.8 C13 15.2 13.4 15.2 14 14.6 C14.8 13.6 15.6 13.2 16.8 13.8 L19.2 15 "
          + "C20.4 15.6 21 16.4 20.4 17.6 C19.6 19.4 18.2 20.8 16 20.4 C9.8 19.4 4.6 14.2 3.6 8 "
          + "C3.2 5.8 4.6 4.4 6.4 3.6 Z")),
    "asterisk": SymbolDrawing(
      .line("M12 3.4 V20.6 M4.56 7.7 L19.44 16.3 M4.56 16.3 L19.44 7.7", extra: 0.2)),
    "equal": SymbolDrawing(.line("M4 8.6 H20 M4 15.4 H20", extra: 0.2)),
    "multiply": SymbolDrawing(.line("M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6", extra: 0.2)),
    "line.diagonal": SymbolDrawing(.line("M4.4 19.6 L19.6 4.4")),
    "line.horizontal.3": SymbolDrawing(.line("M3.4 6 H20.6 M3.4 12 H20.6 M3.4 18 H20.6")),
    "line.2.horizontal": SymbolDrawing(.line("M3.4 8.6 H20.6 M3.4 15.4 H20.6")),
    "line.3.horizontal.decrease": SymbolDrawing(
      .line("M3.2 6.6 H20.8 M6.4 12 H17.6 M9.6 17.4 H14.4", extra: 0.2)),
    "line.horizontal.3.decrease": SymbolDrawing(
      .line("M3.2 6.6 H20.8 M6.4 12 H17.6 M9.6 17.4 H14.4", extra: 0.2)),
    "ellipsis.vertical": SymbolDrawing(
      width: 12, .line("M6 4.6 V4.6", extra: 1.6), .line("M6 12 V12", extra: 1.6),
      .line("M6 19.4 V19.4", extra: 1.6)),
    "list.bullet.indent": SymbolDrawing(
      isDirectional: true, .line("M3.4 6 H3.4 M7.4 12 H7.4 M7.4 18 H7.4", extra: 0.8),
      .line("M8.4 6 H21 M12.4 12 H21 M12.4 18 H21")),
    "scribble": SymbolDrawing(
      .line(
        "M3 16 C6 8 9 5 10.4 6.4 C12 8 6 16 8 17.4 C10 18.6 13.6 9.6 15.4 10.6 "
          + "C17 11.6 13.6 16.4 15.4 17 C17 17.4 18.6 15 21 14.6"
      )),
    "signature": SymbolDrawing(
      width: 28,
      .line(
        "M3 14 C6 8 9 4 10.4 5 C12 6.4 6.4 15 8 16.4 C9.6 17.4 12.6 10.6 14 11.4 "
          + "C15.2 12.2 12.8 16 14.6 16.2 C16.6 16.4 18 13.6 20 13.8 C21.6 14 22 15.6 24.6 15"
      ),
      .line("M3 20 H25", extra: -0.6)),
    "faceid": SymbolDrawing(
      .line(
        "M3 8 V6 C3 4.3 4.3 3 6 3 H8 M16 3 H18 C19.7 3 21 4.3 21 6 V8 M21 16 V18 "
          + "C21 19.7 19.7 21 18 21 H16 M8 21 H6 C4.3 21 3 19.7 3 18 V16"
      ),
      .line(
        "M8 8.6 V10.4 M16 8.6 V10.4 M12.4 8.4 V13 L11.2 13.4 M8.4 16 C10 17.6 14 17.6 15.6 16",
        extra: -0.3)),
  ]
}
