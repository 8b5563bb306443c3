import Foundation
import Testing

/// A package as others write theirs: it depends on this one and has fonts of its own.
///
/// It takes what these tests are built of from `.build`, and builds its own targets there.
@Suite struct `A package that depends on this one` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        dependencies: [.package(name: "typeproof", path: "\(ScratchPackage.repository)")],
        targets: [
          .testTarget(
            name: "AppTests",
            dependencies: [.product(name: "TypeproofTesting", package: "typeproof")]),
          .testTarget(
            name: "StrictTests",
            dependencies: [.product(name: "TypeproofTesting", package: "typeproof")],
            swiftSettings: [
              .enableUpcomingFeature("InternalImportsByDefault"),
              .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        ]
      )

      """, to: "Package.swift")
    try package.create("Tests/AppTests")
    try package.create("Tests/StrictTests")
    try package.write(Self.attributedText, to: "Tests/AppTests/TotalTests.swift")
    try package.write(Self.attributedText, to: "Tests/StrictTests/StrictTotalTests.swift")
    let examples = try Self.examplesInREADME()
    try package.write(
      try #require(examples.first), to: "Tests/AppTests/GreetingTests.swift")
    // It needs fonts that only its reader has, so it is compiled and not run.
    try package.write(
      """
      import Testing
      import TypeproofTesting

      @Suite(.disabled()) struct Scales {
      \(try #require(examples.last))}

      """, to: "Tests/AppTests/ScaleTests.swift")
    try package.write(
      """
      import Testing
      import TypeproofTesting

      @Test(.snapshots(systemFont: "JetBrains Mono")) func detached() async {
        await Task.detached { assertSnapshot(of: "ß", as: .image(style: .body)) }.value
      }

      """, to: "Tests/AppTests/DetachedTests.swift")
    try package.write(
      """
      import TypeproofTesting
      import XCTest

      final class FarewellTests: XCTestCase {
        func testFarewell() {
          let font = FontChoice.custom("JetBrains Mono", size: 17, relativeTo: .body)
          assertSnapshot(of: "Tschüss", as: .image(style: .body, category: .l, font: font))
        }
      }

      """, to: "Tests/AppTests/FarewellTests.swift")
  }

  /// A test of all that the engine does, with one import; it compiles too where a package sees only
  /// the members of what it imports.
  private static let attributedText = """
    import Testing
    import TypeproofTesting

    extension ParagraphStyle {
      fileprivate static let receipt = ParagraphStyle(tabs: TabStops(places: [120]))
    }

    @Suite(.snapshots(fallback: ["JetBrainsMono-Regular.ttf"]))
    struct Totals {
      @Test func total() {
        let bold = TextAttributes(
          font: .preferredFont(forTextStyle: .headline), features: [FeatureSetting("zero")],
          underline: TextDecoration(.double))
        assertSnapshot(
          of: "Summe\\t" + AttributedText("10,20 €", bold),
          as: .image(style: .body, category: .ax3, legibilityWeight: .bold)
            .lineLimit(1).truncationMode(.middle).tracking(.em(0.05)).paragraph(.receipt))
      }
    }

    """

  /// The Swift code that README.md shows, which so is known to compile and to do what it says.
  private static func examplesInREADME() throws -> [String] {
    let page = try String(
      contentsOfFile: ScratchPackage.repository + "/README.md", encoding: .utf8)
    let parts = page.components(separatedBy: "```swift\n")
    let examples = zip(parts, parts.dropFirst()).compactMap { before, after in
      // Lines of a file that is compiled elsewhere have its name above them.
      before.hasSuffix(" -->\n") ? nil : after.components(separatedBy: "```").first
    }
    #expect(examples.count == 2)
    return examples
  }

  @Test func `Lines that README.md shows of a file stand in it`() throws {
    let page = try String(
      contentsOfFile: ScratchPackage.repository + "/README.md", encoding: .utf8)
    let parts = page.components(separatedBy: "<!-- from ").dropFirst()
    #expect(parts.count == 1)
    for part in parts {
      let file = try #require(part.components(separatedBy: " -->").first)
      let code = try String(
        contentsOfFile: ScratchPackage.repository + "/" + file, encoding: .utf8)
      let shown = part.components(separatedBy: "```")[1].split(separator: "\n").dropFirst()
      #expect(!shown.isEmpty && shown.allSatisfy { code.contains($0) })
    }
  }

  @Test func `The lines for a manifest in README.md name this package and its product`() throws {
    let page = try String(
      contentsOfFile: ScratchPackage.repository + "/README.md", encoding: .utf8)
    let block = try #require(page.components(separatedBy: "<!-- manifest -->\n```swift\n").last)
    let lines = block.components(separatedBy: "```")[0].split(separator: "\n").map {
      $0.trimmingCharacters(in: [","])
    }
    #expect(lines.count == 2)
    #expect(lines[0].contains("/typeproof\", branch: \"main\")"))
    #expect(try package.read("Package.swift").contains(lines[1]))
  }

  @Test(.timeLimit(.minutes(20)))
  func `Its tests record, pass, fail with words, and never record on CI`() async throws {
    let first = try await swift("test")
    #expect(first.status == 1)
    let farewell = package.path + "/Tests/AppTests/FarewellTests.swift:7: error: "
    #expect(
      first.output.contains(
        farewell + "FarewellTests.testFarewell : failed - No reference was found on disk."))
    #expect(first.output.contains("Test greeting() recorded an issue at GreetingTests.swift:7:19:"))
    #expect(first.output.contains("recorded an issue at DetachedTests.swift:5:39:"))
    #expect(first.output.contains("No reference was found on disk. 24 of 24 pictures are new:"))
    #expect(package.files(below: "Snapshots").count { $0.hasSuffix(".png") } == 29)
    let total = "/body/total.bold-text@2x.txt"
    for suite in ["totaltests", "stricttotaltests"] {
      #expect(
        try package.read("Snapshots/" + suite + total).contains(
          "\nrun: 6–15 | 40 pt, headline, zero=1, underline double\n"))
    }

    let second = try await swift("test", "--skip-build")
    #expect(second.status == 0, "\(second.output)")
    #expect(!second.output.contains("No test drew"))
    // Of a run of some tests nothing can be said.
    try package.write("a picture", to: "Snapshots/farewelltests/body/gone.l@2x.png")
    let some = try await swift("test", "--skip-build", "--filter", "Farewell")
    #expect(some.status == 0, "\(some.output)")
    #expect(!some.output.contains("No test drew"))
    let orphan =
      "No test drew the golden farewelltests/body/gone.l@2x.png. Delete it with: typeproof clean"
    for options in [["--skip-build"], ["--skip-build", "--parallel"]] {
      let all = try await swift(["test"] + options)
      #expect(all.status == 0, "\(all.output)")
      #expect(all.output.contains(orphan), "\(all.output)")
    }
    try FileManager.default.removeItem(
      atPath: package.path + "/Snapshots/farewelltests/body/gone.l@2x.png")

    for (file, old, new) in [("Greeting", "Grüße", "Grüsse"), ("Farewell", "Tschüss", "Tschüß")] {
      let path = "Tests/AppTests/\(file)Tests.swift"
      try package.write(try package.read(path).replacing(old, with: new), to: path)
    }
    try package.create("attachments")
    let changed = try await swift("test", "--attachments-path", package.path + "/attachments")
    #expect(changed.status == 1)
    #expect(
      changed.output.contains(
        "Snapshot “farewelltests/body/testfarewell.l@2x” does not match reference.\n"
          + "the text says “Tschüß”, was “Tschüss”; "))
    #expect(
      package.files(below: ".build/snapshot-artifacts/farewelltests").contains(
        "body/testfarewell.l@2x-diff.png"))
    #expect(
      package.files(below: "attachments").contains("greetingtests-body-greeting.ax3@2x-diff.png"))

    try FileManager.default.removeItem(atPath: package.path + "/Snapshots")
    let onCI = try await swift("test", "--skip-build", environment: ["CI": "true"])
    #expect(onCI.status == 1)
    #expect(onCI.output.contains("Nothing was recorded, because CI is set."))
    #expect(package.files(below: "Snapshots") == [])
  }

  /// Runs `swift` in the package, with nothing of this process's environment but where things are.
  private func swift(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    try await swift(arguments, environment: environment)
  }

  private func swift(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    // With the compiler's options of scripts/test, nothing of this package is built again. `swift test` holds the lock of
    // the folder while it runs these tests, and builds nothing meanwhile.
    let products = ScratchPackage.repository + "/.build"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", arguments[0], "-Xswiftc", "-index-ignore-system-modules",
        "--ignore-lock",
        "--package-path", package.path, "--scratch-path", products,
      ]
      + arguments.dropFirst()
    let places = ["PATH", "HOME", "PKG_CONFIG_PATH", "TMPDIR"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { places.contains($0.key) }.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // A thread of its own waits: other tests shall not miss one of the few that tasks have.
    let output = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: pipe.fileHandleForReading.readDataToEndOfFile())
      }
    }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
