import DynamicType
import Snapshots
import TextEngine
import Testing

@testable import TypeproofTesting

@Suite struct `The matrix of an interface` {
  private func variants(_ snapshotting: InterfaceSnapshotting) throws -> [[String]] {
    try snapshotting.matrix.map(\.variants)
  }

  @Test func `A new device has no settings in its names`() throws {
    #expect(try variants(.image()) == [[]])
    #expect(try variants(.image(category: .ax1, width: nil, height: 200)) == [[]])
    #expect(try variants(.image(windows: [InterfaceWindow(width: 320)])) == [[]])
  }

  @Test func `Each setting that differs from a new device has its name`() throws {
    #expect(try variants(.image(windows: [.landscape])) == [["landscape"]])
    #expect(try variants(.image(appearances: [.dark])) == [["dark"]])
    #expect(try variants(.image(legibilityWeights: [.bold])) == [["bold-text"]])
    #expect(try variants(.image(layoutDirections: [.rightToLeft])) == [["rtl"]])
    #expect(try variants(.image().pressing("Share")) == [["pressed"]])
    #expect(try variants(.image().changing(from: .ax3)) == [["from-ax3"]])
    let all = InterfaceSnapshotting.image(
      windows: [.portrait], appearances: [.dark], legibilityWeights: [.bold],
      layoutDirections: [.rightToLeft])
    #expect(
      try variants(all.pressing("Share").changing(from: .l))
        == [["portrait", "dark", "bold-text", "rtl", "pressed", "from-l"]])
  }

  @Test func `Of several windows each is named, and what is given twice is there once`() throws {
    #expect(try variants(.image(widths: [320, 375])) == [["320pt"], ["375pt"]])
    #expect(try variants(.image(widths: [320, 320])) == [[]])
    let twice = InterfaceSnapshotting.image(
      widths: [320], appearances: [.dark, .light, .dark],
      legibilityWeights: [.regular, .bold, .regular],
      layoutDirections: [.leftToRight, .leftToRight])
    #expect(try variants(twice) == [["dark"], ["dark", "bold-text"], [], ["bold-text"]])
  }

  @Test func `A window is 375 points wide and as high as its content where nobody says more`()
    throws
  {
    for snapshotting in [InterfaceSnapshotting.image(), .image(category: .large)] {
      let surroundings = try #require(try snapshotting.matrix.first).surroundings(.large)
      #expect(surroundings.width == 375 && surroundings.height == nil)
      #expect(surroundings.appearance == .light && surroundings.pressed == nil)
      #expect(surroundings.locale == "en")
    }
    #expect(InterfaceSnapshotting.image().categories.count == 12)
  }

  @Test func `It has to have something in each of its directions`() {
    let empty = SnapshotAssertionError.emptyInterfaceMatrix
    for snapshotting in [
      InterfaceSnapshotting.image(categories: []), .image(windows: []), .image(widths: []),
      .image(appearances: []), .image(legibilityWeights: []), .image(layoutDirections: []),
    ] as [InterfaceSnapshotting] {
      #expect(throws: empty) { try snapshotting.matrix }
    }
  }
}

@Suite struct `The matrix of a text` {
  private let sample = Sample("total", text: "Total")

  private func part(_ snapshotting: Snapshotting) throws -> SuiteSpec {
    try snapshotting.part(ofSuite: "app", showing: sample)
  }

  @Test func `It has to have something in each of its directions`() {
    let empty = SnapshotAssertionError.emptyMatrix
    for snapshotting in [
      Snapshotting.image(styles: []), .image(styles: [.body], categories: []),
      .image(styles: [.body], legibilityWeights: []), .image(styles: [.body], fonts: []),
    ] as [Snapshotting] {
      #expect(throws: empty) { try part(snapshotting) }
    }
  }

  @Test func `A text is 343 points wide where nobody says more`() throws {
    #expect(try part(.image(style: .body)).ramps.map(\.width) == [343])
    #expect(try part(.image(styles: [.body])).ramps.map(\.width) == [343])
    #expect(try part(.image(style: .body, width: nil)).ramps.map(\.width) == [nil])
  }

  @Test func `What is given twice is drawn once, but no two fonts of one name`() throws {
    let twice = Snapshotting.image(
      styles: [.body, .body], categories: [.l, .l], legibilityWeights: [.regular, .regular])
    #expect(try part(twice).ramps.map(\.categories) == [[.large]])
    let fonts: [FontChoice] = [
      .fixed("A", size: 17), .fixed("B", size: 17), .fixed("A", size: 18),
    ]
    #expect(throws: SnapshotAssertionError.sameFontTwice(label: "a")) {
      try part(.image(styles: [.body], fonts: fonts))
    }
    #expect(try part(.image(styles: [.body], fonts: Array(fonts.prefix(2)))).ramps.count == 2)
  }

  @Test func `A text style of the whole text is one too many`() {
    let styled = Snapshotting.image(style: .body).changing { $0.attributes.textStyle = .title1 }
    #expect(throws: SnapshotAssertionError.fontInAttributes) { try part(styled) }
  }

  @Test func `Lines below and through it are there or not`() {
    let body = Snapshotting.image(style: .body)
    #expect(body.underline().attributes.underline != nil)
    #expect(body.underline().underline(false).attributes.underline == nil)
    #expect(body.strikethrough().attributes.strikethrough != nil)
    #expect(body.strikethrough().strikethrough(false).attributes.strikethrough == nil)
  }

  @Test func `It keeps its direction unless another is given`() throws {
    let body = Snapshotting.image(style: .body)
    #expect(try part(body).ramps.map(\.sample) == [sample])
    var turned = sample
    turned.direction = .rightToLeft
    #expect(try part(body.writingDirection(.rightToLeft)).ramps.map(\.sample) == [turned])
  }
}

@Suite struct `Values of a configuration` {
  @Test func `A mode may be written as true or false`() {
    let (on, off): (RecordMode, RecordMode) = (true, false)
    #expect(on == .all && off == .missing)
  }

  @Test func `A trait counts for the suites within`() {
    let trait: SnapshotsTrait = .snapshots(record: .never)
    #expect(trait.isRecursive)
    #expect(trait.configuration.record == .never)
  }

  @Test(
    arguments: [
      (nil, false), ("", false), ("0", false), ("false", false), ("FALSE", false), ("1", true),
      ("true", true), ("no", true),
    ] as [(String?, Bool)])
  func `A service is one where CI is set to anything but no`(value: String?, isCI: Bool) {
    let environment = SnapshotEnvironment { $0 == "CI" ? value : "" }
    #expect(environment.isCI == isCI)
    #expect(environment.record == nil && environment.goldens == nil && environment.artifacts == nil)
  }
}
