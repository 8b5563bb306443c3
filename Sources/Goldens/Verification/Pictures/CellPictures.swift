import Changes
import Suites
import ImageDiff
import Imaging

/// What there is to see of a cell that is not equal: nothing where it passes or cannot be drawn.
struct CellPictures: Sendable {
  /// A picture that becomes a file when it is asked for, as packing one takes as long as judging it.
  enum Picture {
    /// A file as it is.
    case golden([UInt8])
    /// What a golden shows whose picture Git LFS has not fetched.
    case expected(JudgedPair)
    /// What is drawn today, of a cell that has no other picture.
    case drawn(Bitmap)
    /// What is drawn today, of a pair.
    case actual(JudgedPair)
    /// How a pair differs.
    case difference(JudgedPair)

    /// The picture as a PNG file, packed for speed.
    ///
    /// - Throws: `PNGError`.
    func file() throws(PNGError) -> [UInt8] {
      switch self {
      case .golden(let file): file
      case .expected(let pair): try PNG.encode(pair.expected, for: .fast)
      case .drawn(let bitmap): try PNG.encode(bitmap, for: .fast)
      case .actual(let pair): try pair.packedActual()
      case .difference(let pair): try pair.packedDifference()
      }
    }

    /// How many bytes it keeps in memory, beside those of a pair.
    fileprivate var size: Int {
      switch self {
      case .golden(let file): file.count
      case .drawn(let bitmap): bitmap.bytes.count
      case .expected, .actual, .difference: 0
      }
    }
  }

  /// The cell.
  let cell: SnapshotName
  private var pictures: [ArtifactFolder.Kind: Picture] = [:]

  /// - Parameter golden: The file on record; `nil` where there is none.
  init(_ comparison: CellComparison, of cell: SnapshotName, expected golden: [UInt8]?) {
    self.cell = cell
    guard !comparison.verdict.passes, let actual = comparison.drawn?.bitmap else { return }
    let expected = golden.map { file in
      LFSPointer(file) == nil
        ? Picture.golden(file) : comparison.pair.map(Picture.expected) ?? .golden(file)
    }
    pictures[.expected] = expected
    pictures[.actual] = comparison.pair.map(Picture.actual) ?? .drawn(actual)
    guard case .changed(let change) = comparison.verdict else { return }
    if change.picture == .equal {
      // The golden's own bytes, where they show the same.
      pictures[.actual] = expected
    } else {
      pictures[.difference] = comparison.pair.map(Picture.difference)
    }
  }

  /// The picture of a kind; `nil` where there is none.
  subscript(kind: ArtifactFolder.Kind) -> Picture? { pictures[kind] }

  /// Whether there is nothing to see.
  var isEmpty: Bool { pictures.isEmpty }

  /// The pair that it shows; `nil` where it shows none. Cells that show the same share one.
  var pair: JudgedPair? {
    if case .actual(let pair) = pictures[.actual] { pair } else { nil }
  }

  /// How many bytes it keeps in memory, beside those of its pair.
  var size: Int { pictures.values.reduce(0) { $0 + $1.size } }
}
