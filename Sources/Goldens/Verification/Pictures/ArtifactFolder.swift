import Files
public import Suites
import Wording

/// The folder for pictures of differences: expected, actual and difference.
public struct ArtifactFolder: Hashable, Sendable {
  /// The kind of a picture.
  public enum Kind: String, CaseIterable, Sendable {
    /// The recorded picture.
    case expected
    /// The picture drawn today.
    case actual
    /// The difference between the two.
    case difference = "diff"
  }

  /// How the pictures of a cell are arranged in folders.
  public enum Arrangement: Hashable, Sendable {
    /// In one folder, distinguished by the ends of their names: `….l@2x-expected.png`.
    case sideBySide
    /// Each kind in a folder of its own, with the same name: `expected/….l@2x.png`. Pictures of an
    /// earlier run are deleted for each cell that passes.
    case apart
  }

  /// The folder's path.
  public let path: String
  /// How the pictures of a cell are arranged.
  public let arrangement: Arrangement

  /// Creates a folder description; the folder need not exist yet.
  public init(path: String, arrangement: Arrangement = .sideBySide) {
    self.path = path
    self.arrangement = arrangement
  }

  /// Returns the path of a cell's picture below the folder, whether or not it exists.
  public func name(of kind: Kind, of cell: SnapshotName) -> String {
    switch arrangement {
    case .sideBySide: "\(cell.coordinates)-\(kind.rawValue).png"
    case .apart: "\(kind.rawValue)/\(cell.picturePath)"
    }
  }

  /// Writes a cell's pictures and deletes those of an earlier run. With the arrangement
  /// `sideBySide`, those of cells without pictures are deleted after the run.
  ///
  /// The files are not synced to disk.
  ///
  /// - Returns: The paths of the files written.
  /// - Throws: `FileError`, and `PNGError` where a picture cannot be packed.
  @discardableResult
  func write(_ pictures: CellPictures) throws -> [String] {
    guard !pictures.isEmpty || arrangement == .apart else { return [] }
    return try Kind.allCases.flatMap { kind in
      try put(pictures[kind]?.file(), as: kind, of: pictures.cell)
    }
  }

  /// Returns the paths of the files that writing a cell's pictures leaves.
  func paths(of pictures: CellPictures) -> [String] {
    Kind.allCases.filter { pictures[$0] != nil }
      .map { "\(path)/\(name(of: $0, of: pictures.cell))" }
  }

  /// Writes the golden of a cell that no suite declares, so that it can be seen before it is
  /// deleted. This is done only with the arrangement `apart`; otherwise the folder has differences
  /// alone. Pictures of the cell from an earlier run are deleted.
  ///
  /// - Returns: The paths of the files written.
  func write(obsolete golden: [UInt8]?, of cell: SnapshotName) throws -> [String] {
    guard arrangement == .apart else { return [] }
    return try Kind.allCases.flatMap { kind in
      try put(kind == .expected ? golden : nil, as: kind, of: cell)
    }
  }

  /// Writes the picture of a kind and cell, or deletes it where there is none.
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
}

extension ArtifactFolder {
  /// Deletes pictures from earlier runs of cells that have none now, as they pass or cannot be
  /// drawn. After a run of a whole suite, it also deletes those of cells that the suite no longer
  /// declares. Otherwise they would be taken for pictures of this run.
  ///
  /// - Parameters:
  ///   - outcomes: The judged cells.
  ///   - isWhole: Whether these are all cells of the suite.
  /// - Throws: `FileError`.
  func clear(after outcomes: [CellOutcome], of suite: String, isWhole: Bool) throws(FileError) {
    guard arrangement == .sideBySide, FileTree.exists("\(path)/\(suite)") else { return }
    let judged = Set(outcomes.map(\.name))
    let shown = Set(
      outcomes.filter { !$0.artifacts.isEmpty || $0.artifactTrouble != nil }.map(\.name))
    for file in try FileTree.files(below: "\(path)/\(suite)") {
      let name = "\(suite)/\(file)"
      guard let cell = Self.cell(of: name), !shown.contains(cell), isWhole || judged.contains(cell)
      else { continue }
      try AtomicFile.deleteIfPresent(named: name, within: path)
    }
  }

  /// Returns the cell that a picture's name belongs to; `nil` for names that no run writes.
  private static func cell(of name: String) -> SnapshotName? {
    for kind in Kind.allCases {
      let ending = "-\(kind.rawValue).png"
      if name.hasSuffix(ending) {
        return SnapshotName(picturePath: name.dropLast(ending.count) + ".png")
      }
    }
    return nil
  }
}
