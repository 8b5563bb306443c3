import ImageDiff
import Imaging
import Synchronization

/// What was found of pairs of pictures in a run, which its workers share: styles meet at many sizes, so that
/// half of the cells of a suite show what others do.
final class JudgedPairs: Sendable {
  /// What a pair is looked up by. Digests alone prove nothing, as they can be made to meet.
  private struct Key: Hashable {
    let file: ContentDigest
    let pixels: ContentDigest
  }

  private struct Kept {
    let file: [UInt8]
    let pair: JudgedPair
  }

  /// What was made last, and what was before that; older pairs are dropped.
  private struct Memory {
    var recent: [Key: Kept] = [:]
    var older: [Key: Kept] = [:]
    /// How many bytes the pixels and files of the recent ones are.
    var size = 0
  }

  private let greatestSize: Int
  private let memory = Mutex(Memory())

  /// None so far.
  ///
  /// - Parameter greatestSize: How many bytes the pixels and files of goldens of the recent ones may be; those
  ///   before are as many. A pair of more than a sixth of it is not kept, as one that is large is seldom met
  ///   again.
  init(greatestSize: Int = 24 << 20) {
    self.greatestSize = greatestSize
  }

  /// The picture of a golden's file beside another one.
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
