import Glibc
import JSON
import Reports
import Snapshots
import Testing

@testable import Isolation

@Suite struct `A message between a verification and its worker` {
  private func arrival(_ text: String) -> MessageFrame.Arrival {
    MessageFrame.arrival(in: Array(text.utf8))
  }

  private func whole(_ text: String) -> MessageFrame.Arrival {
    .whole(Array(text.utf8)[...])
  }

  @Test func `begins with its length in bytes`() {
    #expect(MessageFrame.framed("é") == Array("2\né".utf8))
    #expect(MessageFrame.framed("") == Array("0\n".utf8))
  }

  @Test func `has arrived when all its bytes have`() {
    for text in ["", "1", "12", "3\n", "3\nab", "12345678901"] {
      #expect(arrival(text) == .part, "\(text)")
    }
    #expect(arrival("3\nabc") == whole("abc"))
    #expect(arrival("0\n") == whole(""))
    #expect(arrival("00000000003\nabc") == whole("abc"))
  }

  @Test func `is none with another length, or without one`() {
    for text in [
      "3\nabcd", "0\na", "-1\n", "a", "3 \nabc", "\nabc", "\n", "123456789012",
      "000000000003Xabc",
    ] {
      #expect(arrival(text) == .nonsense, "\(text)")
    }
  }

  @Test func `has sixteen megabytes at most, and a value for each sixteen bytes`() {
    #expect(arrival("16777216\n") == .part)
    #expect(arrival("16777217\n") == .nonsense)
    #expect(MessageFrame.greatestSize == 16_777_216)
    #expect(MessageFrame.greatestValueCount == 1_048_576)
  }
}

@Suite struct `The end of a worker` {
  @Test func `is its own fault at signals for faults alone`() {
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] {
      #expect(WorkerEnd.signal(signal, memory: 1).isOwnFault)
    }
    for signal in [SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGXFSZ] {
      #expect(!WorkerEnd.signal(signal, memory: 1).isOwnFault)
    }
    for end in [WorkerEnd.slow(seconds: 1), .exit(1), .nonsense] { #expect(!end.isOwnFault) }
  }

  @Test func `is told with what to do`() {
    let words: [(WorkerEnd, String)] = [
      (
        .signal(SIGSEGV, memory: 512),
        "was ended by signal SEGV: it needed more than 512 MB, or crashed. Check the fonts and "
          + "goldens it reads, or allow more memory with --worker-memory."
      ),
      (
        .signal(SIGKILL, memory: 512),
        "was ended by signal KILL, which another process sent. Find out why, for example whether "
          + "the system ran out of memory, and verify again."
      ),
      (
        .exit(3),
        "exited with 3 and without an answer. Allow more memory with --worker-memory. If the "
          + "files are trusted, verify without --isolated to see why."
      ),
    ]
    for (end, sentences) in words {
      #expect(end.sentences(on: "app/body/a@2x") == "The worker for app/body/a@2x " + sentences)
    }
    #expect(WorkerEnd.name(of: SIGTERM) == "TERM")
    #expect(WorkerEnd.name(of: 64) == "64")
  }
}

@Suite struct `What is gathered` {
  private let cells = ["app/body/word.l@2x.png", "app/body/word.xl@2x.png"]
    .compactMap(SnapshotName.init(picturePath:))
  private let obsolete = SnapshotName(picturePath: "app/body/gone.l@2x.png")

  private func plan(_ ramps: [[SnapshotName]], declared: Int = 2) -> SuitePlan {
    SuitePlan(
      suite: "app", goldens: "Snapshots", fonts: "Fonts", notes: [], declaredCount: declared,
      ramps: ramps, sharedPlan: nil, interruption: nil, hasAudit: false)
  }

  private func answer(
    _ cells: [SnapshotName], _ verdict: CellVerdict, troubles: [String] = []
  ) throws -> Result<[UInt8], WorkerEnd> {
    let results = RunResults(
      suite: "app", toolVersion: "1", declaredCount: 2,
      cells: cells.map { CellResult(name: $0, verdict: verdict) }, troubles: troubles)
    return .success(Array(try WorkerAnswer.results(results).json().text.utf8))
  }

  private func complaints(_ sentences: String...) throws -> Result<[UInt8], WorkerEnd> {
    .success(Array(try WorkerAnswer.complaints(sentences).json().text.utf8))
  }

  @Test func `has obsolete cells beside those that were asked for`() throws {
    let gone = try #require(obsolete)
    let other = try #require(SnapshotName(picturePath: "other/body/gone.l@2x.png"))
    for (cell, verdict, fits) in [
      (gone, .obsolete, true), (gone, .equal, false), (cells[0], .obsolete, false),
      (other, .obsolete, false),
    ] as [(SnapshotName, CellVerdict, Bool)] {
      var gathered = GatheredResults(plan: plan([cells]), toolVersion: "1")
      let isOfUse = gathered.takeRest(try answer([cell], verdict))
      #expect(isOfUse == fits, "\(cell.coordinates) \(verdict)")
      #expect(gathered.results.cells.map(\.name) == (fits ? [gone] : []))
    }
  }

