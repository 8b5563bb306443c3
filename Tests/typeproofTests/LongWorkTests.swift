import Reports
import Testing

@testable import typeproof

@Suite struct `What takes too long` {
  /// What a command says in a folder with a project in a slow font, in the files of it, and how it ends.
  private func saying(
    of line: String, in folder: ScratchFolder, calls: Int = 15_000, limit: Int = 1
  ) throws -> String {
    let slow = SlowFont(from: try content(of: mono), calls: calls)
    try folder.file("Fonts/slow.ttf", slow.content)
    try folder.file("Good/good.ttf", try content(of: mono))
    try folder.file(
      "typeproof.json",
      """
      {"suite": "s", "fonts": {"system": "slow.ttf"},
       "samples": {"a": "Total", "b": "Price", "c": "Taxes", "d": "Offer"},
       "styles": {"Body": {"textStyle": "body"}}}
      """)
    return try shell(
      in: folder.path,
      """
      set -- \(line); command=$1; shift; "$typeproof" "$command" --time-limit \(limit) "$@"; echo "status $?"
      """)
  }

  @Test(arguments: [
    ("render --text a --font Fonts/slow.ttf --output a.png", "Fonts/slow.ttf"),
    ("verify", "@2x"),
    ("record", "@2x"),
    ("audit", "@2x"),
    ("curve --output a.png", "Labels in Fonts"),
    ("specimen Body --output a.png", "Labels in Fonts"),
    ("specimen body --font Fonts/slow.ttf --fonts Good --output a.png", "in Fonts/slow.ttf"),
    ("compare-fonts Good/good.ttf Fonts/slow.ttf --output pairs", "in slow.ttf"),
    ("survey Fonts --output .", "slow.ttf: a text of face 0"),
  ])
  func `ends the command, and is named`(line: String, name: String) throws {
    let folder = try ScratchFolder()
    let said = try saying(of: line, in: folder)
    // Alone, or with the few before it, as fast as the machine is.
    #expect(said.contains("\(name): This "), "\(said)")
    #expect(said.contains(" took more than 1 s of processor time"), "\(said)")
    #expect(said.hasSuffix("status 2\n"), "\(said)")
  }

