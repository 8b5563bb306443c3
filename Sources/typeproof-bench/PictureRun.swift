import Glibc
import ImageDiff
import Imaging

/// Compares pictures, from files and in memory.
enum PictureRun {
  /// Compares two files as a whole program would, and tells what was found.
  static func compareFiles(_ expected: String, _ actual: String) throws -> PNGComparison {
    try compare(expected: FileSource(expected), actual: FileSource(actual))
  }
}
