import Glibc
import Synchronization

/// Applies a function to each item on several threads. Their stacks are large, because nested
/// source needs deep calls.
func onThreads<Item: Sendable, Output: Sendable>(
  _ items: [Item], jobs: Int, body: @escaping @Sendable (Item) -> Output
) -> [Output] {
  let work = Work(items: items, body: body)
  var threads: [pthread_t] = []
  for _ in 0..<max(1, min(jobs, items.count)) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // This reserves address space. The system provides memory only for the part that a thread uses.
    pthread_attr_setstacksize(&attributes, 256 << 20)
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Start { work.run() })
    let code = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    pthread_attr_destroy(&attributes)
    if code == 0 { threads.append(thread) } else { box.release() }
  }
  for thread in threads { pthread_join(thread, nil) }
  // The system has no thread to give.
  if threads.isEmpty { work.run() }
  return work.results
}

private final class Start: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private final class Work<Item: Sendable, Output: Sendable>: Sendable {
  private let items: [Item]
  private let body: @Sendable (Item) -> Output
  private let next = Atomic(0)
  private let outputs: Mutex<[Int: Output]> = Mutex([:])

  init(items: [Item], body: @escaping @Sendable (Item) -> Output) {
    self.items = items
    self.body = body
  }

  func run() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < items.count else { return }
      let output = body(items[index])
      outputs.withLock { $0[index] = output }
    }
  }

  var results: [Output] {
    outputs.withLock { outputs in items.indices.compactMap { outputs[$0] } }
  }
}
