import Snapshots
import Testing

@testable import typeproof

/// Folders as nine tools leave them, with one picture that differs and one that is right.
///
/// The names are from the tools' documentation and sources, which each case names (November 2026).
@Suite struct `Pictures of other tools` {
  /// What a tool leaves.
  struct Leavings: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The expected picture that is out of date, and one that is right.
    let golden, other: String
    /// The actual picture of the first.
    let actual: String
    /// Copies of the golden, and pictures of the difference.
    var copies: [String] = []
    var differences: [String] = []
    /// Actual pictures that are right.
    var right: [String] = []
  }

  static let tools = [
    // github.com/pointfreeco/swift-snapshot-testing, Sources/SnapshotTesting/AssertSnapshot.swift at 6bb6c9ae
    Leavings(
      testDescription: "swift-snapshot-testing",
      golden: "Tests/__Snapshots__/HomeTests/testHome.AX3.png",
      other: "Tests/__Snapshots__/HomeTests/testHome.1.png",
      actual: "artifacts/HomeTests/testHome.AX3.png"),
    // github.com/uber/ios-snapshot-test-case, README.md and FBSnapshotTestController.m at e4b81173
    Leavings(
      testDescription: "ios-snapshot-test-case",
      golden: "Tests/ReferenceImages_64/App.HomeTests/testHome_dark@2x.png",
      other: "Tests/ReferenceImages_64/App.HomeTests/testList@2x.png",
      actual: "Tests/FailureDiffs/App.HomeTests/failed_testHome_dark@2x.png",
      copies: ["Tests/FailureDiffs/App.HomeTests/reference_testHome_dark@2x.png"],
      differences: ["Tests/FailureDiffs/App.HomeTests/diff_testHome_dark@2x.png"]),
    // github.com/cashapp/paparazzi, README.md, SnapshotVerifier.kt, ImageUtils.kt and, for the folder of the variant,
    // PaparazziPlugin.kt at c640cbbd
    Leavings(
      testDescription: "paparazzi",
      golden: "app/src/test/snapshots/images/com.app_HomeTest_home[font_scale=1.5].png",
      other: "app/src/test/snapshots/images/com.app_HomeTest_list.png",
      actual: "app/build/paparazzi/failures/debug/com.app_HomeTest_home[font_scale=1.5].png",
      differences: [
        "app/build/paparazzi/failures/debug/delta-com.app_HomeTest_home[font_scale=1.5].png"
      ]),
    // playwright.dev/docs/test-snapshots, and github.com/microsoft/playwright/pull/7345 for what a failure leaves
    Leavings(
      testDescription: "playwright",
      golden: "tests/example.spec.ts-snapshots/example-test-1-chromium-linux.png",
      other: "tests/example.spec.ts-snapshots/example-test-1-firefox-linux.png",
      actual: "test-results/example-example-test-chromium/example-test-1-actual.png",
      copies: ["test-results/example-example-test-chromium/example-test-1-expected.png"],
      differences: ["test-results/example-example-test-chromium/example-test-1-diff.png"]),
    // github.com/americanexpress/jest-image-snapshot, README.md, src/index.js and src/diff-snapshot.js at c7e3056b
    Leavings(
      testDescription: "jest-image-snapshot",
      golden: "src/__image_snapshots__/home-test-js-home-1-snap.png",
      other: "src/__image_snapshots__/list-test-js-list-1-snap.png",
      actual: "src/__image_snapshots__/__received_output__/home-test-js-home-1-snap-received.png",
      differences: ["src/__image_snapshots__/__diff_output__/home-test-js-home-1-snap-diff.png"]),
    // api.flutter.dev/flutter/flutter_test/LocalFileComparator-class.html
    Leavings(
      testDescription: "flutter", golden: "test/goldens/home.png", other: "test/goldens/list.png",
      actual: "test/failures/home_testImage.png", copies: ["test/failures/home_masterImage.png"],
      differences: ["test/failures/home_isolatedDiff.png", "test/failures/home_maskedDiff.png"]),
    // github.com/takahirom/roborazzi, docs/topics/build_setup.md and compose_multiplatform.md at 92249fba
    Leavings(
      testDescription: "roborazzi", golden: "app/src/test/screenshots/home.png",
      other: "app/src/test/screenshots/list.png",
      actual: "app/build/outputs/roborazzi/home_actual.png",
      differences: ["app/build/outputs/roborazzi/home_compare.png"]),
    // github.com/garris/BackstopJS, README.md at 930b3c86
    Leavings(
      testDescription: "backstopjs",
      golden: "backstop_data/bitmaps_reference/app_home_0_document_0_phone.png",
      other: "backstop_data/bitmaps_reference/app_list_0_document_0_phone.png",
      actual: "backstop_data/bitmaps_test/20261102-120000/app_home_0_document_0_phone.png",
      differences: [
        "backstop_data/bitmaps_test/20261102-120000/failed_diff_app_home_0_document_0_phone.png",
        "backstop_data/bitmaps_test/20261101-120000/app_home_0_document_0_phone.png",
      ], right: ["backstop_data/bitmaps_test/20261102-120000/app_list_0_document_0_phone.png"]),
    // github.com/reg-viz/reg-suit, README.md and packages/reg-suit-core/src/core.ts at a7bf19d1
    Leavings(
      testDescription: "reg-suit", golden: "regression/expected/a/home.png",
      other: "regression/expected/list.png", actual: "regression/actual/a/home.png",
      differences: ["regression/diff/a/home.png"], right: ["regression/actual/list.png"]),
  ]

  @Test(arguments: tools)
  func `are recognised, accepted into their places, and equal then`(tool: Leavings) async throws {
    let folder = try PictureFolder()
    for path in [tool.golden] + tool.copies { try folder.put(SmallPicture.white, at: path) }
    for path in [tool.other] + tool.right + tool.differences {
      try folder.put(SmallPicture.tall, at: path)
    }
    try folder.put(SmallPicture.inked, at: tool.actual)
    let found = await folder.diff()
    #expect(found.code == .differences)
    #expect(found.output.contains("changed \(tool.golden): 2 pixels differ"))
    #expect(!found.output.contains("added") && !found.output.contains("removed"))
    let before = try folder.contents()
    #expect(await folder.approve("--all").output.hasPrefix("accepted  \(tool.golden)\n"))
    var expected = before
    expected[tool.golden] = SmallPicture.inked
    #expect(try folder.contents() == expected)
    #expect(await folder.diff().code == .nothingToDo)
    #expect(await folder.approve("--undo").code == .nothingToDo)
    #expect(try folder.contents() == before)
  }

  @Test func `have a strip cut apart to look at, and no file to accept`() async throws {
    let folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "src/__image_snapshots__/home-snap.png")
    let strip = CraftedPNG.file(
      header: CraftedPNG.header(width: 12, height: 2),
      data: CraftedPNG.stored(
        [0] + [UInt8](repeating: 255, count: 8) + [255, 0, 255, 255] + [0]
          + [UInt8](repeating: 255, count: 12)))
    try folder.put(strip, at: "src/__image_snapshots__/__diff_output__/home-diff.png")
    #expect(
      await folder.diff().output.contains("changed src/__image_snapshots__/home-snap.png: 1 pixel"))
    let before = try folder.contents()
    let run = await folder.approve("--all")
    #expect(run.code == .differences && run.output.contains("Set storeReceivedOnFailure to true."))
    #expect(try folder.contents() == before)
  }

  @Test func `are not accepted where two goldens could be meant`() async throws {
    let folder = try PictureFolder()
    for spec in ["a", "b"] {
      try folder.put(SmallPicture.white, at: "tests/\(spec).ts-snapshots/home-chrome-linux.png")
    }
    try folder.put(SmallPicture.inked, at: "test-results/opens/home-actual.png")
    try folder.put(SmallPicture.white, at: "test-results/opens/home-expected.png")
    _ = await folder.diff()
    #expect(await folder.approve("--all").output.contains("It may belong to tests/a.ts-snapshots"))
  }

  @Test func `are missing where one folder holds none, which is an error`() async throws {
    let folder = try PictureFolder()
    try folder.put(
      SmallPicture.white, at: "tests/home.spec.ts-snapshots/landing-chromium-linux.png")
    let run = await CommandRun("diff", folder.path)
    #expect(run.code == .trouble && run.errors.contains("contains no actual pictures of a tool"))
  }

  @Test func `need no word about a tool where two folders are only called like its own`()
    async throws
  {
    let folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "expected/a.png")
    try folder.put(SmallPicture.inked, at: "actual/a.png")
    let run = await CommandRun("diff", folder.file("expected"), folder.file("actual"))
    #expect(run.output.hasSuffix("\n1 changed\n") && !run.output.contains("reg-suit"))
  }

  @Test func `follow equal paths where --tool is none`() async throws {
    let folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "expected/a.png")
    try folder.put(SmallPicture.white, at: "actual/a.png")
    let run = await CommandRun("diff", folder.path, "--tool", "none")
    #expect(
      run.output
        == "2 equal\nnote: both folders are the same, so each picture was compared with itself\n")
  }
}

