import Glibc

/// Starts a thread that nobody waits for. Signals are for the others: it holds all of them back.
///
/// - Returns: The system's error number; 0 where the thread was started.
package func startDetachedThread(_ body: @escaping @Sendable () -> Void) -> Int32 {
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
  if failure == 0 { pthread_detach(thread) } else { context.release() }
  return failure
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
