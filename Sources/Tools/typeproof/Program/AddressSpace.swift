import Glibc
import MallocShim
import Snapshots
import Synchronization
import Work

/// The address space of this process, which the system can limit (`ulimit -v`).
enum AddressSpace {
  /// The bytes that every command needs beyond the program and its libraries. Cairo with its
  /// libraries takes 34 MB, and drawing small cells 20 MB (measured on Debian 12, with one thread).
  private static let leastRoom = 64 << 20

  /// The most bytes that this process may use; `nil` for no limit.
  static var limit: Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return nil }
    // Larger numbers stand for no limit.
    return Int(exactly: limit.rlim_cur)
  }

  /// The bytes that it uses now, from the number of pages in proc(5).
  private static var used: Int {
    get throws(FileError) {
      let text = String(decoding: try FileTree.read("/proc/self/statm"), as: UTF8.self)
      return (text.split(separator: " ").first.flatMap { Int($0) } ?? 0)
        * sysconf(Int32(_SC_PAGESIZE))
    }
  }

  /// Throws an error if there is less memory than every command needs, because such a process could
  /// end anywhere.
  ///
  /// - Throws: `AddressSpaceError`.
  static func check() throws {
    guard let limit else { return }
    let needed = try used + leastRoom
    guard limit >= needed else { throw AddressSpaceError.tooLittle(limit: limit, needed: needed) }
    typeproof_take_stack()
  }

  /// Makes this process report a lack of memory and exit, instead of ending by a fault.
  static func endWithoutMemory(telling console: Console) {
    Self.console.withLock { $0 = console }
    typeproof_end_without_memory(
      { AddressSpace.end() },
      "typeproof: \(AddressSpaceError.usedUp(piece: nil, limit: limit))")
  }

  private static let console = Mutex<Console?>(nil)

  /// Exits at once. Nothing is lost that a kill would not lose, because recordings survive both.
  private static func end() {
    guard let console = console.withLockIfAvailable({ $0 }) ?? nil else { return }
    let error = AddressSpaceError.usedUp(piece: WorkWatch.pieceHere, limit: limit)
    console.progress.clear()
    console.complain("typeproof: \(TerminalText.escaped("\(error)"))")
    console.answer { try TroubleAccount(error).json() }
    _ = TemporaryFiles.end()
  }
}

/// The process may not use as much memory as its work needs.
enum AddressSpaceError: ClassifiedError, Equatable {
  /// A command needs more memory to begin at all. Both numbers are bytes.
  case tooLittle(limit: Int, needed: Int)
  /// A piece of work needs more memory. `limit` is that of the process, if it has one.
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

  /// Returns a number of bytes in MB, rounded up so that it is enough.
  private func megabytes(_ bytes: Int) -> String { "\((bytes + (1 << 20) - 1) >> 20) MB" }
}
