import Snapshots
import Testing

@testable import TypeproofTesting

extension Snapshotting {
  /// What a team keeps in one place.
  fileprivate static let card = image(style: .body, width: 311).lineLimit(3).lineSpacing(2)
}

@Suite struct `Modifiers of pictures` {
  private let package: ScratchPackage
  private static let body = Snapshotting.image(style: .body)

  init() throws {
    package = try ScratchPackage()
  }

  private func setting(_ snapshotting: Snapshotting, _ text: String = "Grüße") throws -> String {
    _ = package.message(of: text, as: snapshotting)
    let setting = try #require(try package.facts("set").first)
    let plain = "ink #000000 on #FFFFFF"
    return String(setting.dropFirst(setting == plain ? plain.count : plain.count + 2))
  }

  @Test(arguments: [
    (body.bold(), "bold"),
    (body.italic(), "italic"),
    (body.bold().italic(), "bold, italic"),
    (body.fontWeight(.semibold), "weight 600"),
    (body.fontWidth(.condensed), "width 75 %"),
    (body.monospaced(), "monospaced"),
    (body.monospacedDigit(), "tnum=1"),
    (body.tracking(0.5), "tracking 0.5 pt"),
    (body.tracking(.em(0.05)), "tracking 0.05 em"),
    (body.baselineOffset(-2), "raised by -2 pt"),
    (body.underline(), "underline single"),
    (
      body.underline(style: .double, color: RGBAColor(red: 255, green: 0, blue: 0)),
      "underline double #FF0000"
    ),
    (body.strikethrough(), "strikethrough single"),
    (body.strikethrough(style: .thick), "strikethrough thick"),
    (body.typesettingLanguage("de"), "language de"),
    (body.attributes(TextAttributes(opticalSizing: .off)), "no optical size"),
    (body.attributes(TextAttributes(features: [FeatureSetting("ss01")])), "ss01=1"),
    (
      body.attributes(
        TextAttributes(variations: [VariationSetting(axis: "wght", value: 450)])), "wght=450"
    ),
  ]) func `Letters are set as said`(snapshotting: Snapshotting, words: String) throws {
    #expect(try setting(snapshotting) == words)
  }

  @Test(arguments: [
    (body.lineLimit(1), "at most 1 line"),
    (body.truncationMode(.middle), "middle truncation"),
    (body.minimumScaleFactor(0.5), "shrinks to 0.5"),
    (body.allowsTightening(true), "tightens"),
    (body.multilineTextAlignment(.center), "center alignment"),
    (body.lineSpacing(4), "line spacing 4 pt"),
    (body.writingDirection(.rightToLeft), "right to left"),
    (body.paragraph(ParagraphStyle(lineHeightMultiple: 1.2)), "line height × 1.2"),
    (
      body.paragraph(ParagraphStyle(tabs: TabStops(places: [20], interval: 40))),
      "tabs at 20 every 40 pt"
    ),
    (body.contentSizeUpdate(.never), "left as at Large"),
  ]) func `Paragraphs are set as said`(snapshotting: Snapshotting, words: String) throws {
    #expect(try setting(snapshotting) == words)
  }

  @Test(arguments: [
    body.bold().bold(false), body.italic().italic(false), body.fontWeight(.bold).fontWeight(nil),
    body.fontWidth(.condensed).fontWidth(nil), body.underline().underline(false),
    body.strikethrough().strikethrough(false), body.lineLimit(2).lineLimit(nil),
    body.typesettingLanguage("de").typesettingLanguage(nil),
    body.writingDirection(.rightToLeft).writingDirection(.natural),
  ]) func `The last word holds, so that all can be taken back`(snapshotting: Snapshotting) throws {
    #expect(try setting(snapshotting) == "")
  }

  @Test func `Pictures that are kept in one place can be refined`() throws {
    _ = package.message(of: "Grüße", as: .card.lineLimit(nil))
    #expect(try package.facts("width") == ["311 pt"])
    #expect(try package.facts("set") == ["ink #000000 on #FFFFFF, line spacing 2 pt"])
  }

  @Test func `Attributes add to what was said`() throws {
    let snapshotting = Self.body.monospacedDigit().tracking(1).bold()
      .attributes(TextAttributes(features: [FeatureSetting("ss01")], tracking: .em(0.1)))
    #expect(try setting(snapshotting) == "bold, tnum=1, ss01=1, tracking 0.1 em")
  }

