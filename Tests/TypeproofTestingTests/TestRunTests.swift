import Foundation
import Snapshots
import Testing

@testable import TypeproofTesting

/// Processes that `swift test` starts, and what they leave together.
@Suite struct `A run of all tests` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
    for sample in ["old", "new"] {
      try golden("Snapshots/greetingtests/body/\(sample).l@2x.png")
    }
  }

  private func golden(_ path: String) throws {
    let folder = path.split(separator: "/").dropLast()
    try package.create(folder.joined(separator: "/"))
    try package.write("a picture", to: path)
    try package.write(
      "typeproof fingerprint 1\n", to: folder.dropLast().joined(separator: "/") + "/fingerprint.txt"
    )
  }

  /// A process with arguments of its own, as `swift test` starts it.
  private func process(
    _ arguments: String..., number: Int32, of parent: [String] = []
  ) -> TestRun? {
    TestRun(
      arguments: [package.path + "/.build/debug/AppPackageTests.xctest"] + arguments,
      number: number,
      parent: "7-100", parentArguments: ["/usr/bin/swift-test"] + parent, began: Double(number))
  }

  private func drawn(_ cells: String...) throws -> [TestClaims] {
    var claims = TestClaims(package: package.path, began: 2)
    for cell in cells {
      claims.add(
        try #require(SnapshotName(picturePath: cell + ".png")),
        in: ExactPath(package.path + "/Snapshots"))
    }
    return [claims]
  }

  private var claims: TestClaims? { .ofLastRun(ofPackage: package.path) }

  @Test func `of two processes leaves what both drew, and tells what none did`() throws {
    let first = try #require(process(number: 2))
    let last = try #require(process("--testing-library", "swift-testing", number: 3))
    var told: [String] = []
    try first.begin()
    try first.end(status: 0, drawn: drawn("greetingtests/body/new.l@2x")) { told.append($0) }
    #expect(claims == nil)
    try last.begin()
    try last.end(status: 0, drawn: drawn("othertests/body/new.l@2x")) { told.append($0) }
    #expect(
      told == [
        "No test drew the golden greetingtests/body/old.l@2x.png. Delete it with: typeproof clean"
      ])
    #expect(
      try claims == drawn("greetingtests/body/new.l@2x", "othertests/body/new.l@2x").first)
    #expect(package.files(below: ".build/debug") == [])
  }

  @Test func `counts where a library has no tests`() throws {
    let last = try #require(process("--testing-library", "swift-testing", number: 3))
    try last.begin()
    try last.end(status: 69, drawn: drawn("greetingtests/body/new.l@2x")) { _ in }
    #expect(claims != nil)
  }

  @Test(arguments: [
    ["--filter", "Greeting"], ["--filter=Greeting"], ["--skip", "Slow"], ["-s", "A/b"],
    ["--disable-xctest"], ["--disable-swift-testing"], ["--test-product", "Other"], ["list"],
  ])
  func `is none where some tests are left out`(_ options: [String]) {
    #expect(process(number: 2, of: options) == nil)
  }

  @Test(arguments: [["--parallel", "--num-workers", "2"], ["--skip-build"], ["-c", "release"]])
  func `is one with other options`(_ options: [String]) {
    #expect(process("AppTests.GreetingTests/testOne", number: 2, of: options) != nil)
  }

  @Test func `is none where a person started the tests, or lists them`() {
    let program = package.path + "/.build/debug/AppPackageTests.xctest"
    for (arguments, parent) in [
      ([program], ["-bash"]), ([program, "--dump-tests-json"], ["/usr/bin/swift-test"]),
      (["/usr/bin/app"], ["/usr/bin/swift-test"]), ([], []),
    ] {
      #expect(
        TestRun(
          arguments: arguments, number: 2, parent: "7-100", parentArguments: parent, began: 2)
          == nil)
    }
  }

  @Test(arguments: [0, 1]) func `leaves nothing where a process failed`(_ status: Int32) throws {
    // The one that ends with 0 is the last.
    let first = try #require(process(number: 2))
    let last = try #require(process("--testing-library", "swift-testing", number: 3))
    try first.begin()
    try first.end(status: 1 - status, drawn: drawn("greetingtests/body/new.l@2x")) { _ in }
    try last.begin()
    try last.end(status: status, drawn: drawn("greetingtests/body/new.l@2x")) { _ in
      Issue.record("Nothing is known.")
    }
    #expect(claims == nil)
  }

  @Test func `leaves nothing where a process crashed before it drew anything`() throws {
    let first = try #require(process(number: 2))
    let last = try #require(process("--testing-library", "swift-testing", number: 3))
    try first.begin()
    try last.begin()
    try last.end(status: 0, drawn: drawn("greetingtests/body/new.l@2x")) { _ in
      Issue.record("Nothing is known.")
    }
    #expect(claims == nil)
    #expect(!FileManager.default.fileExists(atPath: last.folder))
  }

  @Test func `knows the suites of earlier runs whose goldens are still there`() throws {
    try golden("Snapshots/farewelltests/body/bye.l@2x.png")
    for (number, suites) in [["farewelltests", "gonetests", "greetingtests"], ["greetingtests"]]
      .enumerated()
    {
      let last = try #require(
        process("--testing-library", "swift-testing", number: Int32(number) + 2))
      try last.begin()
      let cells = try suites.flatMap { try drawn("\($0)/body/new.l@2x") }
      try last.end(status: 0, drawn: cells) { _ in }
    }
    #expect(claims?.declared.map(\.suite) == ["farewelltests", "greetingtests"])
  }

  @Test func `is told what assertions drew, by the package of their test`() throws {
    let session = SnapshotSession()
    _ = package.message(of: "Grüße", session: session, file: #filePath)
    let drawn = session.drawn(since: 2)
    #expect(drawn.map(\.package) == [ScratchPackage.repository])
    #expect(
      drawn.first?.text.hasSuffix(
        """
        goldens \(package.path)/Snapshots
        suite testruntests
        cell testruntests/body/greeting.l@2x
        end

        """) == true)
  }
}
