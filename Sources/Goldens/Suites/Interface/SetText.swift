public import DynamicType
public import TextEngine

/// A text of an interface, set in a width: the intended text, its traits, and its layout.
public struct SetText: Sendable {
  /// The text as the view requested it.
  public let styled: StyledText
  /// The traits that determined the text size and Bold Text.
  public let traits: TraitCollection
  /// The text laid out, with every choice of face.
  package let cell: ResolvedCell
  /// The text laid out.
  public let frame: TextFrame

  /// The size of the whole text's font.
  public var pointSize: Points { cell.pointSize }
  /// The distance from the top of the frame to the first baseline; 0 without lines.
  public var firstBaseline: Points { frame.lines.first?.baseline ?? .zero }
  /// The distance from the top of the frame to the last baseline; 0 without lines.
  public var lastBaseline: Points { frame.lines.last?.baseline ?? .zero }
  /// The width of the widest line.
  public var widestLine: Points { frame.lines.map(\.width).max() ?? .zero }
  /// Whether text is left out.
  public var isTruncated: Bool {
    frame.flags.contains { if case .truncated = $0 { true } else { false } }
  }
}

extension SetText: Hashable {
  /// Returns whether the same text was set in the same space with the same lines.
  public static func == (left: SetText, right: SetText) -> Bool {
    left.styled == right.styled && left.traits == right.traits
      && left.frame.width == right.frame.width && left.frame.height == right.frame.height
      && left.frame.lines.map(\.range) == right.frame.lines.map(\.range)
  }

  /// Hashes the values that equality compares, except the lines, which follow from the rest.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(styled)
    hasher.combine(traits)
    hasher.combine(frame.width)
    hasher.combine(frame.height)
  }
}
