import Glibc
import ImageDiff
import Imaging

/// Compares pictures, from files and in memory.
enum PictureRun {
  /// Milliseconds of the wall's clock for each way to compare two pictures that are in memory: memcmp
  /// of the bytes, `==`, and the exact comparison; the least of some runs.
  static func memoryTimes(_ expected: String, _ actual: String, runs: Int) throws -> [[String]] {
    let old = try PNG.decode(FileSource(expected)).expandedToRGBA()
    let new = try PNG.decode(FileSource(actual)).expandedToRGBA()
    let ways: [(name: String, body: () -> Bool)] = [
      ("memcmp", { memcmp(old.bytes, new.bytes, old.bytes.count) == 0 }),
      ("equality", { old == new }),
      ("comparison", { compare(expected: old, actual: new) == .equal }),
    ]
    return ways.map { way in
      var isEqual = false
      let times = (0..<runs).map { _ in
        let start = ContinuousClock.now
        isEqual = way.body()
        return (ContinuousClock.now - start).seconds
      }
      return [way.name, "\(times.min() ?? 0)", "\(isEqual)"]
    }
  }

  static func compareFiles(_ expected: String, _ actual: String) throws -> PNGComparison {
    try compare(expected: FileSource(expected), actual: FileSource(actual))
  }
}
