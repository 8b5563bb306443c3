import Glibc

/// How a worker ended, or was ended, without an answer that can be used.
package enum WorkerEnd: Error, Hashable {
  /// It was killed after so many seconds.
  case slow(seconds: Int)
  /// A signal ended it; it might have so many MB.
  case signal(Int32, memory: Int)
  /// It ended by itself, with this status.
  case exit(Int32)
  /// What it answered is no answer to what was asked.
  case nonsense
}

extension WorkerEnd {
  /// Whether it came by what the worker itself did, or by what it was not given.
  package var isOwnFault: Bool {
    if case .signal(let signal, _) = self { Self.ownFaults.contains(signal) } else { false }
  }

  /// What happened to a worker, and what to do.
  ///
  /// - Parameter work: What it was about, such as `app/body/latin@2x`.
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

  /// Signals that a process gets for what it does itself.
  private static let ownFaults: Set<Int32> = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// The name without its `SIG`, of signals that a process may well get.
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
