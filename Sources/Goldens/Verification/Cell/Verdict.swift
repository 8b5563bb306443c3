public import Changes

/// What comparing a cell with its golden came to.
public enum Verdict: Hashable, Sendable {
  /// The same layout, pixels and files.
  case equal
  /// Something is not as recorded.
  indirect case changed(CellChange)
  /// Something is not as recorded, and drawing the cell again gave another picture or layout still;
  /// the words say how the two differ. Such a cell cannot be judged, nor recorded.
  case unstable(String)
  /// The same layout, and pixels that differ by no more than the suite allows.
  indirect case tolerated(Toleration)
  /// There is no golden.
  case missing
  /// There is a golden that no suite declares.
  case obsolete
  /// There is a golden, but it cannot be read; the words say why and what to do.
  case unreadable(String)
  /// The cell cannot be drawn; the words say why and what to do.
  case failed(String)

  /// Whether all is as it should be, or as the suite allows.
  public var passes: Bool {
    switch self {
    case .equal, .tolerated: true
    default: false
    }
  }
}