/// A folder of pictures, with a report beside it.
struct PictureFolder {
  private let scratch: ScratchFolder
  var path: String { scratch("app") }
  private var report: String { scratch("report") }
  /// The file that says who decided.
  static let record = "typeproof-reviews.txt"

  init() throws { scratch = try ScratchFolder() }

  func put(_ content: [UInt8], at name: String) throws { try scratch.file("app/\(name)", content) }

  /// The bytes of every picture.
  func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try FileTree.files(below: path) where name != Self.record {
      contents[name] = try content(of: "\(path)/\(name)")
    }
    return contents
  }

  func write(_ text: String, toReport name: String) throws {
    try scratch.file("report/\(name)", text)
  }

  func file(_ name: String) -> String { scratch("app/\(name)") }
  func reported(_ name: String) -> String { scratch("report/\(name)") }

  func diff(_ words: String...) async -> CommandRun {
    await CommandRun(["diff", path, "--report", report] + words)
  }

  func diff(_ expected: String, _ actual: String) async -> CommandRun {
    await CommandRun(["diff", file(expected), file(actual), "--report", report])
  }

  func approve(_ words: String..., in folder: String? = nil) async -> CommandRun {
    await CommandRun(
      ["approve", "--report", report, "--snapshots", folder.map(file) ?? path] + words,
      environment: ["NO_COLOR": "1", "XDG_STATE_HOME": scratch("state")])
  }
}
