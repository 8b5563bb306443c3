import Glibc
import ImageDiff
import Imaging

/// Compares pictures from files and in memory, on one thread.
enum PictureRun {
  /// Returns the wall-clock seconds to compare two pictures in memory, four bytes a pixel: the
  /// least of some runs of memcmp and of the exact comparison, and one run by the rule of
  /// pixelmatch.
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

  /// Returns the wall-clock seconds to compare pairs of files one after the other, and the number
  /// of equal pairs.
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
