import Glibc

/// The memory and time that a worker of an isolated verification may use.
struct WorkerLimits: Equatable {
  /// The size of the address space, in MB of 2²⁰ bytes.
  let memory: Int
  /// The seconds for one ramp, both of processor time and by the clock. For the first ramp they
  /// include the worker's start.
  let time: Int

  /// The largest file that a worker may write, in bytes. No picture of a difference is larger.
  private static let fileSize = 512 << 20

  /// Applies the limits to this process, and closes descriptors that its parent has left open. No
  /// core files are written, because strangers' files could fill them.
  ///
  /// - Throws: `WorkerLimitError`.
  func apply() throws(WorkerLimitError) {
    try Self.closeInherited()
    try Self.set(RLIMIT_AS, to: memory << 20)
    try Self.set(RLIMIT_FSIZE, to: Self.fileSize)
    try Self.set(RLIMIT_CORE, to: 0)
  }

  /// Closes all descriptors except the three standard streams.
  private static func closeInherited() throws(WorkerLimitError) {
    guard let folder = opendir("/proc/self/fd") else { throw WorkerLimitError(code: errno) }
    let own = dirfd(folder)
    var open: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let number = Int32(name), number > STDERR_FILENO, number != own { open.append(number) }
    }
    closedir(folder)
    for descriptor in open { close(descriptor) }
  }

  /// Restarts the limit of processor time from now.
  ///
  /// The parent process limits the time by the clock. This limit also works if the parent is
  /// stopped.
  ///
  /// - Throws: `WorkerLimitError`.
  func restartTime() throws(WorkerLimitError) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    try Self.set(RLIMIT_CPU, to: used + time + 1, keepsGreatest: true)
  }

  /// - Parameter keepsGreatest: Whether the limit may be raised again.
  private static func set(
    _ resource: __rlimit_resource, to value: Int, keepsGreatest: Bool = false
  ) throws(WorkerLimitError) {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { throw WorkerLimitError(code: errno) }
    // What whoever started the program allows is never exceeded.
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    if !keepsGreatest { limit.rlim_max = limit.rlim_cur }
    guard setrlimit(resource, &limit) == 0 else { throw WorkerLimitError(code: errno) }
  }
}

/// The system does not let a worker limit itself.
struct WorkerLimitError: Error, Equatable, CustomStringConvertible {
  /// The system's error number.
  let code: Int32

  var description: String {
    "A worker cannot limit its memory or time: \(String(cString: strerror(code))). Run typeproof "
      + "where setrlimit works, or leave out --isolated."
  }
}

/// An amount of memory, in MB of 2²⁰ bytes.
struct WorkerMemory: ArgumentValue {
  let megabytes: Int

  static let standard = WorkerMemory(megabytes: 1024)

  private init(megabytes: Int) { self.megabytes = megabytes }

  init(argument: String) throws(ArgumentValueError) {
    guard let count = Int(argument), (16...1_048_576).contains(count) else {
      throw .notA("a number of MB from 16 to 1048576", text: argument, example: "2048")
    }
    self.init(megabytes: count)
  }

  var argumentText: String { String(megabytes) }
}

/// The options for verifying files from strangers.
struct IsolationOptions: ArgumentGroup {
  static let heading: String? = "Untrusted changes"

  @Flag(
    "Verify each ramp in a worker process. Typeproof itself then reads and draws nothing, and a "
      + "worker that is killed does not affect the others. Implies --no-digests.")
  var isolated = false
  @Option("The memory that one worker may use, in MB.", value: "mb")
  var workerMemory: WorkerMemory = .standard
  @Option("The time that a worker may take for one ramp, in seconds.", value: "s")
  var workerTime = Self.usualTime
  @Flag(
    "Decode and compare every golden, even if the digests in its layout text match: a forged "
      + "picture can come with a forged text.")
  var noDigests = false

  /// The default time of a worker for a ramp.
  static let usualTime = WholeSeconds(60)

  /// The limits of each worker.
  var limits: WorkerLimits {
    WorkerLimits(memory: workerMemory.megabytes, time: workerTime.count)
  }
}
