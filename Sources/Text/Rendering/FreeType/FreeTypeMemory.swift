import CFreeType
import Glibc

/// The memory of one FreeType, which asks here for all that it takes, and is refused what is too much.
///
/// A few bytes of a table can say that there are a million of something, and FreeType makes room for it, for
/// each face anew. Checks know many such tables; this is for those that none knows.
final class FreeTypeMemory {
  /// What FreeType knows of it; valid as long as this object lives.
  let handle: FT_Memory
  /// How many bytes FreeType has.
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

  /// Whether something was refused since this was last asked. FreeType does without some tables that it
  /// cannot read, and what it draws then is not what the font says.
  func takeRefusal() -> Bool {
    defer { hasRefused = false }
    return hasRefused
  }

  private static func of(_ memory: FT_Memory?) -> FreeTypeMemory? {
    memory?.pointee.user.map { Unmanaged<FreeTypeMemory>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Before each block stands its size; as much as keeps the block aligned for anything.
  private static let headerSize = 16

  /// A block of so many bytes; `nil` where there is no room for it.
  func make(_ size: Int) -> UnsafeMutableRawPointer? {
    guard hasRoom(for: size), let start = malloc(Self.headerSize + size) else { return nil }
    return block(at: start, of: size)
  }

  /// Takes a block back.
  func drop(_ block: UnsafeMutableRawPointer?) {
    guard let start = block?.advanced(by: -Self.headerSize) else { return }
    used -= start.load(as: Int.self)
    free(start)
  }

  /// Makes a block larger or smaller, which may move it; `nil` leaves it as it is.
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
