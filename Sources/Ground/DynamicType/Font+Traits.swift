extension Font {
  /// The same font with slanted letters.
  public func italic() -> Font { adding(.italic) }

  /// The same font with letters of one width.
  public func monospaced() -> Font { adding(.monoSpace) }

  /// The same font with its style's lines closer together or further apart; on a font without a style's
  /// leading it does nothing.
  public func leading(_ leading: Leading) -> Font {
    switch leading {
    case .standard: self
    case .tight: adding(.tightLeading)
    case .loose: adding(.looseLeading)
    }
  }

  /// How far apart a style's lines stand.
  public enum Leading: Hashable, Sendable, CaseIterable {
    /// As its table says.
    case standard
    /// Closer together.
    case tight
    /// Further apart.
    case loose
  }
}
