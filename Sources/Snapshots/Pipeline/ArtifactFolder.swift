import ImageDiff
import Imaging

/// Where pictures of what differs are put: expected, actual and difference, side by side.
public struct ArtifactFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String

  /// A folder, which need not exist yet.
  public init(path: String) {
    self.path = path
  }

  /// Writes what there is to see of a cell that is not equal: no difference where pixels are the
  /// same, and of an earlier run's pictures of the cell nothing stays.
  ///
  /// They are looked at once, so they are packed for speed and not waited for.
  ///
  /// - Returns: The paths of the files written.
  func write(
    _ comparison: CellComparison, of cell: SnapshotName, expected: [UInt8]?
  ) throws -> [String] {
    guard !comparison.verdict.passes, let drawn = comparison.drawn else { return [] }
    var written: [String] = []
    for kind in Kind.allCases {
      let file = "\(path)/\(cell.coordinates)-\(kind.rawValue).png"
      if let content = try content(of: kind, comparison.verdict, drawn.bitmap, expected) {
        try AtomicFile.writeUnsynced(content, to: file)
        written.append(file)
      } else if FileTree.exists(file) {
        try AtomicFile.delete(file)
      }
    }
    return written
  }

  private enum Kind: String, CaseIterable {
    case expected
    case actual
    case difference = "diff"
  }

  /// What a picture of a kind shows, as a file; `nil` where there is nothing to show.
  private func content(
    of kind: Kind, _ verdict: Verdict, _ actual: Bitmap, _ expected: [UInt8]?
  ) throws -> [UInt8]? {
    switch (kind, verdict) {
    case (.expected, _): expected
    // The golden's own bytes, where they show the same.
    case (.actual, .changed(let change)) where change.picture == .equal: expected
    case (.actual, _): try PNG.encode(actual, for: .fast)
    case (.difference, .changed(let change)) where change.picture != .equal:
      try expected.map {
        try PNG.encode(
          differencePicture(expected: try PNG.decode($0), actual: actual), for: .fast)
      }
    case (.difference, _): nil
    }
  }
}
