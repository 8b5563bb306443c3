extension SymbolDrawing {
  private static let rightward = SymbolDrawing(.line("M3.2 12 H20.4 M13.6 5 L20.8 12 L13.6 19"))
  private static let upRight = SymbolDrawing(.line("M5.6 18.4 L18 6 M8.4 5.6 H18.4 V15.6"))
  private static let backTurn = SymbolDrawing(
    .line("M8.6 4.6 L3.6 9.6 L8.6 14.6 M4 9.6 H15.4 A15.4 14.6 20.4 14.6 A15.4 14.6 15.4 19.6 H9"))
  private static let corner = SymbolDrawing(
    .line("M4 4.6 V11 C4 13 5.2 14.2 7.2 14.2 H20 M15 9 L20.2 14.2 L15 19.4"))
  private static let toLine = SymbolDrawing(
    .line("M2.6 12 H17 M11 6 L17.2 12 L11 18 M21.2 4.4 V19.6"))
  private static let halfTurn = SymbolDrawing(
    .line("M12 5 A12 13 20 13 A12 13 12 21 A12 13 4 13"), .line("M15 1.8 L11.6 5 L15 8.2"))
  private static let compact = SymbolDrawing(
    width: 28, .line("M3.2 9 L14 14.6 L24.8 9", extra: 0.3))
  private static let wedge = "P1.4 4 6.2 20 6.2 12 19.4"

  private func directional() -> SymbolDrawing {
    var drawing = self
    drawing.isDirectional = true
    return drawing
  }

  /// Arrows that turn, meet or stop, and other signs of a direction.
  static let turns: [String: SymbolDrawing] = [
    "arrow.down": rightward.turned(1),
    "arrow.up": rightward.turned(3),
    "arrow.up.right": upRight,
    "arrow.down.right": upRight.turned(1),
    "arrow.down.left": upRight.turned(2),
    "arrow.up.left": upRight.turned(3),
    "arrow.up.forward": upRight.directional(),
    "arrow.up.backward": upRight.mirrored.directional(),
    "arrow.down.forward": upRight.turned(1).directional(),
    "arrow.down.backward": upRight.turned(2).directional(),
    "arrow.uturn.left": backTurn,
    "arrow.uturn.right": backTurn.mirrored,
    "arrow.uturn.backward": backTurn.directional(),
    "arrow.uturn.forward": backTurn.mirrored.directional(),
    "arrow.uturn.up": backTurn.turned(1),
    "arrow.uturn.down": backTurn.turned(3),
    "arrow.turn.down.right": corner,
    "arrow.turn.down.left": corner.mirrored,
    "arrow.turn.up.left": corner.turned(2),
    "arrow.turn.up.right": corner.turned(2).mirrored,
    "arrow.right.to.line": toLine,
    "arrow.left.to.line": toLine.mirrored,
    "arrow.down.to.line": toLine.turned(1),
    "arrow.up.to.line": toLine.turned(3),
    "arrow.forward.to.line": toLine.directional(),
    "arrow.backward.to.line": toLine.mirrored.directional(),
    "gobackward": halfTurn,
    "goforward": halfTurn.mirrored,
    "arrow.left.and.right": SymbolDrawing(
      width: 28, .line("M3.2 12 H24.8 M8.6 6.4 L3 12 L8.6 17.6 M19.4 6.4 L25 12 L19.4 17.6")),
    "arrow.up.and.down": SymbolDrawing(
      width: 18, .line("M9 2.6 V21.4 M4 7.4 L9 2.4 L14 7.4 M4 16.6 L9 21.6 L14 16.6")),
    "arrow.left.arrow.right": SymbolDrawing(
      .line("M20.8 8 H3.6 M8.4 3 L3.2 8 L8.4 13"), .line("M3.2 16 H20.4 M15.6 11 L20.8 16 L15.6 21")
    ),
    "arrow.right.arrow.left": SymbolDrawing(
      .line("M3.2 8 H20.4 M15.6 3 L20.8 8 L15.6 13"), .line("M20.8 16 H3.6 M8.4 11 L3.2 16 L8.4 21")
    ),
    "arrow.up.arrow.down": SymbolDrawing(
      .line("M8 20.8 V3.6 M3 8.4 L8 3.2 L13 8.4"), .line("M16 3.2 V20.4 M11 15.6 L16 20.8 L21 15.6")
    ),
  ]

  /// Points without a shaft.
  static let pointers: [String: SymbolDrawing] = [
    "chevron.up.chevron.down": SymbolDrawing(
      width: 17, .line("M3 9 L8.5 3.6 L14 9 M3 15 L8.5 20.4 L14 15", extra: 0.2)),
    "chevron.down.chevron.up": SymbolDrawing(
      width: 17, .line("M3 3.6 L8.5 9 L14 3.6 M3 20.4 L8.5 15 L14 20.4", extra: 0.2)),
    "chevron.up.2": SymbolDrawing(
      width: 20, .line("M3 11.4 L10 4.6 L17 11.4 M3 19.4 L10 12.6 L17 19.4", extra: 0.2)),
    "chevron.down.2": SymbolDrawing(
      width: 20, .line("M3 4.6 L10 11.4 L17 4.6 M3 12.6 L10 19.4 L17 12.6", extra: 0.2)),
    "chevron.right.2": SymbolDrawing(
      .line("M4.6 5 L11.4 12 L4.6 19 M12.6 5 L19.4 12 L12.6 19", extra: 0.2)),
    "chevron.left.2": SymbolDrawing(
      .line("M19.4 5 L12.6 12 L19.4 19 M11.4 5 L4.6 12 L11.4 19", extra: 0.2)),
    "chevron.compact.down": compact,
    "chevron.compact.up": compact.turned(2),
    "chevron.compact.left": SymbolDrawing(
      width: 12, .line("M8.6 2.8 L3.4 12 L8.6 21.2", extra: 0.3)),
    "chevron.compact.right": SymbolDrawing(
      width: 12, .line("M3.4 2.8 L8.6 12 L3.4 21.2", extra: 0.3)),
    "arrowtriangle.down": SymbolDrawing(.line(wedge)),
    "arrowtriangle.left": SymbolDrawing(.line(wedge)).turned(1),
    "arrowtriangle.up": SymbolDrawing(.line(wedge)).turned(2),
    "arrowtriangle.right": SymbolDrawing(.line(wedge)).turned(3),
    "arrowtriangle.forward": SymbolDrawing(.line(wedge)).turned(3).directional(),
    "arrowtriangle.backward": SymbolDrawing(.line(wedge)).turned(1).directional(),
    "square.and.arrow.down": SymbolDrawing(
      .line("K2.4 8 9.4 4.6 9.4 4.6 21.4 19.4 21.4 19.4 9.4 16 9.4"),
      .line("M12 2.2 V14.6 M8 11 L12 15 L16 11")),
    "square.and.arrow.up.fill": SymbolDrawing(
      .solid("P2.4 4.6 9.4 19.4 9.4 19.4 21.4 4.6 21.4"),
      .gap("M12 14.8 V2.6", extra: 2.4), .line("M12 14.8 V2.6 M8 6.2 L12 2.2 L16 6.2")),
    "square.and.arrow.down.fill": SymbolDrawing(
      .solid("P2.4 4.6 9.4 19.4 9.4 19.4 21.4 4.6 21.4"),
      .gap("M12 2.2 V14.6 M8 11 L12 15 L16 11", extra: 2.4),
      .line("M12 2.2 V14.6 M8 11 L12 15 L16 11")),
    "rectangle.portrait.and.arrow.right": SymbolDrawing(
      width: 26, .line("K2.4 14.6 7.4 14.6 3 3.6 3 3.6 21 14.6 21 14.6 16.6"),
      .line("M8.6 12 H23 M19.2 8 L23.2 12 L19.2 16")),
    "rectangle.portrait.and.arrow.forward": SymbolDrawing(
      width: 26, isDirectional: true, .line("K2.4 14.6 7.4 14.6 3 3.6 3 3.6 21 14.6 21 14.6 16.6"),
      .line("M8.6 12 H23 M19.2 8 L23.2 12 L19.2 16")),
    "iphone.and.arrow.forward": SymbolDrawing(
      width: 26, isDirectional: true, .line("K2.4 14.6 7.4 14.6 3 4.6 3 4.6 21 14.6 21 14.6 16.6"),
      .line("M8.6 12 H23 M19.2 8 L23.2 12 L19.2 16"), .line("M8.6 18.4 H10.6", extra: -0.6)),
  ]
}
