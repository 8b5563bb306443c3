import Snapshots
import Wording

/// The goldens that tests of the nearest package wrote, as the last run of all of them knows them.
struct GoldensOfTests {
  /// What that run drew.
  let claims: TestClaims

  /// Those of the package that a folder is in; `nil` where there is none, or no run left a record.
  static func nearest(to folder: String = ".") -> GoldensOfTests? {
    var folder = FileTree.fullPath(of: folder)
    while let path = folder {
      if FileTree.exists("\(path)/Package.swift") {
        return TestClaims.ofLastRun(ofPackage: path).map(GoldensOfTests.init)
      }
      folder = path.pathBeforeLastName
    }
    return nil
  }

  /// The suites that have something that no test drew.
  ///
  /// - Parameters:
  ///   - snapshots: The folder of goldens that is meant; `nil` for each that tests drew in.
  ///   - pattern: The coordinates that are meant; `nil` for all.
  func unclaimed(
    in snapshots: String? = nil, matching pattern: String? = nil
  ) throws -> [DeclaredGoldens] {
    try claims.declared.filter { declared in
      snapshots.map { FileTree.areSame($0, declared.store.root) } ?? true
    }.map { declared in
      var declared = declared
      if let pattern { declared.filter = CellFilter(glob: pattern) }
      return declared
    }.filter { try !$0.leftovers().isEmpty }
  }
}
