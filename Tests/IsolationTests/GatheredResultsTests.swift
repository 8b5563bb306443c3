import ImageDiff
import JSON
import Reports
import Snapshots
import Testing

@testable import Isolation

@Suite struct `What workers bring in` {
  private let cells = [
    SnapshotName(picturePath: "app/body/word.l@2x.png"),
    SnapshotName(picturePath: "app/body/word.xl@2x.png"),
  ].compactMap(\.self)

  private var plan: SuitePlan {
    SuitePlan(
      suite: "app", goldens: "Snapshots", fonts: "Fonts", notes: ["app: 2 cells"],
      declaredCount: 2, ramps: [cells], sharedPlan: SecureDigest(of: [1]), interruption: nil,
      hasAudit: false)
  }

  private func answer(_ answer: WorkerAnswer) throws -> Result<[UInt8], WorkerEnd> {
    .success(Array(try answer.json().text.utf8))
  }

  private func equal(_ names: [SnapshotName]) -> RunResults {
    RunResults(
      suite: "app", toolVersion: "1", declaredCount: 2,
      cells: names.map { CellResult(name: $0, verdict: .equal) })
  }

  @Test func `are the cells that were asked for`() throws {
    var gathered = GatheredResults(plan: plan, toolVersion: "1")
    let isOfUse = gathered.take(try answer(.results(equal(cells))), to: cells)
    var rest = equal([])
    rest.selfCheck = SelfCheckResult(cell: cells[0], known: 6, missed: [])
    let isRestOfUse = gathered.takeRest(try answer(.results(rest)))
    #expect(isOfUse && isRestOfUse)
    #expect(gathered.results.sum == "app: compared 2 of 2 cells: 2 equal; self-check: 6 of 6")
    #expect(gathered.results.status == .nothingToDo)
    #expect(gathered.lost.isEmpty)
  }

