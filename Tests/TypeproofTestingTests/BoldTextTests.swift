import Testing

@testable import TypeproofTesting

@Suite struct `Bold Text` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
  }

  @Test func `One picture says it in its name and its weight`() throws {
    let message = package.message(
      of: "Grüße", as: .image(style: .body, category: .ax3, legibilityWeight: .bold))
    #expect(
      message == """
        No reference was found on disk.
        recorded: …/Snapshots/greetingtests/body/greeting.ax3.bold-text@2x.png
        Recorded now. Look at it, commit it, and run the test again to compare.
        """)
    // Two steps above regular, as modelled.
    #expect(try package.facts("weight", of: "body/greeting.bold-text@2x") == ["600"])
  }

  @Test func `A matrix has a picture with it and one without, and fonts come before it`() throws {
    let matrix = Snapshotting.image(
      styles: [.body], categories: [.l, .ax5], legibilityWeights: [.regular, .bold, .bold],
      fonts: [.preferred, .fixed("JetBrains Mono", size: 17)])
    _ = package.message(of: "Grüße", as: matrix)
    #expect(
      package.files(below: "Snapshots").filter { $0.hasSuffix(".png") } == [
        "greetingtests/body/greeting.ax5.jetbrains-mono.bold-text@2x.png",
        "greetingtests/body/greeting.ax5.jetbrains-mono@2x.png",
        "greetingtests/body/greeting.ax5.preferred.bold-text@2x.png",
        "greetingtests/body/greeting.ax5.preferred@2x.png",
        "greetingtests/body/greeting.l.jetbrains-mono.bold-text@2x.png",
        "greetingtests/body/greeting.l.jetbrains-mono@2x.png",
        "greetingtests/body/greeting.l.preferred.bold-text@2x.png",
        "greetingtests/body/greeting.l.preferred@2x.png",
      ])
    // A font of the app's own does not get heavier.
    #expect(
      try package.facts("weight", of: "body/greeting.jetbrains-mono.bold-text@2x")
        == ["400", "400"])
    #expect(package.message(of: "Grüße", as: matrix) == nil)
  }

  @Test func `On neither way is no picture`() {
    #expect(
      package.message(of: "Grüße", as: .image(styles: [.body], legibilityWeights: [])) == """
        The matrix has no cells, so there is nothing to compare. \
        Give it at least one style, one category, one legibility weight and one font.
        """)
  }
}
