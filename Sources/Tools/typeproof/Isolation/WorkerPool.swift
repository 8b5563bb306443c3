import Glibc
import Isolation
import JSON

/// Several workers that answer requests at the same time.
///
/// One thread manages all of them: it sends requests, waits for answers, and ends workers that
/// exceed their time.
final class WorkerPool {
  private let program: String
  private let arguments: [String]
  private let limits: WorkerLimits
  private let jobs: Int
  private let roster: WorkerRoster
  private var idle: [WorkerProcess] = []

  /// The number of requests after which a worker is replaced, so that the effects of a hostile file
  /// stay limited. Starting a worker takes as long as some ramps do.
  private static let mostRequests = 32

  /// - Parameters:
  ///   - program: The path of this program.
  ///   - arguments: The arguments of a worker.
  ///   - jobs: The number of workers at once; at least 1.
  init(
    program: String, arguments: [String], limits: WorkerLimits, jobs: Int, roster: WorkerRoster
  ) {
    self.program = program
    self.arguments = arguments
    self.limits = limits
    self.jobs = jobs
    self.roster = roster
  }

  /// Answers requests.
  ///
  /// If a fault or a lack of memory ends a worker, an earlier request may be the cause. So the
  /// request is sent again, to a new worker. The outcome does not depend on which worker did what.
  ///
  /// - Parameter take: Called for each request in the order of the answers, with its number and its
  ///   answer, or the way in which its worker ended. Returns whether the answer can be used; if
  ///   not, the worker is ended.
  /// - Throws: `ChildStartError`.
  func answer(
    _ requests: [WorkerRequest], take: (Int, Result<[UInt8], WorkerEnd>) -> Bool
  ) throws(ChildStartError) {
    var left = Array(requests.indices.reversed())
    var again: Set<Int> = []
    var busy: [(worker: WorkerProcess, request: Int)] = []
    while !left.isEmpty || !busy.isEmpty {
      while busy.count < jobs, let request = left.popLast() {
        let worker = try worker(isNew: again.contains(request))
        worker.ask(MessageFrame.framed(requests[request].json.text))
        busy.append((worker, request))
      }
      Self.wait(for: busy.map(\.worker))
      busy = busy.filter { worker, request in
        guard let answer = worker.exchange() else { return true }
        if case .failure(let end) = answer, end.isOwnFault, worker.requestCount > 1 {
          again.insert(request)
          left.append(request)
          return false
        }
        let isOfUse = take(request, answer)
        if isOfUse, case .success = answer, worker.requestCount < Self.mostRequests {
          idle.append(worker)
        } else {
          worker.end()
        }
        return false
      }
    }
  }

  /// Returns an idle worker, or a new one.
  private func worker(isNew: Bool) throws(ChildStartError) -> WorkerProcess {
    if !isNew, let worker = idle.popLast() { return worker }
    return try WorkerProcess(
      program: program, arguments: arguments, limits: limits, roster: roster)
  }

  /// Waits until a worker has sent something, or its time is over.
  private static func wait(for workers: [WorkerProcess]) {
    let now = SuspendingClock.now
    let left = workers.map { now.duration(to: $0.deadline) }.min() ?? .zero
    var polled = workers.map(\.polled)
    // Rounded up, so that the deadline has passed.
    let (seconds, attoseconds) = left.components
    let milliseconds = max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
    _ = poll(&polled, nfds_t(polled.count), Int32(clamping: milliseconds))
  }
}