  @Test func `ends the command as well where it is the sum of what is slow`() throws {
    let folder = try ScratchFolder()
    let said = try saying(of: "verify --jobs 1", in: folder, calls: 120, limit: 2)
    #expect(
      said.contains(": This and the work before it took more than 2 s of processor time"),
      "\(said)")
    #expect(said.hasSuffix("status 2\n"), "\(said)")
  }

  @Test(arguments: ["facts gray.png", "diff gray.png clear.png --metric pixelmatch"])
  func `ends what looks at pictures`(line: String) throws {
    let folder = try ScratchFolder()
    // Rows of one byte for a filter and one or two for each of 5160 pixels.
    let (width, height) = (5160, 5161)
    for (name, samples, colorType) in [("gray.png", 1, UInt8(0)), ("clear.png", 2, 4)] {
      try folder.file(
        name,
        CraftedPNG.file(
          header: CraftedPNG.header(width: width, height: height, colorType: colorType),
          data: CraftedPNG.zeros(copies: (width * samples + 1) * height / 258)))
    }
    let said = try saying(of: line, in: folder)
    #expect(said.contains("gray.png"), "\(said)")
    #expect(said.contains(": This took more than 1 s of processor time"), "\(said)")
    #expect(said.hasSuffix("status 2\n"), "\(said)")
  }

  @Test(arguments: [
    "facts pipe.png", "diff good.png pipe.png", "fonts pipe.png",
    "render --text a --font pipe.png --output a.png",
    "render --text-file pipe.png --font '\(mono)' --output a.png",
    "audit --config pipe.png", "survey --merge pipe.png --output out",
  ])
  func `ends what waits for a pipe, with or without a writer`(line: String) throws {
    let folder = try ScratchFolder()
    try folder.file(
      "good.png",
      CraftedPNG.file(
        header: CraftedPNG.header(width: 1, height: 1), data: CraftedPNG.zeros(copies: 1)))
    for writer in ["", "sleep 20 > pipe.png & writer=$!;"] {
      let said = try shell(
        in: folder.path,
        """
        mkfifo pipe.png; \(writer) set -- \(line); command=$1; shift
        timeout 15 "$typeproof" "$command" --time-limit 1 "$@"; echo "status $?"
        [ -z "$writer" ] || kill $writer; rm pipe.png
        """)
      #expect(said.contains("pipe.png: This waited for more than 1 s"), "\(said)")
      #expect(said.hasSuffix("status 2\n"), "\(said)")
    }
  }

  @Test func `waits for a pipe that is written in time, and for one that is given more`() throws {
    let folder = try ScratchFolder()
    try folder.file("text", "Total")
    let said = try shell(
      in: folder.path,
      """
      for seconds in 0 2; do
        { sleep $seconds; cat text; } | "$typeproof" render --text-file /dev/stdin --font '\(mono)' \
          --output a.png --time-limit $((seconds * 10 + 8)); echo "status $?"
      done
      """)
    #expect(said.hasPrefix("status 0\n") && said.hasSuffix("status 0\n"), "\(said)")
  }

  @Test func `does not count what the whole process is stopped`() throws {
    let folder = try ScratchFolder()
    try folder.file("text", "Total")
    let said = try shell(
      in: folder.path,
      """
      mkfifo pipe; "$typeproof" render --text-file pipe --font '\(mono)' --output a.png \
        --time-limit 2 & process=$!
      sleep 0.5; kill -STOP $process; sleep 4; kill -CONT $process; cat text > pipe
      wait $process; echo "status $?"
      """)
    #expect(said.hasSuffix("status 0\n"), "\(said)")
  }

  @Test func `leaves no font that every survey of the folder ends at`() throws {
    let folder = try ScratchFolder()
    let line = "survey Fonts --output out"
    #expect(try saying(of: line, in: folder).hasSuffix("status 2\n"))
    let next = try saying(of: line, in: folder)
    #expect(next.contains("1 refused"), "\(next)")
    #expect(
      try text(of: folder("out/survey.csv")).contains("takes more processor time than a font may"))
  }

  @Test func `leaves a font that is looked at again where there is more time`() throws {
    let folder = try ScratchFolder()
    let line = "survey Fonts --output out"
    #expect(try saying(of: line, in: folder).hasSuffix("status 2\n"))
    let next = try saying(of: line, in: folder, limit: 2)
    #expect(next.contains(" took more than 2 s of processor time"), "\(next)")
    #expect(next.hasSuffix("status 2\n"), "\(next)")
  }

  @Test(arguments: [
    ("report run", "run/report.json"), ("merge run --report whole", "run/report.json"),
    ("approve --report run --all", "run/report.json"),
    ("survey --merge run/report.json --output out", "run/report.json"),
  ])
  func `ends what reads results`(line: String, name: String) throws {
    let folder = try ScratchFolder()
    // As a report may have them: values without end, and a line that a survey begins with.
    let said = try shell(
      in: folder.path,
      """
      mkdir run; { printf '['; yes 0, | head --lines=15000000 | tr --delete '\\n'; printf '0]\\n'; } > run/report.json
      set -- \(line); command=$1; shift; "$typeproof" "$command" --time-limit 1 "$@"; echo "status $?"
      """)
    #expect(said.contains("\(name): This "), "\(said)")
    #expect(said.contains(" took more than 1 s of processor time"), "\(said)")
    #expect(said.hasSuffix("status 2\n"), "\(said)")
  }

  @Test func `ends an audit, and takes nothing away from what was verified`() throws {
    let folder = try ScratchFolder()
    try folder.file("Fonts/slow.ttf", try SlowFont(from: content(of: mono)).content)
    try folder.file("Fonts/good.ttf", try content(of: mono))
    try folder.file(
      "typeproof.json",
      """
      {"suite": "s", "fonts": {"system": "good.ttf"}, "samples": {"a": "Total"},
       "styles": {"Good": {"textStyle": "body"},
                  "Slow": {"font": "slow.ttf", "size": 17, "relativeTo": "body"}}}
      """)
    // What is audited are all styles.
    let said = try shell(
      in: folder.path,
      #"""
      verify="$typeproof verify --filter */good/*.l@2x --report report --time-limit 1"; set -f
      GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=step.md $verify 2> errors; echo "status $?"; cat errors
      """#)
    #expect(said.contains("missing  s/good/a.l@2x"), "\(said)")
    #expect(said.contains("\ntrouble  The audit stopped: s/slow/a."), "\(said)")
    #expect(said.contains("\ns: compared 1 of 24 cells: 1 missing"), "\(said)")
    #expect(said.contains("\n::error title=s%3A trouble::The audit stopped: "), "\(said)")
    #expect(said.contains("\nstatus 2\n"), "\(said)")
    #expect(said.contains(" took more than 1 s of processor time"), "\(said)")
    let results = try RunResults(reading: try content(of: folder("report/report.json")))
    #expect(results.cells.map(\.verdict) == [.missing] && results.audit == nil)
    #expect(results.troubles.count == 1)
    #expect(try text(of: folder("step.md")).contains("The audit stopped"))
  }

  @Test(arguments: ["0", "-1", "1.5", "day", "86401"])
  func `has no limit that is no number of seconds`(text: String) async {
    let run = await CommandRun("table", "--time-limit=\(text)")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("a number of seconds from 1 to 86400"))
  }
}
