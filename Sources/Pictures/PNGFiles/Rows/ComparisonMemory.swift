/// Working memory for comparisons.
///
/// If you compare many pictures, keep one object for each thread and pass it to each comparison.
/// This saves clearing memory for each.
public final class ComparisonMemory {
  /// A contiguous block of bytes.
  struct Block {
    let start: UnsafeMutableRawPointer
    let byteCount: Int

    var bytes: UnsafeMutableRawBufferPointer {
      UnsafeMutableRawBufferPointer(start: start, count: byteCount)
    }
  }

  private var unused: [Block] = []

  /// Creates working memory, which is allocated when needed and freed with the object.
  public init() {}

  deinit { for block in unused { block.start.deallocate() } }

  /// Returns the smallest unused block of at least this size, or a new one. Its content is
  /// undefined.
  func take(byteCount: Int) -> Block {
    let fitting = unused.indices.filter { unused[$0].byteCount >= byteCount }
    if let best = fitting.min(by: { unused[$0].byteCount < unused[$1].byteCount }) {
      return unused.remove(at: best)
    }
    return Block(
      start: .allocate(byteCount: byteCount, alignment: ComparisonMemory.alignment),
      byteCount: byteCount)
  }

  /// Keeps a block for later use.
  func giveBack(_ block: Block) {
    // Rows of other lengths need blocks of other sizes; those that are never wanted again go first.
    if unused.count >= ComparisonMemory.mostBlocks { unused.removeFirst().start.deallocate() }
    unused.append(block)
  }

  private static let mostBlocks = 8
  /// The alignment of `malloc`, for C's structures.
  private static let alignment = 16
}
