import Snapshots
import DynamicType
import ImageDiff
import Imaging
import JSON
import Reports
import Testing

@testable import typeproof
@testable import Changes
@testable import Suites
@testable import Verification

@Suite struct `The account of a run` {
  private func outcome(_ category: ContentSizeCategory, _ verdict: Verdict) -> CellOutcome {
    let ramp = RampName(suite: "app", style: .body, sample: "greeting", scale: .x2)
    return CellOutcome(name: SnapshotName(ramp: ramp, category: category), verdict: verdict)
  }

  private func tolerated(isNear: Bool) -> Verdict {
    .tolerated(
      Toleration(
        tolerance: Tolerance(.text, because: "Two FreeTypes."), difference: difference,
        countedPixels: nil, isNear: isNear))
  }

  private let difference = PixelDifference(
    differingPixels: 3, boundingBox: PixelRect(x: 1, y: 2, width: 3, height: 4),
    greatestChannelDifference: 5, first: PixelPoint(x: 1, y: 2))

  private let words = Change(
    .text, role: .input, before: "19", after: "20", sentence: "the text says “20”, was “19”")
  private let weight = Change(
    .weight, role: .input, aspect: "weight", before: "400", after: "800",
    sentence: "weight is 800, was 400")

  private func account(_ outcomes: [CellOutcome], strays: [String] = []) -> RunAccount {
    RunAccount(
      report: RunReport(
        suite: "app", declaredCount: 12, outcomes: outcomes, strayFiles: strays, differences: [],
        drift: [], trouble: []),
      allowsObsolete: false)
  }

  private func text(_ account: RunAccount) -> String {
    account.text(
      in: Console(output: CapturedChannel(), errors: CapturedChannel(), environment: [:]))
  }

