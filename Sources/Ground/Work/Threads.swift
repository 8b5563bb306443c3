import Glibc
import Synchronization

/// Applies a function to every item on several threads, each with a worker of its own.
///
/// - Returns: The results in the order of the items.
/// - Throws: The first error of creating a worker.
package func inParallel<Item: Sendable, Worker, Output: Sendable, Failure: Error>(
  _ items: [Item], jobs: Int, worker makeWorker: @Sendable () throws(Failure) -> Worker,
  body: @Sendable (Worker, Item) -> Output
) throws(Failure) -> [Output] {
  let next = Guarded(0)
  let results = Guarded([Output?](repeating: nil, count: items.count))
  let failure = Guarded<Failure?>(nil)
  onThreads(min(jobs, items.count)) {
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

/// Runs the same work on several threads at once, including the caller's.
///
/// If the system has fewer threads to give, the work runs on those that start. Dispatch would wait
/// for more.
private func onThreads(_ count: Int, _ work: @Sendable () -> Void) {
  withoutActuallyEscaping(work) { work in
    let threads = (1..<max(1, count)).compactMap { _ in startThread(work) }
    work()
    for thread in threads { pthread_join(thread, nil) }
  }
}

/// A value that only one thread at a time can access.
package final class Guarded<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  package init(_ value: Value) {
    mutex = Mutex(value)
  }

  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in body(&value) }
  }
}

/// Starts a detached thread.
///
/// - Returns: Whether it started.
package func startDetachedThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  guard let thread = startThread(body) else { return false }
  pthread_detach(thread)
  return true
}

/// Starts a thread with all signals blocked, so that other threads get them.
///
/// - Returns: The thread, to be joined or detached; `nil` if the system cannot start one.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var (all, former) = (sigset_t(), sigset_t())
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &former)
  defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
  var thread = pthread_t()
  let context = Unmanaged.passRetained(ThreadBody(body))
  let failure = pthread_create(
    &thread, nil,
    { context in
      if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
      return nil
    }, context.toOpaque())
  if failure == 0 { return thread }
  context.release()
  return nil
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
