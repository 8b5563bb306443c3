import Glibc
import Snapshots
import Testing

@testable import typeproof

/// A package whose tests wrote goldens, and what its last run of all tests left.
@Suite struct `Goldens that tests wrote` {
  private let folder: ScratchFolder

  /// Two tests drew goldens, and the last run of all tests drew those of one.
  init() throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file("Package.swift", "")
    try folder.file("Tests/GreetingTests.swift", "")
    for sample in ["old", "new"] { try golden("greetingtests", sample) }
    try golden("farewelltests", "old")
    try leaveClaims(of: ["greetingtests/body/new.l@2x"], ["farewelltests/body/old.l@2x"])
  }

  /// Puts a golden of a test on disk. What is in it does not count.
  private func golden(_ suite: String, _ sample: String) throws {
    try folder.file("Snapshots/\(suite)/fingerprint.txt", "typeproof fingerprint 1\n")
    try folder.file("Snapshots/\(suite)/body/\(sample).l@2x.png", "a picture")
    try folder.file("Snapshots/\(suite)/body/\(sample)@2x.txt", "a layout text")
  }

  /// Leaves the record of a run that begins now.
  ///
  /// - Parameters:
  ///   - drawn: The cells that tests drew.
  ///   - earlier: Those of a run before it, of which the suites are known.
  private func leaveClaims(of drawn: [String], _ earlier: [String] = []) throws {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let package = try #require(FileTree.fullPath(of: folder.path))
    func claims(of cells: [String]) throws -> TestClaims {
      var claims = TestClaims(
        package: package, began: Double(now.tv_sec) + 1 + Double(now.tv_nsec) / 1e9)
      for cell in cells {
        claims.add(
          try #require(SnapshotName(picturePath: cell + ".png")),
          in: ExactPath(package + "/Snapshots"))
      }
      return claims
    }
    var run = try claims(of: drawn)
    run.addSuites(of: try claims(of: earlier))
    try run.write()
  }

  private func clean(_ words: String = "") throws -> String {
    try shell(in: folder.path, "CI= NO_COLOR=1 $typeproof clean \(words) 2>&1")
  }

  @Test func `are deleted where the last run of all tests did not draw them`() throws {
    #expect(
      try clean() == """
        obsolete  farewelltests/body/old.l@2x.png
        stray  farewelltests/body/old@2x.txt
        stray  farewelltests/fingerprint.txt
        obsolete  greetingtests/body/old.l@2x.png
        stray  greetingtests/body/old@2x.txt
        2 obsolete goldens, 3 stray files deleted

        """)
    #expect(
      try FileTree.files(below: folder("Snapshots")) == [
        "greetingtests/body/new.l@2x.png", "greetingtests/body/new@2x.txt",
        "greetingtests/fingerprint.txt",
      ])
    #expect(!FileTree.exists(folder("Snapshots/farewelltests")))
    #expect(try clean() == "nothing to delete\n")
  }

  @Test func `are deleted where there is no suite besides`() throws {
    try folder.remove("Fonts/mono.ttf")
    #expect(try clean().hasSuffix("2 obsolete goldens, 3 stray files deleted\n"))
  }

  @Test func `are kept where the file of the project cannot be read`() throws {
    try folder.file("typeproof.json", "{")
    #expect(try clean().contains("typeproof.json"))
    #expect(FileTree.exists(folder("Snapshots/greetingtests/body/old.l@2x.png")))
  }

  @Test func `are listed by a dry run, also from a folder of the package`() throws {
    let output = try shell(
      in: folder("Tests"), "NO_COLOR=1 $typeproof clean --dry-run --filter 'greet*'")
    #expect(output.hasPrefix("obsolete  greetingtests/body/old.l@2x.png\n"), "\(output)")
    #expect(output.hasSuffix("1 obsolete golden, 1 stray file would be deleted\n"))
    #expect(FileTree.exists(folder("Snapshots/greetingtests/body/old.l@2x.png")))
  }

  @Test func `are kept where a source file changed since`() throws {
    usleep(1_200_000)
    try folder.file("Tests/GreetingTests.swift", "// renamed back")
    let output = try clean()
    let note =
      "Tests/GreetingTests.swift changed since the last run of all tests, so goldens of tests are kept. "
      + "Run “swift test”, then clean again.\n"
    #expect(output.contains(note) && output.hasSuffix("nothing to delete\n"), "\(output)")
    #expect(FileTree.exists(folder("Snapshots/greetingtests/body/old.l@2x.png")))
  }

  @Test func `are kept where no run of all tests left a record, or a damaged one`() throws {
    let record = ".build/snapshot-claims.txt"
    let claims = try text(of: folder(record))
    for damaged in [nil, "", String(claims.dropLast(4)), claims.replacing("cell ", with: "sell ")] {
      try folder.remove(record)
      if let damaged { try folder.file(record, damaged) }
      #expect(try clean().hasSuffix("nothing to delete\n"))
      try folder.file(record, claims)
    }
  }

  @Test func `are kept where the suite of a project lies in their folder`() throws {
    try folder.file(
      "typeproof.json",
      """
      {"suite": "greetingtests", "fonts": {"folder": "Fonts", "system": "mono.ttf"},
        "styles": {"body": {"textStyle": "body"}}, "samples": {"old": "Type"},
        "matrix": {"categories": ["L"], "scales": [2]}}
      """)
    #expect(try !clean("--dry-run").contains("greetingtests/body/old"))
  }

  @Test func `are kept where another suite is named`() throws {
    #expect(try clean("--suite fonts").hasSuffix("nothing to delete\n"))
  }

  @Test func `are counted by the doctor`() throws {
    let output = try shell(in: folder.path, "NO_COLOR=1 $typeproof doctor")
    #expect(
      output.contains(
        "greetingtests: no test drew one golden in the last run of all tests. Delete it with: "
          + "typeproof clean"), "\(output)")
    #expect(
      try shell(in: folder.path, "$typeproof doctor --json").contains(#""unclaimed": 1"#))
  }
}
