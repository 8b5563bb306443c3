import Glibc
// Types of signals are of this module where its headers are read first, and of Glibc where they are not.
import HTTPShim

/// The signals by which people and systems end a program: those of ctrl-c, of `kill`, and of a
/// terminal that closes.
package enum EndingSignals {
  /// The signals that would end this program. A signal that the parent process has set to be
  /// ignored, as `nohup` does, stays ignored.
  package static var numbers: [Int32] {
    [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    // Swift has no comparison of functions, and SIG_IGN is the function at 1.
    return withUnsafeBytes(of: action.__sigaction_handler) { $0.load(as: Int.self) } == 1
  }
}

/// The signals that end programs, held back and waited for instead.
///
/// While they are held back, no signal ends the program in the middle of a request.
struct AwaitedSignals: ~Copyable {
  /// A descriptor that is readable when a signal has come.
  let descriptor: Int32
  private var former: sigset_t

  /// Holds the signals back on this thread.
  ///
  /// - Throws: `LoopbackServerError.notStarted`.
  init() throws(LoopbackServerError) {
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for signal in EndingSignals.numbers { sigaddset(&awaited, signal) }
    let descriptor = signalfd(-1, &awaited, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard descriptor >= 0 else { throw .notStarted(errno: errno) }
    self.descriptor = descriptor
    former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &awaited, &former)
  }

  /// Returns a signal that has come, each once; `nil` if there is none.
  func next() -> Int32? {
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    guard read(descriptor, &information, size) == size else { return nil }
    return Int32(bitPattern: information.ssi_signo)
  }

  deinit {
    close(descriptor)
    var mask = former
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
