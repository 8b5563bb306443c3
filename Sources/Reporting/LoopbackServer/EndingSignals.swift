import Glibc
// Types of signals are of this module where its headers are read first, and of Glibc where they are not.
import HTTPShim

/// The signals by which people and systems end a program: those of ctrl-c, of `kill`, and of a
/// terminal that goes.
package enum EndingSignals {
  /// Those of them that would end this program; one that whoever started it had it ignore, as
  /// `nohup` does, is left ignored.
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
/// While they are held back, nothing that a request does is torn in two.
struct AwaitedSignals: ~Copyable {
  /// Readable when a signal has come.
  let descriptor: Int32
  private var former: sigset_t

  /// Holds them back on this thread.
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

  /// A signal that has come; `nil` where none has. Each is told once.
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
