import Testing

@testable import ToolPictures

@Suite struct `A path with placeholders` {
  @Test func `has the longest folders for a placeholder of folders, also none`() {
    let pattern = PathPattern("{dir}{name}.png")
    #expect(pattern.match("a/b/c.png") == ["dir": "a/b/", "name": "c"])
    #expect(pattern.match("c.png") == ["dir": "", "name": "c"])
  }

  @Test(arguments: ["a/.png", ".png", "a/b.jpg", "a/b.png2", ""])
  func `matches no path without a name, or with another ending`(path: String) {
    #expect(PathPattern("{dir}{name}.png").match(path) == nil)
  }

  @Test func `matches fixed text and names between slashes`() {
    let pattern = PathPattern("{dir}__Snapshots__/{suite}/{name}.png")
    #expect(
      pattern.match("x/y/__Snapshots__/A/b.png") == ["dir": "x/y/", "suite": "A", "name": "b"])
    #expect(pattern.match("x/__Snapshots__/A/b/c.png") == nil)
    #expect(pattern.match("x/__Snapshots__/b.png") == nil)
    #expect(PathPattern("a/b").match("a/b")?.isEmpty == true)
    #expect(PathPattern("a/b").match("a/bc") == nil)
  }

  @Test func `is plain where it has no fixed text but .png`() {
    #expect(PathPattern("{dir}{name}.png").isPlain)
    #expect(PathPattern("{name}").isPlain)
    #expect(!PathPattern("{dir}a/{name}.png").isPlain)
    #expect(!PathPattern("{name}.jpg").isPlain)
  }

  @Test func `is filled with the value of each name`() {
    let pattern = PathPattern("{dir}a-{name}.png")
    #expect(pattern.names == ["dir", "name"])
    #expect(pattern.filled(with: ["dir": "x/", "name": "b"]) == "x/a-b.png")
    #expect(pattern.filled(with: ["dir": "x/"]) == nil)
    #expect(pattern.filled(with: ["name": "b"]) == nil)
  }
}

@Suite struct `Paired pictures of a tool` {
  private func pairing(
    _ tool: String, _ goldens: [String], _ actual: [String],
    equal: (String, String) -> Bool = { _, _ in false }
  ) throws -> ToolPairing {
    let layout = try #require(PictureLayout(named: tool))
    return ToolPairing(
      layout, expected: ("/app", goldens + actual), actual: ("/app", goldens + actual),
      haveEqualPixels: equal)
  }

  @Test func `have a layout by the name of the tool alone`() {
    #expect(PictureLayout(named: "flutter")?.title == "Flutter")
    #expect(PictureLayout(named: "reg-suit")?.name == "reg-suit")
    #expect(PictureLayout(named: "Flutter") == nil)
    #expect(PictureLayout(named: "") == nil)
  }

  @Test(arguments: [
    ("flutter", "test/goldens/", "test/failures/home_testImage.png"),
    ("paparazzi", "src/test/snapshots/images/", "build/paparazzi/failures/home.png"),
    ("jest-image-snapshot", "__image_snapshots__/", "out/home-received.png"),
    ("roborazzi", "shots/", "build/home_actual.png"),
  ])
  func `count goldens without an actual picture as passed where only failures leave one`(
    tool: String, folder: String, actual: String
  ) throws {
    let goldens = ["\(folder)home.png", "\(folder)list.png", "\(folder)tabs.png"]
    let pairing = try pairing(tool, goldens, [actual])
    #expect(pairing.pairs.map(\.place) == [goldens[0]])
    #expect(pairing.pairs.map(\.actual) == [actual])
    #expect(pairing.pairs.map(\.isExpected) == [true])
    #expect(pairing.passed == 2)
  }

  @Test func `count nothing as passed where each right picture is left too`() throws {
    for (tool, expected, actual) in [
      ("reg-suit", "expected/", "actual/"),
      ("backstopjs", "bitmaps_reference/", "bitmaps_test/20261102-120000/"),
    ] {
      let pairing = try pairing(
        tool, ["\(expected)home.png", "\(expected)list.png"], ["\(actual)home.png"])
      #expect(pairing.passed == 0, "\(tool)")
      #expect(pairing.pairs.map(\.place) == ["\(expected)home.png", "\(expected)list.png"])
      #expect(pairing.pairs.map(\.actual) == ["\(actual)home.png", nil])
      #expect(pairing.pairs.map(\.isExpected) == [true, true])
      #expect(pairing.pairs.map(\.isStrip) == [false, false])
      #expect(pairing.pairs.map(\.obstacle) == [nil, nil])
    }
  }

