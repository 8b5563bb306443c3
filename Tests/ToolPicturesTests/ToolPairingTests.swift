import Testing
import ToolPictures

@Suite struct `Pictures that a tool leaves` {
  private func pairs(
    _ tool: String, _ goldens: [String], _ actual: [String], equal: Bool = false
  ) throws -> [ToolPairing.Pair] {
    let layout = try #require(PictureLayout(named: tool))
    return ToolPairing(
      layout, expected: ("/app", goldens + actual), actual: ("/app", goldens + actual)
    ) { _, _ in equal }.pairs
  }

  // Two file names: é as one character, and as e with an accent.
  @Test func `are found by the bytes of their names`() throws {
    let names = ["\u{E9}", "e\u{301}"]
    let pairs = try pairs(
      "flutter", names.map { "test/goldens/\($0).png" },
      names.map { "test/failures/\($0)_testImage.png" })
    #expect(pairs.count == 2)
    for pair in pairs {
      let name = pair.place.utf8.dropFirst("test/goldens/".utf8.count).dropLast(4)
      #expect(
        pair.actual?.utf8.elementsEqual("test/failures/\(String(name) ?? "")_testImage.png".utf8)
          == true)
    }
  }

  // Since its version 6, jest-image-snapshot keeps “-snap” in all names, and adds it to none that somebody chose.
  @Test(arguments: [
    ("home-1-snap", "home-1-snap-received"), ("home-1-snap", "home-1-received"),
    ("home", "home-received"), ("screens/home", "screens/home-received"),
  ])
  func `have the names of every version of jest-image-snapshot`(golden: String, received: String)
    throws
  {
    let pairs = try pairs(
      "jest-image-snapshot",
      ["src/__image_snapshots__/\(golden).png", "src/__image_snapshots__/other/home.png"],
      ["src/__image_snapshots__/__received_output__/\(received).png"])
    #expect(pairs.map(\.place) == ["src/__image_snapshots__/\(golden).png"])
    #expect(pairs.first?.isExpected == true && pairs.first?.obstacle == nil)
  }

  @Test(arguments: ["failures", "failures/debug"])
  func `lie in Paparazzi's folder of failures or of a variant below it`(folder: String) throws {
    let name = "com.app_HomeTest_home.png"
    let pairs = try pairs(
      "paparazzi", ["app/src/test/snapshots/images/\(name)"],
      ["app/build/paparazzi/\(folder)/\(name)", "app/build/paparazzi/\(folder)/delta-\(name)"])
    #expect(pairs.map(\.actual) == ["app/build/paparazzi/\(folder)/\(name)"])
    #expect(pairs.map(\.isStrip) == [false])
  }

  @Test func `belong to the golden in the same folders of Playwright's snapshots`() throws {
    let goldens = ["landing/step2", "step2"].map {
      "tests/a.spec.ts-snapshots/\($0)-chromium-linux.png"
    }
    #expect(
      try pairs("playwright", goldens, ["test-results/a-b-chromium/landing/step2-actual.png"])
        .map(\.place) == [goldens[0]])
    #expect(
      try pairs("playwright", goldens, ["test-results/a-b-chromium/step2-actual.png"])
        .map(\.place) == [goldens[1]])
  }

  @Test func `are those of the last try`() throws {
    let tries = ["", "-retry1"].map { "test-results/home-opens-chromium\($0)/landing-actual.png" }
    let pairs = try pairs(
      "playwright", ["tests/home.spec.ts-snapshots/landing-chromium-linux.png"], tries)
    #expect(pairs.map(\.actual) == [tries[1]] && pairs.map(\.obstacle) == [nil])
  }

  @Test(arguments: [false, true])
  func `cannot be accepted where two tests show different ones for a golden`(areEqual: Bool) throws
  {
    let pairs = try pairs(
      "paparazzi", ["src/test/snapshots/images/a.png"],
      ["debug", "release"].map { "build/paparazzi/failures/\($0)/a.png" }, equal: areEqual)
    #expect(pairs.count == 1)
    #expect(pairs.map(\.obstacle?.isEmpty) == [areEqual ? nil : false])
  }

  @Test func `of three variants cannot be accepted while two show different ones`() throws {
    let files = ["blue", "green", "red"].map { "build/paparazzi/failures/\($0)/a.png" }
    let pairs = try pairs("paparazzi", ["src/test/snapshots/images/a.png"], files, equal: false)
    #expect(pairs.map(\.actual) == [files[2]])
    let said = try #require(pairs.first?.obstacle)
    #expect(said.hasPrefix("\(files[0]) and \(files[2]) show different pictures of it."))
  }

  @Test func `are no pictures of trees that Roborazzi draws beside them`() throws {
    let pairs = try pairs(
      "roborazzi", ["a/home.png", "a/home.annotated.png"],
      ["a/home_actual.png", "a/home_actual.annotated.png"])
    #expect(pairs.map(\.place) == ["a/home.png"])
  }
}
