import Changes
import Suites
import ImageDiff
import Imaging

/// The pictures of a cell that is not equal; empty where it passes or cannot be drawn.
struct CellPictures: Sendable {
  /// A picture that is packed when it is needed, as packing takes as long as judging.
  enum Picture {
    /// A file that exists already.
    case golden([UInt8])
    /// The picture of a golden that Git LFS has not fetched.
    case expected(JudgedPair)
    /// The picture of today, for a cell without another picture.
    case drawn(Bitmap)
    /// The picture of today in a pair.
    case actual(JudgedPair)
    /// The difference of a pair.
    case difference(JudgedPair)

    /// Returns the picture as a PNG file, packed for speed.
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

    /// The size in memory in bytes, without that of a pair.
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

  /// - Parameter golden: The recorded file; `nil` where there is none.
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

  /// Returns the picture of a kind; `nil` where there is none.
  subscript(kind: ArtifactFolder.Kind) -> Picture? { pictures[kind] }

  /// Whether there are no pictures.
  var isEmpty: Bool { pictures.isEmpty }

  /// The pair that the pictures are from; `nil` without one. Cells with the same pictures share a
  /// pair.
  var pair: JudgedPair? {
    if case .actual(let pair) = pictures[.actual] { pair } else { nil }
  }

  /// The size in memory in bytes, without that of the pair.
  var size: Int { pictures.values.reduce(0) { $0 + $1.size } }
}