  @Test func `are sorted by the bytes of their places`() throws {
    let goldens = ["b", "B", "a"].map { "goldens/\($0).png" }
    let pairing = try pairing(
      "flutter", goldens, ["b", "B", "a"].map { "failures/\($0)_testImage.png" })
    #expect(pairing.pairs.map(\.place) == [goldens[1], goldens[2], goldens[0]])
  }

  @Test func `have a new picture beside the others where they lie in one folder`() throws {
    let pairing = try pairing(
      "flutter", ["test/goldens/home.png"], ["test/failures/new_testImage.png"])
    let new = try #require(pairing.pairs.first)
    #expect(pairing.pairs.count == 1 && pairing.passed == 1)
    #expect(new.place == "test/goldens/new.png")
    #expect(new.actual == "test/failures/new_testImage.png")
    #expect(!new.isExpected && !new.isStrip && new.obstacle == nil)
  }

  @Test func `have no place for a new picture where the others lie in two folders`() throws {
    let file = "test/failures/new_testImage.png"
    let pairing = try pairing("flutter", ["test/a/home.png", "test/b/list.png"], [file])
    let new = try #require(pairing.pairs.first)
    #expect(new.place == file && new.actual == file)
    #expect(!new.isExpected && !new.isStrip)
    #expect(
      new.obstacle
        == "No expected picture has this name, and the place for a new one is not known. "
        + "Record it with Flutter.")
  }

  @Test func `have no place for a new picture of Playwright`() throws {
    let file = "test-results/a-opens-chromium/new-actual.png"
    let pairing = try pairing(
      "playwright", ["tests/a.spec.ts-snapshots/home-chromium-linux.png"], [file])
    #expect(pairing.pairs.map(\.place) == [file])
    #expect(pairing.pairs.first?.obstacle?.hasSuffix("Record it with Playwright.") == true)
    #expect(pairing.pairs.first?.isExpected == false)
  }

  @Test func `have no place for a new picture outside the expected folder`() throws {
    let layout = try #require(PictureLayout(named: "reg-suit"))
    let pairing = ToolPairing(
      layout, expected: ("/app/expected/a", ["home.png"]), actual: ("/app/actual", ["b/new.png"])
    ) { _, _ in false }
    let new = pairing.pairs.first { $0.actual == "b/new.png" }
    #expect(new?.place == "b/new.png")
    #expect(new?.obstacle?.contains("the place for a new one is not known") == true)
  }

  @Test func `belong to the nearest golden of their name`() throws {
    let goldens = ["a", "b"].map { "\($0)/test/goldens/home.png" }
    let pairing = try pairing("flutter", goldens, ["b/test/failures/home_testImage.png"])
    #expect(pairing.pairs.map(\.place) == [goldens[1]])
    #expect(pairing.passed == 1)
  }

  @Test func `belong to the golden of their test file and project`() throws {
    let goldens = ["a", "b"].flatMap { spec in
      ["chromium", "webkit"].map { "tests/\(spec).spec.ts-snapshots/home-\($0)-linux.png" }
    }
    for (folder, place) in [
      ("a-opens-chromium", 0), ("a-opens-webkit", 1), ("b-opens-chromium", 2),
      ("b-opens-webkit-retry2", 3),
    ] {
      let pairing = try pairing("playwright", goldens, ["test-results/\(folder)/home-actual.png"])
      #expect(pairing.pairs.map(\.place) == [goldens[place]], "\(folder)")
      #expect(pairing.pairs.map(\.obstacle) == [nil], "\(folder)")
    }
  }

  @Test func `belong to the golden that equals the copy beside them`() throws {
    let goldens = ["a", "b"].map { "tests/\($0).ts-snapshots/home-chrome-linux.png" }
    let file = "test-results/opens/home-actual.png"
    let copy = "/app/test-results/opens/home-expected.png"
    for golden in goldens {
      let decided = try pairing("playwright", goldens, [file]) {
        $0 == "/app/\(golden)" && $1 == copy
      }
      #expect(decided.pairs.map(\.place) == [golden])
      #expect(decided.pairs.map(\.obstacle) == [nil])
    }
  }

  @Test(arguments: [false, true])
  func `belong to none of two goldens that equal the copy, or do not`(areEqual: Bool) throws {
    let goldens = ["a", "b"].map { "tests/\($0).ts-snapshots/home-chrome-linux.png" }
    let file = "test-results/opens/home-actual.png"
    let pairing = try pairing("playwright", goldens, [file]) { _, _ in areEqual }
    let pair = try #require(pairing.pairs.first)
    #expect(pair.place == file && pair.actual == file && !pair.isExpected && !pair.isStrip)
    #expect(
      pair.obstacle
        == "It may belong to \(goldens[0]) or \(goldens[1]). "
        + "Compare one project or module at a time.")
  }

  @Test(arguments: ["home", "home-snap"])
  func `belong to the golden with exactly their name before one with the old ending`(
    name: String
  ) throws {
    let goldens = ["home", "home-snap"].map { "src/__image_snapshots__/\($0).png" }
    let pairing = try pairing("jest-image-snapshot", goldens, ["out/\(name)-received.png"])
    #expect(pairing.pairs.map(\.place) == ["src/__image_snapshots__/\(name).png"])
    #expect(pairing.pairs.map(\.obstacle) == [nil])
  }

  @Test func `keep names apart that only end alike`() throws {
    let pairing = try pairing(
      "jest-image-snapshot", ["src/__image_snapshots__/home-12345.png"],
      ["out/home-54321-received.png"])
    #expect(pairing.pairs.map(\.place) == ["src/__image_snapshots__/home-54321.png"])
    #expect(pairing.pairs.map(\.isExpected) == [false])
  }

  @Test func `have no strip in a golden whose name ends like one`() throws {
    let pairing = try pairing("jest-image-snapshot", ["src/__image_snapshots__/home-diff.png"], [])
    #expect(pairing.pairs.isEmpty)
    #expect(pairing.passed == 1)
  }

  @Test(arguments: [
    (
      "paparazzi", "src/test/snapshots/images/", "build/failures/delta-home.png",
      " Copy the actual pictures out of build/paparazzi/failures too."
    ),
    (
      "jest-image-snapshot", "src/__image_snapshots__/", "out/home-diff.png",
      " Set storeReceivedOnFailure to true."
    ),
  ])
  func `are no files to accept where only a strip is left`(
    tool: String, folder: String, strip: String, advice: String
  ) throws {
    let pair = try #require(try pairing(tool, ["\(folder)home.png"], [strip]).pairs.first)
    #expect(pair.place == "\(folder)home.png" && pair.actual == strip)
    #expect(pair.isExpected && pair.isStrip)
    #expect(
      pair.obstacle
        == "Only a strip of three pictures is left, so there is no actual file to accept." + advice)
  }

  @Test func `of two variants are named where they differ`() throws {
    let files = ["free-debug", "free-release"].map { "build/failures/\($0)/home.png" }
    let goldens = ["src/test/snapshots/images/home.png"]
    let pair = try #require(try pairing("paparazzi", goldens, files).pairs.first)
    #expect(pair.place == goldens[0] && pair.actual == files[1])
    #expect(pair.isExpected && !pair.isStrip)
    #expect(
      pair.obstacle
        == "\(files[0]) and \(files[1]) show different pictures of it. "
        + "Delete one of them, and compare again.")
    let same = try pairing("paparazzi", goldens, files) {
      $0 == "/app/\(files[0])" && $1 == "/app/\(files[1])"
    }
    #expect(same.pairs.map(\.obstacle) == [nil])
  }

  @Test func `are of a tool only with its names`() throws {
    let jest = try #require(PictureLayout(named: "jest-image-snapshot"))
    for path in ["src/__image_snapshots__/a.png", "out/a-received.png", "out/a-diff.png"] {
      #expect(jest.isOfPicture(path), "\(path)")
    }
    #expect(!jest.isOfPicture("out/a.png"))
    let flutter = try #require(PictureLayout(named: "flutter"))
    #expect(flutter.isOfPicture("test/failures/a_testImage.png"))
    for path in ["goldens/a.png", "failures/a_masterImage.png", "failures/a_maskedDiff.png"] {
      #expect(!flutter.isOfPicture(path), "\(path)")
    }
  }

  @Test func `show the layout of their folders`() {
    func layout(_ goldens: [String], _ received: [String]) -> String? {
      ToolPairing.layout(of: "/a", goldens, "/b", received)?.name
    }
    #expect(layout(["__image_snapshots__/x.png"], ["y-diff.png"]) == "jest-image-snapshot")
    #expect(layout(["expected/x.png"], ["actual/x.png"]) == "reg-suit")
    #expect(layout(["x.png"], ["failures/x_testImage.png"]) == "flutter")
    #expect(layout(["x.png"], ["x.png"]) == nil)
    #expect(layout([], ["failures/x_testImage.png"]) == nil)
  }
}
