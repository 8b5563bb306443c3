import Changes
import ImageDiff
import Imaging
import Synchronization

/// The picture of a golden beside the one that is drawn today, and what comes of laying them on each other.
final class JudgedPair: Sendable {
  /// What the golden shows.
  let expected: Bitmap
  /// What is drawn today.
  let actual: Bitmap
  /// Where their pixels differ.
  let comparison: CellChange.Picture

  private let found = Mutex<TextJudgement?>(nil)
  private let actualFile = Mutex<[UInt8]?>(nil)
  private let differenceFile = Mutex<[UInt8]?>(nil)

  init(expected: Bitmap, actual: Bitmap) {
    self.expected = expected
    self.actual = actual
    comparison = CellChange.Picture(compare(expected: expected, actual: actual))
  }

  /// What their pixels say of their text, which takes as long as all else that is done for a cell: it is found where
  /// it is first asked for.
  var judgement: TextJudgement {
    found.withLock { found in
      if let found { return found }
      let judgement = judge(expected: expected, actual: actual)
      found = judgement
      return judgement
    }
  }

  /// How many bytes its pixels are.
  var size: Int { expected.bytes.count + actual.bytes.count }

  /// What is drawn today as a PNG file, packed for speed.
  ///
  /// - Throws: `PNGError`.
  func packedActual() throws(PNGError) -> [UInt8] {
    try Self.file(in: actualFile) { () throws(PNGError) in try PNG.encode(actual, for: .fast) }
  }

  /// How the two differ as a PNG file, packed for speed.
  ///
  /// - Throws: `PNGError`.
  func packedDifference() throws(PNGError) -> [UInt8] {
    try Self.file(in: differenceFile) { () throws(PNGError) in
      try DifferencePicture(expected: expected, actual: actual).encoded(for: .fast)
    }
  }

  /// A file that is made once. Where two threads want it at once, one makes it and the other waits.
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
