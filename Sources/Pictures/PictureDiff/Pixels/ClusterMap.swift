import Imaging
import PNGFiles

/// A map of pixels that differ, with boxes around those that are close to each other.
struct ClusterMap {
  /// The greatest number of boxes; above it, boxes close to each other are joined.
  static let most = 128
  /// The side of a cell in px; all pixels in a cell belong together.
  private static let side = 8
  /// The size of squares in px: pixels in squares that touch belong together. It is less than the
  /// gap of most lines.
  private static let reach = 4

  /// The marked extent within a cell.
  private struct Extent {
    var columns: ClosedRange<UInt8>
    var rows: ClosedRange<UInt8>
  }

  private let columns: Int
  private let rows: Int
  /// The marked extent of each cell, row after row; empty before the first mark.
  private var extents: [Extent?] = []

  /// Creates a map of a picture without marks.
  init(size: PixelSize) {
    columns = (size.width + ClusterMap.side - 1) / ClusterMap.side
    rows = (size.height + ClusterMap.side - 1) / ClusterMap.side
  }

  /// Marks one pixel.
  mutating func mark(x: Int, y: Int) {
    let side = ClusterMap.side
    if extents.isEmpty { extents = Array(repeating: nil, count: columns * rows) }
    let cell = y / side * columns + x / side
    let (column, row) = (UInt8(x % side), UInt8(y % side))
    guard let old = extents[cell] else {
      extents[cell] = Extent(columns: column...column, rows: row...row)
      return
    }
    extents[cell] = Extent(
      columns: min(old.columns.lowerBound, column)...max(old.columns.upperBound, column),
      rows: min(old.rows.lowerBound, row)...max(old.rows.upperBound, row))
  }

  /// Marks each pixel whose colour differs between two pictures of one format.
  ///
  /// - Parameter firstRow: The first row of the pictures, in the map.
  mutating func markDifferences(between old: Bitmap, and new: Bitmap, firstRow: Int = 0) {
    let rows = RowComparison(between: RowLayout(of: old), and: RowLayout(of: new))
    let step = old.format.bytesPerPixel
    old.bytes.withUnsafeBytes { oldBytes in
      new.bytes.withUnsafeBytes { newBytes in
        guard let oldStart = oldBytes.baseAddress, let newStart = newBytes.baseAddress else {
          return
        }
        for row in 0..<min(old.height, new.height) {
          let (one, other) = (oldStart + row * old.bytesPerRow, newStart + row * new.bytesPerRow)
          let found = rows.difference(between: one, and: other, in: row)
          guard found.differing > 0 else { continue }
          for column in found.first...found.last {
            let differs = (column * step..<(column + 1) * step).contains {
              one.load(fromByteOffset: $0, as: UInt8.self)
                != other.load(fromByteOffset: $0, as: UInt8.self)
            }
            if differs { mark(x: column, y: firstRow + row) }
          }
        }
      }
    }
  }

  /// The boxes from the top, then from the left, which do not overlap.
  var boxes: [PixelRect] {
    var marked: [PixelRect] = []
    for (cell, extent) in extents.enumerated() {
      guard let extent else { continue }
      marked.append(
        PixelRect(
          x: cell % columns * ClusterMap.side + Int(extent.columns.lowerBound),
          y: cell / columns * ClusterMap.side + Int(extent.rows.lowerBound),
          width: extent.columns.count, height: extent.rows.count))
    }
    return BoxGroups(reach: ClusterMap.reach, most: ClusterMap.most).joined(marked)
  }
}
