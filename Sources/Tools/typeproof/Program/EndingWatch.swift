import Glibc
import LoopbackServer
import Snapshots
import Synchronization

/// What is to be done before a signal ends the program.
///
/// A thread waits for such signals, does it, and lets the signal do its work. A handler of signals
/// could not: most functions are not for it.
final class EndingWatch: Sendable {
  private let isOver = Atomic(false)
  private let actions = Mutex<[@Sendable () -> Void]>([])

  /// Begins to wait. Threads that are started from now on hold such signals back, too.
  init() {
    var signals = Self.endingSignals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    if !startDetachedThread({ self.wait() }) { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// Adds something to do; it may be done on another thread, and after what it is about is gone.
  func beforeEnding(_ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0.append(action) }
  }

  /// Signals are as before again.
  func end() {
    isOver.store(true, ordering: .releasing)
    var signals = Self.endingSignals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var endingSignals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in EndingSignals.numbers { sigaddset(&set, signal) }
    return set
  }

  private func wait() {
    var signals = Self.endingSignals
    while !isOver.load(ordering: .acquiring) {
      var patience = timespec(tv_sec: 0, tv_nsec: 200_000_000)
      let signal = sigtimedwait(&signals, nil, &patience)
      guard signal > 0 else { continue }
      for action in actions.withLock({ $0 }) { action() }
      Glibc.signal(signal, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(signal)
    }
  }
}
