import Files
import Suites
import Wording

extension ArtifactFolder {
  /// Deletes the pictures that earlier runs left of cells that pass now, and, after a run of a whole suite,
  /// of those that it no longer declares: whoever looks into the folder would take them for today's.
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
