import Isolation
import Reports
import Snapshots

/// A verification in which this process opens no file of a project.
///
/// Workers read the project, draw and compare. This process knows only what they say: names, words
/// and numbers, which it reads as it reads a report from anybody.
struct IsolatedVerification {
  /// What workers are called with.
  let arguments: [String]
  /// The path of this program.
  let program: String
  let limits: WorkerLimits
  /// Whether some cells alone are asked for, and whether a part of them is.
  var isFiltered = false
  var isPart = false
  /// How many workers there are at once; at least 1.
  let jobs: Int
  let roster: WorkerRoster

  /// What the run is over.
  ///
  /// - Parameter goldens: Where goldens are read from instead of their folder.
  /// - Throws: `IsolationError`, and `ChildStartError`.
  func plan(goldens: String? = nil) throws -> SuitePlan {
    var outcome: Result<SuitePlan, IsolationError>?
    try pool(goldens: goldens).answer([.plan]) { _, answer in
      do {
        switch try WorkerAnswer(reading: answer.get()) {
        case .plan(let plan):
          outcome =
            plan.answers(isFiltered: isFiltered, isPart: isPart)
            ? .success(plan) : .failure(.noPlan(.nonsense))
        case .complaints(let sentences): outcome = .failure(.complaints(sentences))
        case .results: outcome = .failure(.noPlan(.nonsense))
        }
      } catch {
        outcome = .failure(.noPlan(error as? WorkerEnd ?? .nonsense))
      }
      return true
    }
    guard let outcome else { throw IsolationError.noPlan(.nonsense) }
    return try outcome.get()
  }

  /// What the run came to.
  ///
  /// - Parameters:
  ///   - goldens: Where goldens are read from instead of their folder.
  ///   - isAudited: Whether styles are audited too.
  ///   - progress: Called with how many cells are done.
  /// - Throws: `ChildStartError`.
  func results(
    of plan: SuitePlan, goldens: String? = nil, isAudited: Bool, progress: (Int) -> Void
  ) throws -> RunResults {
    let pool = pool(goldens: goldens)
    let ramps = plan.ramps.compactMap(\.first?.ramp)
    let isAudited = isAudited && plan.hasAudit
    var gathered = GatheredResults(plan: plan, toolVersion: BuildVersions.typeproof)
    // An audit may take longer than any ramp, so it begins first.
    let requests = (isAudited ? [WorkerRequest.audit] : []) + ramps.map(WorkerRequest.ramp)
    try pool.answer(requests) { index, answer in
      let place = isAudited ? index - 1 : index
      let isOfUse =
        place < 0 ? gathered.takeAudit(answer) : gathered.take(answer, to: plan.ramps[place])
      progress(gathered.cellCount)
      return isOfUse
    }
    let rest = WorkerRequest.rest(
      lost: gathered.lost.sorted(), interruption: plan.interruption)
    try pool.answer([rest]) { _, answer in gathered.takeRest(answer) }
    return gathered.results
  }

  private func pool(goldens: String? = nil) -> WorkerPool {
    WorkerPool(
      program: program,
      arguments: [WorkerCommand.name] + arguments + (goldens.map { ["--goldens=\($0)"] } ?? []),
      limits: limits, jobs: jobs, roster: roster)
  }
}

/// Why an isolated verification cannot begin.
enum IsolationError: SeveralProblems, Equatable {
  /// A worker says what is wrong with the command line or the project.
  case complaints([String])
  /// The worker that was to read the project ended.
  case noPlan(WorkerEnd)
}

extension IsolationError: CustomStringConvertible {
  var description: String { sentences.joined(separator: "\n") }

  /// What is wrong, a line each.
  var sentences: [String] {
    switch self {
    case .complaints(let sentences): sentences
    case .noPlan(let end): [end.sentences(on: "reading the project")]
    }
  }
}
