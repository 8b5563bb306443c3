import ImageDiff
import Imaging
import Snapshots
import Testing

@testable import typeproof

@Suite struct `A file of rules for pictures` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Reads a file with one rule of these members, and tells why it is refused; empty if it is not.
  private func refusal(_ members: String) throws -> String {
    try refusal(ofFile: #"{"rules": [{"pictures": "*", "reason": "A clock.", \#(members)}]}"#)
  }

  private func refusal(ofFile text: String) throws -> String {
    let file = try scratch.file("rules.json", text)
    do {
      _ = try DiffRules(file: file)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    #"{"x": \#(x), "y": \#(y), "width": \#(width), "height": \#(height)}"#
  }

  @Test func `names itself where it is refused`() throws {
    #expect(try refusal(#""allowedPixels": 0"#).hasPrefix("\(scratch("rules.json")): "))
  }

  @Test func `is read with all members of a rule`() throws {
    let file = try scratch.file(
      "rules.json",
      """
      {"$schema": "typeproof-diff.schema.json", "rules": [
        {"pictures": "home*", "ignore": [\(area(0, 1, 2, 3))], "metric": "pixelmatch",
          "threshold": 0.5, "allowedPixels": 4, "reason": "A clock."}]} // The end.
      """)
    #expect(
      try DiffRules(file: file).rules == [
        DiffRules.Rule(
          pictures: "home*", ignored: [PixelRect(x: 0, y: 1, width: 2, height: 3)],
          metric: .pixelmatch, threshold: 0.5, allowedPixels: 4, reason: "A clock.")
      ])
  }

  @Test func `has a rule that says something, with pictures and a reason`() throws {
    let nothing = #"{"rules": [{"pictures": "*", "reason": "A clock."}]}"#
    #expect(
      try refusal(ofFile: nothing).contains(
        "A rule needs “ignore”, “metric” or “allowedPixels”. Add one."))
    for word in ["pictures", "reason"] {
      let members = #""pictures": "*", "reason": "A clock.", "allowedPixels": 1"#
        .replacing(word == "pictures" ? "*" : "A clock.", with: "")
      #expect(try refusal(ofFile: "{\"rules\": [{\(members)}]}") != "", "\(word)")
    }
    for member in [#""ignore": [\#(area(0, 0, 1, 1))]"#, #""metric": "text""#] {
      #expect(try refusal(member) == "")
    }
  }

  @Test func `has at most 64 areas in a rule`() throws {
    let areas = { (count: Int) in
      "\"ignore\": [\((0..<count).map { area($0, 0, 1, 1) }.joined(separator: ","))]"
    }
    #expect(try refusal(areas(64)) == "")
    #expect(
      try refusal(areas(65)).contains("A rule has at most 64 areas. Join some of them."))
  }

  @Test func `has a threshold only for pixelmatch`() throws {
    let words = "“threshold” needs the metric “pixelmatch”. Leave it out."
    for metric in ["exact", "text"] {
      #expect(try refusal("\"metric\": \"\(metric)\", \"threshold\": 0.1").contains(words))
    }
    #expect(try refusal(#""allowedPixels": 1, "threshold": 0.1"#).contains(words))
    for (threshold, isRefused) in [("0", false), ("1", false), ("1.1", true), ("-0.1", true)] {
      let told = try refusal("\"metric\": \"pixelmatch\", \"threshold\": \(threshold)")
      #expect(told.isEmpty != isRefused, "\(told)")
    }
  }

  @Test func `has numbers in their ranges`() throws {
    let most = 1 << 30
    for number in [1, most] { #expect(try refusal("\"allowedPixels\": \(number)") == "") }
    for number in [0, most + 1] { #expect(try refusal("\"allowedPixels\": \(number)") != "") }
    for right in [area(0, 0, 1, 1), area(most, most, most, most)] {
      #expect(try refusal("\"ignore\": [\(right)]") == "")
    }
    for wrong in [
      area(-1, 0, 1, 1), area(0, -1, 1, 1), area(0, 0, 0, 1), area(0, 0, 1, 0),
      area(most + 1, 0, 1, 1), area(0, most + 1, 1, 1), area(0, 0, most + 1, 1),
      area(0, 0, 1, most + 1),
    ] {
      #expect(try refusal("\"ignore\": [\(wrong)]") != "", "\(wrong)")
    }
  }

  @Test func `has at most a mebibyte`() throws {
    let rules = #"{"rules": []}"#
    let blanks = String(repeating: " ", count: 1 << 20 - rules.utf8.count)
    #expect(try refusal(ofFile: rules + blanks) == "")
    #expect(try refusal(ofFile: rules + blanks + " ") != "")
  }

  @Test func `adds areas up, and its last metric and largest number count`() {
    let areas = (1...3).map { PixelRect(x: $0, y: 0, width: 1, height: 1) }
    var rules = DiffRules()
    rules.rules = [
      DiffRules.Rule(pictures: "*", metric: .text, allowedPixels: 2, reason: "One."),
      DiffRules.Rule(
        pictures: "home*", ignored: [areas[1]], metric: .pixelmatch, threshold: 0.5,
        allowedPixels: 9, reason: "Two."),
      DiffRules.Rule(pictures: "home.png", ignored: [areas[2]], allowedPixels: 3, reason: "Three."),
      DiffRules.Rule(pictures: "list*", metric: .exact, reason: "Four."),
      DiffRules.Rule(pictures: "menu*", metric: .pixelmatch, reason: "Five."),
    ]
    let limits = ReadingLimits(pixels: 7)
    let asked = DiffQuestion(
      metric: .exact, ignored: [areas[0]], drawsStrip: true, limits: limits)
    let expected: [(picture: String, metric: Metric, ignored: [PixelRect], allowed: Int?)] = [
      ("home.png", .pixelmatch(PixelmatchRule(threshold: 0.5)), areas, 9),
      ("list.png", .exact, [areas[0]], 2), ("other.png", .text, [areas[0]], 2),
      ("menu.png", .pixelmatch(PixelmatchRule()), [areas[0]], 2),
    ]
    for (picture, metric, ignored, allowed) in expected {
      #expect(
        rules.question(asked, for: picture)
          == DiffQuestion(metric: metric, ignored: ignored, drawsStrip: true, limits: limits))
      #expect(rules.allowedPixels(of: picture) == allowed)
    }
    #expect(DiffRules().question(asked, for: "home.png") == asked)
    #expect(DiffRules().allowedPixels(of: "home.png") == nil)
  }

  @Test func `is told with all that a rule does`() {
    var rules = DiffRules()
    rules.rules = [
      DiffRules.Rule(
        pictures: "home*", ignored: [PixelRect(x: 1, y: 2, width: 3, height: 4)], metric: .text,
        allowedPixels: 5, reason: "A clock."),
      DiffRules.Rule(pictures: "*", metric: .exact, reason: "No noise."),
    ]
    #expect(
      rules.sentences(for: "home.png") == [
        "ignored: 3 × 4 px at (1, 2); metric: text; allowed: 5 pixels. A clock.",
        "metric: exact. No noise.",
      ])
    #expect(rules.sentences(for: "list.png") == ["metric: exact. No noise."])
  }

  /// All on a picture of 4 × 2 px.
  @Test(
    arguments: [
      ([], false), ([[0, 0, 4, 2]], true), ([[0, 0, 9, 9]], true), ([[0, 0, 3, 2]], false),
      ([[0, 0, 4, 1]], false), ([[1, 0, 3, 2]], false), ([[0, 1, 4, 1]], false),
      ([[0, 0, 2, 2], [2, 0, 2, 2]], true), ([[0, 0, 4, 1], [0, 1, 4, 1]], true),
      // One pixel is left: (1, 0), and then (3, 1).
      ([[0, 0, 1, 2], [2, 0, 2, 2], [1, 1, 1, 1]], false),
      ([[0, 0, 4, 1], [0, 1, 3, 1]], false),
      // What lies outside changes nothing.
      ([[0, 0, 4, 2], [4, 0, 1, 1]], true), ([[4, 0, 4, 2]], false), ([[0, 2, 4, 2]], false),
    ] as [([[Int]], Bool)])
  func `may have areas that leave nothing of a picture`(areas: [[Int]], isCovered: Bool) {
    let areas = areas.map { PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    #expect(areas.cover(PixelSize(width: 4, height: 2)) == isCovered)
  }
}

