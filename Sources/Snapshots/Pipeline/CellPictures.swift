import ImageDiff
import Imaging

/// What there is to see of a cell that is not equal: nothing where it passes or cannot be drawn.
struct CellPictures: Sendable {
  /// A picture that becomes a file when it is asked for, as packing one takes as long as judging it.
  enum Picture {
    /// A file as it is.
    case golden([UInt8])
    /// What is drawn today.
    case drawn(Bitmap)
    /// How two pictures differ.
    case difference(expected: Bitmap, actual: Bitmap)

    /// The picture as a PNG file, packed for speed.
    ///
    /// - Throws: `PNGError`.
    func file() throws(PNGError) -> [UInt8] {
      switch self {
      case .golden(let file): file
      case .drawn(let bitmap): try PNG.encode(bitmap, for: .fast)
      case .difference(let expected, let actual):
        try DifferencePicture(expected: expected, actual: actual).encoded(for: .fast)
      }
    }

    /// How many bytes it keeps in memory.
    fileprivate var size: Int {
      switch self {
      case .golden(let file): file.count
      case .drawn(let bitmap): bitmap.bytes.count
      // What is drawn today is kept once, for both.
      case .difference(let expected, _): expected.bytes.count
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
    pictures[.expected] = golden.map(Picture.golden)
    pictures[.actual] = .drawn(actual)
    guard case .changed(let change) = comparison.verdict else { return }
    if change.picture == .equal {
      // The golden's own bytes, where they show the same.
      pictures[.actual] = golden.map(Picture.golden)
    } else if let expected = comparison.expected {
      pictures[.difference] = .difference(expected: expected, actual: actual)
    }
  }

  /// The picture of a kind; `nil` where there is none.
  subscript(kind: ArtifactFolder.Kind) -> Picture? { pictures[kind] }

  /// Whether there is nothing to see.
  var isEmpty: Bool { pictures.isEmpty }

  /// How many bytes it keeps in memory.
  var size: Int { pictures.values.reduce(0) { $0 + $1.size } }
}
