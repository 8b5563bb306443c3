import Glibc
import Isolation

/// Runs another program with limited memory and time.
struct LimitedProcess {
  /// The path of this program, which limits itself before it becomes the other one.
  let launcher: String
  /// The path of the other program, then its arguments.
  let words: [String]
  let limits: WorkerLimits

  /// The outcome of a run.
  struct Outcome {
    /// The exit status, or the way in which the program was ended.
    let status: Result<Int32, WorkerEnd>
    /// The beginning of its output and its standard error.
    let said: String
  }

  /// The most bytes of output that are kept.
  private static let greatestOutput = 1 << 16

  /// Runs the program to its end, or ends it after its time.
  ///
  /// - Throws: `ChildStartError`.
  func run() throws(ChildStartError) -> Outcome {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { throw ChildStartError(code: errno) }
    defer { close(pair[0]) }
    for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do {
      process = try ChildStart(
        program: launcher,
        words: [
          "typeproof", LimitedCommand.name, "--memory=\(limits.memory)", "--time=\(limits.time)",
          "--",
        ] + words, output: pair[1], errors: pair[1]
      ).start()
    } catch {
      close(pair[1])
      throw error
    }
    close(pair[1])
    let said = Self.read(pair[0], until: .now + .seconds(limits.time))
    // One that says nothing more has ended, or is about to, or has no time left.
    if said == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Outcome(
      status: outcome(of: status, isLate: said == nil),
      said: String(decoding: said ?? [], as: UTF8.self))
  }

  private func outcome(of status: Int32, isLate: Bool) -> Result<Int32, WorkerEnd> {
    // A signal stands in the low seven bits, an exit status in the eight above them (wait(2)).
    let signal = status & 0x7F
    if isLate || signal == SIGXCPU { return .failure(.slow(seconds: limits.time)) }
    return signal == 0
      ? .success((status >> 8) & 0xFF) : .failure(.signal(signal, memory: limits.memory))
  }

  /// Returns the bytes from a pipe up to its end; `nil` if the end does not come in time.
  private static func read(_ pipe: Int32, until deadline: SuspendingClock.Instant) -> [UInt8]? {
    var said: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let left = SuspendingClock.now.duration(to: deadline).components
      guard left.seconds >= 0, left.attoseconds >= 0 else { return nil }
      var polled = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Int32(clamping: left.seconds * 1000 + 1)) > 0 else { continue }
      let count = Glibc.read(pipe, &chunk, chunk.count)
      if count > 0 {
        if said.count < greatestOutput { said += chunk[..<count] }
      } else if count == 0 || errno != EINTR {
        return said
      }
    }
  }
}

/// `typeproof run-limited`: limits itself and becomes another program. People do not call it.
///
/// A program can limit itself but not the ones it starts, so it starts itself first.
struct LimitedCommand: Command {
  static let name = "run-limited"
  static let summary = "Run another program under limits."

  @Option("The memory that it may use, in MB.") var memory: WorkerMemory
  @Option("The processor time that it may take, in seconds.") var time: WholeSeconds
  @Argument("The path of the program and its arguments.") var words: [String]

  func run(in console: Console) throws -> ExitCode {
    let limits = WorkerLimits(memory: memory.megabytes, time: time.count)
    try limits.apply()
    try limits.restartTime()
    guard let program = words.first else { throw ChildStartError(code: ENOENT) }
    execv(program, words.map { strdup($0) } + [nil])
    throw ChildStartError(code: errno)
  }
}
