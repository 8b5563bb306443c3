import Testing

@testable import typeproof

@Suite struct `Several acceptances of earlier reviews` {
  private let folder: ScratchFolder

  /// A project of four styles, whose word became another since it was recorded, and the weights of
  /// three of them too.
  init() async throws {
    folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try write(word: "Type", weights: [nil, nil, nil])
    let record = await CommandRun("record", "--config", folder("typeproof.json"))
    try #require(record.code == .nothingToDo, "\(record.errors)")
    try write(word: "Typo", weights: [800, 700, 600])
    await verify()
  }

  private func write(word: String, weights: [Int?]) throws {
    let styles = zip(
      [("Note", "footnote"), ("Sub", "subheadline"), ("Tip", "callout")], weights
    ).map { style, weight in
      let own = weight.map { #", "weight": \#($0)"# } ?? ""
      return #""\#(style.0)": {"textStyle": "\#(style.1)"\#(own)}"#
    }
    try folder.file(
      "typeproof.json",
      """
      {"suite": "app", "fonts": {"folder": "Fonts", "system": "mono.ttf"},
        "styles": {"label": {"textStyle": "body"}, \(styles.joined(separator: ", "))},
        "samples": {"word": "\(word)"},
        "matrix": {"categories": ["L"], "widths": [120], "scales": [1]}}
      """)
  }

  private func verify() async {
    _ = await CommandRun(
      "verify", "--config", folder("typeproof.json"), "--report", folder("report"))
  }

  private func approve(_ words: String...) async -> CommandRun {
    await CommandRun(
      ["approve", "--report", folder("report"), "--snapshots", folder("Snapshots")] + words,
      environment: folder.state.merging(["NO_COLOR": "1"]) { $1 })
  }

  private func weight(_ weight: Int) -> String { "weight is \(weight), was the font’s own" }

  @Test func `are told with two of their changes, and with a count of others`() async throws {
    let first = await approve("--change", "1")
    #expect(first.output.hasSuffix("app: 1 accepted, 3 waiting\n"), "\(first.output)")
    #expect(
      await approve("--list").errors
        == "3 cells wait for changes 2, 3 and 1 more (\(weight(800)); \(weight(700)); and 1 more): "
        + "app/note/word.l.w120@1x and 2 more. Accept them with: typeproof approve --change 2 "
        + "--change 3 --change 4\n")
    #expect(await approve("--change", "4").output.hasSuffix("app: 1 accepted\n"))
    #expect(
      await approve("--list").errors
        == "2 cells wait for changes 2 and 3 (\(weight(800)); \(weight(700))): "
        + "app/note/word.l.w120@1x and 1 more. Accept them with: typeproof approve --change 2 "
        + "--change 3\n")
    try write(word: "Typo", weights: [500, 300, 600])
    await verify()
    let lapsed = await approve("--list").errors
    #expect(lapsed.hasPrefix("2 acceptances lapsed, because the golden or the drawing "))
    #expect(lapsed.contains(" and 1 more. Look at the cells again, "), "\(lapsed)")
  }

  @Test func `cannot be of changes that there are not`() async {
    for number in ["5", "0"] {
      let run = await approve("--change", number)
      #expect(run.code == .trouble && run.output.isEmpty, "\(run.errors)")
    }
    #expect(await approve("--change", "4").code == .nothingToDo)
  }
}
