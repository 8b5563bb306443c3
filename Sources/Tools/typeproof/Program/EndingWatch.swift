import Glibc
import LoopbackServer
import Snapshots
import Synchronization

/// Runs actions before a signal ends the program.
///
/// A thread waits for the signals, runs the actions, and then lets the signal have its effect. A
/// signal handler could not, because most functions are not allowed in it.
final class EndingWatch: Sendable {
  /// Returns the last text to print, by what was written to goldens.
  typealias Words = @Sendable (TemporaryFiles.Written) -> String

  private let isOver = Atomic(false)
  private let actions = Mutex<[@Sendable () -> Void]>([])
  private let words: Mutex<Words>
  private let console: Console?

  /// Starts to wait. Threads that are started later hold the signals back, too.
  ///
  /// - Parameters:
  ///   - console: The console for the last text; `nil` for none.
  ///   - words: Returns the last text.
  init(
    telling console: Console? = nil, words: @escaping Words = { StoppedWork.words(on: $0) }
  ) {
    self.console = console
    self.words = Mutex(words)
    var signals = Self.endingSignals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    if !startDetachedThread({ self.wait() }) { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// Adds an action. It may run on another thread, and after the end of what it is about.
  func beforeEnding(_ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0.append(action) }
  }

  /// Adds an action that removes a line of progress.
  func stops(_ progress: WorkProgress) {
    beforeEnding { progress.end() }
  }

  /// Replaces the last text.
  func says(_ words: @escaping Words) {
    self.words.withLock { $0 = words }
  }

  /// Stops waiting. Signals have their usual effect again.
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

/// The text of a command that a signal ends.
enum StoppedWork {
  /// Returns a sentence about what was written to goldens.
  static func words(on written: TemporaryFiles.Written) -> String {
    let (files, ramps) = (written.files, written.layoutTexts)
    if files == 0 { return "Stopped. Nothing was written." }
    if ramps == 0 { return "Stopped. \(files) file\(files == 1 ? " was" : "s were") written." }
    return "Stopped. \(ramps) ramp\(ramps == 1 ? " was" : "s were") written."
  }
}
