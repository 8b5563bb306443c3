import Glibc
import Synchronization

/// The workers that run, so that none outlives the program, and none is left for the system to bury.
final class WorkerRoster: Sendable {
  private struct Roster {
    var processes: Set<pid_t> = []
    /// Whether the program is about to end.
    var isEnding = false
  }

  private let roster = Mutex(Roster())

  /// Starts a worker and enters it.
  ///
  /// It does not return where the program is about to end.
  func enter<Failure: Error>(_ start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
    try roster.withLock { (roster) throws(Failure) -> pid_t in
      if roster.isEnding { Self.waitForTheEnd() }
      let process = try start()
      roster.processes.insert(process)
      return process
    }
  }

  /// Ends a worker if it has not ended, and strikes it out.
  ///
  /// - Returns: Its status (wait(2)).
  func end(_ process: pid_t) -> Int32 {
    roster.withLock { roster in
      if roster.isEnding { Self.waitForTheEnd() }
      roster.processes.remove(process)
      return Self.bury(process)
    }
  }

  /// Strikes a worker out that has nothing more to say, and ends it if it has not ended a moment later.
  ///
  /// - Returns: Its status (wait(2)); `nil` where it had to be ended.
  func endThatHungUp(_ process: pid_t) -> Int32? {
    roster.withLock { roster in
      if roster.isEnding { Self.waitForTheEnd() }
      roster.processes.remove(process)
      var status: Int32 = 0
      for _ in 0..<100 {
        if waitpid(process, &status, WNOHANG) == process { return status }
        usleep(5000)
      }
      _ = Self.bury(process)
      return nil
    }
  }

  /// Ends all workers for good: whoever comes for another waits for the end of the program.
  func endAll() {
    roster.withLock { roster in
      for process in roster.processes { _ = Self.bury(process) }
      roster.processes = []
      roster.isEnding = true
    }
  }

  /// What becomes of workers then is nothing to tell anybody.
  private static func waitForTheEnd() -> Never {
    while true { pause() }
  }

  /// A kill does nothing to a process that has ended by itself: its status stays its own.
  private static func bury(_ process: pid_t) -> Int32 {
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
