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
      "The worker for \(work) was killed, as it had no answer after \(seconds) s. "
        + "Look at the fonts and goldens it reads, or give it more time with --worker-time."
    case .signal(let signal, let memory) where isOwnFault:
      "The worker for \(work) was ended by signal \(Self.name(of: signal)): it needed more than "
        + "\(memory) MB, or met a fault. Look at the fonts and goldens it reads, or give it more with "
        + "--worker-memory."
    case .signal(let signal, _):
      "The worker for \(work) was ended by signal \(Self.name(of: signal)), which came from outside. "
        + "Find out who sent it, such as a system short of memory, and verify again."
    case .exit(let status):
      "The worker for \(work) ended with status \(status) and no answer. "
        + "Give it more memory with --worker-memory, or verify without --isolated where that does no "
        + "harm, to see why."
    case .nonsense:
      "The worker for \(work) gave an answer that is none to what it was asked. Look at the fonts and "
        + "goldens it reads: one of them may have taken it over."
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
