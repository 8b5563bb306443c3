import DynamicType
import ImageDiff
import Imaging
import JSON
import Testing

@testable import Snapshots
@testable import typeproof

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

  private func account(_ outcomes: [CellOutcome]) -> RunAccount {
    RunAccount(
      report: RunReport(
        suite: "app", declaredCount: 12, outcomes: outcomes, strayFiles: [], differences: [],
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
        to 5; nearly too much for text: Two FreeTypes.
        app: compared 3 of 12 cells: 1 equal, 2 tolerated, 1 near its limit
        """)
  }

  @Test func `lists up to three cells alike, and lets the first stand for more`() {
    let change = { (size: Points) in
      Verdict.changed(
        CellChange(facts: [.pointSize(from: 16, to: size)], picture: .equal, origin: .layout))
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
        missing  app/body/greeting.xxl@2x  Body at XXL: no reference was found on disk. Record it.
          and 3 more like it, which --json lists
        failed  app/body/greeting.ax3@2x  Body at AX3: x
        failed  app/body/greeting.ax4@2x  Body at AX4: y
        4 cells: point size is 17 pt, was 16 pt
        1 cell: point size is 18 pt, was 16 pt
        app: compared 11 of 12 cells: 5 changed, 4 missing, 2 failed
        """)
  }

  @Test func `tells machines the kind of a cause, its findings and its clusters`() throws {
    var change = CellChange(facts: [], picture: .different(difference), origin: .pixels)
    change.findings = [
      LocatedFinding(
        finding: Finding(
          cause: .inkVanished(.mark), area: PixelRect(x: 1, y: 2, width: 3, height: 4), lines: [1],
          isPart: true),
        place: TextPlace(lines: [1], range: 4..<6, text: "é"))
    ]
    change.clusters = [PixelRect(x: 1, y: 2, width: 3, height: 4)]
    let json = try account([outcome(.large, .changed(change))]).json().text
    for part in [
      #""schemaVersion": 3"#, #""kind": "mark-lost""#,
      #""cause": "“é” in line 1 has lost a mark of 3 × 4 px""#,
      """
          "picture": {
            "verdict": "different",
            "difference": {
              "differingPixels": 3,
      """,
      """
            {
              "kind": "mark-lost",
              "ink": "mark",
              "sentence": "“é” in line 1 has lost a mark of 3 × 4 px",
              "area": {
                "x": 1,
                "y": 2,
                "width": 3,
                "height": 4
              },
              "lines": [
                1
              ],
              "isPart": true,
              "range": [
                4,
                6
              ],
              "text": "é"
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

/// What both `verify --json` and `diff --json` say of one thing that happened.
@Suite struct `A finding as JSON` {
  private static let area = PixelRect(x: 1, y: 2, width: 3, height: 4)

  @Test(
    arguments: [
      (.shifted(dx: 1.5, dy: -2), #""kind": "shifted", "dx": 1.5, "dy": -2,"#),
      (.size(ratio: 1.05), #""kind": "size", "ratio": 1.05,"#),
      (
        .spacing(.gap(x: 7, by: -0.5)),
        #""kind": "spacing", "spacing": "gap", "x": 7, "by": -0.5,"#
      ),
      (
        .spacing(.even(perPixel: 0.02)),
        #""kind": "spacing", "spacing": "even", "perPixel": 0.02,"#
      ),
      (
        .spacing(.uneven(greatest: 3)),
        #""kind": "spacing", "spacing": "uneven", "greatest": 3,"#
      ),
      (.weight(dilation: 0.25), #""kind": "weight", "dilation": 0.25,"#),
      (
        .color(from: .black, to: .white),
        ##""kind": "color", "colorOf": "text", "from": "#000000", "to": "#FFFFFF","##
      ),
      (
        .ground(from: .white, to: .black),
        ##""kind": "color", "colorOf": "background", "from": "#FFFFFF", "to": "#000000","##
      ),
      (.inkVanished(.mark), #""kind": "mark-lost", "ink": "mark","#),
      (.inkVanished(.glyph), #""kind": "missing-glyph", "ink": "glyph","#),
      (.inkAppeared(.line), #""kind": "ink-appeared", "ink": "line","#),
      (.shape, #""kind": "shape", "sentence""#),
      (
        .antialiasing(from: .gray, to: .subpixel),
        #""kind": "antialiasing", "from": "gray", "to": "subpixel","#
      ),
      (.reflowed, #""kind": "reflowed", "sentence""#),
      (
        .pictureSize(
          from: PixelSize(width: 1, height: 2), to: PixelSize(width: 3, height: 4)),
        #""kind": "picture-size", "from": { "width": 1, "height": 2 }, "to": { "width": 3, "height": 4 },"#
      ),
      (
        .rasteriserNoise(greatestLevel: 9), #""kind": "antialiasing", "greatestLevel": 9,"#
      ),
      (.other, #""kind": "unexplained", "sentence""#),
    ] as [(Cause, String)])
  func `has its kind and its numbers, in a cell as in any picture`(cause: Cause, part: String)
    throws
  {
    let finding = Finding(cause: cause, area: Self.area, lines: [2], isPart: true)
    for json in [
      try JSONValue(finding: finding),
      try JSONValue(finding: LocatedFinding(finding: finding, place: nil)),
    ] {
      let text = json.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(part), "\(part) in \(text)")
      #expect(
        text.hasSuffix(
          #""area": { "x": 1, "y": 2, "width": 3, "height": 4 }, "lines": [ 2 ], "isPart": true }"#
        ))
    }
  }
}
