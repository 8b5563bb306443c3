/// What lies among the goldens of a suite and is none of it.
extension SuiteRun {
  /// Pictures and layout texts that the suite does not declare, drawn or not. Paths are compared, which is
  /// quicker than reading each: most are the suite's.
  func undeclaredFiles() throws -> [String] {
    let declared = Set(
      (suite.cells.map(\.picturePath) + suite.ramps.map(\.name.layoutPath)).map(ExactPath.init))
    return try store.files(of: suite.name).filter { !declared.contains(ExactPath($0)) }
  }

  /// Those that are goldens, of cells that this run would see.
  func obsoleteGoldens(among files: [String]) -> [SnapshotName] {
    files.compactMap(SnapshotName.init(picturePath:))
      .filter { filter.matches($0) && shard?.holds($0.ramp) ?? true }
  }

  /// Those whose names are no coordinates of the suite, and what else lies among the goldens that is never
  /// read as one. Of several parts the first tells them.
  func strayFiles(among files: [String]) throws(FileError) -> [String] {
    guard filter == .all, shard.map({ $0.index == 1 }) ?? true else { return [] }
    return (plainStrayFiles(among: files) + (try store.oddFiles(of: suite.name)))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Those whose names are no coordinates of the suite.
  func plainStrayFiles(among files: [String]) -> [String] {
    files.filter { $0.hasSuffix(".txt") || SnapshotName(picturePath: $0) == nil }
  }
}
