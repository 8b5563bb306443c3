import Audit
package import Reports
package import Snapshots

/// The results of a run, gathered from workers.
package struct GatheredResults {
  private let plan: SuitePlan
  private let asked: Set<SnapshotName>
  private let toolVersion: String
  private var cells: [CellResult] = []
  private var troubles: [String] = []
  private var rest: RunResults?
  private var audit: [AuditFinding]?
  /// The ramps without an answer.
  package private(set) var lost: [RampName] = []

  /// Creates the results of a verification whose plan is known, and nothing else yet.
  ///
  /// - Parameter toolVersion: The version of this program.
  package init(plan: SuitePlan, toolVersion: String) {
    self.plan = plan
    asked = Set(plan.ramps.joined())
    self.toolVersion = toolVersion
  }

  /// The number of cells with results.
  package var cellCount: Int { cells.count }

  /// Adds the results of a ramp's cells. Without results, each cell has failed.
  ///
  /// - Returns: Whether the answer fits the request.
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

  /// Adds everything besides the ramps: obsolete and stray files, and the self-check.
  ///
  /// - Returns: Whether the answer fits the request.
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

  /// Adds the findings of an audit.
  ///
  /// - Returns: Whether the answer fits the request.
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

  /// All results, equal to those of a run without workers.
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

  /// Returns whether a cell can be obsolete. With the name of a declared cell, it would hide that
  /// cell's verdict.
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
