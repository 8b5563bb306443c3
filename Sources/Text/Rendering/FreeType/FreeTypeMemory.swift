import CFreeType
import Glibc

/// The memory of one FreeType instance, with a limit.
///
/// A few bytes of a table can claim a million items, and FreeType allocates memory for them, for
/// each face again. Checks catch many such tables; this limit catches the others.
final class FreeTypeMemory {
  /// FreeType's own structure for the memory, valid as long as this object exists.
  let handle: FT_Memory
  /// The number of bytes that FreeType has allocated.
  private(set) var used = 0
  private var hasRefused = false

  init() {
    handle = FT_Memory.allocate(capacity: 1)
    handle.initialize(
      to: FT_MemoryRec_(
        user: nil,
        alloc: { memory, size in FreeTypeMemory.of(memory)?.make(size) },
        free: { memory, block in FreeTypeMemory.of(memory)?.drop(block) },
        realloc: { memory, _, size, block in FreeTypeMemory.of(memory)?.resize(block, size) }))
    handle.pointee.user = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    handle.deallocate()
  }

  /// Returns whether an allocation was refused since the last call. FreeType skips some tables that
  /// it cannot read, and what it then draws is not what the font says.
  func takeRefusal() -> Bool {
    defer { hasRefused = false }
    return hasRefused
  }

  private static func of(_ memory: FT_Memory?) -> FreeTypeMemory? {
    memory?.pointee.user.map { Unmanaged<FreeTypeMemory>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The number of bytes before each block, which store its size. It keeps the block aligned for
  /// any type.
  private static let headerSize = 16

  /// Allocates a block; returns `nil` if there is no space for it.
  func make(_ size: Int) -> UnsafeMutableRawPointer? {
    guard hasRoom(for: size), let start = malloc(Self.headerSize + size) else { return nil }
    return block(at: start, of: size)
  }

  /// Frees a block.
  func drop(_ block: UnsafeMutableRawPointer?) {
    guard let start = block?.advanced(by: -Self.headerSize) else { return }
    used -= start.load(as: Int.self)
    free(start)
  }

  /// Resizes a block, which may move it; returns `nil` and leaves the block unchanged if there is
  /// no space.
  func resize(
    _ block: UnsafeMutableRawPointer?, _ size: Int
  ) -> UnsafeMutableRawPointer? {
    guard let start = block?.advanced(by: -Self.headerSize) else { return make(size) }
    let former = start.load(as: Int.self)
    guard hasRoom(for: size - former), let moved = realloc(start, Self.headerSize + size) else {
      return nil
    }
    used -= former
    return self.block(at: moved, of: size)
  }

  private func block(at start: UnsafeMutableRawPointer, of size: Int) -> UnsafeMutableRawPointer {
    start.storeBytes(of: size, as: Int.self)
    used += size
    return start.advanced(by: Self.headerSize)
  }

  private func hasRoom(for size: Int) -> Bool {
    let isRoom = used + size <= DrawingLimits.greatestFontMemory
    if !isRoom { hasRefused = true }
    return isRoom
  }
}
