import Snapshots
import Wording

/// The goldens of the nearest package's tests, from the last run of all tests.
struct GoldensOfTests {
  /// The drawings of that run.
  let claims: TestClaims

  /// Finds the goldens of the package that a folder belongs to; `nil` if there is no package, or no
  /// run left a record.
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

  /// Returns the suites with goldens that no test drew.
  ///
  /// - Parameters:
  ///   - snapshots: The folder of goldens; `nil` for every folder that tests drew in.
  ///   - pattern: The coordinates; `nil` for all.
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
