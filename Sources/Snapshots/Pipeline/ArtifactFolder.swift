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

  /// Writes what there is to see of a cell that is not equal.
  ///
  /// - Returns: The paths of the files written.
  func write(
    _ comparison: CellComparison, of cell: SnapshotName, expected: [UInt8]?
  ) throws -> [String] {
    guard !comparison.verdict.passes, let drawn = comparison.drawn else { return [] }
    var written: [String] = []
    func write(_ content: [UInt8], _ kind: String) throws {
      let file = "\(path)/\(cell.coordinates)-\(kind).png"
      try AtomicFile.write(content, to: file)
      written.append(file)
    }
    if let expected {
      try write(expected, "expected")
    }
    try write(try PNG.encode(drawn.bitmap), "actual")
    if case .changed = comparison.verdict, let expected {
      try write(
        try PNG.encode(
          differencePicture(expected: try PNG.decode(expected), actual: drawn.bitmap)),
        "diff")
    }
    return written
  }
}
