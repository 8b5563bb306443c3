import Dispatch

/// Applies a function to every item on several threads, each with a worker of its own.
///
/// - Returns: The results in the order of the items, whichever thread they came from.
/// - Throws: The first error of making a worker.
package func inParallel<Item: Sendable, Worker, Output: Sendable, Failure: Error>(
  _ items: [Item], jobs: Int, worker makeWorker: @Sendable () throws(Failure) -> Worker,
  body: @Sendable (Worker, Item) -> Output
) throws(Failure) -> [Output] {
  let next = Guarded(0)
  let results = Guarded([Output?](repeating: nil, count: items.count))
  let failure = Guarded<Failure?>(nil)
  DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, items.count))) { _ in
    do throws(Failure) {
      let worker = try makeWorker()
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < items.count else { return }
        let result = body(worker, items[index])
        results.withLock { $0[index] = result }
      }
    } catch {
      failure.withLock { $0 = $0 ?? error }
    }
  }
  if let error = failure.withLock({ $0 }) { throw error }
  return results.withLock { $0 }.compactMap { $0 }
}
