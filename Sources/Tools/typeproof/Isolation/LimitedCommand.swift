import Glibc

/// `typeproof run-limited`: limits itself and becomes another program, which nobody calls by hand.
///
/// A program can limit itself, but not what it starts; so it starts itself.
struct LimitedCommand: Command {
  static let name = "run-limited"
  static let summary = "Become another program under limits."

  @Option("How much memory it may have, in MB.") var memory: WorkerMemory
  @Option("How much time of a processor it may take, in seconds.") var time: WholeSeconds
  @Argument("The path of the program, then what it is called with.") var words: [String]

  func run(in console: Console) throws -> ExitCode {
    let limits = WorkerLimits(memory: memory.megabytes, time: time.count)
    try limits.apply()
    try limits.restartTime()
    guard let program = words.first else { throw ChildStartError(code: ENOENT) }
    execv(program, words.map { strdup($0) } + [nil])
    throw ChildStartError(code: errno)
  }
}