  @Test func `counts cells, and each trouble once`() throws {
    var gathered = GatheredResults(plan: plan([cells]), toolVersion: "1")
    #expect(gathered.cellCount == 0)
    let isOfUse = gathered.take(try answer(cells, .equal, troubles: ["A.", "B."]), to: cells)
    #expect(isOfUse && gathered.cellCount == 2)
    let isRestOfUse = gathered.takeRest(try complaints("C.", "A."))
    #expect(isRestOfUse && gathered.results.troubles == ["A.", "B.", "C."])
    let isAuditOfUse = gathered.takeAudit(try complaints("D."))
    #expect(isAuditOfUse && gathered.results.troubles == ["A.", "B.", "C.", "D."])
  }

  @Test func `tells what a worker complained of at each cell, and the ramp once`() throws {
    var gathered = GatheredResults(plan: plan([cells]), toolVersion: "1")
    let isOfUse = gathered.take(try complaints("One.", "Two."), to: cells)
    #expect(isOfUse)
    #expect(gathered.results.cells.map(\.words) == ["One. Two.", "One. Two."])
    #expect(gathered.results.cells.map(\.verdict) == [.failed, .failed])
    #expect(gathered.lost.map(\.coordinates) == ["app/body/word@2x"])
  }

  @Test func `tells which work ended without an answer`() {
    var gathered = GatheredResults(plan: plan([cells]), toolVersion: "1")
    let isRestOfUse = gathered.takeRest(.failure(.nonsense))
    let isAuditOfUse = gathered.takeAudit(.failure(.nonsense))
    #expect(!isRestOfUse && !isAuditOfUse)
    #expect(
      gathered.results.troubles.map { $0.prefix(58) } == [
        "The worker for the other files beside the goldens sent an ",
        "The worker for the audit sent an answer that does not fit ",
      ])
  }

  @Test func `is in the order of the plan's ramps`() throws {
    let first = try #require(SnapshotName(picturePath: "app/body/zoo.l@2x.png"))
    var gathered = GatheredResults(plan: plan([[first], cells], declared: 3), toolVersion: "1")
    _ = gathered.take(try answer(cells, .equal), to: cells)
    _ = gathered.take(try answer([first], .equal), to: [first])
    #expect(gathered.results.cells.map(\.name) == [first] + cells)
  }

  @Test func `begins with a plan of as many cells as were asked for`() {
    let (one, none) = ([cells], [[SnapshotName]]())
    for (ramps, declared, isFiltered, isPart, answers) in [
      (one, 2, false, true, true), (one, 1, false, true, false), (one, 2, true, false, true),
      (one, 1, true, false, false), (one, 3, false, false, false), (none, 0, true, false, false),
      (none, 0, false, true, true),
    ] as [([[SnapshotName]], Int, Bool, Bool, Bool)] {
      #expect(
        plan(ramps, declared: declared).answers(isFiltered: isFiltered, isPart: isPart)
          == answers, "\(declared) \(isFiltered) \(isPart)")
    }
  }
}

@Suite struct `Sentences of a worker` {
  private func told(_ sentences: [String]) throws -> [String] {
    let text = try WorkerAnswer.complaints(sentences).json().text
    guard case .complaints(let told) = try WorkerAnswer(reading: Array(text.utf8)) else {
      return []
    }
    return told
  }

  @Test func `are two hundred at most, the last of which counts the rest`() throws {
    let many = (1...201).map { "Trouble \($0)." }
    #expect(try told(Array(many.prefix(200))) == Array(many.prefix(200)))
    #expect(
      try told(many)
        == Array(many.prefix(199)) + ["2 more are not listed. Correct the problems above first."])
  }

  @Test func `have four thousand characters at most`() throws {
    let long = String(repeating: "a", count: 4000)
    #expect(try told([long, long + "b"]) == [long, long + "…"])
  }

  @Test func `are at least one`() throws {
    let none = Array(try WorkerAnswer.complaints([]).json().text.utf8)
    #expect(throws: JSONReadingError.self) { try WorkerAnswer(reading: none) }
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    results.troubles = (1...201).map { "Trouble \($0)." }
    let text = try WorkerAnswer.results(results).json().text
    guard case .results(let read) = try WorkerAnswer(reading: Array(text.utf8)) else {
      Issue.record("The results were read as something else.")
      return
    }
    #expect(read.troubles.count == 200)
  }
}
