package import TextEngine

/// A text that was laid out, and the facts of a cell that come from that alone, so that they are the same
/// at every scale.
package struct FrameFacts: Sendable {
  package let frame: TextFrame
  package let lines: [CellFacts.Line]
  package let flags: [CellFacts.Flag]
  /// Both as the layout text has them, a line of it each.
  package let printed: [String]

  /// The facts of a frame.
  package init(_ frame: TextFrame) {
    self.frame = frame
    lines = frame.lines.map(CellFacts.Line.init)
    flags = frame.flags.map(CellFacts.Flag.init)
    printed = Self.printed(lines, flags)
  }

  /// Lines and flags as the layout text has them.
  package static func printed(_ lines: [CellFacts.Line], _ flags: [CellFacts.Flag]) -> [String] {
    lines.map { "line: " + $0.printed } + flags.map { "flag: " + $0.printed }
  }
}
