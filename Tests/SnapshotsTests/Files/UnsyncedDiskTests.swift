import Glibc
import ImageDiff
import Testing

@testable import Files
@testable import GoldenStore
@testable import Suites
@testable import Verification
@testable import Work

/// A file may take its place only when its content is on disk. A disk that fails shows the order: what
/// comes after the sync does not happen.
@Suite struct `A disk that syncs nothing` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.txt", "b.txt"] { try folder.write("old", name) }
  }

  @Test func `keeps the old file`() async throws {
    let before = try folder.state()
    await #expect(processExitsWith: .success) { [path = folder("a.txt") as String] in
      try breakSyncing()
      #expect(throws: FileError(.write, path, code: EIO)) {
        try AtomicFile.write(Array("new".utf8), to: path)
      }
    }
    #expect(try folder.state() == before)
  }

  @Test func `fails a write whose folder cannot be synced`() async throws {
    await #expect(processExitsWith: .success) { [folder = folder.path as String] in
      let staged = try AtomicFile.stage(Array("new".utf8), for: "\(folder)/a.txt")
      try breakSyncing()
      #expect(throws: FileError(.write, folder, code: EIO)) { try staged.commit() }
    }
  }

  @Test func `keeps all goldens where their journal cannot be synced`() async throws {
    let before = try folder.state()
    await #expect(processExitsWith: .success) { [folder = folder.path as String] in
      let transaction = try bothChanged(in: folder)
      try breakSyncing()
      let error = #expect(throws: FileTransactionError.self) { try transaction.commit() }
      #expect(error?.cause.code == EIO)
      #expect(error?.isUnfinished == false)
    }
    #expect(try folder.state() == before)
  }

  @Test func `keeps the journal until the folders are synced`() async throws {
    await #expect(processExitsWith: .success) { [folder = folder.path as String] in
      let transaction = try bothChanged(in: folder)
      let error = #expect(throws: FileTransactionError.self) {
        // Where syncing cannot be broken, nothing is thrown.
        try transaction.commit { done in if done == 2 { try? breakSyncing() } }
      }
      #expect(error?.isUnfinished == true)
    }
    #expect(GoldenJournal.exists(in: folder.path))
    #expect(try GoldenRecovery.recover(in: folder.path) == .finished(remaining: 0, of: 2))
    #expect(
      try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) } == [
        "a.txt": "new", "b.txt": "new",
      ])
  }
}

private func bothChanged(in folder: String) throws -> FileTransaction {
  var transaction = FileTransaction(in: folder)
  for name in ["a.txt", "b.txt"] {
    try transaction.put(
      Array("new".utf8), at: "\(folder)/\(name)", over: try FileTree.read("\(folder)/\(name)"))
  }
  return transaction
}

private struct NoFilter: Error {
  let code = errno
}

/// Lets fsync fail in this thread from now on, as on a disk that is broken: by a filter of system calls
/// (seccomp(2)), which nobody can take back.
private func breakSyncing() throws {
  #if arch(x86_64)
    let number: UInt32 = 74
  #else
    let number: UInt32 = 82
  #endif
  struct Instruction {
    var code: UInt16
    var whereEqual: UInt8 = 0
    var otherwise: UInt8 = 0
    var value: UInt32
  }
  struct Program {
    var count: UInt16
    var instructions: UnsafePointer<Instruction>?
  }
  let instructions = [
    // The number of the call; is it fsync; then fail; else go on.
    Instruction(code: 0x20, value: 0),
    Instruction(code: 0x15, otherwise: 1, value: number),
    Instruction(code: 0x06, value: 0x0005_0000 | UInt32(EIO)),
    Instruction(code: 0x06, value: 0x7FFF_0000),
  ]
  typealias Control = @convention(c) (CInt, UInt, UInt, UInt, UInt) -> CInt
  guard let symbol = dlsym(nil, "prctl") else { throw NoFilter() }
  let prctl = unsafeBitCast(symbol, to: Control.self)
  try instructions.withUnsafeBufferPointer { instructions in
    let program = Program(
      count: UInt16(instructions.count), instructions: instructions.baseAddress)
    // Without rights that programs it starts could gain, a thread may set a filter.
    let isSet = withUnsafePointer(to: program) { program in
      prctl(38, 1, 0, 0, 0) == 0 && prctl(22, 2, UInt(bitPattern: program), 0, 0) == 0
    }
    guard isSet else { throw NoFilter() }
  }
}
