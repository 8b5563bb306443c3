import Changes
import ImageDiff
import Imaging
import Synchronization

/// The pictures of a golden and of today, and the results of comparing them.
final class JudgedPair: Sendable {
  /// The picture of the golden.
  let expected: Bitmap
  /// The picture of today.
  let actual: Bitmap
  /// How their pixels differ.
  let comparison: CellChange.Picture

  private let found = Mutex<TextJudgement?>(nil)
  private let actualFile = Mutex<[UInt8]?>(nil)
  private let differenceFile = Mutex<[UInt8]?>(nil)

  init(expected: Bitmap, actual: Bitmap) {
    self.expected = expected
    self.actual = actual
    comparison = CellChange.Picture(compare(expected: expected, actual: actual))
  }

  /// The judgement of their pixels as text. It takes as long as all other work for a cell, so it is
  /// made when it is first needed.
  var judgement: TextJudgement {
    found.withLock { found in
      if let found { return found }
      let judgement = judge(expected: expected, actual: actual)
      found = judgement
      return judgement
    }
  }

  /// The size of the pixels in bytes.
  var size: Int { expected.bytes.count + actual.bytes.count }

  /// Returns today's picture as a PNG file, packed for speed.
  ///
  /// - Throws: `PNGError`.
  func packedActual() throws(PNGError) -> [UInt8] {
    try Self.file(in: actualFile) { () throws(PNGError) in try PNG.encode(actual, for: .fast) }
  }

  /// Returns the difference picture as a PNG file, packed for speed.
  ///
  /// - Throws: `PNGError`.
  func packedDifference() throws(PNGError) -> [UInt8] {
    try Self.file(in: differenceFile) { () throws(PNGError) in
      try DifferencePicture(expected: expected, actual: actual).encoded(for: .fast)
    }
  }

  /// Returns a file that is made once. If two threads need it at once, one makes it and the other
  /// waits.
  private static func file(
    in kept: borrowing Mutex<[UInt8]?>, make: () throws(PNGError) -> [UInt8]
  ) throws(PNGError) -> [UInt8] {
    try kept.withLock { kept throws(PNGError) in
      if let kept { return kept }
      let made = try make()
      kept = made
      return made
    }
  }
}
