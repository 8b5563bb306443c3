extension FontDescriptor {
  /// Properties of a face to ask for by name, after `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits; their places are our own.
    public let rawValue: Int

    /// Traits from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Heavier strokes.
    public static let bold = SymbolicTraits(rawValue: 1 << 0)
    /// Slanted letters.
    public static let italic = SymbolicTraits(rawValue: 1 << 1)
    /// Narrow letters.
    public static let condensed = SymbolicTraits(rawValue: 1 << 2)
    /// Wide letters.
    public static let expanded = SymbolicTraits(rawValue: 1 << 3)
    /// Letters of one width.
    public static let monoSpace = SymbolicTraits(rawValue: 1 << 4)
    /// Lines closer together.
    public static let tightLeading = SymbolicTraits(rawValue: 1 << 5)
    /// Lines further apart.
    public static let looseLeading = SymbolicTraits(rawValue: 1 << 6)
  }
}
