import Dispatch
import Glibc
import Testing

@testable import Files
@testable import GoldenStore
@testable import Suites
@testable import Verification
@testable import Work

@Suite struct `A lock on a folder` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs what may block on a thread of its own.
  private static func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  /// Whether somebody waits for a lock on a file, by proc_locks(5).
  private static func isAwaited(_ inode: UInt) throws -> Bool {
    try FileTree.read("/proc/locks").split(separator: UInt8(ascii: "\n")).contains { line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      return words.contains("->") && words.contains { $0.hasSuffix(":\(inode)") }
    }
  }

  @Test func `is taken on the new folder where somebody replaced the folder meanwhile`()
    async throws
  {
    let path = folder("suite")
    #expect(mkdir(path, 0o755) == 0)
    let first = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(first, LOCK_EX) == 0)
    var status = stat()
    #expect(fstat(first, &status) == 0)

    async let isLocked = Self.onThread {
      try FolderLock.whileHeld(on: path) { try FolderLock.isHeld(on: path) }
    }
    var isAwaited = false
    for _ in 0..<6000 where !isAwaited {
      isAwaited = try Self.isAwaited(status.st_ino)
      if !isAwaited { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(isAwaited)

    // The lock on the first folder keeps nobody from the second.
    #expect(rmdir(path) == 0)
    #expect(mkdir(path, 0o755) == 0)
    close(first)
    #expect(try await isLocked)
  }
}
