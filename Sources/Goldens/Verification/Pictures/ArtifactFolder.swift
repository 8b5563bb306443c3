import Files
public import Suites
import Wording

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

  /// Writes a cell's pictures, and of an earlier run's pictures of the cell nothing stays; where kinds do not
  /// lie apart, those of a cell that passes are cleared after the run.
  ///
  /// They are looked at once, so they are not waited for.
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

  /// The paths of the files that writing a cell's pictures leaves.
  func paths(of pictures: CellPictures) -> [String] {
    Kind.allCases.filter { pictures[$0] != nil }
      .map { "\(path)/\(name(of: $0, of: pictures.cell))" }
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
}

extension ArtifactFolder {
  /// Deletes the pictures that earlier runs left of cells that pass now. After a run of a whole suite, it also
  /// deletes those of cells that the suite no longer declares. A reader would take them for pictures of this run.
  ///
  /// - Parameters:
  ///   - outcomes: What was judged.
  ///   - isWhole: Whether that is all of the suite.
  /// - Throws: `FileError`.
  func clear(after outcomes: [CellOutcome], of suite: String, isWhole: Bool) throws(FileError) {
    guard arrangement == .sideBySide, FileTree.exists("\(path)/\(suite)") else { return }
    let judged = Set(outcomes.map(\.name))
    let failed = Set(outcomes.filter { !$0.verdict.passes }.map(\.name))
    for file in try FileTree.files(below: "\(path)/\(suite)") {
      let name = "\(suite)/\(file)"
      guard let cell = Self.cell(of: name), !failed.contains(cell), isWhole || judged.contains(cell)
      else { continue }
      try AtomicFile.deleteIfPresent(named: name, within: path)
    }
  }

  /// The cell that a picture is of, by the picture's name; `nil` for what no run writes.
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
