import Dispatch
import Glibc

/// Applies a function to every item on several threads, each with a worker of its own.
///
/// - Parameter groups: How many items, one after the other, share something that is made with the first
///   of them, so that a thread is to have them all; `nil` where each stands for itself.
/// - Returns: The results in the order of the items, whichever thread they came from.
/// - Throws: The first error of making a worker.
package func inParallel<Item: Sendable, Worker, Output: Sendable, Failure: Error>(
  _ items: [Item], inGroupsOf groups: [Int]? = nil, jobs: Int,
  worker makeWorker: @Sendable () throws(Failure) -> Worker,
  body: @Sendable (Worker, Item) -> Output
) throws(Failure) -> [Output] {
  let sizes = groups ?? items.map { _ in 1 }
  precondition(sizes.reduce(0, +) == items.count, "each item is in a group")
  let open = Guarded(TaskGroups(ofSizes: sizes))
  let results = Guarded([Output?](repeating: nil, count: items.count))
  let failure = Guarded<Failure?>(nil)
  let caller = pthread_self()
  DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, items.count))) { _ in
    // The caller's own is the program's.
    let heap = pthread_equal(caller, pthread_self()) == 0 ? LargePageHeap() : nil
    defer { withExtendedLifetime(heap) {} }
    do throws(Failure) {
      let worker = try makeWorker()
      var group: Int?
      while let share = open.withLock({ $0.next(after: group) }) {
        group = share.group
        let result = body(worker, items[share.task])
        results.withLock { $0[share.task] = result }
      }
    } catch {
      failure.withLock { $0 = $0 ?? error }
    }
  }
  if let error = failure.withLock({ $0 }) { throw error }
  return results.withLock { $0 }.compactMap { $0 }
}
