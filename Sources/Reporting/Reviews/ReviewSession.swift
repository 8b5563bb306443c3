import ImageDiff
import Reports
public import Snapshots
import Synchronization
import Wording

/// A review of one run. It carries out decisions on the goldens at once, and can undo them.
///
/// Several threads may use a session. Other reviews and recordings may change the same folder: each
/// change is made under the lock of the suite's folder, and only over what was looked at.
public final class ReviewSession: Sendable {
  /// The run that is reviewed.
  public let run: ReviewedRun
  private let store: SnapshotStore
  private let reviewer: Reviewer
  private let now: @Sendable () -> ReviewTime
  /// The files of undeclared goldens when the review began.
  private let found: [SnapshotName: Result<GoldenState, Refusal>]
  private let cells: [SnapshotName: CellResult]
  /// The digest of what the report shows, for each cell that can be decided about.
  private let lookedAt: [SnapshotName: SecureDigest]
  private let changes: ReviewedChanges
  private let renamed: RenamedHalves
  private let memory: DecisionMemory?
  private let ledger: Mutex<Ledger>

  /// Begins a review.
  ///
  /// - Parameters:
  ///   - run: The run, read from a report.
  ///   - store: The folder of goldens.
  ///   - reviewer: The person who decides.
  ///   - now: Returns the time, for each recorded decision.
  ///   - memory: The place that keeps decisions, so that a later review of the same cells can
  ///     continue; `nil` to forget them after the review.
  public init(
    of run: ReviewedRun, in store: SnapshotStore, by reviewer: Reviewer,
    now: @escaping @Sendable () -> ReviewTime, remembering memory: DecisionMemory? = nil
  ) {
    self.run = run
    self.store = store
    self.reviewer = reviewer
    self.now = now
    cells = Dictionary(run.results.cells.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let obsolete = run.results.cells.filter { $0.verdict == .obsolete }.map(\.name)
    found = Self.states(of: obsolete, in: store)
    changes = ReviewedChanges(of: run.results)
    renamed = RenamedHalves(of: run.results)
    self.memory = memory
    lookedAt = run.lookedAt
    var begun = Ledger(lookedAt: lookedAt)
    memory?.begin(&begun, in: store)
    ledger = Mutex(begun)
  }

  /// The reason why decisions could not be read or kept on this machine, and the consequence; `nil`
  /// if they could.
  public var memoryTrouble: String? { ledger.withLock(\.memoryTrouble) }

  /// The cells whose earlier acceptances lapsed, because the golden or the drawing has changed
  /// since. Only the first review that notices it lists them.
  public var lapsed: [SnapshotName] { ledger.withLock(\.lapsed) }

  /// The cells that wait: some of their changes are accepted and others are not.
  public var waitingCells: [SnapshotName] { decisions.cells.filter(\.state.isWaiting).map(\.name) }

  /// Decides about cells in one step.
  ///
  /// Accepting replaces a golden's picture and its block of the layout text together, for all cells
  /// at once. A cell is refused if its files on disk are not the ones that were looked at; the
  /// others are accepted. If everything is already as proposed, nothing is written. Another
  /// decision about an accepted cell restores its former golden.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - names: The cells, in any order.
  ///   - onlyOpen: Whether cells that are already accepted, rejected or skipped are left alone.
  ///   - spared: Cells that are left alone if they are rejected, because nobody named them.
  /// - Returns: The state of each cell afterwards.
  /// - Throws: `ReviewError` if there is no such cell; then nothing is decided.
  @discardableResult
  public func decide(
    _ decision: ReviewDecision, _ names: [SnapshotName], onlyOpen: Bool = false,
    sparingRejected spared: Set<SnapshotName> = []
  ) throws(ReviewError) -> ReviewAnswer {
    if let unknown = names.first(where: { cells[$0] == nil }) {
      throw .unknownCell(unknown.coordinates)
    }
    return decide(about: names) { name, standing throws(Refusal) in
      guard standing.state != decision.state, !(onlyOpen && standing.isDecided) else { return nil }
      if standing.state == .rejected, spared.contains(name) { return nil }
      // Nothing is decided by that, so what is accepted of it goes on to wait.
      if decision == .skip, standing.isWaiting { return nil }
      return try attempt(decision, on: name, from: standing)
    }
  }

  /// Accepts changes by their numbers, in all cells that have them.
  ///
  /// A cell becomes golden when all its changes are accepted, in one decision or in several. Until
  /// then it waits, and nothing is written. Cells that are already accepted or rejected are left
  /// alone.
  ///
  /// - Parameter numbers: Positions in ``changeList``, from 1.
  /// - Returns: The state of each cell that has one of the changes.
  /// - Throws: `ReviewError` if there is no such change; then nothing is decided.
  @discardableResult
  public func accept(changes numbers: [Int]) throws(ReviewError) -> ReviewAnswer {
    let list = changes.changes
    if let unknown = numbers.first(where: { !list.indices.contains($0 - 1) }) {
      throw .unknownChange(unknown)
    }
    let places = Set(numbers.map { $0 - 1 })
    return decide(about: places.flatMap { list[$0].cells }) { name, standing throws(Refusal) in
      switch standing.state {
      case .accepted, .rejected: return nil
      case .open, .waiting, .skipped, .refused: break
      }
      let own = changes.own(of: name)
      let accepted = standing.accepted.union(
        own.filter { places.contains($0.place) }.map(\.identity))
      let left = own.filter { !accepted.contains($0.identity) }
      if left.isEmpty { return try attempt(.accept, on: name, from: standing) }
      // What waits already is no decision that could be undone.
      if standing.isWaiting, accepted == standing.accepted { return nil }
      let words = Self.words(
        accepted: own.filter { accepted.contains($0.identity) }, waitingFor: left)
      guard let cell = cells[name] else { throw .noLayout }
      return .known(
        try step(of: cell, from: standing, to: Standing(.waiting(words), accepted: accepted)))
    }
  }

  /// The changes of the run, each with all cells that have it. The number of a change is its
  /// position, from 1.
  public var changeList: [ChangeGroup] { changes.changes }

  /// Returns the effect of accepting changes now: how many cells would become golden, how many
  /// would wait, and the numbers of the changes that they would wait for.
  public func preview(
    accepting numbers: [Int]
  ) -> (accepted: Int, waiting: Int, waitingFor: [Int]) {
    let list = changes.changes
    let places = Set(numbers.map { $0 - 1 }.filter(list.indices.contains))
    return ledger.withLock { ledger in
      var (accepted, waiting) = (0, 0)
      var others: Set<Int> = []
      for cell in Set(places.flatMap { list[$0].cells }).sorted() {
        let standing = ledger.standing(of: cell)
        guard standing.state.isOpen else { continue }
        let left = changes.own(of: cell).filter {
          !places.contains($0.place) && !standing.accepted.contains($0.identity)
        }
        if left.isEmpty { accepted += 1 } else { waiting += 1 }
        others.formUnion(left.map { $0.place + 1 })
      }
      return (accepted, waiting, others.sorted())
    }
  }

  /// Returns the numbers of a cell's changes that are not accepted yet; empty for a cell that did
  /// not change.
  public func openChanges(of cell: SnapshotName) -> [Int] {
    ledger.withLock { ledger in
      let accepted = ledger.standing(of: cell).accepted
      return changes.own(of: cell).filter { !accepted.contains($0.identity) }.map { $0.place + 1 }
    }
  }

  /// Returns the numbers of a cell's changes, in the cell's order; empty for a cell that did not
  /// change.
  public func numbers(of cell: SnapshotName) -> [Int] {
    changes.own(of: cell).map { $0.place + 1 }
  }

  private static func words(
    accepted: [ReviewedChanges.Own], waitingFor left: [ReviewedChanges.Own]
  ) -> String {
    "accepted: \(accepted.map(\.sentence).joined(separator: "; ")). Waits for: "
      + left.map(\.sentence).joined(separator: "; ")
  }

  /// Carries out a decision about some cells in one step.
  ///
  /// - Parameter attempt: Returns the attempt for a cell; `nil` to leave the cell as it is.
  private func decide(
    about names: [SnapshotName],
    _ attempt: (SnapshotName, Standing) throws(Refusal) -> Attempt?
  ) -> ReviewAnswer {
    let names = renamed.completed(names)
    return ledger.withLock { ledger in
      let refusals = remembering(&ledger) { ledger in
        var attempts: [Attempt] = []
        var refusals: [SnapshotName: Refusal] = [:]
        for name in names {
          do throws(Refusal) {
            if let attempt = try attempt(name, ledger.standing(of: name)) {
              attempts.append(attempt)
            }
          } catch {
            refusals[name] = error
          }
        }
        renamed.refuseHalves(of: &attempts, &refusals)
        let (steps, failures) = carryOut(attempts, renamed)
        ledger.follow(steps)
        if !steps.isEmpty { ledger.decisions.history.append(steps) }
        refusals.merge(failures) { $1 }
        for (name, refusal) in refusals { ledger.refuse(name, because: refusal) }
        return refusals
      }
      return answer(on: names, ledger, refusals: refusals)
    }
  }

  /// Undoes the last decision for all its cells. Pictures of former goldens come back byte for
  /// byte, and layout texts in today's format.
  ///
  /// The decision may come from an earlier review. Undo refuses a cell whose files have changed
  /// since, or whose golden or drawing is not the one that was decided about. Such a cell stays as
  /// it is.
  ///
  /// - Returns: The state of each cell of that decision afterwards.
  /// - Throws: `ReviewError` if nothing is left to undo.
  @discardableResult
  public func undo() throws(ReviewError) -> ReviewAnswer {
    let answer: ReviewAnswer? = ledger.withLock { ledger in
      let undone = remembering(&ledger) {
        ledger -> (cells: [DecidedCell], [SnapshotName: Refusal])? in
        guard let last = ledger.decisions.history.popLast() else { return nil }
        var refusals: [SnapshotName: Refusal] = [:]
        for step in last { refusals[step.cell] = ledger.trouble(takingBack: step) }
        var attempts = last.filter { refusals[$0.cell] == nil }
          .map { Attempt.known($0.reversed) }
        let renamed = renamed.adding(last.map(\.decided))
        renamed.refuseHalves(of: &attempts, &refusals)
        let (steps, failures) = carryOut(attempts, renamed)
        ledger.follow(steps)
        // What the disk would not take may work the next time.
        let again = renamed.steps(of: last, thatMayPassAfter: failures)
        if !again.isEmpty { ledger.decisions.history.append(again) }
        return (last.map(\.decided), refusals.merging(failures) { $1 })
      }
      return undone.map { decided, refusals in
        self.answer(
          on: decided.map(\.name), ledger, refusals: refusals,
          files: Dictionary(decided.map { ($0.name, $0.file) }, uniquingKeysWith: { $1 }))
      }
    }
    guard let answer else { throw .nothingToUndo }
    return answer
  }

  /// Runs a body on a ledger with the decisions of other reviews, and keeps what the body makes of
  /// it.
  private func remembering<Result>(
    _ ledger: inout Ledger, _ body: (inout Ledger) -> Result
  ) -> Result {
    guard let memory else { return body(&ledger) }
    return memory.whileHeld(&ledger, body)
  }

  /// The state of every cell that was decided or refused, and how many decisions can be undone.
  public var decisions: ReviewAnswer {
    ledger.withLock { answer(on: $0.cells, $0) }
  }

  /// Returns the states of cells. Cells that were refused just now have the reason.
  private func answer(
    on cells: [SnapshotName], _ ledger: Ledger, refusals: [SnapshotName: Refusal] = [:],
    files: [SnapshotName: String?] = [:]
  ) -> ReviewAnswer {
    ReviewAnswer(
      cells: cells.sorted().map { cell in
        let accepted = ledger.standing(of: cell).accepted
        let numbers = changes.own(of: cell).filter { accepted.contains($0.identity) }
          .map { $0.place + 1 }
        return ReviewAnswer.Cell(
          name: cell, file: files[cell] ?? nil,
          state: refusals[cell].map { .refused("\($0)") } ?? ledger.state(of: cell),
          accepted: Set(numbers).sorted())
      },
      undoable: ledger.decisions.history.count)
  }

  /// Returns the state of a cell.
  public func state(of cell: SnapshotName) -> ReviewState {
    ledger.withLock { $0.state(of: cell) }
  }

  /// Returns the attempt to decide about a cell, as far as it is known without the goldens.
  private func attempt(
    _ decision: ReviewDecision, on name: SnapshotName, from standing: Standing
  ) throws(Refusal) -> Attempt {
    guard let cell = cells[name] else { throw .noLayout }
    switch decision {
    case .accept:
      if renamed.isLone(name) { throw renamed.refusal(of: name) }
      let proposal = try Proposal(accepting: cell, of: run, found: try found[name]?.get())
      return .accept(
        try decided(cell), from: standing, proposal, Set(changes.own(of: name).map(\.identity)))
    case .reject: return .known(try step(of: cell, from: standing, to: Standing(.rejected)))
    case .skip: return .known(try step(of: cell, from: standing, to: Standing(.skipped)))
    }
  }

  private func step(
    of cell: CellResult, from: Standing, to: Standing
  ) throws(Refusal) -> Step {
    Step(decided: try decided(cell), from: from, to: to)
  }

  /// - Throws: `Refusal` if the cell needs no decision.
  private func decided(_ cell: CellResult) throws(Refusal) -> DecidedCell {
    guard let lookedAt = lookedAt[cell.name] else {
      throw cell.isRecorded ? .isRecorded : .passes
    }
    return DecidedCell(
      name: cell.name, lookedAt: lookedAt, file: cell.file?.path,
      other: renamed.other(of: cell.name))
  }

  /// Carries out what it can of some attempts, all at once. Returns the steps and the refusals.
  private func carryOut(
    _ attempts: [Attempt], _ renamed: RenamedHalves
  ) -> (steps: [Step], refusals: [SnapshotName: Refusal]) {
    let unwritten = attempts.compactMap(\.unwritten)
    guard unwritten.count < attempts.count else { return (unwritten, [:]) }
    do {
      guard try store.isRecorded(run.results.suite) else {
        throw Refusal.neverRecorded(suite: run.results.suite, folder: store.root)
      }
      return try store.edit(run.results.suite) { edit in
        var steps: [Step] = []
        var refusals: [SnapshotName: Refusal] = [:]
        for together in renamed.together(attempts) {
          let before = together.count > 1 ? edit : nil
          do {
            steps += try together.map { attempt in
              do { return try attempt.prepare(in: &edit) } catch {
                refusals[attempt.cell] = Refusal(error)
                throw error
              }
            }
          } catch {
            if let before { edit = before }
            for other in together where refusals[other.cell] == nil {
              refusals[other.cell] = renamed.refusal(of: other.cell)
            }
          }
        }
        let time = now()
        let lines = steps.compactMap {
          $0.line(pixels: pixels(decidedBy: $0), by: reviewer, at: time)
        }
        if !lines.isEmpty {
          try edit.addToReviews(lines.joined(), heading: ReviewRecord.heading)
          try edit.commit()
        }
        return (steps, refusals)
      }
    } catch {
      let refusal = Refusal(error)
      let failed = attempts.filter { $0.unwritten == nil }.map { ($0.cell, refusal) }
      return (unwritten, Dictionary(failed, uniquingKeysWith: { $1 }))
    }
  }

  /// The digest of the drawing that a step decided about; `nil` if there is none or it is not
  /// known.
  private func pixels(decidedBy step: Step) -> ContentDigest? {
    let isShown = lookedAt[step.cell] == step.lookedAt
    return isShown ? cells[step.cell]?.pixels(in: run) : step.goldenPixels
  }

  private static func states(
    of cells: [SnapshotName], in store: SnapshotStore
  ) -> [SnapshotName: Result<GoldenState, Refusal>] {
    var states: [SnapshotName: Result<GoldenState, Refusal>] = [:]
    for cell in cells {
      do {
        states[cell] = .success(try store.state(of: cell))
      } catch {
        states[cell] = .failure(Refusal(error))
      }
    }
    return states
  }
}

extension ReviewDecision {
  /// The state of a cell after the decision.
  fileprivate var state: ReviewState {
    switch self {
    case .accept: .accepted
    case .reject: .rejected
    case .skip: .skipped
    }
  }
}
