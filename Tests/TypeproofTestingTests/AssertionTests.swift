import Foundation
import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `An assertion` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
  }

  @Test func `The first run records and fails, the second passes`() {
    #expect(
      package.message(of: "Grüße", as: .image(style: .body, category: .ax3)) == """
        No reference was found on disk.
        recorded: …/Snapshots/greetingtests/body/greeting.ax3@2x.png
        Recorded now. Look at it, commit it, and run the test again to compare.
        """)
    #expect(
      package.files(below: "Snapshots") == [
        "greetingtests/body/greeting.ax3@2x.png", "greetingtests/body/greeting@2x.txt",
        "greetingtests/fingerprint.txt",
      ])
    #expect(package.message(of: "Grüße", as: .image(style: .body, category: .ax3)) == nil)
  }

  @Test func `Another text fails with words and three pictures`() throws {
    _ = package.message(of: "Grüße")
    let message = try #require(package.message(of: "Grüsse"))
    let lines = message.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0] == "Snapshot “greetingtests/body/greeting.l@2x” does not match reference.")
    #expect(lines[1].hasPrefix("the text says “Grüsse”, was “Grüße”; "))
    #expect(lines[1].hasSuffix(" (proved by drawing)"))
    let pictures = "…/.build/snapshot-artifacts/greetingtests/body/greeting.l@2x"
    #expect(lines[2] == "expected: \(pictures)-expected.png")
    #expect(lines[3] == "actual:   \(pictures)-actual.png")
    #expect(lines[4] == "diff:     \(pictures)-diff.png")
    #expect(package.files(below: ".build").count == 3)
  }

  @Test(arguments: [
    ("Größe", "Grüße"), ("Title 見出し", "Title 本文"), ("-1", "1"),
    (String(repeating: "n", count: 64) + "a", String(repeating: "n", count: 64) + "b"),
  ]) func `Names that differ never share a golden, also in two processes`(
    one: String, other: String
  ) {
    // Each has a session of its own, as in another process.
    let tests = [("one", one), ("other", other)]
    for (text, name) in tests {
      #expect(package.message(of: text, named: name)?.contains("recorded: ") == true)
    }
    for (text, name) in tests {
      #expect(package.message(of: text, named: name) == nil)
    }
  }

  @Test func `Goldens are where SNAPSHOT_GOLDENS says`() {
    let environment = ["SNAPSHOT_GOLDENS": package.path + "/kept"]
    #expect(package.message(of: "Grüße", environment: environment) != nil)
    #expect(
      package.files(below: "kept").filter { $0.hasSuffix(".png") }
        == ["greetingtests/body/greeting.l@2x.png"])
    #expect(package.files(below: "Snapshots") == [])
    #expect(package.message(of: "Grüße", environment: environment) == nil)
  }

  @Test func `Pictures go where SNAPSHOT_ARTIFACTS says`() {
    _ = package.message(of: "Grüße")
    let environment = ["SNAPSHOT_ARTIFACTS": package.path + "/pictures"]
    _ = package.message(of: "Grüsse", environment: environment)
    #expect(
      package.files(below: "pictures")
        == ["actual", "diff", "expected"].map {
          "greetingtests/body/greeting.l@2x-\($0).png"
        })
  }

  @Test func `What failed is recorded where that is asked for`() throws {
    _ = package.message(of: "Grüße")
    let message = try #require(package.message(of: "Grüsse", record: .failed))
    #expect(
      message.hasSuffix("Recorded now instead. Look at it, and run the test again to compare."))
    #expect(package.message(of: "Grüsse") == nil)
  }

  @Test func `Recording everything fails even where all is equal`() {
    _ = package.message(of: "Grüße")
    #expect(
      package.message(of: "Grüße", record: .all) == """
        Record mode is on, so every picture was recorded. Look at the pictures, turn record mode \
        off, and run again to compare with them.
        """)
  }

  @Test func `On CI a missing picture fails and stays missing`() {
    #expect(
      package.message(of: "Grüße", environment: ["CI": "true"]) == """
        No reference was found on disk.
        expected: …/Snapshots/greetingtests/body/greeting.l@2x.png
        actual:   …/.build/snapshot-artifacts/greetingtests/body/greeting.l@2x-actual.png
        Nothing was recorded, because CI is set. Record on your own machine and commit the pictures.
        """)
    #expect(package.files(below: "Snapshots") == [])
  }

  @Test func `On CI, asking to record everything fails even where all is equal`() {
    _ = package.message(of: "Grüße")
    #expect(
      package.message(of: "Grüße", record: .all, environment: ["CI": "true"]) == """
        Record mode is on, but CI is set, so nothing is recorded. Remove `record: .all` or \
        SNAPSHOT_TESTING_RECORD, and record on your own machine.
        """)
  }

  @Test func `Two texts at the same coordinates are an error, and nothing is overwritten`() throws {
    let session = SnapshotSession()
    _ = package.message(of: "a", session: session, line: 7)
    let golden = try package.read("Snapshots/greetingtests/body/greeting@2x.txt")
    #expect(
      package.message(of: "b", record: .all, session: session, line: 8) == """
        The assertion at AppTests/GreetingTests.swift:7 draws something else as \
        “greetingtests/body/greeting.l@2x”, so one would overwrite the other. \
        Give one of them another name with `named:`.
        """)
    #expect(try package.read("Snapshots/greetingtests/body/greeting@2x.txt") == golden)
    #expect(package.message(of: "a", session: session, line: 9) == nil)
  }

  @Test func `A name tells two texts of one test apart`() {
    let session = SnapshotSession()
    _ = package.message(of: "a", named: "First one", session: session)
    _ = package.message(of: "b", named: "Second one", session: session)
    #expect(package.message(of: "a", named: "First one", session: session) == nil)
    #expect(package.message(of: "b", named: "Second one", session: session) == nil)
    #expect(
      package.files(below: "Snapshots").contains("greetingtests/body/second-one.l@2x.png"))
  }

  @Test func `A sample brings its name along`() {
    _ = package.message(of: Sample("price", text: "1,50 €", language: "de"))
    #expect(package.files(below: "Snapshots").contains("greetingtests/body/price.l@2x.png"))
  }

  @Test func `The manifest of an earlier version is left alone`() throws {
    _ = package.message(of: "a")
    try package.write("nonsense\n", to: "Snapshots/greetingtests/manifest.txt")
    #expect(package.message(of: "a") == nil)
    #expect(
      package.message(of: "b", named: "other")?.hasPrefix("No reference was found on disk.\n")
        == true)
    #expect(try package.read("Snapshots/greetingtests/manifest.txt") == "nonsense\n")
  }

  @Test func `A reference that is no picture is told, and recorded where that is asked for`() throws
  {
    _ = package.message(of: "a")
    try package.write("nonsense", to: "Snapshots/greetingtests/body/greeting.l@2x.png")
    let message = try #require(package.message(of: "a"))
    #expect(
      message.hasPrefix("The reference of “greetingtests/body/greeting.l@2x” cannot be read.\n"))
    _ = package.message(of: "a", record: .failed)
    #expect(package.message(of: "a") == nil)
  }

  @Test func `An error in making the text fails the test`() {
    struct NoText: Error {}
    func text() throws -> String { throw NoText() }
    #expect(verifySnapshot(of: try text(), as: .image(style: .body)) == "NoText()")
  }
}

