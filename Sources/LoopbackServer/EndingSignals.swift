package import Glibc

/// The signals by which people and systems end a program: those of ctrl-c, of `kill`, and of a
/// terminal that goes.
package enum EndingSignals {
  /// Those of them that would end this program; one that whoever started it had it ignore, as
  /// `nohup` does, is left ignored.
  package static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(&set, signal) }
    return set
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    // Swift has no comparison of functions, and SIG_IGN is the function at 1.
    return withUnsafeBytes(of: action.__sigaction_handler) { $0.load(as: Int.self) } == 1
  }
}