  @Test func `is an error of each cell where a worker ended`() {
    var gathered = GatheredResults(plan: plan, toolVersion: "1")
    let isOfUse = gathered.take(.failure(.slow(seconds: 60)), to: cells)
    #expect(!isOfUse)
    #expect(
      gathered.results.cells.map(\.sentence) == [
        "Body at L: The worker for app/body/word@2x was killed after 60 s without an answer. "
          + "Check the fonts and goldens it reads, or allow more time with --worker-time.",
        "Body at XL: The worker for app/body/word@2x was killed after 60 s without an answer. "
          + "Check the fonts and goldens it reads, or allow more time with --worker-time.",
      ])
    #expect(gathered.results.status == .trouble)
    #expect(gathered.lost.map(\.coordinates) == ["app/body/word@2x"])
  }

  /// Fewer cells than were asked for, cells that changed for no reason, no results, and no JSON.
  @Test func `is no answer where it is none to what was asked`() throws {
    var changed = equal(cells)
    changed.cells[0].verdict = .changed
    let answers = [
      try answer(.results(equal(Array(cells.prefix(1))))),
      try answer(.results(changed)), try answer(.plan(plan)), .success([0x7B]),
      .success(Array(#"{"answer": 1}"#.utf8)),
    ]
    for answer in answers {
      var gathered = GatheredResults(plan: plan, toolVersion: "1")
      let isOfUse = gathered.take(answer, to: cells)
      #expect(!isOfUse)
      #expect(gathered.results.cells.map(\.verdict) == [.failed, .failed])
      #expect(gathered.results.cells[0].words.contains("does not fit its request"))
    }
  }

  @Test func `never has verdicts of other cells beside the ramps`() throws {
    var gathered = GatheredResults(plan: plan, toolVersion: "1")
    let isOfUse = gathered.takeRest(try answer(.results(equal(cells))))
    #expect(!isOfUse)
    #expect(gathered.results.cells.isEmpty)
    #expect(gathered.results.status == .trouble)
  }

  /// A worker that could not do its work says why. It may be asked again.
  @Test func `may be the reasons why there is no result`() throws {
    var gathered = GatheredResults(plan: plan, toolVersion: "1")
    let complaints = try answer(.complaints(["A font is damaged."]))
    let isAuditOfUse = gathered.takeAudit(complaints)
    let isRestOfUse = gathered.takeRest(complaints)
    let isOfUse = gathered.take(complaints, to: cells)
    #expect(isAuditOfUse && isRestOfUse && isOfUse)
    #expect(gathered.results.status == .trouble)
  }

  @Test func `has no audit of a worker that answered something else`() throws {
    var gathered = GatheredResults(plan: plan, toolVersion: "1")
    let isEmptyOfUse = gathered.takeAudit(try answer(.results(equal([]))))
    let isCellsOfUse = gathered.takeAudit(try answer(.results(equal(cells))))
    let isPlanOfUse = gathered.takeAudit(try answer(.plan(plan)))
    let isEndOfUse = gathered.takeAudit(.failure(.slow(seconds: 60)))
    #expect([isEmptyOfUse, isCellsOfUse, isPlanOfUse, isEndOfUse] == [true, false, false, false])
  }

  @Test func `begin with a plan that can be of what was asked for`() {
    func plan(_ ramps: [[SnapshotName]], declared: Int) -> SuitePlan {
      SuitePlan(
        suite: "app", goldens: "", fonts: "", notes: [], declaredCount: declared, ramps: ramps,
        sharedPlan: nil, interruption: nil, hasAudit: false)
    }
    // Nothing would be compared, and all would be well.
    #expect(!plan([], declared: 0).answers(isFiltered: false, isPart: false))
    #expect(!plan([], declared: 2).answers(isFiltered: true, isPart: false))
    #expect(!plan([cells], declared: 4).answers(isFiltered: false, isPart: false))
    #expect(!plan([cells], declared: 1).answers(isFiltered: true, isPart: true))
    #expect(plan([cells], declared: 2).answers(isFiltered: false, isPart: false))
    #expect(plan([cells], declared: 4).answers(isFiltered: true, isPart: false))
    #expect(plan([], declared: 4).answers(isFiltered: false, isPart: true))
  }

  /// A report with a cell twice could not be read, and one of the verdicts would hide the other.
  @Test func `never calls a declared cell obsolete beside the ramps`() throws {
    var gathered = GatheredResults(plan: plan, toolVersion: "1")
    var rest = equal(cells)
    rest.cells[1].verdict = .obsolete
    rest.cells.removeFirst()
    let isOfUse = gathered.takeRest(try answer(.results(rest)))
    #expect(!isOfUse)
    #expect(gathered.results.cells.isEmpty)
    #expect(gathered.results.status == .trouble)
  }

  @Test func `is a plan of one suite, each ramp and each cell once`() throws {
    let other = try #require(SnapshotName(picturePath: "other/body/word.l@2x.png"))
    for ramps in [[cells, cells], [[]], [[other]], [cells + [other]], [cells + cells]] {
      let plan = SuitePlan(
        suite: "app", goldens: "", fonts: "", notes: [], declaredCount: 2, ramps: ramps,
        sharedPlan: nil, interruption: nil, hasAudit: true)
      #expect(throws: JSONReadingError.self) {
        try WorkerAnswer(reading: Array(WorkerAnswer.plan(plan).json().text.utf8))
      }
    }
    let climbing = SuitePlan(
      suite: "../app", goldens: "", fonts: "", notes: [], declaredCount: 0, ramps: [],
      sharedPlan: nil, interruption: nil, hasAudit: true)
    #expect(throws: JSONReadingError.self) {
      try WorkerAnswer(reading: Array(WorkerAnswer.plan(climbing).json().text.utf8))
    }
    let read = try WorkerAnswer(reading: Array(WorkerAnswer.plan(plan).json().text.utf8))
    #expect(read == .plan(plan))
  }

  @Test func `tells a few hundred sentences of what went wrong, and none that fills a screen`()
    throws
  {
    let long = String(repeating: "é", count: 5000)
    let complaints = WorkerAnswer.complaints([long] + (1...300).map { "Trouble \($0)." })
    guard case .complaints(let told) = try WorkerAnswer(reading: Array(complaints.json().text.utf8))
    else {
      Issue.record("complaints were read as something else")
      return
    }
    #expect(told.count == 200)
    #expect(told[0] == String(repeating: "é", count: 4000) + "…")
    #expect(told[199] == "102 more are not listed. Correct the problems above first.")
    let again = WorkerAnswer.complaints(told)
    #expect(try WorkerAnswer(reading: Array(again.json().text.utf8)) == again)
  }

  @Test func `is no answer where it is made of more values than answers have`() {
    let zeros = "{\"complaints\": [0" + String(repeating: ",0", count: 1 << 20) + "]}"
    #expect(throws: JSONSyntaxError.self) { try WorkerAnswer(reading: Array(zeros.utf8)) }
  }

  @Test func `is asked for in words that are read as they were meant`() throws {
    let ramp = cells[0].ramp
    for request in [
      WorkerRequest.plan, .audit, .ramp(ramp), .rest(lost: [ramp], interruption: "Wait."),
      .rest(lost: [], interruption: nil),
    ] {
      #expect(try WorkerRequest(reading: Array(request.json.text.utf8)) == request)
    }
  }
}
