import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `Fonts of a package` {
  private let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
  }

  private func standIn() throws -> String {
    try SystemFontStandIn.name(among: FontFolder(path: package.path + "/Fonts"))
  }

  @Test func `The only family stands in for the system font`() throws {
    #expect(try standIn() == "JetBrains Mono")
  }

  @Test func `The only family stands in although others fall back on it`() throws {
    let fonts = try FontFolder(path: package.path + "/Fonts")
    #expect(
      try SystemFontStandIn.name(among: fonts, besides: ["JetBrains Mono"]) == "JetBrains Mono")
  }

  @Test func `Inter stands in for the system font where it is there`() throws {
    try package.add("Inter/InterVariable.ttf")
    #expect(try standIn() == "InterVariable.ttf")
  }

  @Test func `Of several families one has to be chosen`() throws {
    try package.add("NotoSansThai/NotoSansThai-Regular.ttf")
    let environment = ["CI": "1"]
    #expect(
      package.message(of: "Grüße", environment: environment) == """
        …/Fonts contains “JetBrains Mono”, “Noto Sans Thai”, and any of them could be the system \
        font. Choose one: withSnapshotTesting(systemFont: …) or .snapshots(systemFont: …), or set \
        the text in .custom(…).
        """)
    let chosen = SnapshotTestingConfiguration(systemFont: "JetBrains Mono")
    #expect(
      package.message(of: "Grüße", configuration: chosen, environment: environment)?
        .hasPrefix("No reference was found on disk.") == true)
  }

  @Test func `A custom font needs no stand-in`() throws {
    try package.add("NotoSansThai/NotoSansThai-Regular.ttf")
    let custom = Snapshotting.image(
      style: .body, font: .custom("JetBrains Mono", size: 17, relativeTo: .body))
    #expect(
      package.message(of: "Grüße", as: custom)?.hasPrefix("No reference was found on disk.")
        == true)
  }

  @Test func `Another folder is taken by path`() throws {
    try package.add("NotoSansThai/NotoSansThai-Regular.ttf", to: "Tests/Fonts")
    let configuration = SnapshotTestingConfiguration(fonts: "Tests/Fonts")
    _ = package.message(of: "กา", configuration: configuration)
    #expect(
      try package.read("Snapshots/greetingtests/body/greeting@2x.txt")
        .contains("\nfont: NotoSansThai-Regular.ttf | "))
  }

  @Test func `A folder that does not exist is told`() {
    let configuration = SnapshotTestingConfiguration(fonts: "Typefaces")
    #expect(
      package.message(of: "Grüße", configuration: configuration) == """
        There is no folder of fonts at …/Typefaces. Put fonts there, each with its licence, or name \
        another folder: withSnapshotTesting(fonts: …) or .snapshots(fonts: …).
        """)
  }

  @Test func `A folder without fonts is told`() throws {
    try package.create("Empty")
    let configuration = SnapshotTestingConfiguration(fonts: "Empty")
    #expect(
      package.message(of: "Grüße", configuration: configuration) == """
        …/Empty contains no font. Put one there as .ttf, .otf or .ttc, with its licence.
        """)
  }

  @Test func `A family that is not there is told`() {
    let custom = Snapshotting.image(style: .body, font: .fixed("Lora", size: 17))
    #expect(
      package.message(of: "Grüße", as: custom) == """
        Snapshot “greetingtests/body/greeting.l@2x” cannot be drawn.
        None of the fonts has the family “Lora”. The families are JetBrains Mono.
        Nothing was recorded.
        """)
  }
}
