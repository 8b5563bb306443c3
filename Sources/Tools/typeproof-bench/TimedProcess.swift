// Glibc's `environ` is a variable anybody may change; here it is only handed on.
@preconcurrency import Glibc

/// A program that ran to its end, with the resources it used.
struct TimedProcess {
  let wall: Duration
  let exitStatus: Int32
  let usage: rusage

  /// Runs a program that is found on the PATH. Its output is dropped.
  ///
  /// Only a small program such as this one can measure peak memory, because Linux reports at least
  /// that of the parent process.
  init(running arguments: [String]) throws(BenchError) {
    guard let program = arguments.first else { throw .usage }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    let start = ContinuousClock.now
    let failure = posix_spawnp(&process, program, &actions, nil, words, environ)
    guard failure == 0 else {
      throw .noProcess(program, detail: String(cString: strerror(failure)))
    }
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else {
        throw .noProcess(program, detail: String(cString: strerror(errno)))
      }
    }
    wall = ContinuousClock.now - start
    // A signal stands in the low seven bits, an exit status in the eight above them (wait(2)).
    exitStatus = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    self.usage = usage
  }

  /// Wall, user and system seconds, exit status, peak memory in KiB, page faults without and with
  /// reading, and blocks of 512 bytes read from a disk.
  var row: [String] {
    [
      "\(wall.seconds)", "\(usage.ru_utime.seconds)", "\(usage.ru_stime.seconds)", "\(exitStatus)",
      "\(usage.ru_maxrss)", "\(usage.ru_minflt)", "\(usage.ru_majflt)", "\(usage.ru_inblock)",
    ]
  }
}

extension Duration {
  /// The duration in seconds, with its fraction.
  var seconds: Double { self / .seconds(1) }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}
