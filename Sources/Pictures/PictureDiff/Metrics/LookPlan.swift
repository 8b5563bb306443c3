import Imaging

/// The rows of two pictures that must be in memory for a closer look at the differences.
struct LookPlan {
  /// The rows from the top, in windows that neither overlap nor touch; empty if they are too large.
  /// A window of more rows than fit into memory must be divided.
  let windows: [Range<Int>]
  /// The greatest number of rows of such pictures in memory.
  let mostRows: Int
  /// The number of rows after which no further window is examined.
  let lastRows: Int

  /// The greatest number of pixels in memory for descriptions alone.
  static let mostForWords = 6 << 20
  /// The number of parts of `mostRows` rows after which the description of exact differences ends.
  private static let parts = 4
  /// The greatest size in bytes of each picture in memory for a comparison as text.
  static let mostForText = 40 << 20
  /// The number of rows above and below a difference that may belong to its line.
  private static let margin = 192

  /// - Parameters:
  ///   - format: The format of both pictures' pixels.
  ///   - mostForText: The greatest size in bytes of each picture in memory for a comparison as
  ///     text.
  ///   - describesAll: Whether differences of any size are described.
  init(
    for exact: PNGComparison, by metric: Metric, as format: Bitmap.Format,
    mostForText: Int = LookPlan.mostForText, mostForWords: Int = LookPlan.mostForWords,
    describesAll: Bool = false
  ) {
    let (old, new) = (exact.expectedSize, exact.actualSize)
    let mostPixels =
      metric == .text ? mostForText / format.bytesPerPixel : mostForWords
    let mostRows = mostPixels / max(old.width, new.width)
    self.mostRows = mostRows
    lastRows = metric == .exact ? mostRows * LookPlan.parts : .max
    if max(old.height, new.height) <= mostRows {
      windows = [0..<max(old.height, new.height)]
      return
    }
    // Pictures of other sizes are laid over each other whole or not at all.
    let found = old == new ? LookPlan.windows(around: exact.differingRows, height: old.height) : []
    let isTooMuch =
      switch metric {
      case .text: false
      case .pixelmatch: !describesAll && found.reduce(0) { $0 + $1.count } > mostRows
      // Between lines of text there are rows that are the same.
      case .exact:
        !describesAll && found.reduce(0) { $0 + $1.count } > mostRows
          && exact.differingRows.rowCount > new.height / 2
      }
    windows = isTooMuch ? [] : found
  }

  /// Returns whether pictures are small enough to be examined as a whole, whatever differs.
  static func isWhole(_ old: PixelSize, _ new: PixelSize) -> Bool {
    max(old.height, new.height) <= mostForWords / max(old.width, new.width)
  }

  private static func windows(around bands: RowBands, height: Int) -> [Range<Int>] {
    var windows: [Range<Int>] = []
    for band in bands.ranges {
      let window = (band.lowerBound - margin..<band.upperBound + margin).clamped(to: 0..<height)
      if let last = windows.last, last.upperBound >= window.lowerBound {
        windows[windows.count - 1] = last.lowerBound..<window.upperBound
      } else {
        windows.append(window)
      }
    }
    return windows
  }
}
