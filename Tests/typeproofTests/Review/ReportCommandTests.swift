import DynamicType
import JSON
import Reports
import Snapshots
import Testing

@testable import typeproof

@Suite struct `A report from the command line` {
  private let project: RecordedProject

  init() async throws { project = try await RecordedProject() }

  @Test func `is a folder with results, forms for machines and pictures`() async throws {
    try project.change()
    let run = await project.verify()
    #expect(run.code == .differences)
    #expect(
      run.output.contains("\nPictures of the differences: \(project.folder("Report"))\n"))
    #expect(
      try FileTree.files(below: project.folder("Report")) == [
        "actual/\(RecordedProject.cell).png", "expected/\(RecordedProject.cell).png", "index.html",
        "junit.xml",
        "reg.json", "report.json", "summary.md",
      ])
    let results = try project.results()
    #expect(results.suite == "fonts" && results.toolVersion == "0.1.0")
    #expect(results.count(of: .equal) == 11 && results.status == .differences)
    let changed = try #require(results.cells.first { $0.verdict == .changed })
    #expect(changed.changeWords == "point size is 17 pt, was 16 pt")
    #expect(changed.expected?.pointSize == 16 && changed.actual?.pointSize == 17)
    #expect(changed.pictures.expected == "expected/\(RecordedProject.cell).png")
    #expect(changed.pictures.difference == nil)
    #expect(
      results.cells.allSatisfy {
        $0.actual != nil && ($0.expected == nil) == ($0.verdict == .equal)
      })
  }

  @Test func `has the same bytes wherever a project lies`() async throws {
    let other = try await RecordedProject()
    for project in [project, other] {
      // Its trouble is told with a path.
      try project.folder.file("Snapshots/fonts/body/jetbrainsmono-regular@2x.txt", "damaged")
      #expect(await project.verify().code == .trouble)
    }
    let words = try project.results().cells.first?.words
    #expect(words?.hasPrefix("Snapshots/fonts/body/jetbrainsmono-regular@2x.txt: ") == true)
    for name in ["report.json", "junit.xml", "reg.json", "summary.md"] {
      let one = try text(of: project.folder("Report/\(name)"))
      #expect(one == (try text(of: other.folder("Report/\(name)"))))
      #expect(!one.contains(project.folder.path), "\(name)")
    }
  }

  @Test func `has all that was verified where styles cannot be audited`() throws {
    // Rounded to whole points its sizes are none.
    try project.folder.file(
      "typeproof.json",
      """
      {"suite": "s", "fonts": {"system": "mono.ttf"}, "samples": {"a": "Total"},
       "styles": {"Good": {"textStyle": "body"}, "Tiny": {"size": 0.4, "relativeTo": "body"}}}
      """)
    let runs = try ["", "--isolated"].map { word in
      let said = try shell(
        in: project.folder.path, "$typeproof verify --report report \(word); echo \"status $?\"")
      return (said: said, report: try text(of: project.folder("report/report.json")))
    }
    let (said, report) = runs[0]
    #expect(said.contains("\ns: compared 24 of 24 cells: "), "\(said)")
    let trouble = "The size at XS of the style “Tiny” is 0 pt. "
    #expect(said.contains("\ntrouble  \(trouble)"), "\(said)")
    #expect(said.hasSuffix("\nstatus 2\n"), "\(said)")
    #expect(report.contains(trouble))
    // As where a worker cannot audit them.
    #expect(runs[1] == (said, report))
  }

  @Test func `tells of one run, not of those before`() async throws {
    let file = "Snapshots/fonts/body/jetbrainsmono-regular@2x.txt"
    let before = try content(of: project.folder(file))
    try project.change()
    #expect(await project.verify().code == .differences)
    try project.folder.file(file, before)
    #expect(await project.verify().code == .nothingToDo)
    #expect(
      try FileTree.files(below: project.folder("Report")) == [
        "index.html", "junit.xml", "reg.json", "report.json", "summary.md",
      ])
  }

  @Test func `is told to GitHub where that runs it`() async throws {
    try project.change()
    try project.folder.file("step.md", "before\n")
    let job = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": project.folder("step.md")]
    let run = await project.verify(environment: job)
    #expect(run.code == .differences)
    #expect(
      run.output.hasSuffix(
        "\n::error file=Snapshots/fonts/body/jetbrainsmono-regular@2x.txt,"
          + "title=fonts%3A group A%2C 1 cell changed%2C size::point size is 17 pt, was 16 pt. "
          + "First: \(RecordedProject.cell)\n"))
    let summary = try text(of: project.folder("Report/summary.md"))
    #expect(try text(of: project.folder("step.md")) == "before\n" + summary + "\n")
    let json = await project.verify("--json", environment: job)
    #expect(json.output.hasSuffix("}\n"))
    #expect(json.errors.contains("::error file="))
  }

  @Test func `is not told to GitHub elsewhere`() async throws {
    try project.change()
    let run = await project.verify(environment: ["GITHUB_STEP_SUMMARY": project.folder("step.md")])
    #expect(!run.output.contains("::error"))
    #expect(!FileTree.exists(project.folder("step.md")))
  }

  @Test func `adds no more to a step's summary than GitHub shows`() async throws {
    let limit = 1 << 20
    try project.folder.file("step.md", [UInt8](repeating: 0x61, count: limit - 100))
    let run = await project.verify(
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": project.folder("step.md")])
    #expect(run.code == .nothingToDo)
    let size = try content(of: project.folder("step.md")).count
    #expect(size > limit - 100 && size <= limit)
  }

  @Test func `ends in trouble where it cannot be written, after the verdict is told`() async throws
  {
    try project.folder.file("Report", "a file in the way")
    let run = await project.verify()
    #expect(run.code == .trouble)
    #expect(run.output.contains("12 equal"))
    #expect(run.errors.contains("\(project.folder("Report"))"))
  }

  @Test func `is refused with two places for pictures, with none, or among the goldens`() async {
    let two = await project.verify("--artifacts", "x")
    #expect(two.code == .trouble)
    #expect(two.errors.contains("--report and --artifacts both set the folder for pictures."))
    let none = await CommandRun("verify", "--report", "")
    #expect(none.code == .trouble)
    #expect(none.errors.contains("--report has an empty path."))
    let goldens = await CommandRun(
      "verify", "--fonts", project.folder("Fonts"), "--snapshots", project.folder("Snapshots"),
      "--report", project.folder("Snapshots/report"))
    #expect(goldens.code == .trouble)
    #expect(goldens.errors.contains("would be taken for goldens"))
  }

  @Test func `has the members that --json prints, and layouts beside`() async throws {
    try project.change()
    let printed = await project.verify("--json").output
    let written = try project.results()
    #expect(
      printed
        == (try written.json(isBrief: true, pictureFolder: project.folder("Report")).text) + "\n")
  }
}
