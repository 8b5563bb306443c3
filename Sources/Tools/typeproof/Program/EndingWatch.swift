import Glibc
import LoopbackServer
import Snapshots
import Synchronization

/// What is to be done before a signal ends the program.
///
/// A thread waits for such signals, does it, and lets the signal do its work. A handler of signals
/// could not: most functions are not for it.
final class EndingWatch: Sendable {
  /// What is said last, by what was written to goldens.
  typealias Words = @Sendable (TemporaryFiles.Written) -> String

  private let isOver = Atomic(false)
  private let actions = Mutex<[@Sendable () -> Void]>([])
  private let words: Mutex<Words>
  private let console: Console?

  /// Begins to wait. Threads that are started from now on hold such signals back, too.
  ///
  /// - Parameters:
  ///   - console: Where it says what was written; `nil` for nowhere.
  ///   - words: What it says.
  init(
    telling console: Console? = nil, words: @escaping Words = { StoppedWork.words(on: $0) }
  ) {
    self.console = console
    self.words = Mutex(words)
    var signals = Self.endingSignals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    if !startDetachedThread({ self.wait() }) { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// Adds something to do; it may be done on another thread, and after what it is about is gone.
  func beforeEnding(_ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0.append(action) }
  }

  /// Adds that a line of progress goes.
  func stops(_ progress: WorkProgress) {
    beforeEnding { progress.end() }
  }

  /// Says something else from now on.
  func says(_ words: @escaping Words) {
    self.words.withLock { $0 = words }
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
      let written = TemporaryFiles.end()
      console?.complain(TerminalText.escaped(words.withLock { $0 }(written)))
      Glibc.signal(signal, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(signal)
      // The first process of a container is not ended by its own signals.
      _exit(128 + signal)
    }
  }
}

/// What a command says that a signal ends.
enum StoppedWork {
  /// How much of goldens was written.
  static func words(on written: TemporaryFiles.Written) -> String {
    let (files, ramps) = (written.files, written.layoutTexts)
    if files == 0 { return "Stopped. Nothing was written." }
    if ramps == 0 { return "Stopped. \(files) file\(files == 1 ? " was" : "s were") written." }
    return "Stopped. \(ramps) ramp\(ramps == 1 ? " was" : "s were") written."
  }
}
