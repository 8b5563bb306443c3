import TextEngine

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
