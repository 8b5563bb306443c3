import Snapshots
import Testing

@testable import TypeproofTesting

@Suite struct `What fonts fall back on` {
  private let package: ScratchPackage
  private static let thai: FontCascade = ["NotoSansThai-Regular.ttf"]

  /// Beside JetBrains Mono the package has two fonts of one script.
  init() throws {
    package = try ScratchPackage()
    try package.add("NotoSansThai/NotoSansThai-Regular.ttf")
    try package.add("NotoSansHebrew/NotoSansHebrew-Regular.ttf")
  }

  private func fonts(
    of text: some SnapshotText, as snapshotting: Snapshotting = .image(style: .body),
    in configuration: SnapshotTestingConfiguration
  ) throws -> [String] {
    let message = package.message(of: text, as: snapshotting, configuration: configuration)
    #expect(message?.hasPrefix("No reference was found on disk.") == true, "\(message ?? "")")
    return try package.facts("font").map { String($0.split(separator: " | ")[0]) }
  }

  @Test func `A custom font falls back although no system font is chosen`() throws {
    let custom = Snapshotting.image(
      style: .body, font: .custom("JetBrains Mono", size: 17, relativeTo: .body))
    let configuration = SnapshotTestingConfiguration(fallback: Self.thai)
    #expect(
      try fonts(of: "a กา", as: custom, in: configuration)
        == ["JetBrainsMono-Regular.ttf", "NotoSansThai-Regular.ttf"])
  }

  @Test func `Without it, what a font lacks is told`() throws {
    let custom = Snapshotting.image(style: .body, font: .fixed("JetBrains Mono", size: 17))
    #expect(
      package.message(of: "ก", as: custom) == """
        Snapshot “greetingtests/body/greeting.l@2x” cannot be drawn.
        JetBrainsMono-Regular.ttf has no U+0E01. Add a font that does, or change the sample.
        Nothing was recorded.
        """)
  }

  @Test func `Of two families, the one that is not fallen back on stands in for the system font`()
    throws
  {
    let both = FontCascade([
      FontCascade.Rule(scripts: ["Hebr"], fonts: ["Noto Sans Hebrew"]),
      "NotoSansThai-Regular.ttf",
    ])
    let configuration = SnapshotTestingConfiguration(fallback: both)
    #expect(
      try fonts(of: "a กา שלום", in: configuration) == [
        "JetBrainsMono-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf",
      ])
  }

  @Test func `It comes after what the system font falls back on`() throws {
    let systemFont = SystemFont(
      "JetBrainsMono-Regular.ttf", cascade: ["NotoSansThai-Regular.ttf"])
    let configuration = SnapshotTestingConfiguration(
      systemFont: systemFont, fallback: ["NotoSansHebrew-Regular.ttf"])
    #expect(
      try fonts(of: "กาשלום", in: configuration)
        == ["NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf"])
    let merged = try configuration.systemFont(
      among: FontFolder(path: package.path + "/Fonts"), isNeeded: true)
    #expect(
      merged.cascade.rules == ["NotoSansThai-Regular.ttf", "NotoSansHebrew-Regular.ttf"])
  }

  @Test func `A face that is not there is told`() {
    let configuration = SnapshotTestingConfiguration(
      systemFont: "JetBrains Mono", fallback: ["Lora"])
    #expect(
      package.message(of: "a", configuration: configuration) == """
        Snapshot “greetingtests/body/greeting.l@2x” cannot be drawn.
        None of the fonts has the family “Lora”. \
        The families are JetBrains Mono, Noto Sans Hebrew, Noto Sans Thai.
        Nothing was recorded.
        """)
  }

  @Test func `Other fonts to fall back on are something else at the same coordinates`() {
    let session = SnapshotSession()
    let first = SnapshotTestingConfiguration(systemFont: "JetBrains Mono", fallback: Self.thai)
    var second = first
    second.fallback = ["NotoSansHebrew-Regular.ttf"]
    _ = package.message(of: "a", configuration: first, session: session)
    #expect(
      package.message(of: "a", configuration: second, session: session)?
        .hasPrefix("The assertion at AppTests/GreetingTests.swift:7 draws something else") == true)
  }

  @Test func `An inner scope that says nothing of it leaves it as it was`() {
    withSnapshotTesting(fallback: Self.thai) {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current.fallback == Self.thai)
      }
      withSnapshotTesting(fallback: ["Lora"]) {
        #expect(SnapshotTestingConfiguration.current.fallback == ["Lora"])
      }
    }
  }

  @Test func `An asynchronous scope has it too`() async {
    await withSnapshotTesting(fallback: Self.thai) {
      async let fallback = SnapshotTestingConfiguration.current.fallback
      #expect(await fallback == Self.thai)
    }
  }

  @Test(
    .snapshots(
      systemFont: SystemFont("Inter", cascade: ["NotoSansThai-Regular.ttf"]), fallback: ["Lora"]))
  func `The trait configures a test`() {
    #expect(SnapshotTestingConfiguration.current.systemFont?.cascade == Self.thai)
    #expect(SnapshotTestingConfiguration.current.fallback == ["Lora"])
  }
}