  @Test func `A paragraph style adds to what was said`() throws {
    let snapshotting = Self.body.lineLimit(2).lineSpacing(1)
      .paragraph(ParagraphStyle(lineSpacing: 4))
    #expect(try setting(snapshotting) == "at most 2 lines, line spacing 4 pt")
  }

  @Test func `Everything that a paragraph style says is taken over`() {
    let full = ParagraphStyle(
      alignment: .center, lineLimit: 3, truncationMode: .head, minimumScaleFactor: 0.5,
      allowsTightening: true, leading: .tight, lineHeightMultiple: 1.5, minimumLineHeight: 10,
      maximumLineHeight: 40, lineSpacing: 1, paragraphSpacing: 2, paragraphSpacingBefore: 3,
      tabs: TabStops(interval: 40))
    // A property that is new belongs into `full` and into what is merged.
    #expect(Mirror(reflecting: full).children.count == 13)
    #expect(full.merging(over: ParagraphStyle()) == full)
    #expect(ParagraphStyle().merging(over: full) == full)
  }

  @Test func `What a sample says of its language and direction stays unless something is said`()
    throws
  {
    let sample = Sample("greeting", text: "Grüße", language: "de", direction: .rightToLeft)
    _ = package.message(of: sample)
    #expect(
      try package.facts("set") == ["ink #000000 on #FFFFFF, language de, right to left"])
    let other = Self.body.typesettingLanguage("nl").writingDirection(.leftToRight)
    _ = package.message(of: sample, as: other, record: .failed)
    #expect(
      try package.facts("set") == ["ink #000000 on #FFFFFF, language nl, left to right"])
  }

  @Test(arguments: [
    TextAttributes(font: .preferredFont(forTextStyle: .headline)),
    TextAttributes(textStyle: .headline),
  ]) func `A font of the whole text that would count for nothing is told`(
    attributes: TextAttributes
  ) {
    #expect(
      package.message(of: "Grüße", as: Self.body.attributes(attributes)) == """
        The attributes of the whole text name a font or a text style, which has no \
        effect. Set it in .image(style: …, font: …), or in the attributes of a run.
        """)
    #expect(package.files(below: "Snapshots") == [])
  }

  @Test(arguments: [
    (body.lineLimit(0), "a line limit of 0. Choose at least 1."),
    (
      body.minimumScaleFactor(1.5),
      "a minimum scale factor of 1.5. Choose above 0 and at most 1."
    ),
    (body.tracking(3000), "a tracking of 3000. Choose from −2000 to 2000 pt."),
    (body.tracking(Points(.nan)), "a tracking of nan. Choose from −2000 to 2000 pt."),
  ]) func `What cannot be laid out is told, and nothing is recorded`(
    snapshotting: Snapshotting, words: String
  ) {
    #expect(
      package.message(of: "Grüße", as: snapshotting) == """
        Snapshot “greetingtests/body/greeting.l@2x” cannot be drawn.
        Text cannot be laid out with \(words)
        Nothing was recorded.
        """)
  }

  @Test func `A failure says what was left out`() throws {
    let text = "Der Zug nach Köln fährt heute von Gleis acht ab"
    _ = package.message(of: text)
    let message = try #require(package.message(of: text, as: Self.body.lineLimit(1)))
    #expect(message.contains("line limit is 1, was none"))
    #expect(message.contains("; line 1 truncated at 34–49; "), "\(message)")
  }

  @Test func `One text set in two ways needs a name for each`() {
    let session = SnapshotSession()
    _ = package.message(of: "Grüße", as: Self.body.tracking(1), session: session, line: 7)
    let other = Self.body.tracking(2)
    #expect(
      package.message(of: "Grüße", as: other, session: session, line: 8) == """
        The assertion at AppTests/GreetingTests.swift:7 draws something else as \
        “greetingtests/body/greeting.l@2x”, so one would overwrite the other. \
        Give one of them another name with `named:`.
        """)
    #expect(
      package.message(of: "Grüße", as: other, named: "wide", session: session)?
        .hasPrefix("No reference was found on disk.") == true)
  }
}
