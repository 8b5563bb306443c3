import Glibc
import Isolation
import JSON

/// Workers that answer requests, several at once.
///
/// One thread looks after all of them: it hands out requests, waits for answers, and ends what runs
/// over its time.
final class WorkerPool {
  private let program: String
  private let arguments: [String]
  private let limits: WorkerLimits
  private let jobs: Int
  private let roster: WorkerRoster
  private var idle: [WorkerProcess] = []

  /// After so many requests another process takes a worker's place. What a hostile file did to one goes
  /// no further; and starting one costs as much as some ramps do.
  private static let mostRequests = 32

  /// - Parameters:
  ///   - program: The path of this program.
  ///   - arguments: What a worker is called with.
  ///   - jobs: How many work at once; at least 1.
  init(
    program: String, arguments: [String], limits: WorkerLimits, jobs: Int, roster: WorkerRoster
  ) {
    self.program = program
    self.arguments = arguments
    self.limits = limits
    self.jobs = jobs
    self.roster = roster
  }

  /// Has requests answered.
  ///
  /// A worker that a fault or its memory ends may have it from an earlier request, so the request that
  /// ended it is put to a new one. The outcome does not depend on who worked on what.
  ///
  /// - Parameter take: Called for each request in the order of the answers, with the request's number and
  ///   its answer, or how its worker ended. Says whether the answer can be used; else its worker is ended.
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

  /// One that rests, or a new one.
  private func worker(isNew: Bool) throws(ChildStartError) -> WorkerProcess {
    if !isNew, let worker = idle.popLast() { return worker }
    return try WorkerProcess(
      program: program, arguments: arguments, limits: limits, roster: roster)
  }

  /// Waits until one of them has something to say, or no time left.
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
