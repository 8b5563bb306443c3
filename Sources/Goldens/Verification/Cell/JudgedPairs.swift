import ImageDiff
import Imaging
import Synchronization

/// The judged pairs of pictures of a run, which its workers share. Styles have equal sizes at many
/// categories, so half of the cells of a suite show the same as others.
final class JudgedPairs: Sendable {
  /// The key of a pair. Digests alone prove nothing, as collisions can be made.
  private struct Key: Hashable {
    let file: ContentDigest
    let pixels: ContentDigest
  }

  private struct Kept {
    let file: [UInt8]
    let pair: JudgedPair
  }

  /// The latest pairs, and the ones before them; older pairs are dropped.
  private struct Memory {
    var recent: [Key: Kept] = [:]
    var older: [Key: Kept] = [:]
    /// The size of the latest pairs' pixels and files in bytes.
    var size = 0
  }

  private let greatestSize: Int
  private let memory = Mutex(Memory())

  /// Creates an empty store.
  ///
  /// - Parameter greatestSize: The greatest size of the latest pairs' pixels and files in bytes;
  ///   those before them may have as much. A pair of more than a sixth of it is not kept, as large
  ///   ones are seldom needed again.
  init(greatestSize: Int = 24 << 20) {
    self.greatestSize = greatestSize
  }

  /// Returns the picture of a golden's file paired with another one.
  ///
  /// - Throws: `PNGError` where the file cannot be read, or is no plain picture.
  func pair(
    of file: [UInt8], and actual: Bitmap, limits: PNGLimits
  ) throws(PNGError) -> JudgedPair {
    let key = Key(file: ContentDigest(of: file), pixels: ContentDigest(ofPixelsIn: actual))
    if let kept = memory.withLock({ $0.recent[key] ?? $0.older[key] }), kept.file == file,
      kept.pair.actual == actual
    {
      return kept.pair
    }
    _ = try PNG.plainHeader(of: file, limits: limits)
    let pair = JudgedPair(expected: try PNG.decode(file, limits: limits), actual: actual)
    let size = pair.size + file.count
    guard size <= greatestSize / 6 else { return pair }
    memory.withLock { memory in
      if memory.size + size > greatestSize {
        memory.older = memory.recent
        (memory.recent, memory.size) = ([:], 0)
      }
      memory.recent[key] = Kept(file: file, pair: pair)
      memory.size += size
    }
    return pair
  }
}