@Suite struct `A matrix` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
  }

  @Test func `Every style, size and font has a picture, and fonts stand in the name`() throws {
    let matrix = Snapshotting.image(
      styles: [.body, .footnote], categories: [.ax1, .l],
      fonts: [.preferred, .fixed("JetBrains Mono", size: 12)])
    let message = try #require(package.message(of: "Grüße", as: matrix))
    #expect(
      message == """
        No reference was found on disk. 8 of 8 pictures are new:
          greetingtests/body/greeting.l.jetbrains-mono@2x
            recorded: …/Snapshots/greetingtests/body/greeting.l.jetbrains-mono@2x.png
          greetingtests/body/greeting.ax1.jetbrains-mono@2x
          greetingtests/body/greeting.l.preferred@2x
          and 5 more
        Recorded now. Look at them, commit them, and run the test again to compare.
        """)
    #expect(
      package.files(below: "Snapshots") == [
        "greetingtests/body/greeting.ax1.jetbrains-mono@2x.png",
        "greetingtests/body/greeting.ax1.preferred@2x.png",
        "greetingtests/body/greeting.jetbrains-mono@2x.txt",
        "greetingtests/body/greeting.l.jetbrains-mono@2x.png",
        "greetingtests/body/greeting.l.preferred@2x.png",
        "greetingtests/body/greeting.preferred@2x.txt", "greetingtests/fingerprint.txt",
        "greetingtests/footnote/greeting.ax1.jetbrains-mono@2x.png",
        "greetingtests/footnote/greeting.ax1.preferred@2x.png",
        "greetingtests/footnote/greeting.jetbrains-mono@2x.txt",
        "greetingtests/footnote/greeting.l.jetbrains-mono@2x.png",
        "greetingtests/footnote/greeting.l.preferred@2x.png",
        "greetingtests/footnote/greeting.preferred@2x.txt",
      ])
    #expect(package.message(of: "Grüße", as: matrix) == nil)
  }

  @Test func `Pictures that changed for one reason are told together`() throws {
    let wide = Snapshotting.image(styles: [.body], categories: [.s, .m, .l, .xl, .ax1], width: 300)
    let narrow = Snapshotting.image(
      styles: [.body], categories: [.s, .m, .l, .xl, .ax1], width: 299)
    _ = package.message(of: "Grüße", as: wide)
    let message = try #require(package.message(of: "Grüße", as: narrow))
    #expect(
      message.hasPrefix(
        """
        Snapshot “greetingtests/*/greeting” does not match reference. 5 of 5 pictures differ:
        · width is 299 pt, was 300 pt (5, proved by drawing)
          greetingtests/body/greeting.s@2x
        """))
    #expect(message.contains("\n  and 2 more\n"))
  }

  @Test func `No cells is an error`() {
    #expect(
      package.message(of: "Grüße", as: .image(styles: [])) == """
        The matrix has no cells, so there is nothing to compare. \
        Give it at least one style, one category, one legibility weight and one font.
        """)
  }

  @Test func `One font in two sizes is an error`() {
    let fonts: [FontChoice] = [
      .fixed("JetBrains Mono", size: 12), .fixed("JetBrains Mono", size: 13),
    ]
    #expect(
      package.message(of: "Grüße", as: .image(styles: [.body], fonts: fonts)) == """
        Two fonts of the matrix have the same name “jetbrains-mono” in coordinates. \
        Give each font its own assertion, with different names in `named:`.
        """)
  }
}
