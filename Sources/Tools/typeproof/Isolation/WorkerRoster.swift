import Glibc
import Synchronization

/// The list of running workers, so that all of them end with the program and their statuses are
/// collected.
final class WorkerRoster: Sendable {
  private struct Roster {
    var processes: Set<pid_t> = []
    /// Whether the program is about to end.
    var isEnding = false
  }

  private let roster = Mutex(Roster())

  /// Starts a worker and adds it to the list.
  ///
  /// It does not return if the program is about to end.
  func enter<Failure: Error>(_ start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
    try roster.withLock { (roster) throws(Failure) -> pid_t in
      if roster.isEnding { Self.waitForTheEnd() }
      let process = try start()
      roster.processes.insert(process)
      return process
    }
  }

  /// Ends a worker, if it has not ended, and removes it from the list.
  ///
  /// - Returns: Its status, as in wait(2).
  func end(_ process: pid_t) -> Int32 {
    roster.withLock { roster in
      if roster.isEnding { Self.waitForTheEnd() }
      roster.processes.remove(process)
      return Self.bury(process)
    }
  }

  /// Removes a worker that has closed its socket, and ends it if it does not end by itself within
  /// half a second.
  ///
  /// - Returns: Its status, as in wait(2); `nil` if it had to be ended.
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

  /// Ends all workers for good. Threads that ask for another one wait for the end of the program.
  func endAll() {
    roster.withLock { roster in
      for process in roster.processes { _ = Self.bury(process) }
      roster.processes = []
      roster.isEnding = true
    }
  }

  /// Waits for the end of the program, so that the ends of its workers are not reported.
  private static func waitForTheEnd() -> Never {
    while true { pause() }
  }

  /// Kills a process and returns its status. One that has already ended keeps its own status.
  private static func bury(_ process: pid_t) -> Int32 {
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
