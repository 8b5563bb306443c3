import Glibc
import MallocShim
import Snapshots
import Synchronization
import Work

/// The address space of this process, which the system may limit (`ulimit -v`).
enum AddressSpace {
  /// What every command gets by with, beyond the program and its libraries: Cairo with the libraries that
  /// it loads takes 34 MB, and to draw small cells 20 MB (measured on Debian 12, with one thread).
  private static let leastRoom = 64 << 20

  /// The most bytes that this process may use; `nil` where there is no limit.
  static var limit: Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return nil }
    // Larger numbers stand for no limit.
    return Int(exactly: limit.rlim_cur)
  }

  /// The bytes that it uses now: the first number is one of pages (proc(5)).
  private static var used: Int {
    get throws(FileError) {
      let text = String(decoding: try FileTree.read("/proc/self/statm"), as: UTF8.self)
      return (text.split(separator: " ").first.flatMap { Int($0) } ?? 0)
        * sysconf(Int32(_SC_PAGESIZE))
    }
  }

  /// Refuses to begin with less than any command needs. Such a process may end anywhere.
  ///
  /// - Throws: `AddressSpaceError`.
  static func check() throws {
    guard let limit else { return }
    let needed = try used + leastRoom
    guard limit >= needed else { throw AddressSpaceError.tooLittle(limit: limit, needed: needed) }
    typeproof_take_stack()
  }

  /// Has this process say that it has no more memory, and exit, where it would end by a fault.
  static func endWithoutMemory(telling console: Console) {
    Self.console.withLock { $0 = console }
    typeproof_end_without_memory(
      { AddressSpace.end() },
      "typeproof: \(AddressSpaceError.usedUp(piece: nil, limit: limit))")
  }

  private static let console = Mutex<Console?>(nil)

  /// Nothing is lost that a kill would not lose: recordings survive both.
  private static func end() {
    guard let console = console.withLockIfAvailable({ $0 }) ?? nil else { return }
    let error = AddressSpaceError.usedUp(piece: WorkWatch.pieceHere, limit: limit)
    console.progress.clear()
    console.complain("typeproof: \(TerminalText.escaped("\(error)"))")
    console.answer { try TroubleAccount(error).json() }
    _ = TemporaryFiles.end()
  }
}

/// The process may not use as much memory as its work takes.
enum AddressSpaceError: ClassifiedError, Equatable {
  /// A command needs more to begin at all, in bytes.
  case tooLittle(limit: Int, needed: Int)
  /// A piece of work needs more, whatever its name; `limit` is that of the process, if it has one.
  case usedUp(piece: String?, limit: Int?)

  var kind: TroubleKind { .memory }

  var next: String? {
    if case .usedUp(_, nil) = self { nil } else { Self.remedy }
  }

  private static let remedy = "ulimit -v unlimited"
}

extension AddressSpaceError: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLittle(let limit, let needed):
      "This process may use \(megabytes(limit)) of address space, and needs at least "
        + "\(megabytes(needed)). Allow more, and run the command again: \(Self.remedy)"
    case .usedUp(let piece, let limit?):
      "\(piece.map { "\($0): This" } ?? "The command") needs more than the \(megabytes(limit)) of "
        + "address space that this process may use, so the run was stopped. Work on fewer cells at "
        + "once with --jobs 1, or allow more: \(Self.remedy)"
    case .usedUp(let piece, nil):
      "\(piece.map { "\($0): This" } ?? "The command") needs more memory than the system gives, so "
        + "the run was stopped. Work on fewer cells at once with --jobs 1, or close other programs."
    }
  }

  /// Rounded up: that much is enough.
  private func megabytes(_ bytes: Int) -> String { "\((bytes + (1 << 20) - 1) >> 20) MB" }
}
