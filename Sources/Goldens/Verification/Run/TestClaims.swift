package import Files
import GoldenStore
package import Suites
import Wording

/// The goldens that the tests of one package drew, in a run of all of them.
///
/// A golden that no test drew belongs to none, for example after a test was renamed. Only a run in
/// which all tests ran and passed can show that.
package struct TestClaims: Equatable, Sendable {
  /// The full path of the package's folder.
  package let package: String
  /// When the first process of the run started, in seconds since 1970.
  package private(set) var began: Double
  /// The drawn cells, by the full path of their folder of goldens.
  package private(set) var cells: [ExactPath: Set<SnapshotName>] = [:]
  /// The suites that these tests or those of earlier runs drew in the same folder of goldens.
  package private(set) var suites: [ExactPath: Set<String>] = [:]

  /// Creates the claims of a run without drawn cells.
  package init(package: String, began: Double) {
    self.package = package
    self.began = began
  }

  /// Adds a cell that a test drew.
  package mutating func add(_ cell: SnapshotName, in goldens: ExactPath) {
    cells[goldens, default: []].insert(cell)
    suites[goldens, default: []].insert(cell.ramp.suite)
  }

  /// Adds the cells that another process of the run drew.
  package mutating func add(_ other: TestClaims) {
    began = min(began, other.began)
    cells.merge(other.cells) { $0.union($1) }
    suites.merge(other.suites) { $0.union($1) }
  }

  /// Adds the suites from an earlier run that are still on disk. The tests of a deleted file draw
  /// nothing.
  package mutating func addSuites(of other: TestClaims) {
    for (folder, names) in other.suites {
      let onDisk = names.filter { FileTree.exists("\(folder.text)/\($0)") }
      suites[folder, default: []].formUnion(onDisk)
    }
  }

  /// The drawn goldens of each suite, to be compared with the files in its folder.
  package var declared: [DeclaredGoldens] {
    suites.sorted { $0.key < $1.key }.flatMap { folder, names in
      names.sorted().map { name in
        DeclaredGoldens(
          of: name, in: SnapshotStore(root: folder.text),
          cells: (cells[folder] ?? []).filter { $0.ramp.suite == name }.sorted())
      }
    }
  }
}

// MARK: - The text of it

extension TestClaims {
  private static let heading = "typeproof claims 1"
  private static let end = "end"

  /// The claims in the form that is written to disk.
  package var text: String {
    var lines = [Self.heading, "package \(package)", "began \(began)"]
    for (folder, names) in suites.sorted(by: { $0.key < $1.key }) {
      lines.append("goldens \(folder.text)")
      lines += names.sorted().map { "suite \($0)" }
      lines += (cells[folder] ?? []).sorted().map { "cell \($0.coordinates)" }
    }
    return (lines + [Self.end]).map { $0 + "\n" }.joined()
  }

  /// Reads claims that `text` wrote, once or several times. `nil` for anything else, such as a
  /// truncated file, and where a folder has a line break in its name.
  package static func all(in text: String) -> [TestClaims]? {
    var all: [TestClaims] = []
    var lines = text.split { $0 == "\n" }.map(String.init)[...]
    while !lines.isEmpty {
      guard let end = lines.firstIndex(of: Self.end),
        let claims = TestClaims(lines: lines[..<end])
      else { return nil }
      all.append(claims)
      lines = lines[(end + 1)...]
    }
    return all
  }

  private init?(lines: ArraySlice<String>) {
    var lines = lines
    guard lines.popFirst() == Self.heading,
      let package = lines.popFirst().flatMap({ Self.value(of: "package", in: $0) }),
      let began = lines.popFirst().flatMap({ Self.value(of: "began", in: $0) }).flatMap(Double.init)
    else { return nil }
    self.init(package: package, began: began)
    var folder: ExactPath?
    for line in lines {
      if let path = Self.value(of: "goldens", in: line) {
        folder = ExactPath(path)
      } else if let folder, let suite = Self.value(of: "suite", in: line) {
        suites[folder, default: []].insert(suite)
      } else if let folder, let coordinates = Self.value(of: "cell", in: line),
        let cell = SnapshotName(picturePath: coordinates + ".png")
      {
        cells[folder, default: []].insert(cell)
      } else {
        return nil
      }
    }
  }

  private static func value(of key: String, in line: String) -> String? {
    line.beginsWithBytes(of: key + " ") ? line.withoutBytes(first: key.utf8.count + 1) : nil
  }
}

// MARK: - In a package

extension TestClaims {
  /// Returns the path of the claims of a package's last whole run.
  private static func path(in package: String) -> String { "\(package)/.build/snapshot-claims.txt" }

  /// Returns the claims of the last run of all tests of a package; `nil` without a readable record.
  ///
  /// - Parameter package: The full path of its folder. A package that was moved since has no
  ///   record.
  package static func ofLastRun(ofPackage package: String) -> TestClaims? {
    guard let content = try? FileTree.readIfPresent(path(in: package)),
      let claims = all(in: String(decoding: content, as: UTF8.self)), claims.count == 1
    else { return nil }
    return claims.first { $0.package == package }
  }

  /// Writes the claims for the next command.
  package func write() throws(FileError) {
    try AtomicFile.writeUnsynced(Array(text.utf8), to: Self.path(in: package))
  }

  /// Returns a source file of the package that changed after the run began; `nil` where there is
  /// none. After such a change, today's tests may draw goldens that the run did not.
  package func newerSource() throws(FileError) -> String? {
    try FileTree.files(below: package).filter { $0.hasNameEnding(".swift") }
      .first { (FileTree.changeTime(of: "\(package)/\($0)") ?? 0) > began }
  }
}