  @Test func `counts what a tolerance let pass, and names what is near its limit`() {
    let account = account([
      outcome(.medium, .equal), outcome(.large, tolerated(isNear: true)),
      outcome(.extraLarge, tolerated(isNear: false)),
    ])
    #expect(account.exitCode == .nothingToDo)
    #expect(
      text(account) == """
        near  app/body/greeting.l@2x  Body at L: 3 pixels differ within 3 × 4 px at (1, 2), by up \
        to 5; close to the limit of text: Two FreeTypes.
        app: compared 3 of 12 cells: 1 equal, 2 tolerated, 1 near its limit
        """)
  }

  @Test func `lists up to three cells alike, and lets the first stand for more`() {
    let change = { (size: Points) in
      Verdict.changed(CellChange(changes: [.pointSize(from: 16, to: size)], picture: .equal))
    }
    let cells = ContentSizeCategory.allCases
    let few = account(
      cells.prefix(3).map { outcome($0, change(17)) } + [outcome(cells[3], change(18))])
    #expect(text(few).split(separator: "\n").prefix(4).allSatisfy { $0.hasPrefix("changed  app/") })
    let many = account(
      [outcome(cells[0], change(17)), outcome(cells[1], change(18))]
        + cells[2..<5].map { outcome($0, change(17)) }
        + cells[5..<9].map { outcome($0, .missing) }
        + [outcome(cells[9], .failed("x")), outcome(cells[10], .failed("y"))])
    #expect(
      text(many) == """
        changed  app/body/greeting.xs@2x  Body at XS: point size is 17 pt, was 16 pt; the pixels are \
        the same
          and 3 more like it, which --json lists
        changed  app/body/greeting.s@2x  Body at S: point size is 18 pt, was 16 pt; the pixels are \
        the same
        missing  app/body/greeting.xxl@2x  Body at XXL: there is no golden. Record it with: \
        typeproof record --mode missing
          and 3 more like it, which --json lists
        failed  app/body/greeting.ax3@2x  Body at AX3: x
        failed  app/body/greeting.ax4@2x  Body at AX4: y
        A  4 cells, one cause: point size is 17 pt, was 16 pt
        B  1 cell, one cause: point size is 18 pt, was 16 pt
        app: compared 11 of 12 cells: 5 changed, 4 missing, 2 failed
        """)
  }

  @Test func `shortens stray files of one kind to the first and a count`() {
    let account = account(
      [],
      strays: ["app/.hidden.png", "app/a.png", "app/b.png", "app/c.txt", "app/d.txt"])
    #expect(
      text(account) == """
        stray  app/a.png: no cell has this name. Delete it with: typeproof clean
          and 3 more like it, which --json lists
        stray  app/.hidden.png: no cell has this name. Delete the file.
        app: compared 0 of 12 cells: 5 stray
        """)
  }

  @Test func `says what to type where the matrix has other cells than the goldens`() {
    func cell(_ variants: [String], _ scale: DisplayScale, _ verdict: Verdict) -> CellOutcome {
      let ramp = RampName(
        suite: "app", style: .body, sample: "greeting", variants: variants, scale: scale)
      return CellOutcome(name: SnapshotName(ramp: ramp, category: .large), verdict: verdict)
    }
    let account = account(
      [cell([], .x2, .obsolete), cell(["w320"], .x3, .missing)],
      strays: ["app/body/greeting@2x.txt"])
    #expect(
      text(account) == """
        obsolete  app/body/greeting.l@2x  Body at L: no suite declares it. Delete it with: \
        typeproof clean
        missing  app/body/greeting.l.w320@3x  Body at L: there is no golden. Record it with: \
        typeproof record --mode missing
        stray  app/body/greeting@2x.txt: it describes obsolete goldens. Delete it with: typeproof clean
        The suite “app” declares other cells than its goldens. New: w320, @3x. Gone: @2x.
          1 cell without a golden. Record with: typeproof record --mode missing
          1 golden without a cell. Delete with: typeproof clean
        app: compared 1 of 12 cells: 1 missing, 1 obsolete, 1 stray
        """)
  }

  @Test func `counts the changes of each group, and notes inputs that show nowhere`() {
    var unseen = outcome(.extraSmall, .equal)
    unseen.unseen = [
      Change(
        .frameWidth, role: .input, aspect: "width", before: "343 pt", after: "342 pt",
        sentence: "width is 342 pt, was 343 pt")
    ]
    let one = Verdict.changed(CellChange(changes: [words], picture: .equal))
    let both = Verdict.changed(CellChange(changes: [words, weight], picture: .equal))
    let account = account([
      unseen, outcome(.small, both), outcome(.medium, one), outcome(.large, one),
    ])
    #expect(
      text(account) == """
        changed  app/body/greeting.s@2x  Body at S: the text says “20”, was “19”; weight is 800, was \
        400; the pixels are the same
        changed  app/body/greeting.m@2x  Body at M: the text says “20”, was “19”; the pixels are the \
        same
        changed  app/body/greeting.l@2x  Body at L: the text says “20”, was “19”; the pixels are the \
        same
        A  2 cells, one cause: the text says “20”, was “19”
        B  1 cell, 2 changes: the text says “20”, was “19”; weight is 800, was 400
        note: width is 342 pt, was 343 pt. It changes no pixel of 1 cell. Record it \
        with: typeproof record
        app: compared 4 of 12 cells: 1 equal, 3 changed
        """)
    #expect(account.exitCode == .differences)
  }

  @Test func `says of each group how many cells are proved, and can list the others alone`() {
    let mark = Change(
      .unexplained, role: .pixels, amount: .all, sentence: "no input explains 3 pixels")
    func changed(_ changes: [Change], _ proof: Proof) -> Verdict {
      .changed(CellChange(changes: changes, picture: .equal).with(proof, []))
    }
    let area = PixelRect(x: 1, y: 2, width: 3, height: 1)
    var account = account([
      outcome(.small, changed([words], .proved)), outcome(.medium, changed([words], .proved)),
      outcome(.large, changed([weight], .proved)),
      outcome(.extraLarge, changed([weight], .unknown("a font is gone"))),
      outcome(
        .extraExtraLarge, changed([words, mark], .unexplained(pixels: 3, within: area))),
    ])
    let told = text(account).split(separator: "\n").map(String.init)
    #expect(
      told.filter { ["A  ", "B  ", "C  "].contains($0.prefix(3)) } == [
        "A  2 cells, one cause: the text says “20”, was “19” (proved by drawing)",
        "B  2 cells, one cause: weight is 800, was 400 (1 of 2 proved by drawing; "
          + "app/body/greeting.xl@2x is not: a font is gone)",
        "C  1 cell, 2 changes: the text says “20”, was “19”; no input explains 3 pixels (not proved: "
          + "no input explains 3 pixels, within 3 × 1 px at (1, 2))",
      ])
    #expect(told.count { $0.hasPrefix("changed  ") } == 5)
    #expect(
      told.suffix(2).first == "What this means: typeproof explain unexplained 'proved by drawing'")
    account.listsUnproved = true
    let few = text(account).split(separator: "\n").map(String.init)
    #expect(
      few.filter { $0.hasPrefix("changed  ") }.map { String($0.prefix(34)) } == [
        "changed  app/body/greeting.xl@2x  ", "changed  app/body/greeting.xxl@2x ",
      ])
    var expected = told.suffix(3)
    expected.insert(
      "3 changed cells are proved by drawing and not listed.", at: expected.endIndex - 2)
    #expect(few.suffix(4) == expected)
    #expect(account.exitCode == .differences)
  }

  @Test func `ends well where inputs show nowhere`() {
    var unseen = outcome(.extraSmall, .equal)
    unseen.unseen = [weight]
    #expect(account([unseen]).exitCode == .nothingToDo)
  }

  @Test func `tells machines the changes of a cell, its clusters and its group`() throws {
    let area = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let change = CellChange(
      changes: [
        Change(
          .markLost, role: .pixels,
          place: ChangePlace(lines: [1], range: 4..<6, text: "é", area: area, isPart: true),
          amount: .named(["mark"]), sentence: "“é” in line 1 has lost a mark of 3 × 4 px")
      ], picture: .different(difference), clusters: [area])
    let json = try account([outcome(.large, .changed(change))]).json().text
    for part in [
      #""schemaVersion": 4"#,
      #""clusters": [ { "x": 1, "y": 2, "width": 3, "height": 4 } ]"#,
      #""groups": [ { "letter": "A", "sentence": "“é” in line 1 has lost a mark of 3 × 4 px", "#
        + #""kinds": [ "mark-lost" ], "count": 1, "proved": 0, "#
        + #""cells": [ "app/body/greeting.l@2x" ] } ]"#,
      """
          "picture": {
            "verdict": "different",
            "difference": {
              "differingPixels": 3,
      """,
      """
            {
              "number": 1,
              "kind": "mark-lost",
              "role": "pixels",
              "sentence": "“é” in line 1 has lost a mark of 3 × 4 px",
              "amount": {
                "of": "named",
                "words": [
                  "mark"
                ]
              },
              "lines": [
                1
              ],
              "range": [
                4,
                6
              ],
              "text": "é",
              "area": {
                "x": 1,
                "y": 2,
                "width": 3,
                "height": 4
              },
              "isPart": true
            }
      """,
    ] {
      #expect(inOneLine(json).contains(inOneLine(part)), "\(part) in \(json)")
    }
  }

  private func inOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `tells machines how many pixels a tolerance counted`() throws {
    let counted = Toleration(
      tolerance: Tolerance(.pixelmatch(threshold: 0.1, pixels: 9), because: "Two FreeTypes."),
      difference: difference, countedPixels: 7, isNear: false)
    #expect(
      try account([outcome(.large, .tolerated(counted))]).json().text.contains(
        #""countedPixels": 7"#))
    #expect(
      try account([outcome(.large, tolerated(isNear: true))]).json().text.contains(
        #""countedPixels": null"#))
  }
}

/// What both `verify --json` and `diff --json` say of one thing that pixels show.
@Suite struct `What pixels show as JSON` {
  private static let area = PixelRect(x: 1, y: 2, width: 3, height: 4)

  @Test(
    arguments: [
      (
        .shifted(dx: 1.5, dy: -2), "shifted",
        #""amount": { "of": "shift", "dx": 1.5, "dy": -2, "em": 1 }"#
      ),
      (.size(ratio: 1.05), "size", #""amount": { "of": "ratio", "ratio": 1.05 }"#),
      (
        .spacing(.gap(x: 7, by: -0.5)), "spacing",
        #""aspect": "gap", "amount": { "of": "length", "length": -0.5, "em": 1 }"#
      ),
      (
        .spacing(.even(perPixel: 0.02)), "spacing",
        #""aspect": "even spacing", "amount": { "of": "part", "part": 0.02 }"#
      ),
      (
        .spacing(.uneven(greatest: 3)), "spacing",
        #""aspect": "uneven spacing", "amount": { "of": "all" }"#
      ),
      (
        .weight(dilation: 0.25), "weight",
        #""amount": { "of": "length", "length": 0.25, "em": 1 }"#
      ),
      (
        .color(from: .black, to: .white), "color",
        ##""before": "#000000", "after": "#FFFFFF", "amount": { "of": "colors", "from": "#000000", "to": "#FFFFFF" }"##
      ),
      (
        .ground(from: .white, to: .black), "color",
        ##""aspect": "background", "before": "#FFFFFF", "after": "#000000", "amount": { "of": "colors", "from": "#FFFFFF", "to": "#000000" }"##
      ),
      (
        .inkVanished(.mark), "mark-lost", #""amount": { "of": "named", "words": [ "mark" ] }"#
      ),
      (
        .inkVanished(.glyph), "missing-glyph",
        #""amount": { "of": "named", "words": [ "glyph" ] }"#
      ),
      (
        .inkAppeared(.line), "ink-appeared", #""amount": { "of": "named", "words": [ "line" ] }"#
      ),
      (.shape, "shape", #""amount": { "of": "all" }"#),
      (
        .antialiasing(from: .gray, to: .subpixel), "antialiasing",
        #""before": "gray", "after": "subpixel", "amount": { "of": "named", "words": [ "gray", "subpixel" ] }"#
      ),
      (.reflowed, "reflowed", #""amount": { "of": "all" }"#),
      (
        .rasteriserNoise(greatestLevel: 9), "antialiasing",
        #""aspect": "noise", "amount": { "of": "all" }"#
      ),
      (.other, "unexplained", #""amount": { "of": "all" }"#),
    ] as [(Cause, String, String)])
  func `has its kind, how much it is, and its place`(cause: Cause, kind: String, amount: String)
    throws
  {
    let finding = Finding(cause: cause, area: Self.area, lines: [2], isPart: true)
    let text = try JSONValue(Change(finding), as: .change(number: nil)).text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.hasPrefix(##"{ "kind": "\##(kind)", "role": "pixels", "sentence": "##), "\(text)")
    #expect(
      text.hasSuffix(
        amount + #", "lines": [ 2 ], "area": { "x": 1, "y": 2, "width": 3, "height": 4 }, "#
          + #""isPart": true }"#), "\(text)")
  }

  @Test func `has another size of the picture as what follows from lines`() throws {
    let finding = Finding(
      cause: .pictureSize(
        from: PixelSize(width: 1, height: 2), to: PixelSize(width: 3, height: 4)),
      area: Self.area, lines: [])
    let text = try JSONValue(Change(finding), as: .change(number: nil)).text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.hasPrefix(#"{ "kind": "picture-size", "role": "extent", "#), "\(text)")
    #expect(text.contains(#""before": "1 × 2 px", "after": "3 × 4 px""#), "\(text)")
  }
}
