import Glibc

/// The way in which a worker ended without a usable answer.
package enum WorkerEnd: Error, Hashable {
  /// The worker was killed after this many seconds.
  case slow(seconds: Int)
  /// A signal ended the worker, which was allowed this many MB of memory.
  case signal(Int32, memory: Int)
  /// The worker ended by itself, with this status.
  case exit(Int32)
  /// The answer does not fit the request.
  case nonsense
}

extension WorkerEnd {
  /// Whether the worker was ended by a signal that a process gets for its own faults, such as a
  /// crash or a lack of memory.
  package var isOwnFault: Bool {
    if case .signal(let signal, _) = self { Self.ownFaults.contains(signal) } else { false }
  }

  /// Returns what happened to the worker, and what to do.
  ///
  /// - Parameter work: The work that it was doing, such as `app/body/latin@2x`.
  package func sentences(on work: String) -> String {
    switch self {
    case .slow(let seconds):
      "The worker for \(work) was killed after \(seconds) s without an answer. Check the fonts "
        + "and goldens it reads, or allow more time with --worker-time."
    case .signal(let signal, let memory) where isOwnFault:
      "The worker for \(work) was ended by signal \(Self.name(of: signal)): it needed more than "
        + "\(memory) MB, or crashed. Check the fonts and goldens it reads, or allow more memory "
        + "with "
        + "--worker-memory."
    case .signal(let signal, _):
      "The worker for \(work) was ended by signal \(Self.name(of: signal)), which another process "
        + "sent. Find out why, for example whether the system ran out of memory, and verify again."
    case .exit(let status):
      "The worker for \(work) exited with \(status) and without an answer. Allow more "
        + "memory with --worker-memory. If the files are trusted, verify without --isolated to "
        + "see why."
    case .nonsense:
      "The worker for \(work) sent an answer that does not fit its request. Check the fonts and "
        + "goldens it reads: one of them may have taken control of it."
    }
  }

  /// The signals that a process gets for its own faults.
  private static let ownFaults: Set<Int32> = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// Returns the name of a signal that a process may get, without its `SIG`.
  package static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGHUP: "HUP", SIGINT: "INT", SIGQUIT: "QUIT", SIGILL: "ILL", SIGTRAP: "TRAP",
      SIGABRT: "ABRT", SIGBUS: "BUS", SIGFPE: "FPE", SIGKILL: "KILL", SIGUSR1: "USR1",
      SIGSEGV: "SEGV", SIGUSR2: "USR2", SIGPIPE: "PIPE", SIGALRM: "ALRM", SIGTERM: "TERM",
      SIGXFSZ: "XFSZ", SIGSYS: "SYS",
    ]
    return names[signal] ?? String(signal)
  }
}
