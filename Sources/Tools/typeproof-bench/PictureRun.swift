import Glibc
import ImageDiff
import Imaging

/// Compares pictures, from files and in memory, on one thread.
enum PictureRun {
  /// Seconds of the wall's clock to compare two pictures that are in memory with four bytes a pixel, by
  /// memcmp of their bytes and by the exact comparison, the least of some runs; and by the rule of
  /// pixelmatch, once.
  static func memoryTimes(_ expected: String, _ actual: String, runs: Int) throws -> [[String]] {
    let old = try PNG.decode(FileSource(expected)).expandedToRGBA()
    let new = try PNG.decode(FileSource(actual)).expandedToRGBA()
    let ways: [(name: String, isEqual: () -> Bool)] = [
      ("memcmp", { memcmp(old.bytes, new.bytes, old.bytes.count) == 0 }),
      ("comparison", { compare(expected: old, actual: new) == .equal }),
    ]
    let start = ContinuousClock.now
    let count = PixelmatchRule().compare(expected: old, actual: new)
    let pixelmatch = ["pixelmatch", "\((ContinuousClock.now - start).seconds)", "\(count)"]
    return [pixelmatch]
      + ways.map { way in
        var least = Duration.seconds(3600)
        var isEqual = false
        for _ in 0..<runs {
          let start = ContinuousClock.now
          isEqual = way.isEqual()
          least = min(least, ContinuousClock.now - start)
        }
        return [way.name, "\(least.seconds)", "\(isEqual)"]
      }
  }

  /// Seconds of the wall's clock to compare pairs of files one after the other, and how many are equal.
  static func fileTimes(_ pairs: [(expected: String, actual: String)]) throws -> [String] {
    let start = ContinuousClock.now
    let memory = ComparisonMemory()
    var equal = 0
    for pair in pairs {
      let found = try compare(
        expected: FileSource(pair.expected), actual: FileSource(pair.actual), memory: memory)
      if found.pictures == .equal { equal += 1 }
    }
    return ["\((ContinuousClock.now - start).seconds)", "\(equal)"]
  }
}
