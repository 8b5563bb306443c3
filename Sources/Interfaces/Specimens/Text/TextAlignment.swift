/// Where the lines of a text stand, by the direction of the interface.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge where the interface begins.
  case leading
  /// In the middle.
  case center
  /// At the edge across from it.
  case trailing
}
