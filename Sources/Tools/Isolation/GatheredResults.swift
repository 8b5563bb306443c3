import Audit
package import Reports
package import Snapshots

/// The results of a run, as workers bring them in.
package struct GatheredResults {
  private let plan: SuitePlan
  private let asked: Set<SnapshotName>
  private let toolVersion: String
  private var cells: [CellResult] = []
  private var troubles: [String] = []
  private var rest: RunResults?
  private var audit: [AuditFinding]?
  /// Ramps without an answer.
  package private(set) var lost: [RampName] = []

  /// Of a verification of which nothing is known but what it is over.
  ///
  /// - Parameter toolVersion: The version of this program.
  package init(plan: SuitePlan, toolVersion: String) {
    self.plan = plan
    asked = Set(plan.ramps.joined())
    self.toolVersion = toolVersion
  }

  /// How many cells there are results of.
  package var cellCount: Int { cells.count }

  /// Takes the results of a ramp's cells; without any, each cell has failed.
  ///
  /// - Returns: Whether they are an answer to what was asked.
  package mutating func take(
    _ answer: Result<[UInt8], WorkerEnd>, to asked: [SnapshotName]
  ) -> Bool {
    switch Self.understood(answer) {
    case .success(.results(let results)) where results.cells.map(\.name) == asked:
      cells += results.cells
      troubles += results.troubles
      return true
    case .success(.complaints(let sentences)):
      lose(asked, because: sentences.joined(separator: " "))
      return true
    case .failure(let end):
      lose(asked, because: end.sentences(on: Self.name(of: asked)))
    case .success:
      lose(asked, because: WorkerEnd.nonsense.sentences(on: Self.name(of: asked)))
    }
    return false
  }

  /// Takes what there is beside the ramps.
  ///
  /// - Returns: Whether it is an answer to what was asked.
  package mutating func takeRest(_ answer: Result<[UInt8], WorkerEnd>) -> Bool {
    let work = "the other files beside the goldens"
    switch Self.understood(answer) {
    case .success(.results(let results)) where results.cells.allSatisfy(isBesideRamps):
      rest = results
      return true
    case .success(.complaints(let sentences)):
      troubles += sentences
      return true
    case .failure(let end): troubles.append(end.sentences(on: work))
    case .success: troubles.append(WorkerEnd.nonsense.sentences(on: work))
    }
    return false
  }

  /// Takes what an audit found.
  ///
  /// - Returns: Whether it is an answer to what was asked.
  package mutating func takeAudit(_ answer: Result<[UInt8], WorkerEnd>) -> Bool {
    switch Self.understood(answer) {
    case .success(.results(let results)) where results.cells.isEmpty:
      audit = results.audit
      return true
    case .success(.complaints(let sentences)):
      troubles += sentences
      return true
    case .failure(let end): troubles.append(end.sentences(on: "the audit"))
    case .success: troubles.append(WorkerEnd.nonsense.sentences(on: "the audit"))
    }
    return false
  }

  /// All of it, as a run without workers would have it.
  package var results: RunResults {
    let ramps = plan.ramps.compactMap(\.first?.ramp)
    let places = Dictionary(
      zip(ramps, ramps.indices), uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    var results = RunResults(
      suite: plan.suite, toolVersion: toolVersion, plan: plan.sharedPlan, inputs: plan.inputs,
      declaredCount: plan.declaredCount,
      cells: (cells + (rest?.cells ?? [])).listed(by: \.name) { places[$0] },
      strayFiles: rest?.strayFiles ?? [], differences: rest?.differences ?? [],
      libraryDrift: rest?.libraryDrift ?? [],
      troubles: ((rest?.troubles ?? []) + troubles).filter { seen.insert($0).inserted },
      selfCheck: rest?.selfCheck, audit: audit)
    results.places = plan.places
    // Where nobody brought the rest, the reason stands among the troubles.
    if rest != nil, let missing = results.missingSelfCheck { results.troubles.append(missing) }
    return results
  }

  /// Whether a cell can be an obsolete one: that of a declared cell would hide its verdict.
  private func isBesideRamps(_ cell: CellResult) -> Bool {
    cell.verdict == .obsolete && cell.name.ramp.suite == plan.suite && !asked.contains(cell.name)
  }

  private mutating func lose(_ asked: [SnapshotName], because sentences: String) {
    cells += asked.map { CellResult(name: $0, verdict: .failed, words: sentences) }
    lost += asked.prefix(1).map(\.ramp)
  }

  private static func name(of asked: [SnapshotName]) -> String {
    asked.first?.ramp.coordinates ?? ""
  }

  private static func understood(
    _ answer: Result<[UInt8], WorkerEnd>
  ) -> Result<WorkerAnswer, WorkerEnd> {
    switch answer {
    case .failure(let end): return .failure(end)
    case .success(let bytes):
      do {
        return .success(try WorkerAnswer(reading: bytes))
      } catch {
        return .failure(.nonsense)
      }
    }
  }
}
