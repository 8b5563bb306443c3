public import DynamicType
public import TextEngine

/// A text of an interface, set in a width: how it was meant, what became of it, and what it is set in.
public struct SetText: Sendable {
  /// The text as it was meant.
  public let styled: StyledText
  /// What decided about the text size and Bold Text.
  public let traits: TraitCollection
  /// The text laid out, with every choice of faces it came from.
  package let cell: ResolvedCell
  /// The text laid out.
  public let frame: TextFrame

  /// The size of the whole text's font.
  public var pointSize: Points { cell.pointSize }
  /// From the top of the frame to the first baseline; 0 where there is no line.
  public var firstBaseline: Points { frame.lines.first?.baseline ?? .zero }
  /// From the top of the frame to the last baseline; 0 where there is no line.
  public var lastBaseline: Points { frame.lines.last?.baseline ?? .zero }
  /// The width of its widest line.
  public var widestLine: Points { frame.lines.map(\.width).max() ?? .zero }
  /// Whether it leaves text out.
  public var isTruncated: Bool {
    frame.flags.contains { if case .truncated = $0 { true } else { false } }
  }
}