@Suite struct `Rules of the folder that diff runs in` {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.file("old/home.png", SmallPicture.white)
    try scratch.file("new/home.png", SmallPicture.inked)
  }

  @Test func `apply by themselves, and are told`() throws {
    try scratch.file(
      "typeproof-diff.json",
      #"{"rules": [{"pictures": "home*", "allowedPixels": 2, "reason": "A clock."}]}"#)
    #expect(
      try shell(in: scratch.path, "$typeproof diff old new; echo $?") == """
        passes home.png: 2 pixels differ within 2 × 2 px at (1, 0), by up to 255, \
        first at (1, 0); a mark of 2 × 2 px appeared at (1, 0); tolerated: a rule allows 2 pixels
        1 passed
        0

        """)
  }

  @Test func `are needed only where they are named`() throws {
    #expect(try shell(in: scratch.path, "$typeproof diff old new; echo $?").hasSuffix("\n1\n"))
    let named = try shell(in: scratch.path, "$typeproof diff old new --rules none.json; echo $?")
    #expect(named.hasPrefix("typeproof: none.json cannot be read: "), "\(named)")
    #expect(named.hasSuffix("\n2\n"), "\(named)")
  }
}

@Suite struct `Options of diff that do not fit` {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    try folder.put(SmallPicture.white, at: "old/home.png")
    try folder.put(SmallPicture.inked, at: "new/home.png")
  }

  @Test(arguments: [
    (
      ["--rules", "rules.json"],
      "--rules is for folders, and these are two files. Use --ignore and --metric instead."
    ),
    (
      ["--report", "report"],
      "--report compares folders, and these are two files. Name the folders that they are in."
    ),
    (
      ["--tool", "playwright"],
      "--tool playwright needs folders, and these are files. Leave out --tool."
    ),
  ])
  func `are refused beside files`(words: [String], reason: String) async {
    let run = await CommandRun(
      ["diff", folder.file("old/home.png"), folder.file("new/home.png")] + words)
    #expect(run.code == .trouble && run.output == "")
    #expect(run.errors == "typeproof: \(reason)\n")
  }

  @Test(arguments: ["--report", "--rules"])
  func `are refused with an empty path`(option: String) async {
    let run = await CommandRun("diff", folder.file("old"), folder.file("new"), option, "")
    #expect(run.code == .trouble)
    #expect(
      run.errors
        == "typeproof: \(option) has an empty path. Give a path, or leave out the option.\n")
  }

  @Test func `are refused where one file is alone`() async {
    let file = folder.file("old/home.png")
    let run = await CommandRun("diff", file)
    #expect(run.code == .trouble)
    #expect(
      run.errors
        == "typeproof: \(file) is one picture. Name the picture to compare it with.\n")
  }

  @Test(arguments: ["old", "new"])
  func `are refused for an output among the pictures`(side: String) async throws {
    let before = try folder.contents()
    let output = folder.file("\(side)/differences")
    let run = await CommandRun(
      "diff", folder.file("old"), folder.file("new"), "--output", output)
    #expect(run.code == .trouble)
    #expect(
      run.errors == """
        typeproof: --output \(output) is inside \(folder.file(side)), so the next run would \
        compare its pictures too. Name another folder.

        """)
    #expect(try folder.contents() == before)
  }

  @Test func `include no report in a hidden folder, which is not compared`() async throws {
    let words = [
      "diff", folder.file("old"), folder.file("new"), "--report", folder.file("new/.report"),
    ]
    let runs = [await CommandRun(words), await CommandRun(words)]
    #expect(runs.allSatisfy { $0.code == .differences }, "\(runs[0].errors)")
    #expect(runs[0].output == runs[1].output)
    #expect(FileTree.exists(folder.file("new/.report/report.json")))
  }
}
