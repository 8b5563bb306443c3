import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `The end of a run of all tests` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
    for sample in ["one", "two"] {
      let folder = "Snapshots/greetingtests/body"
      try package.create(folder)
      try package.write("a picture", to: "\(folder)/\(sample).l@2x.png")
      try package.write(
        "typeproof fingerprint 1\n", to: "Snapshots/greetingtests/fingerprint.txt")
    }
  }

  private func run(_ number: Int32, isLast: Bool, options: [String] = []) -> TestRun? {
    TestRun(
      arguments: [package.path + "/.build/debug/AppPackageTests.xctest"]
        + (isLast ? ["--testing-library", "swift-testing"] : []), number: number, parent: "7-100",
      parentArguments: ["/usr/bin/swift-test"] + options, began: Double(number))
  }

  private func drawn(_ samples: String...) throws -> [TestClaims] {
    var claims = TestClaims(package: package.path, began: 2)
    for sample in samples {
      claims.add(
        try #require(SnapshotName(picturePath: "greetingtests/body/\(sample).l@2x.png")),
        in: ExactPath(package.path + "/Snapshots"))
    }
    return [claims]
  }

  /// What is told where both processes end with statuses of their own; `nil` if nothing is kept.
  private func told(_ statuses: (first: Int32, last: Int32), drawing samples: String) throws
    -> [String]?
  {
    let first = try #require(run(2, isLast: false))
    let last = try #require(run(3, isLast: true))
    var told: [String] = []
    try first.begin()
    try first.end(status: statuses.first, drawn: []) { told.append($0) }
    try last.begin()
    try last.end(status: statuses.last, drawn: drawn(samples)) { told.append($0) }
    return TestClaims.ofLastRun(ofPackage: package.path) == nil ? nil : told
  }

  @Test func `says which golden nobody drew, or how many`() throws {
    #expect(
      try told((0, 0), drawing: "one") == [
        "No test drew the golden greetingtests/body/two.l@2x.png. Delete it with: typeproof clean"
      ])
    let several = try #require(try told((0, 0), drawing: "three"))
    #expect(several.count == 1)
    #expect(
      several.first?.hasPrefix("No test drew 2 goldens, such as greetingtests/body/") == true)
    #expect(several.first?.hasSuffix(".png. Delete them with: typeproof clean") == true)
  }

  @Test func `counts where Swift Testing finds no tests, and where no other process does`() throws {
    #expect(try told((0, 69), drawing: "one") != nil)
  }

  @Test(arguments: [(69, 0), (0, 70), (0, 68), (1, 69), (69, 69)] as [(Int32, Int32)])
  func `leaves nothing where a process fails`(first: Int32, last: Int32) throws {
    #expect(try told((first, last), drawing: "one") == nil)
  }

  @Test(arguments: [
    "--specifier", "-s", "--list-tests", "-l", "last", "list", "--test-product=Other",
    "--skip=Slow",
  ])
  func `is not that of a run of some tests`(option: String) {
    #expect(run(2, isLast: true, options: [option]) == nil)
    #expect(run(2, isLast: true, options: ["--verbose", option]) == nil)
  }

  @Test func `is of a process in the folder beside the program`() throws {
    let (first, last) = (try #require(run(2, isLast: false)), try #require(run(3, isLast: true)))
    #expect(first.folder == package.path + "/.build/debug/snapshot-claims/7-100")
    #expect(first.process == "2" && !first.isLast && first.began == 2)
    #expect(last.process == "3" && last.isLast)
  }
}
