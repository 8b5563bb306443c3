import Dispatch
import Foundation
import Glibc
import Isolation
import JSON
import Synchronization
import Testing

@testable import typeproof

/// Workers of the system's shell, which do what is to be tested.
@Suite struct `Workers that answer requests` {
  private let roster = WorkerRoster()

  /// What workers that run a script came to, one at a time.
  private func answers(
    to count: Int = 1, from script: String, time: Int = 20, isOfUse: Bool = true
  ) throws -> [Result<String, WorkerEnd>] {
    let pool = WorkerPool(
      program: "/bin/sh", arguments: ["-c", script],
      limits: WorkerLimits(memory: 512, time: time), jobs: 1, roster: roster)
    var answers: [Result<String, WorkerEnd>] = []
    try pool.answer(Array(repeating: .plan, count: count)) { _, answer in
      answers.append(answer.map { String(decoding: $0, as: UTF8.self) })
      return isOfUse
    }
    return answers
  }

  private static let hello = "printf '5\\nhello'"

  @Test func `are heard`() throws {
    #expect(try answers(from: Self.hello) == [.success("hello")])
  }

  @Test(arguments: [
    ("kill -SEGV $$", WorkerEnd.signal(SIGSEGV, memory: 512)),
    ("kill -KILL $$", .signal(SIGKILL, memory: 512)),
    ("kill -XCPU $$", .slow(seconds: 20)),
    ("exit 3", .exit(3)), ("printf '9\\nhello'", .exit(0)),
    ("printf hello", .nonsense), ("printf '3\\nhello'", .nonsense), ("printf '%s' -1", .nonsense),
    ("printf '99999999999\\n'", .nonsense), ("printf 1234567890123", .nonsense),
  ])
  func `are told apart by how they end`(script: String, end: WorkerEnd) throws {
    #expect(try answers(from: script) == [.failure(end)])
  }

  @Test(arguments: ["sleep 100", "kill -STOP $$", "while :; do :; done", "exec >&- <&-; sleep 100"])
  func `are killed when their time is up, and leave no process`(script: String) throws {
    let folder = try ScratchFolder()
    let start = ContinuousClock.now
    let outcome = try answers(from: "echo $$ > \(folder("pid")); \(script)", time: 1)
    #expect(start.duration(to: .now) < .seconds(10))
    // One that hangs up is not waited for.
    #expect(outcome == [.failure(script.hasPrefix("exec") ? .nonsense : .slow(seconds: 1))])
    let process = try #require(pid_t(try text(of: folder("pid")).dropLast()))
    #expect(kill(process, 0) != 0 && errno == ESRCH)
  }

  /// The thread that asks for another waits for the end of the program, here that of the tests.
  @Test func `are not started while the program ends`() {
    let (roster, begun) = (WorkerRoster(), DispatchSemaphore(value: 0))
    let hasStarted = Mutex(false)
    roster.endAll()
    Thread.detachNewThread {
      begun.signal()
      _ = roster.enter {
        hasStarted.withLock { $0 = true }
        return 0
      }
    }
    begun.wait()
    Thread.sleep(forTimeInterval: 0.2)
    #expect(!hasStarted.withLock { $0 })
  }

  /// A worker is given a second request only if its first answer was of use.
  @Test func `go on to the next request, unless their answer was of no use`() throws {
    let folder = try ScratchFolder()
    let script = """
      echo >> \(folder("starts"))
      for time in 1 2; do head -c 18 > \(folder("request")); \(Self.hello); done
      """
    #expect(try answers(to: 2, from: script) == [.success("hello"), .success("hello")])
    #expect(try text(of: folder("starts")) == "\n")
    _ = try answers(to: 2, from: script, isOfUse: false)
    #expect(try text(of: folder("starts")) == "\n\n\n")
  }

  /// Its second request ends the first worker, and not one that was given no other.
  @Test func `are not blamed for what an earlier request left behind`() throws {
    let folder = try ScratchFolder()
    let request = MessageFrame.framed(WorkerRequest.plan.json.text).count
    let script = """
      head -c \(request) > \(folder("request")); \(Self.hello)
      head -c \(request) > \(folder("request")); kill -SEGV $$
      """
    #expect(try answers(to: 2, from: script) == [.success("hello"), .success("hello")])
  }

  @Test func `are all ended before the program is`() throws {
    let folder = try ScratchFolder()
    try folder.file("pid", "")
    let worker = try WorkerProcess(
      program: "/bin/sh", arguments: ["-c", "echo $$ > \(folder("pid")); sleep 100"],
      limits: WorkerLimits(memory: 512, time: 20), roster: roster)
    while try text(of: folder("pid")).isEmpty { usleep(1000) }
    let process = try #require(pid_t(try text(of: folder("pid")).dropLast()))
    roster.endAll()
    #expect(kill(process, 0) != 0 && errno == ESRCH)
    // It would wait for the end of the program, which does not come here.
    withExtendedLifetime(Unmanaged.passRetained(worker)) {}
  }

  @Test func `get no variable of this program's`() throws {
    setenv("TYPEPROOF_SECRET", "token", 1)
    defer { unsetenv("TYPEPROOF_SECRET") }
    let script = "[ -z \"$TYPEPROOF_SECRET\" ] && \(Self.hello)"
    #expect(try answers(from: script) == [.success("hello")])
  }

  @Test func `that cannot be started are told`() throws {
    let pool = WorkerPool(
      program: "/nowhere", arguments: [], limits: WorkerLimits(memory: 64, time: 1), jobs: 1,
      roster: roster)
    #expect(throws: ChildStartError(code: ENOENT)) {
      try pool.answer([.plan]) { _, _ in true }
    }
  }
}
