import Glibc

/// Starts a thread that nobody waits for.
///
/// - Returns: Whether the system gave one.
package func startDetachedThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  var thread = pthread_t()
  let context = Unmanaged.passRetained(ThreadBody(body))
  let failure = pthread_create(
    &thread, nil,
    { context in
      if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
      return nil
    }, context.toOpaque())
  guard failure == 0 else {
    context.release()
    return false
  }
  pthread_detach(thread)
  return true
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
