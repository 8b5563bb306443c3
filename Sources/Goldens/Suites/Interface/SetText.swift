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

extension SetText: Hashable {
  /// Whether the same text was set in the same space and came out in the same lines.
  public static func == (left: SetText, right: SetText) -> Bool {
    left.styled == right.styled && left.traits == right.traits
      && left.frame.width == right.frame.width && left.frame.height == right.frame.height
      && left.frame.lines.map(\.range) == right.frame.lines.map(\.range)
  }

  /// Hashes what counts for equality, but for the lines, which follow from the rest.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(styled)
    hasher.combine(traits)
    hasher.combine(frame.width)
    hasher.combine(frame.height)
  }
}
