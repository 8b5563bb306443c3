public import DynamicType

extension TextFrame {
  /// A fitted text, placed in a width or in that of its widest line.
  init(_ fitted: FittedText, width: Points?, missing: [Unicode.Scalar]) {
    // Letters that are tracked beyond their own width make a line of less than none.
    let frameWidth = width?.value ?? fitted.lines.map(\.width).reduce(0, max)
    let spans = PaintedSpans(fitted.resolved.spans)
    let lines = FramePlacement(fitted, spans: spans).lines(fitted.lines, frameWidth: frameWidth)
    self.init(
      width: Points(frameWidth), height: lines.last.map { $0.baseline + $0.descent } ?? 0,
      lines: lines, missingCharacters: missing,
      flags: FlagSearch(fitted: fitted, lines: lines, width: frameWidth, spans: spans).flags())
  }

  /// The first line's baseline, downwards from the frame's top.
  public var firstBaseline: Points? { lines.first?.baseline }
  /// The last line's baseline, downwards from the frame's top.
  public var lastBaseline: Points? { lines.last?.baseline }
}
