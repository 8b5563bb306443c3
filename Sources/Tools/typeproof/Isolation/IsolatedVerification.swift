import Isolation
import Reports
import Snapshots

/// A verification in which this process opens no files of a project.
///
/// Workers read the project, draw and compare. This process only gets names, words and numbers from
/// them, and reads these with the same care as a report from anybody.
struct IsolatedVerification {
  /// The arguments of workers.
  let arguments: [String]
  /// The path of this program.
  let program: String
  let limits: WorkerLimits
  /// Whether only some cells are asked for, or only a shard of them.
  var isFiltered = false
  var isPart = false
  /// The number of workers at once; at least 1.
  let jobs: Int
  let roster: WorkerRoster

  /// Returns the cells of the run.
  ///
  /// - Parameter goldens: The folder to read goldens from; `nil` for the suite's own.
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

  /// Returns the results of the run.
  ///
  /// - Parameters:
  ///   - goldens: The folder to read goldens from; `nil` for the suite's own.
  ///   - isAudited: Whether styles are audited too.
  ///   - progress: Called with the number of cells that are done.
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

/// The reason why an isolated verification cannot begin.
enum IsolationError: SeveralProblems, Equatable {
  /// A worker reports problems with the command line or the project.
  case complaints([String])
  /// The worker that read the project ended without a plan.
  case noPlan(WorkerEnd)
}

extension IsolationError: CustomStringConvertible {
  var description: String { sentences.joined(separator: "\n") }

  /// The problems, a line each.
  var sentences: [String] {
    switch self {
    case .complaints(let sentences): sentences
    case .noPlan(let end): [end.sentences(on: "reading the project")]
    }
  }
}
