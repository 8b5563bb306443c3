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
