import ImageDiff
import Imaging

/// Where pictures of what differs are put: expected, actual and difference.
public struct ArtifactFolder: Hashable, Sendable {
  /// What a picture shows of a cell.
  public enum Kind: String, CaseIterable, Sendable {
    /// What is on record.
    case expected
    /// What is drawn today.
    case actual
    /// How the two differ.
    case difference = "diff"
  }

  /// How the pictures of a cell lie to each other.
  public enum Arrangement: Hashable, Sendable {
    /// In one folder, told apart by the ends of their names: `….l@2x-expected.png`.
    case sideBySide
    /// Each kind in a folder of its own, under one name: `expected/….l@2x.png`. Of a cell that passes
    /// no picture of an earlier run stays.
    case apart
  }

  /// The folder's path.
  public let path: String
  /// How the pictures of a cell lie to each other.
  public let arrangement: Arrangement

  /// A folder, which need not exist yet.
  public init(path: String, arrangement: Arrangement = .sideBySide) {
    self.path = path
    self.arrangement = arrangement
  }

  /// The path below the folder of a picture of a cell, whether there is one or not.
  public func name(of kind: Kind, of cell: SnapshotName) -> String {
    switch arrangement {
    case .sideBySide: "\(cell.coordinates)-\(kind.rawValue).png"
    case .apart: "\(kind.rawValue)/\(cell.picturePath)"
    }
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
    let shown = comparison.verdict.passes ? nil : comparison.drawn
    guard shown != nil || arrangement == .apart else { return [] }
    var written: [String] = []
    for kind in Kind.allCases {
      let picture = try shown.flatMap {
        try content(of: kind, comparison, $0.bitmap, expected)
      }
      written += try put(picture, as: kind, of: cell)
    }
    return written
  }

  /// Writes the golden of a cell that no suite declares, to be seen before it is deleted; only where
  /// kinds lie apart, as elsewhere pictures are of differences alone. Of an earlier run's pictures of
  /// the cell nothing stays.
  ///
  /// - Returns: The paths of the files written.
  func write(obsolete golden: [UInt8]?, of cell: SnapshotName) throws -> [String] {
    guard arrangement == .apart else { return [] }
    return try Kind.allCases.flatMap { kind in
      try put(kind == .expected ? golden : nil, as: kind, of: cell)
    }
  }

  /// Makes a picture the one of its kind and cell, or sees to it that there is none.
  ///
  /// - Returns: The path of the file, if there is one.
  private func put(
    _ picture: [UInt8]?, as kind: Kind, of cell: SnapshotName
  ) throws(FileError) -> [String] {
    let name = name(of: kind, of: cell)
    guard let picture else {
      try AtomicFile.deleteIfPresent(named: name, within: path)
      return []
    }
    try AtomicFile.writeUnsynced(picture, named: name, within: path)
    return ["\(path)/\(name)"]
  }

  /// What a picture of a kind shows, as a file; `nil` where there is nothing to show.
  private func content(
    of kind: Kind, _ comparison: CellComparison, _ actual: Bitmap, _ golden: [UInt8]?
  ) throws -> [UInt8]? {
    switch (kind, comparison.verdict) {
    case (.expected, _): golden
    // The golden's own bytes, where they show the same.
    case (.actual, .changed(let change)) where change.picture == .equal: golden
    case (.actual, _): try PNG.encode(actual, for: .fast)
    case (.difference, .changed(let change)) where change.picture != .equal:
      try comparison.expected.map {
        try DifferencePicture(expected: $0, actual: actual).encoded(for: .fast)
      }
    case (.difference, _): nil
    }
  }
}
