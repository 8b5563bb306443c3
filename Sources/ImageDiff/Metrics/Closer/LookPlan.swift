import Imaging

/// Which rows of two pictures have to be in memory for a closer look at what differs.
struct LookPlan {
  /// Rows from the top, in windows that neither overlap nor touch; none where there are too many.
  let windows: [Range<Int>]
  /// The rows that a window of such pictures may have.
  let mostRows: Int

  /// Pixels looked at where it is only to say what happened.
  private static let mostForWords = 6 << 20
  /// Bytes of a window of each picture where text is compared.
  private static let mostForText = 40 << 20
  /// Rows above and below a difference that may belong to its line.
  private static let margin = 192

  /// - Parameter format: What pixels of both pictures are stored as.
  init(for exact: PNGComparison, by metric: Metric, as format: Bitmap.Format) {
    let (old, new) = (exact.expectedSize, exact.actualSize)
    let mostPixels =
      metric == .text ? LookPlan.mostForText / format.bytesPerPixel : LookPlan.mostForWords
    let mostRows = mostPixels / max(old.width, new.width)
    self.mostRows = mostRows
    if max(old.height, new.height) <= mostRows {
      windows = [0..<max(old.height, new.height)]
      return
    }
    // Pictures of other sizes are laid over each other whole or not at all.
    let found = old == new ? LookPlan.windows(around: exact.differingRows, height: old.height) : []
    let rows = found.map(\.count)
    // One window is in memory at a time, but words have to be had in little time as well.
    let needed = metric == .text ? rows.max() ?? 0 : rows.reduce(0, +)
    windows = needed <= mostRows ? found : []
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
