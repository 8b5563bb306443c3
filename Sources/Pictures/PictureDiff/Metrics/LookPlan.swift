import Imaging

/// Which rows of two pictures have to be in memory for a closer look at what differs.
struct LookPlan {
  /// Rows from the top, in windows that neither overlap nor touch; empty if they are too large. Windows
  /// of more rows than may be in memory have to be cut.
  let windows: [Range<Int>]
  /// The rows of such pictures that may be in memory.
  let mostRows: Int
  /// After how many rows no further window is looked at.
  let lastRows: Int

  /// Pixels in memory where it is only to say what happened.
  static let mostForWords = 6 << 20
  /// How many such parts are described at least, before the time for words is over.
  private static let parts = 4
  /// Bytes of each picture where text is compared.
  static let mostForText = 40 << 20
  /// Rows above and below a difference that may belong to its line.
  private static let margin = 192

  /// - Parameters:
  ///   - format: What pixels of both pictures are stored as.
  ///   - mostForText: Bytes of each picture that may be in memory where text is compared.
  ///   - describesAll: Whether what differs is described however much it is.
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

  /// Whether pictures are small enough to be looked at whole, whatever differs.
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
